import type { PartField } from '../../.storybook/part-docs.ts';
import { Table } from '../catalogue/Table.tsx';
import { Words } from './Words.tsx';

interface FieldTableProps {
  readonly fields: readonly PartField[];
  /** What a field is: "Prop". */
  readonly of: string;
  readonly caption: string;
}

/** Props, or what a hook takes or returns. */
export function FieldTable({ fields, of, caption }: FieldTableProps) {
  return (
    <Table caption={caption} heads={[of, 'Type', 'What it is for']}>
      {fields.map(({ name, type, isRequired, default: standard, description }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>
            <code>{type}</code>
          </td>
          <td>
            <Words text={description} />{' '}
            {!isRequired &&
              (standard ? (
                <>
                  Default: <code>{standard}</code>.
                </>
              ) : (
                'Optional.'
              ))}
          </td>
        </tr>
      ))}
    </Table>
  );
}

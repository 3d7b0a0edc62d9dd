import type { Attribute, Attributes } from '@adviser-widgets/widget';
import { OptionTable } from '../OptionTable.tsx';

/** Every attribute of a widget: what it does, what it takes, what applies without it. */
export function AttributeTable({ attributes }: { attributes: Attributes }) {
  return (
    <OptionTable of="Attribute">
      {Object.entries(attributes).map(([name, attribute]) => (
        <tr key={name}>
          <td>
            <code style={{ whiteSpace: 'nowrap' }}>data-{name}</code>
          </td>
          <td>{attribute.description}</td>
          <td>{takes(attribute)}</td>
          <td>{without(attribute)}</td>
          <td>
            <code>{attribute.example}</code>
          </td>
        </tr>
      ))}
    </OptionTable>
  );
}

function takes({ kind, choices, min, max }: Attribute): string {
  const bounds = [min !== undefined && `from ${min}`, max !== undefined && `to ${max}`].filter(Boolean).join(' ');
  return [kind, choices?.join(', '), bounds].filter(Boolean).join(': ');
}

function without({ default: standard, required }: Attribute) {
  if (required) return <strong>required</strong>;
  if (standard === undefined || standard === '') return '–';
  return <code>{typeof standard === 'object' ? JSON.stringify(standard) : String(standard)}</code>;
}

import { expectation, type Kind } from '@adviser-widgets/core/internal';
import { Table } from '../catalogue/Table.tsx';
import { kindExamples } from './kind-examples.ts';

const reactTypes: Readonly<Record<Kind, string>> = {
  text: 'string',
  html: 'HtmlText',
  number: 'number',
  integer: 'number',
  flag: 'boolean',
  choice: `'none' | 'booklet'`,
  url: 'string',
  date: 'string',
  list: 'readonly string[]',
  json: 'unknown',
  id: 'string',
};

/** A cast: the record has one entry per kind. */
const rows = Object.entries(kindExamples) as [Kind, (typeof kindExamples)[Kind]][];

/** What each kind of attribute accepts, in the same words as the reports. */
export function KindTable() {
  return (
    <Table caption="Kinds of values" heads={['Kind', 'Takes', 'For example', 'Good to know', 'In React']}>
      {rows.map(([kind, { good, note }]) => (
        <tr key={kind}>
          <td>
            <code>{kind}</code>
          </td>
          <td>{kind === 'choice' ? 'one of the words listed' : expectation(kind)}</td>
          <td>
            {good.map((text) => (
              <div key={text}>
                <code>{text}</code>
              </div>
            ))}
          </td>
          <td>{note}</td>
          <td>
            <code>{reactTypes[kind]}</code>
          </td>
        </tr>
      ))}
    </Table>
  );
}

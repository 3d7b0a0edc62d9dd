import { expectation, type Kind } from '@adviser-widgets/core';
import { Table } from '../catalogue/Table.tsx';
import { kindExamples } from './kind-examples.ts';

/** What each kind of attribute accepts, in the same words as the reports. */
export function KindTable() {
  return (
    <Table caption="Kinds of values" heads={['Kind', 'Takes', 'For example', 'Good to know']}>
      {Object.entries(kindExamples).map(([kind, { good, note }]) => (
        <tr key={kind}>
          <td>
            <code>{kind}</code>
          </td>
          {/* A cast: the record has one entry per kind. */}
          <td>{kind === 'choice' ? 'one of the words listed' : expectation(kind as Kind)}</td>
          <td>
            {good.map((text) => (
              <div key={text}>
                <code>{text}</code>
              </div>
            ))}
          </td>
          <td>{note}</td>
        </tr>
      ))}
    </Table>
  );
}

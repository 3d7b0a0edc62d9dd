import { expectation } from '@adviser-widgets/core/words';
import type { Kind } from '@adviser-widgets/core';
import { kindExamples } from './kind-examples.ts';

/** What each kind of attribute takes, in the words that reports use too. */
export function KindTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Takes</th>
          <th scope="col">For example</th>
          <th scope="col">Good to know</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(kindExamples).map(([kind, { good, note }]) => (
          <tr key={kind}>
            <td>
              <code>{kind}</code>
            </td>
            {/* The record has one entry per kind. */}
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
      </tbody>
    </table>
  );
}

import { Fragment } from 'react';
import { Table } from '../catalogue/Table.tsx';
import { eventWords } from './event-words.ts';

interface EventTableProps {
  readonly events: readonly string[];
  readonly widget: string;
  readonly family: string;
  readonly caption: string;
}

/** Of every widget. */
const common = ['aw:loading', 'aw:ready', 'aw:failed', 'aw:unmounted'];

/** The events that bubble up from a widget's placeholder: its own, then those of every widget. */
export function EventTable({ events, caption, ...of }: EventTableProps) {
  return (
    <Table caption={caption} heads={['Event', 'When', 'In its detail, beside widget and id']}>
      {[...events, ...common].map((event) => {
        const { when, detail } = eventWords(event, of);
        return (
          <tr key={event}>
            <td>
              <code style={{ whiteSpace: 'nowrap' }}>{event}</code>
            </td>
            <td>{when}</td>
            <td>
              {Object.entries(detail).map(([key, what], index) => (
                <Fragment key={key}>
                  {index > 0 && '; '}
                  <code>{key}</code>
                  {what && `: ${what}`}
                </Fragment>
              ))}
              {Object.keys(detail).length === 0 && 'nothing'}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

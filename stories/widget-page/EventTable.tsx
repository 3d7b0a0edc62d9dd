import { commonEvents, type EventDocs } from '@adviser-widgets/widget/internal';
import { Fragment } from 'react';
import { Table } from '../catalogue/Table.tsx';

interface EventTableProps {
  /** Its own events; those of every widget come after them. */
  readonly events: EventDocs;
  readonly caption: string;
}

/** The events that bubble up from a widget's placeholder. */
export function EventTable({ events, caption }: EventTableProps) {
  return (
    <Table caption={caption} heads={['Event', 'When', 'In its detail, beside widget and id']}>
      {Object.entries({ ...events, ...commonEvents }).map(([event, { when, detail = {} }]) => (
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
      ))}
    </Table>
  );
}

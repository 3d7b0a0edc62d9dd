import './widget-page.css';
import { Controls, Heading, Primary, Title } from '@storybook/addon-docs/blocks';
import { sizes } from 'virtual:built-sizes';
import { commonEvents, type EventDoc, type EventDocs } from '@adviser-widgets/widget/internal';
import { Fragment } from 'react';
import { familyOf, type DocumentedWidget } from '../catalogue/families.ts';
import { PageLink } from '../catalogue/PageLink.tsx';
import { ScrollArea } from '../catalogue/ScrollArea.tsx';
import { DemoLinks } from './DemoLinks.tsx';
import { InReact } from './InReact.tsx';
import { OnThePage } from './OnThePage.tsx';
import { PasteThis } from './PasteThis.tsx';
import { States } from './States.tsx';
import { Table } from '../catalogue/Table.tsx';

/** The documentation page of a widget, generated from its definition. */
export function WidgetPage({ definition }: { readonly definition: DocumentedWidget }) {
  const { name, title, description, attributes, slots, events, accessibility } = definition;
  const family = familyOf(name);
  const hasSlots = Object.keys(slots).length > 0;
  const written = [
    ...Object.keys(attributes).map((attribute) => `data-${attribute}`),
    ...Object.keys(slots).map((slot) => `data-slot="${slot}"`),
  ];
  const of = (what: string) => `${what} of ${name}`;
  return (
    <>
      <Title>{title}</Title>
      <p className="widget-page__lead">{description}</p>
      <DemoLinks definition={definition} />
      <Primary />
      <Heading>{hasSlots ? 'Attributes and slots' : 'Attributes'}</Heading>
      {written.length === 0 && <p>It has none.</p>}
      {written.length > 0 && (
        <>
          <p>
            The page <PageLink page="attributes">Attributes</PageLink> says how to write each kind of value.
            {hasSlots && ' A slot is an element inside the placeholder with this attribute.'}
          </p>
          <ScrollArea label={of('Attributes')}>
            <Controls include={written} />
          </ScrollArea>
        </>
      )}
      <Heading>Paste this into a page</Heading>
      <PasteThis definition={definition} />
      <Heading>In React</Heading>
      <InReact definition={definition} family={family} caption={of('Props')} />
      <Heading>States</Heading>
      <p>
        Open one to see it, reached as a visitor reaches it. The API and the bot check are stand-ins: nothing
        is sent.
      </p>
      <States />
      <Heading>Accessibility</Heading>
      <ul>
        {accessibility.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <Heading>On the page</Heading>
      <OnThePage definition={definition} />
      <Heading>Events</Heading>
      <p>They bubble up from the placeholder, and never hold what a visitor typed.</p>
      <EventTable events={events} caption={of('Events')} />
      <Heading>Sizes</Heading>
      <Sizes widget={name} />
    </>
  );
}

/** What a widget downloads in the last CDN build. */
function Sizes({ widget }: { readonly widget: string }) {
  const size = sizes?.[widget];
  if (!size) {
    return (
      <p>
        Nothing has been built yet: run <code>npm run build</code>, then start the catalogue again.
      </p>
    );
  }
  return (
    <>
      <ul>
        <li>As the first widget of a page: {kilobytes(size.first)}, the loader and React included.</li>
        <li>Beside other widgets: at most {kilobytes(size.beside)}, less what it shares with them.</li>
        {size.later > 0 && (
          <li>Once a visitor uses it, or its content needs it: {kilobytes(size.later)} more.</li>
        )}
      </ul>
      <p>Compressed with Brotli, and without page.css, which the page links itself.</p>
    </>
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

interface EventTableProps {
  /** Its own events; those of every widget come after them. */
  readonly events: EventDocs;
  readonly caption: string;
}

/** The events that bubble up from a widget's placeholder. */
function EventTable({ events, caption }: EventTableProps) {
  return (
    <Table caption={caption} heads={['Event', 'When', 'In its detail, beside widget and id']}>
      {Object.entries<EventDoc>({ ...events, ...commonEvents }).map(([event, { when, detail = {} }]) => (
        <tr key={event}>
          <td>
            <code style={{ whiteSpace: 'nowrap' }}>{event}</code>
          </td>
          <td>{when}</td>
          <td>
            {Object.entries<string>(detail).map(([key, what], index) => (
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

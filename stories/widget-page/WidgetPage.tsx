import { Controls, Heading, Primary, Title } from '@storybook/addon-docs/blocks';
import { familyOf, type DocumentedWidget } from '../catalogue/families.ts';
import { PageLink } from '../catalogue/PageLink.tsx';
import { ScrollArea } from '../catalogue/ScrollArea.tsx';
import { DemoLinks } from './DemoLinks.tsx';
import { EventTable } from './EventTable.tsx';
import { InReact } from './InReact.tsx';
import { OnThePage } from './OnThePage.tsx';
import { PasteThis } from './PasteThis.tsx';
import { Sizes } from './Sizes.tsx';
import { States } from './States.tsx';
import './widget-page.css';

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
      <Heading>In React</Heading>
      <InReact definition={definition} family={family} caption={of('Props')} />
    </>
  );
}

import type { Definition } from '@adviser-widgets/widget';
import { Controls, Heading, Primary, Source, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { AttributeTable } from './AttributeTable.tsx';

/** What a documentation page needs of a definition: everything but the component. */
export type DocumentedWidget = Omit<Definition, 'component'>;

/** The documentation page of a widget, written by its definition. */
export function WidgetPage({ definition }: { definition: DocumentedWidget }) {
  return (
    <>
      <Title>{definition.title}</Title>
      <Subtitle>{definition.description}</Subtitle>
      <Primary />
      <Controls include={Object.keys(definition.attributes).map((name) => `data-${name}`)} />
      <Heading>Paste this into a page</Heading>
      <Source language="html" code={definition.example} />
      <p>
        Whatever stands inside the placeholder shows until the widget has loaded, and stays wherever it cannot.
      </p>
      <Heading>Attributes</Heading>
      <AttributeTable attributes={definition.attributes} />
      <SlotTable slots={definition.slots} />
      <Heading>Events</Heading>
      <p>
        Bubbling events on the placeholder, beside the <code>aw:ready</code> and <code>aw:failed</code> of every widget:
      </p>
      <ul>
        {definition.events.map((event) => (
          <li key={event}>
            <code>{event}</code>
          </li>
        ))}
      </ul>
      <Heading>On the page</Heading>
      <LoadingFacts definition={definition} />
    </>
  );
}

function SlotTable({ slots }: Pick<DocumentedWidget, 'slots'>) {
  if (Object.keys(slots).length === 0) return null;
  return (
    <>
      <Heading>Slots</Heading>
      <table>
        <thead>
          <tr>
            <th scope="col">Element inside the placeholder</th>
            <th scope="col">What it is for</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(slots).map(([name, { description }]) => (
            <tr key={name}>
              <td>
                <code>{`data-slot="${name}"`}</code>
              </td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function LoadingFacts({ definition: { load, reserve, callsApi } }: { definition: DocumentedWidget }) {
  return (
    <ul>
      <li>
        Loads when <code>{load}</code>; <code>data-widget-load</code> on the placeholder changes that.
      </li>
      <li>
        Reserves {reserve.narrow} px of height on screens narrower than 768 px and {reserve.wide} px on wider ones, so that
        nothing jumps.
      </li>
      {callsApi && (
        <li>
          Needs <code>brand</code> in the configuration, as it calls the API.
        </li>
      )}
    </ul>
  );
}

import './widget-page.css';
import { Controls, Heading, Primary, Title } from '@storybook/addon-docs/blocks';
import { sizes } from 'virtual:built-sizes';
import { familyOf, type DocumentedWidget } from '../catalogue/families.ts';
import { PageLink } from '../catalogue/PageLink.tsx';
import { ScrollArea } from '../catalogue/ScrollArea.tsx';
import { DemoLinks } from './DemoLinks.tsx';
import { inReact } from './in-react.ts';
import { useLaidOut } from './JsxSource.tsx';
import { onThePage } from './on-the-page.ts';
import { linkInCatalogue } from './page-links.ts';
import { accessibilityNotes, eventsOf, messagesOf } from './page-sections.ts';
import { PageText } from './PageText.tsx';
import { pasteThis } from './paste-this.ts';
import { reactUse } from './react-use.ts';
import { States } from './States.tsx';

/** The documentation page of a widget, generated from its definition. */
export function WidgetPage({ definition }: { readonly definition: DocumentedWidget }) {
  const { name, title, description, attributes, slots } = definition;
  const hasSlots = Object.keys(slots).length > 0;
  const written = [
    ...Object.keys(attributes).map((attribute) => `data-${attribute}`),
    ...Object.keys(slots).map((slot) => `data-slot="${slot}"`),
  ];
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
          <ScrollArea label={`Attributes of ${name}`}>
            <Controls include={written} />
          </ScrollArea>
        </>
      )}
      <Heading>Paste this into a page</Heading>
      <PageText>{pasteThis(definition, linkInCatalogue)}</PageText>
      <Heading>In React</Heading>
      <InReact definition={definition} />
      <Heading>States</Heading>
      <p>
        Open one to see it, reached as a visitor reaches it. The API and the bot check are stand-ins: nothing
        is sent.
      </p>
      <States />
      <Heading>Accessibility</Heading>
      <PageText>{accessibilityNotes(definition)}</PageText>
      <Heading>On the page</Heading>
      <PageText>{onThePage(definition, linkInCatalogue)}</PageText>
      <Heading>Events</Heading>
      <PageText>{eventsOf(definition)}</PageText>
      <Heading>Texts</Heading>
      <PageText>{messagesOf(definition, linkInCatalogue)}</PageText>
      <Heading>Sizes</Heading>
      <Sizes widget={name} />
    </>
  );
}

function InReact({ definition }: { readonly definition: DocumentedWidget }) {
  const use = reactUse(definition, familyOf(definition.name));
  const code = useLaidOut(use.code);
  return <PageText>{inReact(definition, { ...use, code }, linkInCatalogue)}</PageText>;
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

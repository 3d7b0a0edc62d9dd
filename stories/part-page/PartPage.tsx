import { Heading, Primary, Source, Title } from '@storybook/addon-docs/blocks';
import { parts } from 'virtual:part-docs';
import type { PartDocs } from '../../.storybook/part-docs.ts';
import { States } from '../widget-page/States.tsx';
import '../widget-page/widget-page.css';
import { FieldTable } from './FieldTable.tsx';
import { exampleOf } from './part-examples.ts';
import type { PartWords } from './part-meta.tsx';
import { Words } from './Words.tsx';

interface PartPageProps extends PartWords {
  readonly packageName: string;
  readonly name: string;
}

/** The page of a component or hook: its docstring and tables come from the source. */
export function PartPage({ packageName, name, useFor, accessibility }: PartPageProps) {
  const docs = parts.find((part) => part.package === packageName && part.name === name);
  if (!docs) throw new Error(`@adviser-widgets/${packageName} does not export ${name}`);
  return (
    <>
      <Title>{name}</Title>
      <p className="widget-page__lead">
        <Words text={docs.description} />
      </p>
      <p>{useFor}</p>
      <Primary />
      <Heading>Code</Heading>
      <p>
        The example above, to copy. Put it inside an element with the class <code>aw-root</code>.
      </p>
      <Source language="tsx" code={exampleOf(packageName, name)} />
      {docs.kind === 'component' ? <Props docs={docs} /> : <TakesAndReturns docs={docs} />}
      <Heading>Accessibility</Heading>
      <ul>
        {accessibility.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <Heading>States</Heading>
      <States />
    </>
  );
}

function Props({ docs: { name, takes, isNative } }: { readonly docs: PartDocs }) {
  return (
    <>
      <Heading>Props</Heading>
      <FieldTable fields={takes} of="Prop" caption={`Props of ${name}`} />
      {isNative && <p>It also takes the attributes of its native element.</p>}
    </>
  );
}

function TakesAndReturns({ docs: { name, takes, returns, returned } }: { readonly docs: PartDocs }) {
  return (
    <>
      <Heading>Takes</Heading>
      {takes.length > 0 ? (
        <FieldTable fields={takes} of="Parameter" caption={`Parameters of ${name}`} />
      ) : (
        <p>Nothing.</p>
      )}
      <Heading>Returns</Heading>
      <p>
        <code>{returns}</code>
      </p>
      {returned.length > 0 && <FieldTable fields={returned} of="Field" caption={`What ${name} returns`} />}
    </>
  );
}

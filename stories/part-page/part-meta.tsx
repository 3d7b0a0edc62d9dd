import { ArgTypes, Description, Heading, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { ScrollArea } from '../catalogue/ScrollArea.tsx';
import { States } from '../widget-page/States.tsx';
import { Declarations } from './Declarations.tsx';

interface Part {
  /** The component or hook: its description and its props come from its docstrings. */
  readonly part: (...taken: never[]) => unknown;
  /** The source of its example. */
  readonly code: string;
  /** When to use it, and when something else. */
  readonly useFor: string;
  /** Plain sentences: roles, keyboard, focus, announcements, the app's part. */
  readonly accessibility: readonly string[];
}

/** Returns Storybook's meta of a component or hook of `ui` or `forms`. */
export function partMeta(part: Part) {
  return {
    parameters: {
      storyCode: { jsx: part.code },
      controls: { disable: true },
      docs: {
        page: () => <PartPage {...part} />,
        source: { language: 'tsx', code: part.code },
        canvas: { sourceState: 'shown' },
      },
    },
  };
}

function PartPage({ part, useFor, accessibility }: Part) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.replace(/^.*\/| \(.*$/g, '');
  return (
    <>
      <Title>{name}</Title>
      <Description of={part} />
      <p>{useFor}</p>
      <Primary />
      <p>
        Put the example inside an element with the class <code>aw-root</code>.
      </p>
      {name.startsWith('use') ? (
        <>
          <Heading>Types</Heading>
          <Declarations of={[name]} />
        </>
      ) : (
        <>
          <Heading>Props</Heading>
          <ScrollArea label="Props">
            <ArgTypes of={part} />
          </ScrollArea>
        </>
      )}
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

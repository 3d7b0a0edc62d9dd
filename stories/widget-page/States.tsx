import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { JsxSource } from './JsxSource.tsx';
import { codeOf, type CodeParameters, type StoryCode } from './story-code.ts';
import './widget-page.css';

/** The parts of a story that its frame needs. */
interface State {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly isNarrow: boolean;
  readonly code: StoryCode | undefined;
  /** Its code is as someone wrote it. */
  readonly isWritten: boolean;
}

/**
 * Every story of the widget, by name. Each has its own frame, which loads when opened. On one page, their
 * clicks and key presses would take the focus from each other, and the page would be slow.
 */
export function States() {
  const states = useStates();
  return (
    <div className="states">
      {states.map((state) => (
        <StateFrame key={state.id} state={state} />
      ))}
    </div>
  );
}

function StateFrame({
  state: { id, name, description, isNarrow, code, isWritten },
}: {
  readonly state: State;
}) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className="state" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>
        <span className="state__name">{name}</span>{' '}
        {description && <span className="state__words">{description}</span>}
      </summary>
      {wasOpened && (
        <>
          <iframe
            className={isNarrow ? 'state__frame state__frame--narrow' : 'state__frame'}
            title={name}
            src={`iframe.html?id=${id}&viewMode=story`}
          />
          {code && <StateCode {...code} isWritten={isWritten} />}
        </>
      )}
    </details>
  );
}

function StateCode({ html, jsx, isWritten }: StoryCode & Pick<State, 'isWritten'>) {
  return (
    <div className="state__code">
      {html !== undefined && (
        <>
          <p className="state__audience">In a page</p>
          <Source language="html" code={html} />
        </>
      )}
      <p className="state__audience">In React</p>
      {isWritten ? <Source language="tsx" code={jsx} /> : <JsxSource code={jsx} />}
    </div>
  );
}

function useStates(): State[] {
  const docs = useContext(DocsContext);
  return docs.componentStories().map(({ id, name, parameters, storyGlobals, initialArgs }) => {
    const words = parameters as CodeParameters & { docs?: { description?: { story?: string } } }; // set if a story has a comment
    const { viewport } = storyGlobals as { viewport?: { value?: string } };
    return {
      id,
      name,
      description: words.docs?.description?.story ?? '',
      isNarrow: viewport?.value === 'phone',
      code: codeOf(words, initialArgs),
      isWritten: words.storyCode !== undefined,
    };
  });
}

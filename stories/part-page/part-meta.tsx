import { exampleOf } from './part-examples.ts';
import { PartPage } from './PartPage.tsx';

/** What the page of a part says besides what its types and docstring say. */
export interface PartWords {
  /** When to use it, and when something else. */
  readonly useFor: string;
  /** Plain sentences: roles, keyboard, focus, announcements, the app's part. */
  readonly accessibility: readonly string[];
}

/** Returns Storybook's meta of a component or hook of `ui` or `forms`. */
export function partMeta(packageName: 'ui' | 'forms', name: string, words: PartWords) {
  const code = exampleOf(packageName, name);
  return {
    parameters: {
      storyCode: { jsx: code },
      controls: { disable: true },
      docs: {
        page: () => <PartPage packageName={packageName} name={name} {...words} />,
        source: { language: 'tsx', code },
      },
    },
  };
}

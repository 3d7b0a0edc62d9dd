import type { Failure } from './note-failures.ts';

const sentences: Readonly<Record<string, (message: string) => string>> = {
  render: (message) => `The widget broke while it was drawn (${message}); your content is back. Tell those who run the site.`,
  effect: (message) => `The widget broke while it started (${message}); your content is back. Tell those who run the site.`,
};

/** Why a widget failed, and what to do. Without a failure it was before the report opened: only loading can fail so early. */
export function describeFailure(failure: Failure | undefined): string {
  const known = failure && sentences[failure.phase];
  if (known) return known(failure.message);
  const cause = failure ? ` (${failure.message})` : '';
  return `The widget's files could not be loaded${cause}; your content stays. Reload the page; if it stays so, an ad blocker or the page's security policy may stand in the way.`;
}

import {
  asSentence,
  asSentenceOfWidget,
  describeProblem,
  describeUnknownWidget,
  missingContent,
  unknownIds,
} from '@adviser-widgets/markup';
import { readSlots, type Placeholder, type Problem, type RuntimeDefinition } from '@adviser-widgets/widget';
import type { Failure } from './note-failures.ts';
import type { Knowledge } from './read-placeholder.ts';

interface ReadEntry {
  readonly placeholder: Placeholder;
  readonly original: Element;
  readonly definition: RuntimeDefinition | undefined;
  readonly problems: readonly Problem[];
  readonly props: Readonly<Record<string, unknown>>;
}

const needsBrand =
  'This widget needs the configuration key "brand": ask the people who run the site to add it, for example data-brand="acme" on the script tag.';

const needsTag =
  'This widget needs the configuration key "brand", but the script tag was not found, so its attributes are not read: ask the people who run the site to put the configuration into the page, in <script type="application/json" id="adviser-widgets-config">.';

export function findProblems(read: ReadEntry, knowledge: Knowledge): string[] {
  const { name, element } = read.placeholder;
  const { definitions, failures } = knowledge;
  if (definitions && !definitions.has(name))
    return [asSentence(describeUnknownWidget(name, [...definitions.keys()]))];
  const found = [...inMarkup(read), ...inPage(read), ...inSetting(read, knowledge)];
  const failure = failures.get(element);
  const isUnexplained = read.placeholder.state === 'invalid' && found.length === 0 && failure;
  return isUnexplained ? [asSentence(failure.message)] : found;
}

function inMarkup({ definition, original, placeholder, problems, props }: ReadEntry): string[] {
  if (!definition) return [];
  const all = [...problems, ...readSlots(original, Object.keys(definition.slots)).problems];
  return [
    ...all.flatMap((problem) => describeProblem(definition, problem, placeholder.element) ?? []),
    ...missingContent({ definition, original, props, problems }),
  ].map(asSentenceOfWidget);
}

function inPage({ definition, placeholder: { element }, props }: ReadEntry): string[] {
  return definition
    ? unknownIds(document, { definition, element, props }).map(({ sentence }) => asSentence(sentence))
    : [];
}

function inSetting(
  { definition, placeholder }: ReadEntry,
  { hasBrand, isTagFound, failures }: Knowledge,
): string[] {
  const brand = definition?.callsApi && !hasBrand ? [isTagFound ? needsBrand : needsTag] : [];
  return placeholder.state === 'failed'
    ? [...brand, describeFailure(failures.get(placeholder.element))]
    : brand;
}

const sentences: Readonly<Record<string, (message: string) => string>> = {
  render: (message) =>
    `The widget failed while it rendered (${message}), so visitors see your content instead. Tell the people who run the site.`,
  effect: (message) =>
    `The widget failed while it started (${message}), so visitors see your content instead. Tell the people who run the site.`,
};

/** Without a recorded failure it failed before the report opened, which only loading can. */
function describeFailure(failure: Failure | undefined): string {
  const known = failure && sentences[failure.phase];
  if (known) return known(failure.message);
  const cause = failure ? ` (${failure.message})` : '';
  return `The widget's files could not be loaded${cause}, so visitors see your content instead. Reload the page; if that does not help, an ad blocker or the page's security policy may be blocking them.`;
}

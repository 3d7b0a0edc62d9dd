import type { Config } from '@adviser-widgets/core';
import { checkApiBase, checkNeeds } from '@adviser-widgets/core/internal';
import { describeTorn } from '../../page/torn-markup.ts';
import { attributesOfOthers } from '../../problems/attributes-of-others.ts';
import { asSentence, asSentenceOfWidget } from '../../problems/sentence.ts';
import { describeProblem, describeUnknownWidget } from '../../problems/describe-problem.ts';
import { contradictions } from '../../problems/contradictions.ts';
import { contentProblems } from '../../problems/content/content-problems.ts';
import { doubledTexts } from '../../problems/doubled-texts.ts';
import { isSaidBetter } from '../../problems/said-better.ts';
import { missingContent } from '../../problems/missing-content.ts';
import { unknownIds } from '../../problems/unknown-ids.ts';
import { checkPlaced } from '../../remarks/check-placed.ts';
import { unknownPolicy } from '../../remarks/check-addresses.ts';
import { readSlots, type Placeholder, type Problem, type RuntimeDefinition } from '@adviser-widgets/widget';
import { brokenPictures } from './broken-pictures.ts';
import type { Definitions } from './fetch-definitions.ts';

/** What is known of the page and its library. */
export interface Knowledge {
  readonly definitions: Definitions | undefined;
  /** `undefined` if it could not be read whole. */
  readonly config: Config | undefined;
  readonly isTagFound: boolean;
}

interface ReadEntry {
  readonly placeholder: Placeholder;
  readonly original: Element;
  readonly definition: RuntimeDefinition | undefined;
  /** The heading, or the start of the content. */
  readonly label: string;
  readonly problems: readonly Problem[];
  readonly props: Readonly<Record<string, unknown>>;
}

/** What is wrong with a placeholder, by who can fix it. */
interface FoundProblems {
  /** An editor can fix these in the CMS, or by reloading the page. */
  readonly problems: readonly string[];
  readonly siteProblems: readonly string[];
}

const needsBrand =
  'The configuration has no key "brand", which widgets with a form or a search need. Add it, for example with data-brand="acme" on the script tag.';

const needsTag =
  'The configuration has no key "brand", which widgets with a form or a search need. The script tag was not found, so its attributes are not read: put the configuration into the page, in <script type="application/json" id="adviser-widgets-config">.';

const notLoaded =
  "The widget's files could not be loaded, so visitors see your content instead. Reload the page, and switch off any ad blocker.";

export function findProblems(read: ReadEntry, knowledge: Knowledge): FoundProblems {
  const { name } = read.placeholder;
  const { definitions } = knowledge;
  if (definitions && !definitions.has(name)) {
    const torn = describeTorn(read.placeholder.element);
    const sentence = torn ?? asSentence(describeUnknownWidget(name, definitions));
    return { problems: [sentence], siteProblems: [] };
  }
  const inText = [...inMarkup(read, knowledge), ...inPage(read)];
  const siteProblems = [...inSetting(read, knowledge), ...inWidget(read)];
  return { problems: [...inText, ...ofState(read, [...inText, ...siteProblems])], siteProblems };
}

function inMarkup(
  { definition, original, placeholder: { element, given }, problems, props }: ReadEntry,
  { definitions = new Map() as Definitions, config }: Knowledge,
): string[] {
  if (!definition) return [];
  const all = [...problems, ...readSlots(original, Object.keys(definition.slots)).problems];
  const isOfScript = Object.keys(given).length > 0; // without scripts there is no placeholder
  return [
    ...all
      .filter((problem) => !isSaidBetter(definition, problem, all))
      .flatMap((problem) => describeProblem(definition, problem, element) ?? []),
    ...attributesOfOthers({ definition, element, problems }, definitions).map(({ sentence }) => sentence),
    ...contradictions({ definition, element, original, props, phone: config?.phone }).map(
      ({ sentence }) => sentence,
    ),
    ...doubledTexts({ definition, element, original, props }).map(({ sentence }) => sentence),
    ...contentProblems({ definition, original, element }).map(({ sentence }) => sentence),
    ...checkPlaced({ element, original, widget: definition, props, problems }, unknownPolicy)
      .filter(({ rule }) => rule !== 'fallback' || !isOfScript)
      .map(({ message }) => message),
    ...missingContent({ definition, original, props, problems }),
  ].map(asSentenceOfWidget);
}

function inPage({ definition, placeholder: { element }, props }: ReadEntry): string[] {
  if (!definition) return [];
  const ids = unknownIds(document, { definition, element, props });
  return [...ids.map(({ sentence }) => asSentence(sentence)), ...brokenPictures(element)];
}

function hasNotLoaded({ state, failure }: Placeholder): boolean {
  return state === 'failed' && failure?.phase === 'load';
}

/** `others` explain the state already. */
function ofState({ placeholder }: ReadEntry, others: readonly string[]): string[] {
  if (hasNotLoaded(placeholder)) return [notLoaded];
  const { state, failure } = placeholder;
  return state === 'invalid' && others.length === 0 && failure ? [asSentence(failure.message)] : [];
}

/** Only what was read whole can lack something. */
function inSetting({ definition }: ReadEntry, { config, isTagFound }: Knowledge): string[] {
  if (!definition || !config) return [];
  const needed = checkNeeds(config, [definition]).map(({ message }) => message);
  if (!definition.callsApi) return needed.map(asSentence);
  const ofBrand = config.brand === '' ? [isTagFound ? needsBrand : needsTag] : [];
  return [...ofBrand, ...[...needed, ...checkApiBase(config)].map(asSentence)];
}

function inWidget({ label, placeholder }: ReadEntry): string[] {
  const { name, state, failure } = placeholder;
  if (state !== 'failed' || !failure) return [];
  const subject = [name, label].filter(Boolean).join(' ');
  if (!hasNotLoaded(placeholder)) return [`${subject} failed after it had loaded (${failure.message}).`];
  return [
    `${subject} could not be loaded (${failure.message}). If it fails for others too, look whether the security policy allows its files.`,
  ];
}

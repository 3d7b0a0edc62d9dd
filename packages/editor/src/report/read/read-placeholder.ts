import { correctSnippet, readTolerantly, withText, type CorrectedSnippet } from '@adviser-widgets/markup';
import {
  parseLoading,
  readLoaderAttribute,
  type GivenProps,
  type LoadCondition,
  type Placeholder,
  type PlaceholderState,
  type RuntimeDefinition,
} from '@adviser-widgets/widget';
import type { Definitions } from './fetch-definitions.ts';
import { findProblems } from './find-problems.ts';
import type { Originals } from './keep-originals.ts';
import { listProps, type ListedProp } from './list-props.ts';
import type { Failures } from './note-failures.ts';

/** A placeholder in the runtime. */
export interface ReportedEntry {
  readonly placeholder: Placeholder;
  readonly given: GivenProps;
}

/** What the report knows about the page when it reads a placeholder. */
export interface Knowledge {
  /** `undefined` if widgets.json could not be fetched. */
  readonly definitions: Definitions | undefined;
  /** Whether the configuration has the key that widgets need for the API. */
  readonly hasBrand: boolean;
  readonly originals: Originals;
  readonly failures: Failures;
}

/** One placeholder, as the report shows it. */
export interface PlaceholderReport {
  readonly element: HTMLElement;
  readonly name: string;
  /** Distinguishes placeholders of the same widget: the heading, or else the start of the content. */
  readonly label: string;
  readonly state: PlaceholderState;
  /** What a pending placeholder waits for, else ''. */
  readonly waitsFor: string;
  /** One sentence each, with the fix. */
  readonly problems: readonly string[];
  readonly props: readonly ListedProp[];
  /** The placeholder's markup with every certain fix applied. */
  correct(): CorrectedSnippet;
}

const nothingRead = { props: {}, problems: [] };

/** Reads one placeholder with the same code as the runtime. */
export function readPlaceholder(
  { placeholder, given }: ReportedEntry,
  knowledge: Knowledge,
): PlaceholderReport {
  const { element, name, state } = placeholder;
  const { definitions = new Map() as Definitions, originals } = knowledge;
  const original = originals.of(element);
  const definition = definitions.get(name);
  const read = definition && readTolerantly(definition, element, { given, original });
  return {
    element,
    name,
    label: labelOf(original, read?.props.heading),
    state,
    waitsFor: state === 'pending' ? whenItLoads(element, definition) : '',
    problems: findProblems({ placeholder, original, definition, ...(read ?? nothingRead) }, knowledge),
    props: definition && read ? listProps({ ...read, definition, element, given, original }) : [],
    // Reads the original again: the widget may have mounted since.
    correct: () => correctSnippet({ element, name, original: originals.of(element) }, definitions),
  };
}

function labelOf(original: Element, heading: unknown): string {
  return typeof heading === 'string' && heading ? `“${heading}”` : withText('', original);
}

const words: Readonly<Record<LoadCondition['name'], string>> = {
  eager: '',
  visible: 'Loads when it comes near the visible part of the page.',
  idle: 'Loads when the page has nothing else to do.',
  interaction: 'Loads when a visitor uses it.',
  media: 'Loads when its media query matches.',
};

/** What a placeholder that is still pending waits for (contract section 1, `data-widget-load`). */
function whenItLoads(element: HTMLElement, definition: RuntimeDefinition | undefined): string {
  const wanted = parseLoading(readLoaderAttribute(element, 'widget-load'));
  return words[wanted?.name ?? definition?.load ?? 'eager'];
}

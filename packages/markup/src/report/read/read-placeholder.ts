import { correctSnippet, type CorrectedSnippet } from '../../snippet/correct-snippet.ts';
import { readTolerantly } from '../../problems/read-tolerantly.ts';
import { withText } from '../../problems/sentence.ts';
import type { Placeholder, PlaceholderState, RuntimeDefinition } from '@adviser-widgets/widget';
import {
  parseLoading,
  copyAsWritten,
  readLoaderAttribute,
  type LoadCondition,
} from '@adviser-widgets/widget/internal';
import type { Definitions } from './fetch-definitions.ts';
import { findProblems, type Knowledge } from './find-problems.ts';
import { whyHidden } from './why-hidden.ts';
import { listProps, type ListedProp } from './list-props.ts';

export interface PlaceholderReport {
  readonly element: HTMLElement;
  readonly name: string;
  /** A widget has this name. */
  readonly isKnown: boolean;
  /** Distinguishes placeholders of the same widget: the heading, or else the start of the content. */
  readonly label: string;
  readonly state: PlaceholderState;
  /** What it waits for, if it is pending, or why it shows nothing; '' for others. */
  readonly waitsFor: string;
  /** What an editor can fix. */
  readonly problems: readonly string[];
  /** What those who run the site can fix. */
  readonly siteProblems: readonly string[];
  readonly props: readonly ListedProp[];
  correct(): CorrectedSnippet;
}

export function problemCount({ problems, siteProblems }: PlaceholderReport): number {
  return problems.length + siteProblems.length;
}

const nothingRead = { props: {}, problems: [] };

export function readPlaceholder(placeholder: Placeholder, knowledge: Knowledge): PlaceholderReport {
  const { element, name, state, given } = placeholder;
  const { definitions = new Map() as Definitions } = knowledge;
  const original = copyAsWritten(element);
  const definition = definitions.get(name);
  const read = definition && readTolerantly(definition, element, { given, original });
  const label = labelOf(original, read?.props.heading);
  const hidden = definition && read ? whyHidden({ ...read, placeholder, definition }) : '';
  return {
    element,
    name,
    isKnown: definition !== undefined,
    label,
    state,
    waitsFor: state === 'pending' ? whenItLoads(element, definition) : hidden,
    ...findProblems({ placeholder, original, definition, label, ...(read ?? nothingRead) }, knowledge),
    props: definition && read ? listProps({ ...read, definition, element, given, original }) : [],
    correct: () => correctSnippet({ element, name, original }, definitions),
  };
}

function labelOf(original: Element, heading: unknown): string {
  return typeof heading === 'string' && heading ? `“${heading}”` : withText('', original);
}

const words: Readonly<Record<LoadCondition['name'], string>> = {
  eager: '',
  visible: 'It loads when it comes near the visible part of the page.',
  idle: 'It loads when the page has nothing else to do.',
  interaction: 'It loads when a visitor uses it.',
  media: 'It loads when its media query matches.',
};

function whenItLoads(element: HTMLElement, definition: RuntimeDefinition | undefined): string {
  const wanted = parseLoading(readLoaderAttribute(element, 'widget-load'));
  return words[wanted?.name ?? definition?.load ?? 'eager'];
}

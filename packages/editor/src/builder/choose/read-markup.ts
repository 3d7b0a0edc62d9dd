import { suggest, unshadowed } from '@adviser-widgets/core/internal';
import {
  asSentence,
  asSentenceOfWidget,
  attributesOfOthers,
  checkPage,
  correctSnippet,
  describeUnclosed,
  describeUnknownWidget,
  listRemoved,
  parseMarkup,
  repairSource,
  unclosedTags,
  whyPassedOver,
} from '@adviser-widgets/markup';
import { searchWidgets } from '@adviser-widgets/markup/search';
import { readLoaderAttribute } from '@adviser-widgets/widget/internal';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from '../draft/draft.ts';
import { problemsOf } from '../draft/draft-problems.ts';
import { closeTags } from '../draft/close-tags.ts';
import { startDraft } from '../draft/example-draft.ts';
import { readDraft } from '../draft/read-draft.ts';
import { readWordPress } from '../wordpress/read-wordpress.ts';

export interface FoundPlaceholder {
  readonly name: string;
  readonly problems: readonly string[];
  /** With every certain fix applied; `undefined` for an unknown widget. */
  readonly draft: WidgetDraft | undefined;
  readonly isLink: boolean;
}

export interface ReadMarkup {
  readonly found: readonly FoundPlaceholder[];
  /** Problems outside the placeholders. */
  readonly notes: readonly string[];
}

type Widgets = ReadonlyMap<string, BuilderWidget>;

export function readMarkup(given: string, widgets: Widgets): ReadMarkup {
  const { page, notes } = readPage(given, widgets);
  const isContent = (name: string) => widgets.get(name)?.content ?? false;
  const all = [...page.querySelectorAll<HTMLElement>('[data-widget], a[href*="#widget="]')];
  const known = all.filter((element) => whyPassedOver(element, isContent) === undefined);
  const slotNames = [...widgets.values()].flatMap(({ slots }) => Object.keys(slots));
  const around = checkPage(page, { known, slotNames, isContent }).map(({ sentence }) => sentence);
  const placeholders = new Set<Element>(known);
  const outermost = known.filter((element) => !hasAncestorIn(placeholders, element));
  const found = outermost.map((element) => readOne(element, widgets));
  return {
    found: found.length > 0 ? found : readName(given.trim(), widgets),
    notes: [...new Set([...notes, ...around])],
  };
}

/** Someone may paste what they remember of a widget's name. */
function readName(text: string, widgets: Widgets): FoundPlaceholder[] {
  if (text.length > 60 || /[<[]/.test(text)) return [];
  const offered = [...widgets.values()].filter(({ invisible }) => !invisible);
  const { widgets: found, complete } = searchWidgets(offered, text);
  const [widget] = found;
  if (!widget || complete === 0) return [];
  const problem = `“${text}” is not markup. The widget that fits it best starts with its example.`;
  return [{ name: widget.name, problems: [problem], draft: startDraft(widget), isLink: false }];
}

function hasAncestorIn(placeholders: ReadonlySet<Element>, element: Element): boolean {
  const { parentElement: parent } = unshadowed(element);
  return parent !== null && (placeholders.has(parent) || hasAncestorIn(placeholders, parent));
}

interface ReadPage {
  readonly page: Document;
  readonly notes: readonly string[];
}

/** A CMS may have escaped the markup to text, once or twice. */
function readPage(given: string, widgets: Widgets, times = 2): ReadPage {
  const repaired = repairSource(given);
  const { markup, notes } = closeTags(repaired.text);
  const page = readWordPress(markup, widgets);
  const text = page.body.textContent;
  const isText = !page.querySelector('[data-widget]') && (hasTag(text) || text.includes('[adviser_widget '));
  const all = [...repaired.notes, ...notes, ...unclosedTags(markup).map(describeUnclosed)];
  if (!isText || times === 0) return { page, notes: all };
  const inner = readPage(text, widgets, times - 1);
  return { page: inner.page, notes: [...all, wasEscaped, ...inner.notes] };
}

const wasEscaped =
  'The snippet was escaped to text, as a visual editor does. It is read as markup; paste it into the source view or an HTML block.';

function hasTag(text: string): boolean {
  return text
    .replaceAll('&lt;', '<')
    .split('>')
    .some((part) => /<\w/.test(part) && /\sdata-widget/i.test(part.slice(part.search(/<\w/))));
}

function readOne(element: HTMLElement, widgets: Widgets): FoundPlaceholder {
  const name = readLoaderAttribute(element, 'widget');
  const isLink = !unshadowed(element).hasAttribute('data-widget');
  const near = widgets.has(name) ? name : suggest(name, [...widgets.keys()]);
  const widget = widgets.get(near ?? '');
  const unknown = widgets.has(name) ? [] : [asSentence(describeUnknownWidget(name, widgets))];
  if (!widget) return { name, isLink, problems: unknown, draft: undefined };
  const ofOthers = attributesOfOthers({ definition: widget, element, problems: [] }, widgets);
  const corrected = correctSnippet({ element, name: widget.name, original: element }, widgets);
  const removed = isLink ? [] : corrected.removed;
  const problems = [
    ...unknown,
    ...problemsOf(element, widget).map(({ sentence }) => sentence),
    ...ofOthers.map(({ sentence }) => asSentenceOfWidget(sentence)),
    ...(removed.length > 0 ? [`A snippet can't have ${listRemoved(removed)}: left out.`] : []),
  ];
  return {
    name,
    isLink,
    problems,
    draft: isLink
      ? readDraft(element, widget)
      : readDraft(placeholderIn(corrected.snippet) ?? element, widget),
  };
}

function placeholderIn(snippet: string): Element | null {
  return parseMarkup(snippet).querySelector('[data-widget]');
}

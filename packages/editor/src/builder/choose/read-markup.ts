import { cutText, suggest, unshadowed } from '@adviser-widgets/core/internal';
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
  pictureAdvice,
  repairSource,
  unclosedTags,
  whyPassedOver,
  type UnclosedTag,
} from '@adviser-widgets/markup';
import { searchWidgets } from '@adviser-widgets/markup/search';
import { ownSlots, readLoaderAttribute } from '@adviser-widgets/widget/internal';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from '../draft/draft.ts';
import { problemsOf } from '../draft/draft-problems.ts';
import { closeTags } from '../draft/close-tags.ts';
import { startDraft } from '../draft/example-draft.ts';
import { readDraft } from '../draft/read-draft.ts';
import { isAddress } from '../pictures/pictures.ts';
import { writeSnippet } from '../draft/write-snippet.ts';
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
  /** What was wrong with the text, and is not in the drafts any more. */
  readonly repairs: readonly string[];
  /** Problems outside the placeholders. */
  readonly notes: readonly string[];
}

type Widgets = ReadonlyMap<string, BuilderWidget>;

export function readMarkup(given: string, widgets: Widgets): ReadMarkup {
  const { page, repairs, unclosed } = readPage(given, widgets);
  const isContent = (name: string) => widgets.get(name)?.content ?? false;
  const all = [...page.querySelectorAll<HTMLElement>('[data-widget], a[href*="#widget="]')];
  const known = all.filter((element) => whyPassedOver(element, isContent) === undefined);
  const slotNames = [...widgets.values()].flatMap(({ slots }) => Object.keys(slots));
  const around = checkPage(page, { known, slotNames, isContent }).map(({ sentence }) => sentence);
  const placeholders = new Set<Element>(known);
  const outermost = known.filter((element) => !hasAncestorIn(placeholders, element));
  const inside = new Map(outermost.map((element) => [element, unclosed.find((tag) => isFor(tag, element))]));
  const found = outermost.map((element) => readOne(element, widgets, inside.get(element)));
  const elsewhere = unclosed.filter((tag) => ![...inside.values()].includes(tag));
  return {
    found: found.length > 0 ? found : readName(given.trim(), widgets),
    repairs: [...new Set(repairs)],
    notes: [...new Set([...elsewhere.map((tag) => describeTag(tag, widgets)), ...around])],
  };
}

/** Without its end tag, an element is the last of those around it. */
function isFor({ name, isSlot }: UnclosedTag, element: HTMLElement): boolean {
  const isNamed = isSlot
    ? ownSlots(element).some((slot) => slot.name === name)
    : readLoaderAttribute(element, 'widget') === name.toLowerCase();
  return isNamed && !unshadowed(element).nextElementSibling;
}

function describeTag(tag: UnclosedTag, widgets: Widgets): string {
  const { isSlot, name } = tag;
  return describeUnclosed(isSlot ? tag : { ...tag, name: widgets.get(name)?.title ?? name });
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
  readonly repairs: readonly string[];
  readonly unclosed: readonly UnclosedTag[];
}

/** A CMS may have escaped the markup to text, once or twice. */
function readPage(given: string, widgets: Widgets, times = 2): ReadPage {
  const repaired = repairSource(given);
  const { markup, notes } = closeTags(repaired.text);
  const page = readWordPress(markup, widgets);
  const text = page.body.textContent;
  const isText = !page.querySelector('[data-widget]') && (hasTag(text) || text.includes('[adviser_widget '));
  const repairs = [...repaired.notes, ...notes];
  if (!isText || times === 0) return { page, repairs, unclosed: unclosedTags(markup) };
  const inner = readPage(text, widgets, times - 1);
  return { ...inner, repairs: [...repairs, wasEscaped, ...inner.repairs] };
}

const wasEscaped =
  'Repaired: the snippet was escaped to text, as a visual editor does. Paste it into the source view or an HTML block.';

function hasTag(text: string): boolean {
  return text
    .replaceAll('&lt;', '<')
    .split('>')
    .some((part) => /<\w/.test(part) && /\sdata-widget/i.test(part.slice(part.search(/<\w/))));
}

function readOne(element: HTMLElement, widgets: Widgets, unclosed?: UnclosedTag): FoundPlaceholder {
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
    ...(unclosed ? [describeTag(unclosed, widgets)] : []),
    ...problemsOf(element, widget)
      .filter(({ isSwallowed }) => !unclosed || !isSwallowed)
      .map(({ sentence }) => sentence),
    ...ofOthers.map(({ sentence }) => asSentenceOfWidget(sentence)),
    ...leftOut(removed, element),
  ];
  return {
    name,
    isLink,
    problems,
    draft: isLink
      ? correctedLink(readDraft(element, widget), { widget, widgets })
      : {
          ...readDraft(placeholderIn(corrected.snippet) ?? element, widget),
          unclosed: unclosed && (unclosed.isSlot ? unclosed.name : 'content'),
        },
  };
}

function leftOut(removed: readonly string[], element: HTMLElement): string[] {
  const images = [...unshadowed(element).querySelectorAll('img[src]')];
  const lost = images.filter((image) => !isAddress(image.getAttribute('src') ?? ''));
  const others = removed.filter((name) => name !== 'src' || lost.length === 0);
  return [
    ...lost.map(
      (image) =>
        `${cutText(image.getAttribute('src') ?? '', 60)} is not the address of a picture: ${pictureAdvice}.`,
    ),
    ...(others.length > 0 ? [`A snippet can't have ${listRemoved(others)}: left out.`] : []),
  ];
}

/** The settings of a link are those of a snippet. */
function correctedLink(
  draft: WidgetDraft,
  { widget, widgets }: { readonly widget: BuilderWidget; readonly widgets: Widgets },
): WidgetDraft {
  const element = placeholderIn(writeSnippet(draft));
  if (!element) return draft;
  const { snippet } = correctSnippet({ element, name: widget.name, original: element }, widgets);
  return { ...readDraft(placeholderIn(snippet) ?? element, widget), link: draft.link };
}

function placeholderIn(snippet: string): HTMLElement | null {
  return parseMarkup(snippet).querySelector<HTMLElement>('[data-widget]');
}

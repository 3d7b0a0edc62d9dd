import { suggest } from '@adviser-widgets/core';
import {
  asSentence,
  checkPage,
  correctSnippet,
  describeUnknownWidget,
  parseMarkup,
  whyPassedOver,
} from '@adviser-widgets/markup';
import { createPlaceholder } from '@adviser-widgets/widget';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from './draft.ts';
import { problemsOf } from './draft-problems.ts';
import { readDraft } from './read-draft.ts';

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

export function readMarkup(markup: string, widgets: Widgets): ReadMarkup {
  const page = unescapedPage(parseMarkup(markup));
  const isContent = (name: string) => widgets.get(name)?.content ?? false;
  const all = [...page.querySelectorAll<HTMLElement>('[data-widget], a[href*="#widget="]')];
  const known = all.filter((element) => whyPassedOver(element, isContent) === undefined);
  const slotNames = [...widgets.values()].flatMap(({ slots }) => Object.keys(slots));
  const notes = checkPage(page, { known, slotNames, isContent }).map(({ sentence }) => sentence);
  const placeholders = new Set<Element>(known);
  const outermost = known.filter((element) => !hasAncestorIn(placeholders, element));
  return { found: outermost.map((element) => readOne(element, widgets)), notes };
}

function hasAncestorIn(placeholders: ReadonlySet<Element>, element: Element): boolean {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (placeholders.has(around)) return true;
  return false;
}

/** A CMS may have escaped the markup to text, once or twice. */
function unescapedPage(page: Document, times = 2): Document {
  const text = page.body.textContent;
  const isText =
    !page.querySelector('[data-widget]') &&
    text
      .replaceAll('&lt;', '<')
      .split('>')
      .some((part) => /<\w/.test(part) && /\sdata-widget/i.test(part.slice(part.search(/<\w/))));
  return isText && times > 0 ? unescapedPage(parseMarkup(text), times - 1) : page;
}

function readOne(element: HTMLElement, widgets: Widgets): FoundPlaceholder {
  const { name } = createPlaceholder(element);
  const isLink = !element.hasAttribute('data-widget');
  const near = widgets.has(name) ? name : suggest(name, [...widgets.keys()]);
  const widget = widgets.get(near ?? '');
  const unknown = widgets.has(name) ? [] : [asSentence(describeUnknownWidget(name, [...widgets.keys()]))];
  if (!widget) return { name, isLink, problems: unknown, draft: undefined };
  const problems = [...unknown, ...problemsOf(element, widget).map(({ sentence }) => sentence)];
  return {
    name,
    isLink,
    problems,
    draft: isLink ? readDraft(element, widget) : repaired(element, widget, widgets),
  };
}

function repaired(element: HTMLElement, widget: BuilderWidget, widgets: Widgets): WidgetDraft {
  const { snippet } = correctSnippet({ element, name: widget.name, original: element }, widgets);
  const corrected = parseMarkup(snippet).querySelector('[data-widget]');
  return readDraft(corrected ?? element, widget);
}

import { shorten, unshadowed } from '@adviser-widgets/core/internal';
import { camelCase } from '@adviser-widgets/widget';
import { parseLoading, readLoaderAttribute } from '@adviser-widgets/widget/internal';
import { written } from '../correct/written.ts';
import { ended } from '../problems/ended.ts';
import { wrongLeadIds } from '../problems/lead-ids.ts';
import { isMediaQuery } from './media-query.ts';
import { error, warning, type PlacedWidget, type Remark } from './remark.ts';

type Given = PlacedWidget & { readonly name: string; readonly value: string };

/** Finds values of the right kind that cannot be meant. */
export function checkValues(placed: PlacedWidget): Remark[] {
  const { element, original, widget, props } = placed;
  const texts = Object.keys(widget.attributes).flatMap((name) => {
    const value = props[camelCase(name)];
    return typeof value === 'string' && value !== '' ? [{ ...placed, name, value }] : [];
  });
  const unfilled = texts.flatMap((given) => checkUnfilled(given) ?? []);
  return [
    ...unfilled,
    ...checkIds(placed, unfilled),
    ...checkAdviser(placed),
    ...checkShapes(placed),
    ...checkDelay(placed),
    ...checkLoading(element),
    ...checkDates(original),
    ...ended({ definition: widget, props }).map(({ name, sentence }) =>
      warning('attribute-value', sentence, { attribute: `data-${name}` }),
    ),
  ];
}

/** At most 200 characters within brackets: otherwise a long row of `{` is searched to its end from each of them. */
const template =
  /\{\{.{0,200}\}\}|\{%.{0,200}%\}|<%.{0,200}%>|<\?.{0,200}\?>|\$\{.{0,200}\}|%%.{1,200}%%|^(?:todo|tbd|xxx+|change ?me)$/is;
/** The words of examples, which a heading may have too. */
const example = /^(?:your|my|the)[ _-]/i;
const ids = ['adviser-id', 'campaign-id', 'tracking-number'];

function checkUnfilled({ element, name, value }: Given): Remark | undefined {
  if (!template.test(value) && !(ids.includes(name) && example.test(value))) return undefined;
  return warning(
    'unfilled-value',
    `${show(name, value, element)} was never filled in; write the value itself`,
    { attribute: `data-${name}` },
  );
}

/** A value that was never filled in, or whose tag is damaged, is described as that. */
function checkIds({ element, widget, props, problems }: PlacedWidget, unfilled: readonly Remark[]): Remark[] {
  const damaged = new Set(
    problems.flatMap(({ kind, name, isLossy }) => (kind === 'damaged' && isLossy ? name : [])),
  );
  return wrongLeadIds({ definition: widget, element, props })
    .filter(({ name }) => !damaged.has(name))
    .map(({ name, sentence, isFatal }) =>
      (isFatal ? error : warning)('lead-id', sentence, { attribute: `data-${name}` }),
    )
    .filter(({ attribute }) => unfilled.every((remark) => remark.attribute !== attribute));
}

function checkAdviser({ element, widget, props }: PlacedWidget): Remark[] {
  const isGiven = Boolean(props['adviserId']) || unshadowed(element).hasAttribute('data-adviser-id'); // an empty one is said already
  const isForNobody = widget.lead === 'contactAdviser' && !isGiven;
  return isForNobody
    ? [
        warning(
          'lead-id',
          'has no data-adviser-id, so the lead reaches no adviser unless the visitor followed the link of one; add data-adviser-id with the id of the adviser',
        ),
      ]
    : [];
}

/** A pop-up that is in the way at once is hardly meant. */
function checkDelay({ props }: PlacedWidget): Remark[] {
  const { autoShow, delay } = props;
  if (autoShow !== true || typeof delay !== 'number' || delay === 0 || delay >= 100) return [];
  return [
    warning(
      'attribute-value',
      `shows after ${delay} milliseconds; if you mean seconds, write data-delay="${delay * 1000}"`,
      { attribute: 'data-delay' },
    ),
  ];
}

/** Lists that widgets read item by item, leaving out what is wrong. */
const lists: Readonly<Record<string, { readonly parts: readonly string[]; readonly example: string }>> = {
  'best-day-options': { parts: ['value', 'label'], example: '[{"value": "0", "label": "Today"}]' },
  slides: { parts: ['filename'], example: '[{"filename": "villa.jpg", "alt": "A villa with a red roof"}]' },
};

function checkShapes({ element, widget, props }: PlacedWidget): Remark[] {
  return Object.entries(lists).flatMap(([name, { parts, example }]) => {
    const value = props[camelCase(name)];
    if (!Object.hasOwn(widget.attributes, name) || value === undefined || hasItem(value, parts)) return [];
    return error(
      'attribute-value',
      `${written(`data-${name}`, undefined, element)} is not a list of objects with ${parts.join(' and ')}, each a text; for example data-${name}='${example}'`,
      { attribute: `data-${name}` },
    );
  });
}

function hasItem(value: unknown, parts: readonly string[]): boolean {
  const isItem = (item: unknown) =>
    parts.every((part) => typeof (Object(item) as Record<string, unknown>)[part] === 'string');
  return Array.isArray(value) && value.some(isItem);
}

/** The command line has no `matchMedia`, by which browsers refuse a query. */
function checkLoading(element: HTMLElement): Remark[] {
  const { query = '' } = parseLoading(readLoaderAttribute(element, 'widget-load')) ?? {};
  if (query === '' || isMediaQuery(query)) return [];
  return [
    warning(
      'loading-condition',
      `${show('widget-load', `media(${query})`, element)} has a media query that browsers cannot read, so the widget does not wait for it; for example data-widget-load="media((min-width: 768px))"`,
      { attribute: 'data-widget-load' },
    ),
  ];
}

function checkDates(original: Element): Remark[] {
  return [...unshadowed(original).querySelectorAll('time[datetime]')].flatMap((time) => {
    const text = time.getAttribute('datetime') ?? '';
    const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
    const isWrong = day ? !new Date(day).toJSON()?.startsWith(day) : /\d[./]\d/.test(text);
    return isWrong
      ? warning(
          'attribute-value',
          `datetime="${cut(text)}" is not a date; for example datetime="2026-11-30"`,
          {
            element: time,
            attribute: 'datetime',
          },
        )
      : [];
  });
}

function show(name: string, value: string, element: Element): string {
  return written(`data-${name}`, cut(value), element);
}

function cut(text: string): string {
  return shorten(text, 60);
}

import type { LinkRule } from '@adviser-widgets/core/internal';
import {
  attributesOfOthers,
  contentProblems,
  contradictions,
  describeProblem,
  describeUnknownWidget,
  doubledTexts,
  isLeadId,
  isSaidBetter,
  isTorn,
  missingContent,
  readTolerantly,
  unknownIds,
  whyPassedOver,
} from '@adviser-widgets/markup';
import { readSlots, type Problem } from '@adviser-widgets/widget';
import { ownSlots, takesLink, readLoaderAttribute } from '@adviser-widgets/widget/internal';
import type { Finding } from './finding.ts';
import type { OpenPage } from '../pages/open-page.ts';
import { error, findingOf, warning, type PlacedWidget, type Remark } from './placed-widget.ts';
import type { Manifest, ManifestWidget } from './read-manifest.ts';
import type { RuleId } from './rules.ts';

interface Checked {
  readonly known: readonly HTMLElement[];
  readonly placed: readonly PlacedWidget[];
  readonly findings: readonly Finding[];
}

/** What placeholders depend on in the configuration. */
interface Setting {
  /** Which links are placeholders. */
  readonly links: LinkRule;
  readonly phone: string;
}

/** Uses the code that reads placeholders in a browser. */
export function checkPlaceholders(page: OpenPage, manifest: Manifest, { links, phone }: Setting): Checked {
  const isContent = (name: string) => manifest.get(name)?.content ?? false;
  const all = [...page.document.querySelectorAll<HTMLElement>('[data-widget], a[href*="#widget="]')].filter(
    (element) => element.hasAttribute('data-widget') || takesLink(links, element),
  );
  const known = all.filter(
    (element) => whyPassedOver(element, isContent) === undefined && !isForeignLink(element),
  );
  const placed = known.flatMap((element): PlacedWidget[] => {
    const widget = manifest.get(readLoaderAttribute(element, 'widget'));
    return widget ? [{ element, original: element, widget, ...readPlaced(page, element, widget) }] : [];
  });
  const unknown = known.filter(
    (element) =>
      !manifest.has(readLoaderAttribute(element, 'widget')) && !isTorn(element, page.startTagOf(element)),
  );
  return {
    known,
    placed,
    findings: [
      ...unknown.map((element) => unknownWidget(page, element, manifest)),
      ...placed.flatMap((each) =>
        checkOne(page, each, { manifest, phone }).map((remark) =>
          findingOf(page, remark, { subject: each.widget.name, around: each.element }),
        ),
      ),
    ],
  };
}

function readPlaced(
  { startTagOf }: OpenPage,
  element: HTMLElement,
  widget: ManifestWidget,
): Pick<PlacedWidget, 'props' | 'problems'> {
  const tag = startTagOf(element).replace(/^<|>$/g, '') || undefined;
  const { props, problems } = readTolerantly(widget, element, { tag });
  return { props, problems: [...problems, ...readSlots(element, Object.keys(widget.slots)).problems] };
}

function unknownWidget(page: OpenPage, element: HTMLElement, manifest: Manifest): Finding {
  const message = describeUnknownWidget(readLoaderAttribute(element, 'widget'), manifest);
  return findingOf(page, error('unknown-widget', message, { attribute: 'data-widget' }), {
    subject: 'page',
    around: element,
  });
}

function checkOne(
  page: OpenPage,
  placed: PlacedWidget,
  { manifest, phone }: { readonly manifest: Manifest; readonly phone: string },
): Remark[] {
  const { element, widget, props, problems } = placed;
  const slots = new Map(ownSlots(element).map((slot) => [slot.name, slot.element])); // the last of each name
  return [
    ...problems.flatMap((problem) => describe(placed, problem, slots) ?? []),
    ...attributesOfOthers({ definition: widget, element, problems }, manifest).map(({ name, sentence }) =>
      warning('unknown-attribute', sentence, { attribute: `data-${name}` }),
    ),
    ...unknownIds(page.document, { definition: widget, element, props }).map(({ name, sentence }) =>
      error('unknown-id', sentence, { attribute: `data-${name}` }),
    ),
    ...contradictions({ definition: widget, element, original: element, props, phone }).map(
      ({ name, sentence }) =>
        warning('contradiction', sentence, name === 'content' ? {} : { attribute: `data-${name}` }),
    ),
    ...doubledTexts({ definition: widget, element, original: element, props }).map(({ name, sentence }) =>
      warning('contradiction', sentence, { attribute: `data-${name}` }),
    ),
    ...contentProblems({ definition: widget, original: element, element }).flatMap((problem) => {
      const { kind, element: inner, sentence } = problem;
      if (kind === 'damaged') return warning('damaged-markup', sentence, { element: inner });
      return isClosed(page, element) ? error('unclosed-tag', sentence, { element: inner }) : []; // said already
    }),
    ...missingContent({ definition: widget, original: element, props, problems }).map((message) =>
      warning('missing-picture', message),
    ),
  ];
}

/** Whether the widget and its slots have end tags. */
function isClosed({ hasEndTag }: OpenPage, element: Element): boolean {
  return hasEndTag(element) && ownSlots(element).every(({ element: slot }) => hasEndTag(slot));
}

/** Some problems have no sentence, for example another tool's attribute. */
function describe(
  { element, widget, problems }: PlacedWidget,
  problem: Problem,
  slots: ReadonlyMap<string, HTMLElement>,
): Remark | undefined {
  const message = describeProblem(widget, problem, element);
  if (message === undefined || isSaidBetter(widget, problem, problems)) return undefined;
  const isFatal =
    isRefused(widget, problem) ||
    isRequired(widget, problem) ||
    isLostId(problem) ||
    isLostTag(problem) ||
    ['missing', 'none', 'order'].includes(problem.kind);
  const slot = problem.kind === 'slot' ? slots.get(problem.name) : undefined;
  const attribute = attributeOf(element, problem);
  const place = { ...(slot && { element: slot }), ...(attribute !== undefined && { attribute }) };
  return (isFatal ? error : warning)(ruleOf(widget, problem), message, place);
}

/** Who answers for a lead, or pays for it, is in these. */
function isLostId({ kind, name, isLossy }: Problem): boolean {
  return kind === 'damaged' && isLossy === true && isLeadId(name);
}

/** What the tag began, a slot for example, is not on the page. */
function isLostTag({ kind, damage = '' }: Problem): boolean {
  return kind === 'damaged' && damage.startsWith('endless');
}

function isRequired({ attributes }: ManifestWidget, { kind, name }: Problem): boolean {
  return kind === 'attribute' && Object.hasOwn(attributes, name) && attributes[name]?.required === true;
}

function ruleOf({ attributes }: ManifestWidget, { kind, name }: Problem): RuleId {
  const isKnown = Object.hasOwn(attributes, name);
  if (kind === 'attribute' && name === 'widget-load') return 'loading-condition';
  if (kind === 'attribute') return isKnown ? 'attribute-value' : 'unknown-attribute';
  if (kind === 'order') return 'attribute-value';
  if (kind === 'bare') return 'unknown-attribute';
  if (kind === 'slot') return 'slot';
  return kind === 'damaged' ? 'damaged-markup' : 'missing-attribute';
}

/** True for a value that the widget cannot use at all, not just one of the wrong kind. */
function isRefused({ attributes }: ManifestWidget, { kind, name }: Problem): boolean {
  return kind === 'attribute' && Object.hasOwn(attributes, name) && attributes[name]?.pattern !== undefined;
}

function attributeOf(element: HTMLElement, { kind, name }: Problem): string | undefined {
  if (kind === 'slot') return 'data-slot';
  return [`data-${name}`, name].find((attribute) => element.hasAttribute(attribute));
}

/** A fragment only counts in a link to the page's own origin. */
function isForeignLink(element: HTMLElement): boolean {
  return (
    !element.hasAttribute('data-widget') &&
    (element as HTMLAnchorElement).origin !== new URL(element.ownerDocument.URL).origin
  );
}

import type { LinkRule } from '@adviser-widgets/core';
import {
  describeProblem,
  describeUnknownWidget,
  missingContent,
  readTolerantly,
  unknownIds,
  whyPassedOver,
} from '@adviser-widgets/markup';
import {
  createPlaceholder,
  ownSlots,
  readSlots,
  takesLink,
  type KnownWidget,
  type Problem,
} from '@adviser-widgets/widget';
import type { Finding } from './finding.ts';
import type { OpenPage } from '../pages/open-page.ts';
import type { Manifest } from './read-manifest.ts';

interface Checked {
  readonly known: readonly HTMLElement[];
  readonly needsBrand: boolean;
  readonly findings: readonly Finding[];
}

interface Described {
  readonly element: HTMLElement;
  readonly widget: KnownWidget;
  readonly problem: Problem;
}

/** Uses the code that reads placeholders in a browser; `links` allows links (contract section 1). */
export function checkPlaceholders(
  { document, locate }: OpenPage,
  manifest: Manifest,
  { links }: { readonly links: LinkRule },
): Checked {
  const isContent = (name: string) => manifest.get(name)?.content ?? false;
  const all = [...document.querySelectorAll<HTMLElement>('[data-widget], a[href*="#widget="]')].filter(
    (element) => element.hasAttribute('data-widget') || takesLink(links, element),
  );
  const known = all.filter(
    (element) => whyPassedOver(element, isContent) === undefined && !isForeignLink(element),
  );
  const needsBrand = known.some((element) => manifest.get(createPlaceholder(element).name)?.callsApi);
  return { known, needsBrand, findings: known.flatMap(checkOne) };

  function checkOne(element: HTMLElement): Finding[] {
    const { name } = createPlaceholder(element);
    const widget = manifest.get(name);
    if (!widget)
      return [
        {
          ...locate(element, 'data-widget'),
          severity: 'error',
          subject: 'page',
          message: describeUnknownWidget(name, [...manifest.keys()]),
        },
      ];
    const { props, problems } = readTolerantly(widget, element);
    const all = [...problems, ...readSlots(element, Object.keys(widget.slots)).problems];
    const slots = new Map(ownSlots(element).map((slot) => [slot.name, slot.element])); // the last of each name
    const placeOf = ({ kind, name }: Problem) => (kind === 'slot' && slots.get(name)) || element;
    return [
      ...all.map((problem) => describe(placeOf(problem), { element, widget, problem })),
      ...missingIds(element, widget, props),
      ...missingContent({ definition: widget, original: element, props, problems }).map((message) =>
        warning(widget, { ...locate(element), message }),
      ),
    ].filter(hasMessage);
  }

  function describe(place: Element, { element, widget, problem }: Described): Finding {
    const message = describeProblem(widget, problem, element) ?? '';
    const severity =
      isRefused(widget, problem) || problem.kind === 'missing' || problem.kind === 'none'
        ? 'error'
        : 'warning';
    return { ...locate(place, attributeOf(element, problem)), severity, subject: widget.name, message };
  }

  function missingIds(
    element: HTMLElement,
    widget: KnownWidget,
    props: Readonly<Record<string, unknown>>,
  ): Finding[] {
    return unknownIds(document, { definition: widget, element, props }).map(({ name, sentence }) => ({
      ...locate(element, `data-${name}`),
      severity: 'error',
      subject: widget.name,
      message: sentence,
    }));
  }
}

function warning({ name }: KnownWidget, finding: Omit<Finding, 'severity' | 'subject'>): Finding {
  return { ...finding, severity: 'warning', subject: name };
}

/** True for a value that the widget cannot use at all, not just one of the wrong kind. */
function isRefused({ attributes }: KnownWidget, { kind, name }: Problem): boolean {
  return kind === 'attribute' && Object.hasOwn(attributes, name) && attributes[name]?.pattern !== undefined;
}

function attributeOf(element: HTMLElement, { kind, name }: Problem): string | undefined {
  if (kind === 'slot') return 'data-slot';
  return [`data-${name}`, name].find((attribute) => element.hasAttribute(attribute));
}

/** Some problems have no sentence, for example another tool's attribute. */
function hasMessage({ message }: Finding): boolean {
  return message !== '';
}

/** A fragment only counts in a link to the page's own origin. */
function isForeignLink(element: HTMLElement): boolean {
  return (
    !element.hasAttribute('data-widget') &&
    (element as HTMLAnchorElement).origin !== new URL(element.ownerDocument.URL).origin
  );
}

import { withoutEndSlashes } from '@adviser-widgets/core/internal';
import { camelCase } from '@adviser-widgets/widget';
import { hasValue, type PlacedWidget } from './placed-widget.ts';
import type { Needing, PolicyNeed } from './policy-need.ts';

/** A picture or a page that a widget loads. */
interface Loaded extends Pick<PolicyNeed, 'what'> {
  readonly kind: 'img' | 'frame';
  readonly address: string;
  readonly add?: string;
  /** The widget does its work without it. */
  readonly isMinor?: boolean | undefined;
}

/** The pictures and frames that a policy has to allow: those that the page names, and those that a widget adds. */
export function loadingNeeds({ placed, config, document }: Needing): PolicyNeed[] {
  return placed
    .flatMap((one) => [...ofAttributes(one), ...ofContent(one), ...ofThirdParties(one, config)])
    .flatMap((loaded) => needOf(loaded, document));
}

function ofAttributes({ widget, props }: PlacedWidget): Loaded[] {
  return Object.entries(widget.attributes).flatMap(([name, { loads: kind }]) => {
    const address = props[camelCase(name)];
    if (!kind || typeof address !== 'string' || address === '') return [];
    return { kind, address, what: `the ${kind === 'img' ? 'picture of' : 'page in'} ${widget.name}` };
  });
}

function ofContent(placed: PlacedWidget): Loaded[] {
  const { element, widget } = placed;
  const { selector, unless } = widget.requires ?? {};
  if (selector !== 'img' || hasValue(placed, unless)) return [];
  return [...element.querySelectorAll('img[src]')].map((image) => ({
    kind: 'img',
    address: image.getAttribute('src') ?? '',
    what: `the pictures of ${widget.name}`,
  }));
}

function ofThirdParties(placed: PlacedWidget, config: Needing['config']): Loaded[] {
  const { element, widget } = placed;
  return (widget.thirdParties ?? [])
    .filter(({ when }) => when === undefined || hasValue(placed, when))
    .filter(({ unless }) => unless === undefined || !element.querySelector(unless))
    .map(({ address, what, ...rest }) =>
      address === 'imageUrl' || address === 'adviserImageUrl'
        ? { ...rest, address: filledIn(address, config), add: 'its origin', what: `${what}, at ${address}` }
        : { ...rest, address, what },
    );
}

function filledIn(key: 'imageUrl' | 'adviserImageUrl', config: Needing['config']): string {
  return config[key].replace('{cdnBase}', withoutEndSlashes(config.cdnBase)).replace(/\{\w+\}/, 'a');
}

function needOf({ kind, address, what, add, isMinor }: Loaded, page: Document): PolicyNeed[] {
  if (!URL.canParse(address, page.URL)) return [];
  const { href, origin, protocol } = new URL(address, page.URL);
  const own = origin === new URL(page.URL).origin ? "'self'" : origin;
  return [
    {
      kind,
      ways: [[href]],
      what,
      add: add ?? (protocol === 'data:' ? 'data:' : own),
      ...(isMinor && { severity: 'warning' }),
    },
  ];
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { browsers } from './bundle-widgets.ts';
import type { FoundWidget } from './find-widgets.ts';

/** The columns of most widgets, from which their fields stand side by side, in CSS pixels. */
const usualColumn = 560;

type Grows = FoundWidget['definition']['reserve']['grows'];

const isWaiting =
  ":not([data-widget-state='ready'], [data-widget-state='failed'], [data-widget-state='invalid'])";

/**
 * Hides slots and reserves heights until widgets are ready. `waiting.css` styles content that looks different
 * while it waits, nested in the placeholder (`&`); `until-ready.css` also applies without scripts.
 *
 * Text fragments are looked for once, when the page has loaded: browsers find text that is transparent, not
 * text that is hidden, and then it is the `:target`.
 *
 * If no script has written a state after ten seconds, none will: `aw-lift` lifts reserved heights, `aw-unfold`
 * what keeps content of a list out of sight. A widget with an animation of its own combines it with them.
 */
export async function pageCss(widgets: readonly FoundWidget[]): Promise<string> {
  // Those with a reserved height, which the margins of their content must not add to.
  const reserving = widgets.filter(({ definition: { reserve } }) => reserve.narrow + reserve.wide > 0);
  const written = reserving.filter(hasTexts);
  const css = `
    .aw-widget:not([data-widget-state='ready']) [data-slot] { display: none }
    ${widgets.map(untilReady).join('\n')}
    ${spaceBetween(widgets)}
    @keyframes aw-wait { from, to { position: absolute; width: 0; height: 0; overflow: hidden; visibility: hidden } }
    @keyframes aw-folded { from, to { position: absolute; width: 0; height: 0; overflow: hidden; opacity: 0 } }
    @keyframes aw-unseen { from, to { visibility: hidden } }
    @keyframes aw-lift { to { min-height: 0; aspect-ratio: auto; --aw-narrow: 0px; --aw-wide: 0px; --aw-heading: ''; --aw-sub-heading: ''; --aw-heading-gap: 0; --aw-sub-heading-gap: 0 } }
    @keyframes aw-unfold { to { position: relative; flex-direction: column; width: auto; max-height: none; clip-path: none } }
    @media (scripting: enabled) {
      ${anyOf(reserving)} {
        --aw-more-controls: calc(max(var(--aw-control-height, 48px), var(--aw-font-size, 16px) * 1.5 + 2px) - 48px);
        --aw-more-steps: calc(var(--aw-space, 8px) - 8px);
        --aw-more-text: calc(var(--aw-font-size, 16px) - 16px);
      }
      ${reserving.map(heights).join('\n')}
      ${anyOf(reserving)}:not([data-widget-state]) { animation: aw-lift 1ms 10s forwards }
      ${anyOf(reserving.filter((widget) => !hasTexts(widget)))}${isWaiting} { min-height: var(--aw-narrow) }
      :where(${anyOf(reserving)}${isWaiting}:not([hidden])) { display: flow-root }
      ${textsOf(written)}
      ${widgets.map((widget) => waiting(widget, ownRules(widget, 'waiting.css'))).join('\n')}
    }`;
  return (await transform(css, { loader: 'css', minify: true, target: browsers })).code;
}

/**
 * Under a widget that another follows. As margins at the foot it leaves widgets of a row at one height. Any class of the
 * page wins, and no reset of all elements does. In Firefox before 121 it is up to the page.
 */
function spaceBetween(widgets: readonly FoundWidget[]): string {
  const stacked = widgets.filter(
    ({ definition: { load, purpose, frame, budget } }) =>
      load === 'visible' && purpose !== 'page' && frame !== 'inline' && budget !== 'search-box',
  );
  return `:not(a):where(${anyOf(stacked)}:has(+ [data-widget])) { margin-block-end: var(--aw-space-between, calc(var(--aw-space, 8px) * 4)) }`;
}

function anyOf(widgets: readonly FoundWidget[]): string {
  return `:is(${widgets.map(({ definition: { name } }) => `[data-widget='${name}']`).join()})`;
}

function heights({ definition: { name, attributes, reserve } }: FoundWidget): string {
  const { narrow, wide, column } = reserve;
  const heading = reserve.heading ?? attributes.heading?.default;
  const subHeading = attributes['sub-heading']?.default;
  const rules = [
    `--aw-narrow: ${withTokens(narrow, reserve.grows, 0)}`,
    ...(column ? [`--aw-wide: ${withTokens(wide, reserve.grows, 1)}`] : []),
    ...(column && column !== usualColumn ? [`--aw-column: ${column}px`] : []),
    ...(heading ? [`--aw-heading: ${JSON.stringify(heading)}; --aw-heading-gap: 3`] : []),
    ...(subHeading ? [`--aw-sub-heading: ${JSON.stringify(subHeading)}; --aw-sub-heading-gap: 3`] : []),
  ];
  const byWindow = !column && narrow !== wide;
  return `[data-widget='${name}'] {
    ${rules.join('; ')};
    ${byWindow ? `@media (min-width: 768px) { --aw-narrow: ${wide}px }` : ''}
  }`;
}

/** A height with the default tokens, and what it gains or loses with those of the page. */
function withTokens(height: number, grows: Grows | undefined, index: 0 | 1): string {
  const counts = {
    controls: grows?.controls[index],
    steps: grows?.steps?.[index],
    text: grows?.text?.[index],
  };
  const gains = Object.entries(counts).flatMap(([name, count]) =>
    count ? [`${count} * var(--aw-more-${name})`] : [],
  );
  return gains.length > 0 ? `calc(${[`${height}px`, ...gains].join(' + ')})` : `${height}px`;
}

/** Forms and others whose heading stands above what is reserved. Content widgets have rules of their own. */
function hasTexts({ definition: { content, attributes } }: FoundWidget): boolean {
  return !content && 'heading' in attributes;
}

/**
 * Lays out, unseen, what the placeholder's author has written: heading, sub-heading and the slots that show at once.
 * Each is as wide as the widget and wraps as it will there. The room for all else is above the sub-heading. As floats
 * whose margin takes their width back they change nothing of the fallback beside them, and each clears the others.
 *
 * A padding in percent is one of the placeholder's width, and needs no container: that would be 0 wide in a float or a
 * flex box.
 */
function textsOf(widgets: readonly FoundWidget[]): string {
  const all = anyOf(widgets);
  const shownSlot = ":is([data-slot='intro'], [data-slot='privacy'])";
  return `
    ${all}[data-heading] { --aw-heading: attr(data-heading); --aw-heading-gap: 3 }
    ${all}[data-heading=''] { --aw-heading-gap: 0 }
    ${all}[data-sub-heading] { --aw-sub-heading: attr(data-sub-heading); --aw-sub-heading-gap: 3 }
    ${all}[data-sub-heading=''] { --aw-sub-heading-gap: 0 }
    ${all}${isWaiting} {
      &::before, &::after, > ${shownSlot} {
        box-sizing: border-box;
        display: block;
        float: left;
        clear: left;
        width: 100%;
        margin: 0 -100% 0 0;
        font-family: var(--aw-font-family, inherit);
        overflow-wrap: anywhere;
        visibility: hidden;
      }
      &::before {
        content: var(--aw-sub-heading, '');
        padding-top: max(var(--aw-wide, var(--aw-narrow)), clamp(0px, (var(--aw-column, ${usualColumn}px) - 100%) * 9999, var(--aw-narrow)));
        font-size: calc(var(--aw-font-size, 16px) * 1.0625);
        line-height: var(--aw-line-height, 1.5);
      }
      &::after {
        content: var(--aw-heading, '');
        padding-bottom: calc(var(--aw-space, 8px) * (var(--aw-heading-gap, 0) + var(--aw-sub-heading-gap, 0) - min(var(--aw-heading-gap, 0), var(--aw-sub-heading-gap, 0)) * 2 / 3));
        font-family: var(--aw-font-family-heading, var(--aw-font-family, inherit));
        font-size: var(--aw-font-size-heading, 24px);
        font-weight: var(--aw-font-weight-heading, var(--aw-font-weight-strong, 700));
        letter-spacing: var(--aw-letter-spacing-heading, -0.01em);
        line-height: 1.2;
        text-transform: var(--aw-text-transform-heading, none);
      }
      > ${shownSlot} > :first-child { margin-top: 0 }
      > ${shownSlot} > :last-child { margin-bottom: 0 }
      > ${shownSlot} { font-size: var(--aw-font-size, 16px); line-height: var(--aw-line-height, 1.5) }
      > [data-slot='intro'] { padding-bottom: calc(var(--aw-space, 8px) * 3) }
      /* Beside the captcha's badge in wide forms. The note that it replaces takes two lines or three. */
      > [data-slot='privacy'] {
        width: calc(100% - clamp(0px, (100% - 559px) * 9999, 280px));
        margin-top: calc(var(--aw-font-size-small, 14px) * -3);
      }
    }
    ${all}:not([data-widget-state]) > ${shownSlot} { animation: aw-wait 1ms 10s forwards }`;
}

function waiting({ definition }: FoundWidget, rules: string): string {
  return rules && `[data-widget='${definition.name}']${isWaiting} { ${rules} }\n`;
}

function untilReady(widget: FoundWidget): string {
  const rules = ownRules(widget, 'until-ready.css');
  return rules && `[data-widget='${widget.definition.name}']:not([data-widget-state='ready']) { ${rules} }`;
}

function ownRules({ definitionFile }: FoundWidget, name: string): string {
  const file = join(dirname(definitionFile), name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

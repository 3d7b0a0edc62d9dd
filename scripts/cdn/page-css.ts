import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { browsers } from './bundle-widgets.ts';
import type { FoundWidget } from './find-widgets.ts';

/** The columns of most widgets, from which their fields stand side by side, in CSS pixels. */
const usualColumn = 560;

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
  const byColumn = reserving.filter(({ definition: { reserve } }) => reserve.column);
  const byWindow = reserving.filter(
    ({ definition: { reserve } }) => !reserve.column && reserve.narrow !== reserve.wide,
  );
  const css = `
    .aw-widget:not([data-widget-state='ready']) [data-slot] { display: none }
    ${widgets.map(untilReady).join('\n')}
    @keyframes aw-wait { from, to { position: absolute; width: 0; height: 0; overflow: hidden; visibility: hidden } }
    @keyframes aw-folded { from, to { position: absolute; width: 0; height: 0; overflow: hidden; opacity: 0 } }
    @keyframes aw-unseen { from, to { visibility: hidden } }
    @keyframes aw-lift { to { min-height: 0; aspect-ratio: auto; --aw-narrow: 0px } }
    @keyframes aw-unfold { to { position: relative; flex-direction: column; width: auto; max-height: none; clip-path: none } }
    @media (scripting: enabled) {
      ${reserving.map(heights).join('\n')}
      ${anyOf(reserving)}:not([data-widget-state]) { animation: aw-lift 1ms 10s forwards }
      ${anyOf(reserving)}${isWaiting} { min-height: var(--aw-narrow) }
      :where(${anyOf(reserving)}${isWaiting}:not([hidden])) { display: flow-root }
      @media (min-width: 768px) { ${anyOf(byWindow)}${isWaiting} { min-height: var(--aw-wide) } }
      @media (min-width: 592px) { ${inColumns(byColumn)} }
      ${widgets.map((widget) => waiting(widget, ownRules(widget, 'waiting.css'))).join('\n')}
    }`;
  return (await transform(css, { loader: 'css', minify: true, target: browsers })).code;
}

function anyOf(widgets: readonly FoundWidget[]): string {
  return `:is(${widgets.map(({ definition: { name } }) => `[data-widget='${name}']`).join()})`;
}

function heights({ definition: { name, reserve } }: FoundWidget): string {
  const { narrow, wide, heading, column = usualColumn } = reserve;
  const rule = (more: number) =>
    `--aw-narrow:${narrow + more}px; ${narrow === wide ? '' : `--aw-wide:${wide + more}px`}`;
  const more = heading ? `&[data-heading] { ${rule(heading)} }` : '';
  return `[data-widget='${name}'] { ${rule(0)}; ${column === usualColumn ? '' : `--aw-column:${column}px;`} ${more} }`;
}

/**
 * In a wide window, a float without a width makes narrow placeholders as high as their widget will be. Its
 * padding is a percentage of the placeholder's width, which needs no container: that would be 0 wide in a
 * float or a flex box.
 */
function inColumns(widgets: readonly FoundWidget[]): string {
  return `${anyOf(widgets)}${isWaiting} {
    min-height: var(--aw-wide);
    &::before {
      content: '';
      float: left;
      padding-top: clamp(0px, (var(--aw-column, ${usualColumn}px) - 100%) * 9999, var(--aw-narrow));
    }
  }`;
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

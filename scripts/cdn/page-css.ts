import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { browsers } from './bundle-widgets.ts';
import type { FoundWidget } from './find-widgets.ts';

type Side = 'narrow' | 'wide';

const isWaiting =
  ":not([data-widget-state='ready'], [data-widget-state='failed'], [data-widget-state='invalid'])";

/**
 * Hides slots and reserves heights until widgets are ready. `waiting.css` styles content that looks different
 * while it waits, nested in the placeholder (`&`); `until-ready.css` also applies without scripts.
 *
 * If no script has written a state after ten seconds, none will: `aw-lift` lifts reserved heights, `aw-unfold`
 * what keeps content of a list out of sight (R26). A widget with an animation of its own combines it with them.
 */
export async function pageCss(widgets: readonly FoundWidget[]): Promise<string> {
  const css = `
    .aw-widget:not([data-widget-state='ready']) [data-slot],
    .aw-widget > [data-slot],
    .aw-widget > :not(.aw-root) [data-slot]:not(.aw-root *) { display: none }
    ${widgets.map(untilReady).join('\n')}
    @keyframes aw-wait { from, to { position: absolute; width: 0; height: 0; overflow: hidden; visibility: hidden } }
    @keyframes aw-unseen { from, to { visibility: hidden } }
    @keyframes aw-lift { to { min-height: 0; aspect-ratio: auto } }
    @keyframes aw-unfold { to { position: relative; flex-direction: column; width: auto; max-height: none; clip-path: none } }
    @media (scripting: enabled) {
      ${reserving(widgets)}:not([data-widget-state]) { animation: aw-lift 1ms 10s forwards }
      :where(${reserving(widgets)}${isWaiting}:not([hidden])) { display: flow-root }
      ${widgets.map((widget) => room(widget, 'narrow')).join('\n')}
      @media (min-width: 768px) { ${widgets.map((widget) => room(widget, 'wide')).join('\n')} }
      ${widgets.map((widget) => waiting(widget, ownRules(widget, 'waiting.css'))).join('\n')}
    }`;
  return (await transform(css, { loader: 'css', minify: true, target: browsers })).code;
}

/** Those with a reserved height, which the margins of their content must not add to. */
function reserving(widgets: readonly FoundWidget[]): string {
  const found = widgets.filter(({ definition: { reserve } }) => reserve.narrow + reserve.wide > 0);
  return `:is(${found.map(({ definition: { name } }) => `[data-widget='${name}']`).join()})`;
}

function room(widget: FoundWidget, side: Side): string {
  const { reserve } = widget.definition;
  if (reserve.narrow + reserve.wide === 0) return '';
  const withHeading = reserve.heading
    ? `&[data-heading] { min-height: ${reserve[side] + reserve.heading}px }`
    : '';
  return waiting(widget, `min-height: ${reserve[side]}px; ${withHeading}`);
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

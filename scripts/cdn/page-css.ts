import { transform } from 'esbuild';
import { browsers } from './build-modules.ts';
import type { FoundWidget } from './find-widgets.ts';

/**
 * The style sheet integrators link in the head: hides slots, and reserves each widget's height so
 * that nothing jumps. Heights are kept only where scripts run, and until the widget has its own.
 */
export async function pageCss(widgets: readonly FoundWidget[]): Promise<string> {
  const waiting = ":not([data-widget-state='ready'], [data-widget-state='failed'], [data-widget-state='invalid'])";
  const reserve = (side: 'narrow' | 'wide') =>
    widgets
      .map(({ definition }) => `[data-widget='${definition.name}']${waiting} { min-height: ${definition.reserve[side]}px }`)
      .join('\n');
  const css = `
    .aw-widget:not([data-widget-state='ready']) [data-slot] { display: none }
    @media (scripting: enabled) {
      ${reserve('narrow')}
      @media (min-width: 768px) { ${reserve('wide')} }
    }`;
  return (await transform(css, { loader: 'css', minify: true, target: browsers })).code;
}

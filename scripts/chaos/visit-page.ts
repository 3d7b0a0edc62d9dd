import type { Lane } from './lane.ts';
import type { PlacedForm, Visit } from './visit.ts';

/**
 * The page of a visit, with the built loader of a lane's sandbox. The configuration stands in the page: on
 * a busy machine a file of its own may take longer than the loader waits for it.
 */
export function visitPage(visit: Visit, { api, config }: Pick<Lane, 'api' | 'config'>): string {
  const script = visit.isHurried ? `<script>${hurry}</script>` : '';
  const loader = `<script async src="${api}/adviser-widgets/1/loader.js" data-encoding-lead="${visit.encoding}" data-encoding-call-centre="${visit.encoding}"></script>`;
  const head = `<meta charset="utf-8"><title>Visit ${visit.number}</title><link rel="icon" href="data:,"><script type="application/json" id="adviser-widgets-config">${config}</script>`;
  return `<!doctype html><html lang="en"><head>${head}${script}${loader}</head><body>${visit.forms.map(placeholder).join('\n')}</body></html>`;
}

/** As the time limit of a request is set by the browser's clock, a page can shorten it: 20 s become one. */
const hurry = `const timeout = AbortSignal.timeout; AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 20);`;

function placeholder({ shape, campaign, adviser, load, hasId, hasNote }: PlacedForm, index: number): string {
  const id = hasId ? ` id="form-${index}"` : '';
  const note = hasNote ? ' data-message-mode="booklet"' : '';
  const owner = adviser ? ` data-adviser-id="${adviser}"` : '';
  return `<div class="aw-widget"${id} data-widget="${shape.widget}" data-widget-load="${load}" data-campaign-id="${campaign}" data-closable${note}${owner}><p>Call us.</p></div>`;
}

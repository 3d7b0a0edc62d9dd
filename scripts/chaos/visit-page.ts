import { customerOf } from './customer.ts';
import type { Lane } from './lane.ts';
import type { PlacedForm, Visit } from './visit.ts';

/** The configuration is inline: on a busy machine a file may take longer than the loader waits. */
export function visitPage(visit: Visit, { api, config }: Pick<Lane, 'api' | 'config'>): string {
  const loader = `<script async src="${api}/adviser-widgets/1/loader.js" data-encoding-lead="${visit.encoding}" data-encoding-call-centre="${visit.encoding}" data-server-dedupes="${visit.isDeduped}"></script>`;
  const head = `<meta charset="utf-8"><title>Visit ${visit.number}</title><link rel="icon" href="data:,"><script type="application/json" id="adviser-widgets-config">${config}</script>`;
  return `<!doctype html><html lang="en"><head>${head}${loader}</head><body>${visit.forms.map((placed, index) => placeholder(visit, placed, index)).join('\n')}</body></html>`;
}

function placeholder(
  { leads }: Visit,
  { shape, campaign, adviser, load, hasId, hasNote }: PlacedForm,
  index: number,
): string {
  const id = hasId ? ` id="form-${index}"` : '';
  const note = hasNote ? ' data-message-mode="booklet"' : '';
  const owner = adviser ? ` data-adviser-id="${adviser}"` : '';
  const { mark } = leads.find(({ form }) => form === index) ?? {};
  const customer = shape.isLead || !mark ? '' : ` data-customer='${JSON.stringify(customerOf(mark))}'`;
  const attributes = shape.attributes ? ` ${shape.attributes}${customer}` : ' data-closable';
  return `<div class="aw-widget"${id} data-widget="${shape.widget}" data-widget-load="${load}" data-campaign-id="${campaign}"${attributes}${note}${owner}><p>Call us.</p></div>`;
}

import { advisers } from './people.ts';
import { quirkPages, type PageQuirk } from './quirks.ts';
import type { PlacedForm, Visit } from './visit.ts';

export interface PageParts {
  /** The configuration for pages of this sandbox. */
  readonly config: object;
  /** Origin of the sandbox and the same sandbox under another host's name. */
  readonly api: string;
  readonly otherHost: string;
  /** Whose link was followed: it makes every form that adviser's. */
  readonly to: number | undefined;
}

/** The configuration is inline: on a busy machine a file may take longer than the loader waits. */
export function visitPage(visit: Visit, { config, api, otherHost, to }: PageParts): string {
  const own: PageQuirk[] = visit.quirks.map((quirk) => quirkPages[quirk]);
  const all = (part: keyof PageQuirk) => own.map((quirk) => quirk[part] ?? '').join('\n');
  const hasBase = visit.quirks.includes('has a base on another host');
  const settings = hasBase ? { ...config, apiBase: undefined, mcoApiBase: undefined } : config; // then they are relative
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A visit</title><link rel="icon" href="data:,">
${hasBase ? `<base href="${otherHost}/">` : ''}${all('head')}
<script type="application/json" id="adviser-widgets-config">${JSON.stringify(settings)}</script>
<script async src="${api}/adviser-widgets/1/loader.js" data-encoding-lead="${visit.encoding}" data-encoding-call-centre="${visit.encoding}" data-server-dedupes="${visit.isDeduped}"></script>
</head><body>${all('before')}
${visit.forms.map((placed, index) => placeholder(placed, { index, to, intro: all('intro').trim() })).join('\n')}
${all('after')}</body></html>`;
}

export function ownerOf({ shape, adviser }: PlacedForm, to: number | undefined): string {
  return (shape.isLead && to !== undefined && advisers[to]?.guid) || adviser;
}

export function campaignOf(index: number): string {
  return `CAMPAIGN-${index}`;
}

function placeholder(
  placed: PlacedForm,
  { index, to, intro }: { index: number; to: number | undefined; intro: string },
): string {
  const { shape, load, isInPopUp } = placed;
  const owner = ownerOf(placed, to);
  const form = `<div class="aw-widget form-${index}" data-widget="${shape.widget}" data-widget-load="${load}" data-campaign-id="${campaignOf(index)}" data-closable${owner && ` data-adviser-id="${owner}"`}>${intro && `<div data-slot="intro">${intro}</div>`}<p>Call us.</p></div>`;
  return isInPopUp
    ? `<button id="opener-${index}">Open</button><div class="aw-widget" data-widget="pop-up" data-trigger="opener-${index}">${form}</div>`
    : form;
}

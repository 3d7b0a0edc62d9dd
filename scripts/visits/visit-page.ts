import { build } from 'esbuild';
import { root } from '../cdn/find-widgets.ts';
import { advisers } from './people.ts';
import { unconfigured, type PlacedForm, type Quirk, type Visit } from './visit.ts';

/** What a quirk adds to a page. */
interface PageQuirk {
  readonly head?: string;
  /** Around the forms. */
  readonly before?: string;
  readonly after?: string;
  /** In each form's `intro` slot. */
  readonly intro?: string;
}

const quirkPages: Readonly<Record<Quirk, PageQuirk>> = {
  'has a base on another host': {}, // see `visitPage`
  "runs the vendor's captcha snippet, without the captcha": {
    head: '<script>grecaptcha = { ready(task) {} }</script>',
  },
  'presses its own button on Enter': {
    before: `<form onsubmit="throw new Error('The page sent its own form')"><button id="other">Search</button></form>
<div onkeypress="if (event.keyCode === 13) { other.click(); return false }">`,
    after: '</div>',
  },
  'disables a submit button when it is pressed': {
    head: `<script>document.addEventListener('submit', ({ target }) => { target.querySelector('[type=submit]').disabled = true })</script>`,
  },
  'wraps fetch and reads its options': {
    head: `<script>const plain = fetch; fetch = (address, options) => { options?.hasOwnProperty('headers'); return plain(address, options) }</script>`,
  },
  'never grants a lock after its first load': {
    head: `<script>if (sessionStorage.loadedOnce) navigator.locks.request = () => new Promise(() => {}); sessionStorage.loadedOnce = 'yes'</script>`,
  },
  'has a button named FormEmail in its introduction': {
    intro: '<button type="button" name="FormEmail" value="thief@example.org">Write to us</button>',
  },
  'runs in a browser that reports no connection': {
    head: `<script>Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })</script>`,
  },
  'runs in a browser that reports a connection': {
    head: `<script>Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })</script>`,
  },
  [unconfigured]: { after: '<script src="/app.js"></script>' }, // in place of the loader
};

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
  const own = visit.quirks.map((quirk) => quirkPages[quirk]);
  const all = (part: keyof PageQuirk) => own.map((quirk) => quirk[part] ?? '').join('\n');
  const hasBase = visit.quirks.includes('has a base on another host');
  const settings = hasBase ? { ...config, apiBase: undefined, mcoApiBase: undefined } : config; // then they are relative
  const loader = `<script type="application/json" id="adviser-widgets-config">${JSON.stringify(settings)}</script>
<script async src="${api}/adviser-widgets/1/loader.js" data-encoding-lead="${visit.encoding}" data-encoding-call-centre="${visit.encoding}" data-server-dedupes="${visit.isDeduped}"></script>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A visit</title><link rel="icon" href="data:,">
${hasBase ? `<base href="${otherHost}/">` : ''}${all('head')}
${visit.quirks.includes(unconfigured) ? '' : loader}
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

/** A React app that puts each form in its placeholder, and never calls `configure`. */
const app = `
import * as leadForms from '@adviser-widgets/lead-forms';
import { RequestSurvey } from '@adviser-widgets/survey';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const components = { ...leadForms, RequestSurvey };
for (const placeholder of document.querySelectorAll('[data-widget]')) {
  const name = placeholder.dataset.widget.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
  const form = createElement(components[name], { campaignId: placeholder.dataset.campaignId });
  createRoot(placeholder).render(createElement('div', { className: 'aw-root' }, form));
}`;

/** Returns the app as one script. */
export async function appCode(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: app, resolveDir: root },
    ...{ bundle: true, write: false, format: 'iife' },
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

import { nonce } from '@adviser-widgets/testing/browser';
import { openBare, type Driver } from '@adviser-widgets/testing/engines';
import { countCalls, type Allowed } from '@adviser-widgets/testing/hostile-html';
import { build } from 'esbuild';

type BarePage = Parameters<typeof openBare>[1];

/** What makes HTML safe. */
export interface HtmlJudge {
  readonly name: string;
  readonly allowed: Allowed;
  /** How an address may begin. */
  readonly schemes: readonly string[];
  /** Selects the elements that hold what it lets through, one for each payload. */
  readonly results: string;
  /** What the console may say. */
  readonly logged?: RegExp;
  /** Opens a page that shows what it lets through of each payload. */
  open(driver: Driver, payloads: readonly string[], page: BarePage): Promise<void>;
}

const shownTexts = '.aw-notice .aw-banner__text:not(.aw-notice__waiting)';

/** Of visitors' pages, in the built files. */
export const attributes: HtmlJudge = {
  name: 'HTML in attributes',
  allowed: { a: ['href'], strong: [], em: [], b: [], i: [], br: [], span: [], p: [] },
  schemes: ['http:', 'https:', 'mailto:', 'tel:'],
  results: shownTexts,
  logged: /a quote of data-text is missing|data-turbo-frame/, // some attacks look like markup that was torn
  async open(driver, payloads, page) {
    await openBare(driver, { ...page, body: pageOf(putNotices, payloads) });
    await driver.waitFor(([css, count]) => document.querySelectorAll(css).length === count, [
      shownTexts,
      payloads.length,
    ] as const);
  },
};

const ofAnyElement = words(`
  abbr accept accesskey align allow allowfullscreen alt aria- autocomplete autoplay bgcolor border cellpadding
  cellspacing checked cite class clear color cols colspan controls coords crossorigin data- datetime decoding default
  dir disabled download draggable enctype enterkeyhint face fetchpriority for frameborder headers height hidden high
  href hreflang hspace id inert inputmode ismap itemprop itemscope itemtype kind label lang list loading loop low max
  maxlength media method min minlength multiple muted name noshade novalidate nowrap open optimum pattern placeholder
  playsinline poster preload readonly referrerpolicy rel required reversed role rows rowspan sandbox scope scrolling
  selected shape size sizes span spellcheck src srclang srcset start step style summary tabindex target title translate
  type usemap valign value vspace width wrap action
  clip-rule cx cy d fill fill-opacity fill-rule focusable opacity points preserveAspectRatio r rx ry stroke
  stroke-dasharray stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width transform viewBox x x1
  x2 xmlns y y1 y2
`);

const written = words(`
  a abbr address article aside b bdi bdo big blockquote br button caption center cite code col colgroup data datalist dd
  del details dfn dialog div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup hr i
  iframe img input ins kbd label legend li main map area mark menu meter nav ol optgroup option output p picture pre
  progress q rp rt ruby s samp search section select small source span strike strong sub summary sup table tbody td
  textarea tfoot th thead time tr tt track u ul var video audio wbr
  #comment svg:svg svg:g svg:path svg:circle svg:ellipse svg:line svg:polyline svg:polygon svg:rect svg:title svg:desc svg:use
`);

/** Of the builder, the report and the other tools. */
export const tools: HtmlJudge = {
  name: 'HTML of tools',
  allowed: Object.fromEntries(written.map((name) => [name, ofAnyElement])),
  schemes: ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'data:image/'],
  results: '.clean',
  logged: /./, // of pictures and frames that do not exist
  async open(driver, payloads, { bare, headers }) {
    const { outputFiles } = await build({
      stdin: {
        contents: "export { cleanHtml } from '@adviser-widgets/markup';",
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      format: 'iife',
      globalName: 'markup',
      minify: true,
      write: false,
    });
    const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script');
    const head = `<!doctype html><body><script>${script}</script>`;
    await driver.goto(bare.serve(head + pageOf(putCleaned, payloads), headers));
  },
};

/** A page that puts items into itself, and counts what script would do. */
export function pageOf<Items>(put: (items: Items) => void, items: Items): string {
  const given = JSON.stringify(items).replaceAll('<', '\\u003c');
  return `<script nonce="${nonce}">(${String(countCalls)})();(${String(put)})(${given})</script>`;
}

/** Runs in the page. */
function putNotices(texts: readonly string[]): void {
  for (const text of texts) {
    const notice = document.createElement('div');
    notice.dataset['widget'] = 'notice-banner';
    notice.dataset['text'] = text;
    document.body.append(notice);
  }
}

/** Runs in the page. */
function putCleaned(texts: readonly string[]): void {
  const { markup } = window as unknown as { markup: { cleanHtml(html: string): { html: string } } };
  for (const text of texts) {
    const { html } = markup.cleanHtml(text);
    const box = document.createElement('div');
    box.className = 'clean';
    document.body.append(box);
    box.innerHTML = html;
    if (markup.cleanHtml(html).html !== html) box.append(document.createElement('x-changed'));
  }
}

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

import type { OpenPage } from '../pages/open-page.ts';
import { isAddress } from '../pages/read-page.ts';
import { refreshOf } from '../pages/refresh-of.ts';

interface Found {
  /** The file or address, as given. */
  readonly name: string;
  readonly html: string;
  readonly hasWidgets: boolean;
}

/** Returns what of a page cannot be checked, as the ends of sentences about it: visitors may see something else. */
export function findUnread(page: OpenPage, { name, html, hasWidgets }: Found): string[] {
  const { document, openAtEnd } = page;
  const next = refreshIn(document);
  return [
    ...(next === undefined ? [] : [`leads on to ${next}; check that address`]),
    ...(has(document, 'form.post-password-form, input[name="post_password"]')
      ? ['is protected by a password, so its content was not checked']
      : []),
    ...(openAtEnd
      ? [
          `ends in the middle of ${openAtEnd.what}, at line ${openAtEnd.line}: it was cut off, or an end is missing`,
        ]
      : lacksEnd(page, html)
        ? ['has no </body>: it may have been cut off']
        : []),
    ...(hasWidgets || next !== undefined ? [] : replacementOf(document, name)),
  ];
}

function refreshIn(document: Document): string | undefined {
  return [...document.querySelectorAll('meta[http-equiv]')]
    .filter((meta) => meta.getAttribute('http-equiv')?.toLowerCase() === 'refresh')
    .map((meta) => refreshOf(meta.getAttribute('content') ?? '', document.URL))
    .find((address) => address !== undefined);
}

/** End tags may be left out, but who writes the start tag of the body writes its end, too. */
function lacksEnd(page: OpenPage, html: string): boolean {
  const { body } = page.document as { body: HTMLElement | null };
  return body !== null && page.startTagOf(body).startsWith('<body') && !/<\/(body|html)\s*>/i.test(html);
}

/** What there is in place of the page's content, if its HTML does not have it. */
function replacementOf(document: Document, name: string): string[] {
  const isBlank =
    !hasText(document) && !has(document, 'img, picture, video, input, button, template[shadowrootmode]');
  if (has(document, 'frameset') || (isBlank && has(document, 'iframe, object, embed')))
    return ['consists of frames, whose pages were not checked; check these addresses'];
  if (asksForPerson(document))
    return ['asks whether you are a robot; have it let the checker in, or check a file with the page'];
  if (leadsToLogin(document, name)) return ['leads to a login, so the page behind it was not checked'];
  if (hasScript(document) && (isBlank || hasEmptyRoot(document)))
    return [
      'is built by a script, which the checker does not run: save the page in a browser, and check that file',
    ];
  return isBlank ? ['has nothing in its body'] : [];
}

function has(document: Document, selector: string): boolean {
  return document.querySelector(selector) !== null;
}

/** The elements whose text visitors do not see on the page: that of each is a single text. */
const unseen = new Set(['script', 'style', 'noscript', 'title', 'noembed', 'noframes']);

function hasText(document: Document): boolean {
  const walker = document.createTreeWalker(document);
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (!unseen.has(text.parentElement?.localName ?? '') && text.textContent?.trim()) return true;
  return false;
}

/** Any but ours, which builds no page. */
function hasScript(document: Document): boolean {
  return [...document.querySelectorAll('script')].some(
    ({ src, type }) => !src.includes('loader.js') && /^$|script|^module$/i.test(type),
  );
}

/** Where frameworks build a page, in their own templates: empty, or with a word for those who wait. */
function hasEmptyRoot(document: Document): boolean {
  const root = document.querySelector(
    '#root, #app, #__next, #__nuxt, #___gatsby, #q-app, app-root, [ng-app]',
  );
  return (
    root !== null && /^$|^(loading|please wait|one moment)[^a-z]*$/i.test(root.textContent?.trim() ?? '')
  );
}

const questions =
  /^\s*(just a moment|attention required!|checking your browser|one moment, please|pardon our interruption|access denied|are you a robot|human verification|ddos-guard)/i;

/** Of firewalls in front of a site, which some answer with 200. */
function asksForPerson(document: Document): boolean {
  const scripts = [...document.querySelectorAll('script, iframe')];
  return (
    questions.test(document.querySelector('title')?.textContent ?? '') ||
    has(document, '#challenge-form, #px-captcha, #sec-if-cpt-container') ||
    scripts.some((element) =>
      /_cf_chl_opt|_Incapsula_Resource|captcha-delivery\.com|AwsWafIntegration/.test(
        `${element.getAttribute('src') ?? ''} ${element.textContent ?? ''}`,
      ),
    )
  );
}

function leadsToLogin(document: Document, name: string): boolean {
  if (!isAddress(name) || !has(document, 'input[type="password"]')) return false;
  return new URL(name).pathname !== new URL(document.URL).pathname;
}

import { createFormOpener, putValues, type OpenForm } from '@adviser-widgets/testing/form';
import {
  goldenLeads,
  goldenPage,
  goldenValues,
  type GoldenLead,
} from '@adviser-widgets/testing/golden-leads';
import * as leadForms from '@adviser-widgets/lead-forms';
import type { Definition } from '@adviser-widgets/widget';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { families } from '../../stories/catalogue/families.ts';
import { textGroups } from '../../stories/docs/texts/text-groups.ts';
import { countedWalk } from './counted-walk.ts';
import { formWalks } from './form-walks.ts';
import { giftWalks } from './gift-walks.ts';
import { markedMessages, shownNames, textNames, unmarkedWords } from './marked-texts.ts';
import { mediaWalks } from './media-walks.ts';
import { pageWalks } from './page-walks.ts';
import { searchWalks } from './search-walks.ts';
import { find, openMarked, type Walk } from './walk.ts';

// A site in another language: every text, attribute and slot replaced by one in marks. A visitor goes through the states of
// each widget and meets no English word; the API and analytics hear the same as ever.

const walks = [...formWalks, ...giftWalks, countedWalk, ...searchWalks, ...mediaWalks, ...pageWalks];
const seen = new Set<string>();
const pages: OpenForm[] = [];

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(goldenPage.submissionId);
});

afterEach(forgetPage);

// jsdom goes nowhere.
document.addEventListener(
  'click',
  (event) => event.target instanceof Element && event.target.closest('a[href]') && event.preventDefault(),
);

async function forgetPage(): Promise<void> {
  await vi.dynamicImportSettled();
  pages.splice(0).forEach((page) => page.remove());
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
}

/** English words by the state in which they show, and what the API and analytics heard. */
async function follow(walk: Walk, messages: object) {
  const dataLayer: unknown[] = [];
  const words: Record<string, readonly string[]> = {};
  const opened: OpenForm[] = [];
  vi.stubGlobal('dataLayer', dataLayer);
  await walk.run({
    async open(definition, options = {}) {
      const page = await openMarked(definition, options, messages);
      opened.push(page);
      pages.push(page);
      return page;
    },
    look(state) {
      if (unmarkedWords().length > 0) words[state] = unmarkedWords();
      shownNames().forEach((name) => seen.add(name));
    },
  });
  const requests = opened.flatMap(({ api }) =>
    api.requests.map(({ url, headers, body }) => ({ url, headers, body: withoutTime(body) })),
  );
  return { words, sent: { requests, dataLayer } };
}

/** When it was sent differs from run to run. */
function withoutTime(body: unknown): unknown {
  return typeof body === 'string' ? body.replace(/"ReferredAt":"[^"]*"/, '') : body;
}

describe.each(walks)('$name', (walk) => {
  // One walk for both facts: each takes a good part of a second.
  test('with all texts replaced shows no English, and sends the same to the API and to analytics', async () => {
    const { sent: plain } = await follow(walk, {});
    await forgetPage();
    const { words, sent } = await follow(walk, markedMessages);
    expect.soft(words).toEqual({});
    expect.soft(sent).toEqual(plain);
  });
});

describe('leads', () => {
  const forms = Object.values<unknown>(leadForms).filter(
    (each): each is Definition => typeof each === 'object',
  );
  const [anyForm] = forms as [Definition, ...Definition[]]; // there are seven
  const { open } = createFormOpener(anyForm, {});

  beforeEach(() => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(goldenPage.userAgent);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(goldenPage.referrer);
    history.replaceState(null, '', goldenPage.path);
  });

  async function requestsOf({
    widget,
    config,
    attributes,
    cookies = {},
    honeypot = '',
    refusal,
  }: GoldenLead) {
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    const form = forms.find(({ name }) => name === widget);
    const page = await open(
      {
        config: { ...config, messages: markedMessages },
        attributes: { heading: '«heading»', 'button-text': '«button»', ...attributes },
      },
      form,
    );
    putValues(page.element, goldenValues);
    (await find<HTMLInputElement>('.aw-away input')).value = honeypot;
    await page.submit();
    await find(refusal ? '.aw-form-error p' : '.aw-panel');
    return page.api.requests.map(({ url, headers, body }) => ({ url, headers, body }));
  }

  test.each(goldenLeads)('$title is sent byte for byte with all texts replaced', async (golden) => {
    const { url, contentType, body } = golden;
    const headers = contentType ? { 'content-type': contentType } : {};
    expect(await requestsOf(golden)).toEqual([{ url, headers, body }]);
  });
});

describe('the tables of texts', () => {
  test('contain no widget name, which has another meaning in messages', () => {
    const widgets = families.flatMap((family) => family.widgets.map(({ name }) => name));
    expect(textNames.filter((name) => widgets.includes(name))).toEqual([]);
  });

  test('give each name to one text only, except for names that differ by widget', () => {
    const byName = textNames.map(
      (name) => [name, new Set(textGroups.flatMap(({ texts }) => texts[name] ?? []))] as const,
    );
    const shared = byName.filter(([, texts]) => texts.size > 1).map(([name]) => name);
    expect(shared.sort()).toEqual(['error', 'failed', 'label', 'more', 'play', 'thanks']);
  });

  afterAll(() => seen.clear());

  test('contain only texts that a widget shows', () => {
    expect(textNames.filter((name) => !seen.has(name))).toEqual([]);
  });
});

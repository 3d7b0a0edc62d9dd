import { inlineSearch, siteSearch } from '@adviser-widgets/site-search';
import { fakeSearchConfig, installFakeSearch } from '@adviser-widgets/testing';
import { vi } from 'vitest';
import { find, onHeldClock, press, rest, type Walk, type Walker } from './walk.ts';

const search = fakeSearchConfig;

const records = [
  ...Array.from({ length: 10 }, (_, index) => ({ path: `/11-${index}`, title: `11 ${index}` })),
  { path: '/posts/1', title: '«11 1»', catid: 'insurance' },
  { path: '/advisers/1', title: '11 «2»', GUID: '3f2504e0-4f89-11d3-9a0c-0305e82c3301' },
];

export const searchWalks: readonly Walk[] = [
  { name: 'site-search, the box', run: onHeldClock(walkSearchBox) },
  { name: 'site-search, results', run: onHeldClock(walkResults) },
  { name: 'inline-search, in rows', run: onHeldClock(walkPreview) },
  { name: 'inline-search, in groups', run: onHeldClock(walkGroups) },
  { name: 'inline-search, on a phone', run: onHeldClock(walkFullScreen) },
];

async function walkSearchBox({ open, look }: Walker): Promise<void> {
  const page = await open(siteSearch, { attributes: { heading: '«heading»' }, config: { search } });
  look('empty');
  await press(page, '[type="submit"]');
  await find('.aw-field-error');
  look('too short');
  page.remove();
  const named = await open(siteSearch, { config: { search, productName: '«product»' } });
  named.element.removeAttribute('data-heading');
  await named.mounted?.refresh();
  await rest();
  look('without a heading');
}

async function walkResults({ open, look }: Walker): Promise<void> {
  for (const query of ['11', '99']) {
    const page = await open(siteSearch, { attributes: { query }, config: { search } });
    const hosted = installFakeSearch(records);
    await find('.aw-search-contact');
    await searched();
    look(query === '11' ? 'found' : 'nothing found');
    if (query === '11') await press(page, '.aw-results .aw-text-button');
    await searched();
    look(query === '11' ? 'all of a group' : 'still nothing');
    hosted.remove();
    page.remove();
  }
}

async function walkPreview({ open, look }: Walker): Promise<void> {
  vi.stubGlobal('open', () => null);
  const page = await open(inlineSearch, { attributes: { rows: 'reserved' }, config: { search } });
  const hosted = installFakeSearch(records);
  look('empty');
  await press(page, 'input');
  await find('[role="combobox"]');
  await page.user.keyboard('1');
  await press(page, '[type="submit"]');
  await find('.aw-popup__note');
  look('too short');
  await page.user.type(await find('input'), '1');
  await find('.aw-option__kind');
  await searched();
  look('found');
  for (const keys of ['{ArrowDown}', '{ArrowDown}{ArrowDown}', '{ArrowDown}', '{ArrowDown}']) {
    await page.user.keyboard(`${keys}{Control>}{Enter}{/Control}`);
  }
  await page.user.keyboard(' 0');
  await searched();
  look('one found');
  await page.user.keyboard('1');
  await searched();
  look('nothing found');
  hosted.standard = 500;
  await page.user.keyboard('2');
  await searched();
  look('failed');
  hosted.remove();
}

async function walkGroups({ open, look }: Walker): Promise<void> {
  const page = await open(inlineSearch, { attributes: { mode: 'grouped' }, config: { search } });
  const hosted = installFakeSearch(records);
  const release = hosted.hold();
  await press(page, 'input');
  await rest();
  await page.user.keyboard('11');
  await find('.aw-search-note');
  look('searching');
  release();
  await press(page, '.aw-results .aw-text-button');
  look('all of a group');
  hosted.remove();
}

async function walkFullScreen({ open, look }: Walker): Promise<void> {
  const events = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => ({ matches: true, ...events }));
  const page = await open(inlineSearch, { config: { search } });
  const hosted = installFakeSearch(records);
  await press(page, 'input');
  await find('.aw-search__sheet button');
  look('filling the screen');
  hosted.remove();
}

/** Sending, answering and announcing each wait for the clock. */
async function searched(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await rest(600);
}

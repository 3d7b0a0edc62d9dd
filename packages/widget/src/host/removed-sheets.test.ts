// @vitest-environment jsdom
import { settled } from '@adviser-widgets/testing/settled';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepSheets, type Sheets } from './removed-sheets.ts';

let sheets: Sheets;
let isNeeded: boolean;
let restore: ReturnType<typeof keepSheets>;
let now: number;

const hrefs = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const remove = () => sheets.forEach((sheet) => sheet?.remove());

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(console, 'error').mockReturnValue();
  sheets = [];
  for (const rank of [3, 8, 5]) {
    const link = document.createElement('link');
    link.setAttribute('href', String(rank));
    sheets[rank] = link;
  }
  document.head.replaceChildren(...sheets.flatMap((sheet) => sheet ?? []));
  isNeeded = true;
  restore = keepSheets(sheets, () => isNeeded);
});
afterEach(() => {
  sheets.length = 0; // its observer is still there
  vi.restoreAllMocks();
});

describe('a style sheet that the page removes', () => {
  test('is back in its place among the others, once the head has changed', async () => {
    sheets[5]?.remove();
    await settled();
    expect(hrefs()).toEqual(['3', '5', '8']);
  });

  test('is back with all others in their order', async () => {
    remove();
    await settled();
    expect(hrefs()).toEqual(['3', '5', '8']);
  });

  test('stays away while the page has no placeholder', async () => {
    isNeeded = false;
    remove();
    await settled();
    expect(hrefs()).toEqual([]);
  });

  test('is back before the next mount', () => {
    isNeeded = false;
    remove();
    void restore();
    expect(hrefs()).toEqual(['3', '5', '8']);
  });

  test('holds the mount until it applies', async () => {
    sheets[5]?.remove();
    const applied = restore();
    sheets[5]?.dispatchEvent(new Event('load'));
    await expect(applied).resolves.toBeDefined();
  });

  test('is back in a new head', async () => {
    document.head.replaceWith(document.createElement('head'));
    await settled();
    expect(hrefs(), 'before anything else changes').toEqual(['3', '5', '8']);
    remove();
    await settled();
    expect(hrefs()).toEqual(['3', '5', '8']);
  });

  test('is back after document.open', async () => {
    document.open();
    document.write('<p>Anew</p>');
    document.close();
    await settled();
    expect(hrefs(), 'before anything else changes').toEqual(['3', '5', '8']);
    remove();
    await settled();
    expect(hrefs()).toEqual(['3', '5', '8']);
  });
});

describe('a page that removes a style sheet again and again', () => {
  async function removeOften(times: number, pauseMs = 1_000): Promise<void> {
    for (let time = 0; time < times; time++) {
      now += pauseMs;
      sheets[5]?.remove();
      await settled();
    }
  }

  test('has it back ten times', async () => {
    await removeOften(10);
    expect(hrefs()).toEqual(['3', '5', '8']);
  });

  test('wins after that', async () => {
    await removeOften(11);
    void restore();
    expect(hrefs()).toEqual(['3', '8']);
  });

  test('is reported once', async () => {
    await removeOften(12);
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['[adviser-widgets] this page keeps removing our style sheets'],
    ]);
  });

  test('has it back whenever the visitor goes to another page', async () => {
    await removeOften(30, 5_000);
    expect(hrefs()).toEqual(['3', '5', '8']);
  });
});

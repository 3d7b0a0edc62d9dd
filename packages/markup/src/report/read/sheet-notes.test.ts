// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { sheetNotes } from './sheet-notes.ts';

const rules = '.aw-widget:not([data-widget-state="ready"]) [data-slot] { display: none }';
const link = (version: string) =>
  `<link rel="stylesheet" href="https://cdn.example.nz/adviser-widgets/${version}/page.css">`;
const script = '<script src="https://cdn.example.nz/adviser-widgets/1/loader.js"></script>';

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('says that page.css is missing', () => {
  document.head.innerHTML = script;
  expect(sheetNotes(document)).toEqual([
    'page.css is not linked in the head, so the page jumps as widgets load; add <link rel="stylesheet" href="…/adviser-widgets/1/page.css">.',
  ]);
});

test.each([
  ['the link', link('1')],
  ['its rules in a sheet of the site', `<style>${rules}</style>`],
])('says nothing with %s', (_name, head) => {
  document.head.innerHTML = head + script;
  expect(sheetNotes(document)).toEqual([]);
});

test('says that it is of another version than the script', () => {
  document.head.innerHTML = link('1.0.0') + script;
  expect(sheetNotes(document)).toEqual([
    expect.stringContaining('of version 1.0.0, and loader.js of version 1;'),
  ]);
});

test('leaves nothing on the page', () => {
  sheetNotes(document);
  expect(document.body.innerHTML).toBe('');
});

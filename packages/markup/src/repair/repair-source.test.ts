import { expect, test } from 'vitest';
import { repairSource } from './repair-source.ts';

const wrapper = 'https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.nz%2Fguide';

function form(inside: string): string {
  return `<div class="aw-widget" data-widget="request-call-form">${inside}</div>`;
}

test.each([
  ['in brackets', `<${wrapper}&data=05>`],
  ['in escaped brackets', `&lt;${wrapper}&amp;data=05&gt;`],
])('what a mail program has written behind a link is taken out, %s', (_, wrapped) => {
  expect(repairSource(form(`<p>https://www.example.nz/guide${wrapped}</p>`))).toEqual({
    text: form('<p>https://www.example.nz/guide</p>'),
    notes: ['Repaired: a mail program had written its own address behind a link.'],
  });
});

test('an address in brackets that no service has wrapped stays', () => {
  const markup = form('<p>Guide &lt;https://www.example.nz/guide&gt;</p>');
  expect(repairSource(markup)).toEqual({ text: markup, notes: [] });
});

test('the links inside a cell of a spreadsheet, whose outer quotes are gone, keep their addresses', () => {
  const markup = form('<a href="https://www.example.nz/guide?x">Guide</a> <a href="tel:041234567">Call</a>');
  expect(repairSource(markup.replaceAll('"', '""'))).toEqual({
    text: markup,
    notes: ['Repaired: its quotes are doubled, as in a cell of a spreadsheet.'],
  });
});

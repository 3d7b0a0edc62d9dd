import { requestCallForm } from '@adviser-widgets/lead-forms';
import { expect, test, vi } from 'vitest';
import { PageElement } from '../dom/page-element.ts';
import { PageDocument } from '../dom/page-document.ts';
import { pageOf } from '../test-site.ts';
import { checkHtml } from './check-html.ts';

const manifest = new Map([['request-call-form', requestCallForm]]);
const form =
  '<div class="aw-widget" data-widget="request-call-form"><div data-slot="success"><p>Thanks</p></div><p>Call <a href="tel:0800000000">us</a></p></div>';

/** How often checks look at an attribute, a text or a selector of the page: what time goes by. */
async function countWork(body: string): Promise<number> {
  const spies = [
    vi.spyOn(PageElement.prototype, 'getAttribute'),
    vi.spyOn(PageElement.prototype, 'matches'),
    vi.spyOn(PageElement.prototype, 'textContent', 'get'),
    vi.spyOn(PageDocument.prototype, 'findAll'),
  ];
  await checkHtml({ name: 'a', html: pageOf(body), address: 'https://www.example.nz/' }, manifest);
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  spies.forEach((spy) => spy.mockRestore());
  return count;
}

test.each<[name: string, many: number, page: (many: number) => string]>([
  ['paragraphs', 1000, (many) => '<p>One <a href="/b">two</a> <b>three</b></p>'.repeat(many)],
  ['ids', 1000, (many) => Array.from({ length: many }, (_, index) => `<p id="p${index}">One</p>`).join('')],
  ['the same id', 1000, (many) => '<p id="a">One</p>'.repeat(many)],
  ['forms', 40, (many) => form.repeat(many)],
  ['unknown widgets', 40, (many) => '<i data-widget="x">One</i>'.repeat(many)],
  ['links of widgets', 40, (many) => '<a href="/#widget=request-call-form">Call</a>'.repeat(many)],
  ['snippets as text', 100, (many) => '<p>&lt;div data-widget="x"></p>'.repeat(many)],
  ['shortcodes', 100, (many) => '<p>[adviser_widget name="x"]</p>'.repeat(many)],
  ['elements in a form', 1000, (many) => form.replace('<p>Call', `${'<p>One</p>'.repeat(many)}<p>Call`)],
  [
    'slots of a form',
    40,
    (many) => form.replace('<p>Call', `${'<i data-slot="x">1</i>'.repeat(many)}<p>Call`),
  ],
  ['nested elements', 100, (many) => `${'<div>'.repeat(many)}${form}`],
])('twice as many %s take at most twice the work', async (_name, many, page) => {
  const [none, once, twice] = [
    await countWork(page(0)),
    await countWork(page(many)),
    await countWork(page(many * 2)),
  ];
  expect((twice - none) / (once - none)).toBeLessThan(2.2);
});

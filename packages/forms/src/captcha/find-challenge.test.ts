// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { removeChallenge } from './watch-challenge.ts';

afterEach(() => document.body.replaceChildren());

/** Creates the element around a badge, outside the page. */
function badge(id: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = `<iframe name="a-${id}"></iframe>`;
  return element;
}

describe('fault 37: when a badge is removed', () => {
  test('only its own challenge is removed, boxes included', () => {
    document.body.innerHTML = ['1', '2']
      .map((id) => `<div id="of-${id}"><div></div><div><iframe name="c-${id}"></iframe></div></div>`)
      .join('');
    removeChallenge(badge('1'));
    expect([...document.body.children].map(({ id }) => id)).toEqual(['of-2']);
  });

  test.each([
    ['there is none', '<p>Kia ora</p>'],
    ['it is deeper in the page', '<main><div><div><iframe name="c-1"></iframe></div></div></main>'],
    ['it is a child of the body', '<iframe name="c-1"></iframe>'],
  ])('nothing is removed if %s', (_where, html) => {
    document.body.innerHTML = html;
    removeChallenge(badge('1'));
    expect(document.body.innerHTML).toBe(html);
  });
});

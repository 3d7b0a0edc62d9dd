// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeChallenge, watchChallenge, type ChallengeSight } from './challenge.ts';

let sights: ChallengeSight[];
let inFront: Element | null;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  sights = [];
  document.elementFromPoint = () => inFront;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function frame(name: string, rect = new DOMRect(10, 10, 300, 400)): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.name = name;
  element.getBoundingClientRect = () => rect;
  return element;
}

/** The vendor's badge in our element, and its challenge in a box at the end of the page. */
function addVendor({ id = '1', rect = new DOMRect(10, 10, 300, 400) } = {}) {
  const element = document.createElement('div');
  const box = document.createElement('div');
  const challenge = frame(`c-${id}`, rect);
  element.append(frame(`a-${id}`));
  box.style.visibility = 'hidden';
  box.append(challenge);
  document.body.append(element, box);
  inFront = challenge;
  const open = () => (box.style.visibility = 'visible');
  const close = () => (box.style.visibility = 'hidden');
  return { element, box, challenge, open, close };
}

function watch(element: HTMLElement): void {
  stop = watchChallenge(element, (sight) => sights.at(-1) !== sight && sights.push(sight));
}

function look(): ChallengeSight | undefined {
  vi.advanceTimersByTime(100);
  return sights.at(-1);
}

describe('an open challenge', () => {
  function open(rect?: DOMRect) {
    const vendor = addVendor(rect ? { rect } : {});
    watch(vendor.element);
    vendor.open();
    return vendor;
  }

  test('in front of the page is reachable', () => {
    open();
    expect(look()).toBe('reachable');
  });

  test.each([
    ['under something else', undefined, 'covered'],
    ['without a size, as one that a theme does not display', new DOMRect(0, 0, 0, 0), 'covered'],
    ['left of the window', new DOMRect(-9999, 10, 300, 400), 'away'],
    ['below the window', new DOMRect(10, 5000, 300, 400), 'away'],
    ['of which a strip is in the window', new DOMRect(10, -350, 300, 400), 'away'],
  ])('%s is not', (_where, rect, sight) => {
    open(rect);
    if (!rect) inFront = document.body;
    expect(look()).toBe(sight);
  });

  test('is away if the page keeps the focus from it, until the pointer is over it', () => {
    const { challenge } = open();
    challenge.focus = () => {};
    const states = [look()];
    vi.spyOn(challenge, 'matches').mockReturnValue(true);
    states.push(look());
    expect(states).toEqual(['away', 'reachable']);
  });

  test('has the focus, and gives it back', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const { challenge, close } = open();
    look();
    expect(document.activeElement).toBe(challenge);
    close();
    look();
    expect(document.activeElement).toBe(button);
  });

  test('leaves the focus where the visitor put it', () => {
    const { close } = open();
    const field = document.body.appendChild(document.createElement('input'));
    look();
    field.focus();
    close();
    look();
    expect(document.activeElement).toBe(field);
  });

  test('does not tell a focus trap of the page that it has the focus', () => {
    const heard = vi.fn();
    document.addEventListener('focusin', heard);
    open();
    look();
    document.removeEventListener('focusin', heard);
    expect(heard).not.toHaveBeenCalled();
  });

  test('takes the pointer, though the page turns it off for the whole body; afterwards the page is as it was', () => {
    const { box, close } = open();
    look();
    expect(box.style.pointerEvents).toBe('auto');
    close();
    look();
    expect(box.style.pointerEvents).toBe('');
  });

  test("fault 34: of another form is none of this form's", () => {
    addVendor({ id: '2' }).open();
    watch(addVendor({ id: '1' }).element);
    expect(look()).toBe('hidden');
  });

  test('that the page removes is hidden', () => {
    const { box } = open();
    look();
    box.remove();
    expect(look()).toBe('hidden');
  });

  test('fault 27: is noticed even if it closes at once, as by the second half of a double press', async () => {
    const { close } = open();
    await Promise.resolve(); // the two halves are separate events
    close();
    await Promise.resolve();
    expect(sights).toEqual(['reachable', 'hidden']);
  });

  test('is no longer watched once its check has ended', () => {
    open();
    stop();
    look();
    expect(sights).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('fault 37: when a badge is removed', () => {
  function badge(id: string): HTMLElement {
    const element = document.createElement('div');
    element.append(frame(`a-${id}`));
    return element;
  }

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

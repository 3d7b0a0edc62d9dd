import { expect } from '@adviser-widgets/testing/browser';
import {
  engineTest as test,
  openBare,
  tabTo,
  typeThroughForm,
  untilFocused,
  untilText,
  type Driver,
} from '@adviser-widgets/testing/engines';

const form = `<div data-widget="request-call-form" data-widget-load="eager"></div>`;
const popUp = (id: string, inside: string) =>
  `<p><button id="open-${id}">Open</button></p><div data-widget="pop-up" data-widget-load="eager" data-heading="Our offer" data-trigger="open-${id}">${inside}</div>`;
const received = 'Your request has been received.';

interface Surroundings {
  readonly body: string;
  /** Pressed in turn to open it. */
  readonly openers?: readonly string[];
}

/** A dialog as pages write it, whose own script takes the focus back in one of the usual ways. */
const trap = (type: string, target: string) => `<div id="page" aria-hidden="true"><a href="/">Home</a></div>
  <div id="trap" role="dialog" style="position: fixed; inset: 0; z-index: 1050; pointer-events: auto; overflow: auto">${form}</div>
  <script>
    document.body.style.pointerEvents = 'none';
    let last;
    const isInside = (element) => document.querySelector('#trap').contains(element);
    ${target}.addEventListener('focusin', ({ target }) => { if (isInside(target)) last = target }, true);
    ${target}.addEventListener('${type}', (event) => {
      const target = event.type === 'focusout' ? event.relatedTarget : event.target;
      if (target instanceof Node && !isInside(target)) last?.focus();
    }, true);
  </script>`;

const answered: Readonly<Record<string, Surroundings>> = {
  'a pop-up that a button opens': { body: popUp('a', form), openers: ['#open-a'] },
  'a pop-up in a pop-up': { body: popUp('a', popUp('b', form)), openers: ['#open-a', '#open-b'] },
  'a pop-up that shows itself': {
    body: `<div data-widget="pop-up" data-widget-load="eager" data-auto-show="true" data-delay="0">${form}</div>`,
  },
  'the off-canvas menu': {
    body: `<div data-widget="off-canvas-nav" data-widget-load="eager">${form}</div>`,
    openers: ['[aria-expanded]'],
  },
  "a page's modal dialog": {
    body: `<dialog id="d" style="inset: 0; overflow: auto">${form}</dialog><script>d.showModal()</script>`,
  },
  'a page whose own modal dialog opens when it asks': {
    body: `${form}<dialog id="d">Cookies?</dialog><script>
      const isAsked = () => [...document.querySelectorAll('iframe[name^="c-"]')].some((frame) => frame.checkVisibility({ visibilityProperty: true }));
      new MutationObserver(() => isAsked() && !d.open && d.showModal()).observe(document, { subtree: true, attributeFilter: ['style'] });
    </script>`,
  },
  "a page's dialog that makes all others inert, and what comes later (React Aria)": {
    body: `<div id="d" role="dialog" style="position: fixed; inset: 0; z-index: 2147483647; overflow: auto">${form}</div><script>
      const hide = () => {
        for (const element of document.body.children) if (element.id !== 'd') element.inert = true;
        for (const element of document.body.children) if (element.id !== 'd') element.ariaHidden = 'true';
      };
      new MutationObserver(hide).observe(document.body, { childList: true });
      hide();
    </script>`,
  },
  "a page's dialog that takes back the focus (Bootstrap, focus-trap)": { body: trap('focusin', 'document') },
  "a page's dialog that keeps the focus from leaving (Radix)": { body: trap('focusout', 'document') },
};

for (const [name, { body, openers = [] }] of Object.entries(answered)) {
  test(`a question of the captcha is seen and answered by keyboard in ${name}`, async ({
    driver,
    sandbox,
    bare,
  }) => {
    await driver.resize(360, 640);
    await openBare(driver, { sandbox, bare, body });
    for (const opener of openers) await driver.click(opener);
    await driver.waitFor(() => document.querySelector('.aw-control')?.checkVisibility()); // Tab leaves a page with no control
    await sandbox.captcha('challenge', 1);
    await tabTo(driver, '.aw-control');
    const sent = await typeThroughForm(driver);
    await driver.press('Enter');
    await answer(driver);
    await untilText(driver, received);
    expect(sandbox.records('call-centre')).toMatchObject([{ attempts: 1, fields: sent }]);
  });
}

test('whoever leaves the question by Tab comes back to it, past the edge of a dialog (Radix, MUI, Base UI, Headless UI)', async ({
  driver,
  sandbox,
  bare,
}) => {
  const edge = `<span id="edge" tabindex="0"></span><script>edge.addEventListener('focus', () => d.querySelector('.aw-control').focus())</script>`;
  const body = `<div id="d" role="dialog">${form}${edge}</div>`;
  await openBare(driver, { sandbox, bare, body });
  await driver.waitFor(() => document.querySelector('.aw-control')?.checkVisibility());
  await sandbox.captcha('challenge', 1);
  await tabTo(driver, '.aw-control');
  await typeThroughForm(driver);
  await driver.press('Enter');
  const isAsked = () => document.activeElement?.matches('iframe[name^="c-"]');
  await driver.waitFor(isAsked);
  await driver.evaluate(() => document.querySelector<HTMLElement>('.aw-control')?.focus());
  await tabTo(driver, 'iframe[name^="c-"]');
  await answer(driver);
  await untilText(driver, received);
});

test('a pop-up is as it was after a question that the visitor closed', async ({ driver, sandbox, bare }) => {
  const state = () =>
    driver.evaluate(() => {
      const dialog = document.querySelector('dialog');
      return {
        isModal: dialog?.matches(':modal'),
        isScrolled: (dialog?.scrollTop ?? 0) > 100,
        overflow: document.body.style.overflow,
        focused: document.activeElement?.textContent,
        email: document.querySelector<HTMLInputElement>('[name="FormEmail"]')?.value,
      };
    });
  await driver.resize(480, 400);
  await openBare(driver, { sandbox, bare, body: popUp('a', form) });
  await driver.click('#open-a');
  await tabTo(driver, '.aw-control');
  await typeThroughForm(driver);
  const before = await state();
  await sandbox.captcha('close', 1);
  await driver.evaluate(() => {
    addEventListener('aw:error', () => (document.title = 'closed'));
    addEventListener('aw:close', () => (document.title = 'the pop-up has closed'));
  });
  await driver.press('Enter');
  await driver.waitFor(() => document.title === 'closed');
  expect(before).toMatchObject({ isModal: true, isScrolled: true, overflow: 'hidden', focused: 'Submit' });
  await expect.poll(state).toEqual(before);
  await driver.press('Escape');
  await untilFocused(driver, '#open-a');
});

test("a page's modal dialog is as it was after a question that the visitor closed, and heard nothing of it", async ({
  driver,
  sandbox,
  bare,
}) => {
  const state = () =>
    driver.evaluate(() => {
      const dialog = document.querySelector('dialog');
      const { left, top, width, height } = dialog?.getBoundingClientRect() ?? new DOMRect();
      return {
        isModal: dialog?.matches(':modal'),
        place: [left, top, width, height],
        isScrolled: (dialog?.scrollTop ?? 0) > 100,
        style: dialog?.style.cssText,
        heard: document.body.dataset.heard,
      };
    });
  await driver.resize(480, 400);
  const script = `for (const type of ['close', 'cancel', 'toggle']) d.addEventListener(type, () => (document.body.dataset.heard += type));`;
  await openBare(driver, {
    sandbox,
    bare,
    body: `<dialog id="d" style="width: 400px">${form}</dialog><script>d.showModal(); setTimeout(() => { document.body.dataset.heard = ''; ${script} }, 100)</script>`,
  });
  await driver.waitFor(() => document.body.dataset.heard === '');
  await tabTo(driver, '.aw-control');
  await typeThroughForm(driver);
  const before = await state();
  await sandbox.captcha('close', 1);
  await driver.evaluate(() => void addEventListener('aw:error', () => (document.title = 'closed')));
  await driver.press('Enter');
  await driver.waitFor(() => document.title === 'closed');
  expect(before).toMatchObject({ isModal: true, isScrolled: true, heard: '' });
  await expect.poll(state).toEqual(before);
});

/** Nothing can be above it. */
const unanswered: Readonly<Record<string, string>> = {
  "a page's popover over the window": `<div id="d" popover="manual" style="inset: 0; width: 100%; height: 100%; overflow: auto">${form}</div><script>d.showPopover()</script>`,
};

for (const [name, body] of Object.entries(unanswered)) {
  test(`a question that cannot be reached ends in the error in ${name}`, async ({
    driver,
    sandbox,
    bare,
    expectConsole,
  }) => {
    expectConsole(/question that visitors cannot reach/);
    await openBare(driver, { sandbox, bare, body, attributes: 'async data-phone="0800 000 000"' });
    await sandbox.captcha('challenge', 1);
    await tabTo(driver, '.aw-control');
    await typeThroughForm(driver);
    await driver.press('Enter');
    await driver.waitFor(() => document.querySelector('[role="alert"] a[href="tel:0800000000"]'));
    expect(sandbox.records('call-centre')).toEqual([]);
  });
}

/** Waits until the question is in front with the focus in it, and presses its button. */
async function answer(driver: Driver): Promise<void> {
  await driver.waitFor(() => {
    const frame = document.querySelector('iframe[name^="c-"]');
    const { left, top, width, height } = frame?.getBoundingClientRect() ?? new DOMRect();
    const isOnTop = document.elementFromPoint(left + width / 2, top + height / 2) === frame;
    return frame && isOnTop && document.activeElement === frame;
  });
  const isOpen = () =>
    driver.evaluate(() => {
      const frame = document.querySelector('iframe[name^="c-"]');
      return frame !== null && getComputedStyle(frame).visibility === 'visible';
    });
  const keys = [['Enter'], ['Tab', 'Enter']]; // WebKit's focus is in the frame, but not yet on the button
  const press = async () => {
    if (await isOpen()) await driver.press(...(keys.shift() ?? []));
    return isOpen();
  };
  await expect.poll(press, { intervals: [500] }).toBe(false);
}

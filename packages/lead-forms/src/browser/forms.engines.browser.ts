import {
  barePage,
  bodyWith,
  everyForm,
  expect,
  inAllUnless,
  isRepresentative,
  withoutAnalytics,
} from '@adviser-widgets/testing/browser';
import {
  engineTest as test,
  openBare,
  tabTo,
  typeThroughForm,
  untilFocused,
  untilState,
  untilText,
} from '@adviser-widgets/testing/engines';

const received = 'Your request has been received.';
const home = '<a href="/">Home</a>';

for (const { name, kind } of everyForm) {
  test(`${name} is filled in, sent and closed with the keyboard alone`, async ({ driver, sandbox, bare }) => {
    await openBare(driver, { sandbox, bare, body: bodyWith(name, home) });
    await tabTo(driver, '.aw-control');
    const sent = await typeThroughForm(driver);
    const fields = await driver.evaluate(() =>
      [...document.querySelectorAll('.aw-fields [name]')].map((field) => field.getAttribute('name')),
    );
    expect(Object.keys(sent), 'the fields that Tab reaches, in their order').toEqual(fields);
    await driver.press('Enter');
    await untilText(driver, received);
    expect(sandbox.records(kind)).toMatchObject([{ attempts: 1, fields: { ...sent, Region: 'Wellington' } }]);

    await driver.press('Tab', 'Enter');
    await untilFocused(driver, '.aw-control');
  });

  const emptyTitle = `${name}, sent empty, shows its errors and focuses the first field`;
  test(emptyTitle, inAllUnless(isRepresentative(name)), async ({ driver, sandbox, bare }) => {
    await openBare(driver, { sandbox, bare, body: bodyWith(name) });
    await driver.click('.aw-form [type="submit"]');
    await untilFocused(driver, '.aw-control[aria-invalid="true"]');
    const wrong = await driver.evaluate(() =>
      [...document.querySelectorAll('[aria-invalid="true"]')].map((control) => ({
        isFirst: control === document.activeElement,
        error: document.getElementById(control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
          ?.innerText,
      })),
    );
    expect(wrong.length).toBeGreaterThan(1);
    expect(wrong.map(({ isFirst }) => isFirst).indexOf(true)).toBe(0);
    expect(wrong.filter(({ error }) => !error)).toEqual([]);
    expect(sandbox.records(kind)).toEqual([]);
  });
}

test('a survey is answered and sent with the keyboard alone', async ({ driver, sandbox, bare }) => {
  await openBare(driver, { sandbox, bare, body: bodyWith('request-survey', home) });
  await tabTo(driver, '[type="radio"]');
  await driver.press(' ');
  for (const steps of [10, 11, 7]) {
    // WebKit's arrows stop at the ends of a scale, others go round
    await driver.press('Tab', ...Array<string>(steps).fill('ArrowRight'));
  }
  await driver.press('Tab');
  await untilFocused(driver, 'textarea');
  await driver.press('Tab', 'Enter');
  await untilText(driver, received);
  expect(sandbox.records('survey')).toMatchObject([
    { fields: { FormSurveyOne: '0', FormSurveyTwo: '10', FormSurveyThird: 'N/A', FormSurveyFourth: '7' } },
  ]);
});

test('a survey without answers focuses the first scale, and each shows its error', async ({
  driver,
  sandbox,
  bare,
}) => {
  await openBare(driver, { sandbox, bare, body: bodyWith('request-survey') });
  await driver.click('.aw-form [type="submit"]');
  await untilFocused(driver, '[name="FormSurveyOne"]');
  const errors = await driver.evaluate(
    () => document.body.innerText.match(/Please select an option/g)?.length,
  );
  expect(errors).toBe(4);
});

test('the gift programme is gone through with the keyboard alone', async ({ driver, sandbox, bare }) => {
  const customer = JSON.stringify({ LNS_GiftType: 'True', HasCompletedSurvey: 0 });
  const body = `<main><h1>Thanks</h1><div class="aw-widget" data-widget="gift-programme" data-customer='${customer}'></div></main>`;
  await openBare(driver, { sandbox, bare, body });
  await driver.press('Tab', 'ArrowDown', 'Tab', 'Enter');
  await untilText(driver, 'Refer someone you know');
  await untilFocused(driver, ':is(h2, h3) span');
  for (const answer of ['Ana', '021 555 0003', 'Sib']) {
    await driver.press('Tab');
    await driver.type(answer);
  }
  await driver.press('Tab', 'Enter');
  await driver.waitFor(() => document.querySelector('.aw-referral'));
  await untilFocused(driver, '[name="formFullName"]');
  await tabTo(driver, '.aw-referral button');
  await driver.press('Tab', 'Enter');
  await untilText(driver, 'Thank you!');
  expect(sandbox.records('gift')).toMatchObject([{ fields: { capChoice: 'Sweet Treat' } }]);
  const ana = { formFullName: 'Ana', formPhone: '021 555 0003', formGroupRelation: 'a sibling' };
  expect(sandbox.records('referral')).toMatchObject([{ fields: { referrals: [ana] } }]);
});

test('a visitor who has unsubscribed resubscribes with the keyboard alone', async ({
  driver,
  sandbox,
  bare,
}) => {
  const body = `${home}<main><h1>Email</h1><div class="aw-widget" data-widget="subscription-centre"></div></main>`;
  await driver.goto(
    `${bare.serve(barePage(sandbox, { body, attributes: `async ${withoutAnalytics}` }))}?ceid=c-9&unsubscribed=true`,
  );
  await untilState(driver, 'ready');
  await tabTo(driver, '[type="checkbox"]');
  await driver.press('Tab', 'Enter');
  await untilText(driver, 'Please tick the box to resubscribe.');
  await untilFocused(driver, '[type="checkbox"]');
  await driver.press(' ', 'Tab', 'Enter');
  await untilText(driver, 'Thank you for updating your preferences.');
  expect(sandbox.records('subscription')).toMatchObject([{ fields: { ceid: 'c-9', status: 'subscribed' } }]);
});

for (const insistence of ['', ' !important']) {
  test(`a box shows and takes a click where a theme hides boxes${insistence}`, async ({
    driver,
    sandbox,
    bare,
  }) => {
    const hidden = [
      'appearance: none',
      'position: fixed',
      'left: -9999px',
      'opacity: 0',
      'width: 0',
      'height: 0',
      'clip-path: inset(50%)',
      'pointer-events: none',
      'visibility: hidden',
      'transform: scale(0)',
      'display: none',
    ];
    const head = `<style>[type="checkbox"]:not(#_) { ${hidden.map((rule) => rule + insistence).join('; ')} }</style>`;
    const body = '<main><h1>Email</h1><div class="aw-widget" data-widget="subscription-centre"></div></main>';
    await driver.goto(bare.serve(barePage(sandbox, { body, head, attributes: `async ${withoutAnalytics}` })));
    await untilState(driver, 'ready');
    const seen = await driver.evaluate(() => {
      const box = document.querySelector('[type="checkbox"]') ?? document.body;
      const { left, top, width, height } = box.getBoundingClientRect();
      const { appearance, opacity } = getComputedStyle(box);
      const isOnTop = document.elementFromPoint(left + width / 2, top + height / 2) === box;
      return { width, height, appearance, opacity, isOnTop };
    });
    expect(seen).toEqual({
      width: 24,
      height: 24,
      appearance: expect.stringMatching(/auto|checkbox/),
      opacity: '1',
      isOnTop: true,
    });
    await driver.click('[type="checkbox"]');
    await driver.waitFor(() => document.querySelector('[type="checkbox"]:checked'));
  });
}

/** Widgets that take typing or presses, and the control in which Enter submits. */
const submitters: Readonly<Record<string, string>> = {
  'request-call-form': '[name="FormEmail"]',
  'callback-form': '[type="checkbox"]',
  'request-survey': '[type="radio"]',
  'subscription-centre': '[type="checkbox"]',
  'gift-programme': '[type="radio"]',
  'adviser-search': '.aw-button',
  'site-search': '[name="q"]',
  'inline-search': '[name="q"]',
};

/** As ASP.NET writes it around a panel with a default button. */
const panel = (content: string) => {
  const press = "if (event.keyCode === 13) { document.querySelector('#other').click(); return false }";
  const handlers = ['keydown', 'keypress', 'keyup'].map((type) => `on${type}="${press}"`).join(' ');
  return `<div ${handlers}>${content}</div><button type="button" id="other" onclick="document.title = 'Other'">Search</button>`;
};

for (const [name, control] of Object.entries(submitters)) {
  test(`Enter in ${name} submits it, and does not press the default button of the page`, async ({
    driver,
    sandbox,
    bare,
  }) => {
    const customer = `data-customer='{"LNS_GiftType":"True","HasCompletedSurvey":0}'`;
    const body = panel(`<div class="aw-widget" data-widget="${name}" ${customer}></div>`);
    await openBare(driver, { sandbox, bare, body, query: '?ceid=c-9' });
    await driver.evaluate(() => {
      const onSubmit = (event: Event) => {
        event.preventDefault(); // a search box without its code would leave the page
        document.body.dataset.submitted = '';
      };
      addEventListener('submit', onSubmit, true);
    });
    await tabTo(driver, control);
    await driver.press('Enter');
    await driver.waitFor(() => 'submitted' in document.body.dataset);
    expect(await driver.evaluate(() => document.title)).toBe('Bare');
  });
}

const noForms = { 'Content-Security-Policy': 'sandbox allow-scripts allow-same-origin' };
const sandboxed = [/allow-scripts and allow-same-origin/, /form submission/i, /sandboxed/];

test('Enter sends a lead in a frame in which the browser submits no forms', async ({
  driver,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(...sandboxed);
  await openBare(driver, { sandbox, bare, body: bodyWith('request-call-form', home), headers: noForms });
  await tabTo(driver, '.aw-control');
  const sent = await typeThroughForm(driver);
  await driver.evaluate(() => document.querySelector<HTMLElement>('[name="FormEmail"]')?.focus());
  await driver.press('Enter');
  await untilText(driver, received);
  expect(sandbox.records('call-centre')).toMatchObject([{ attempts: 1, fields: sent }]);
});

test('a press sends preferences in a frame in which the browser submits no forms', async ({
  driver,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(...sandboxed);
  const body = `<main><h1>Email</h1><div class="aw-widget" data-widget="subscription-centre"></div></main>`;
  await openBare(driver, { sandbox, bare, body, headers: noForms, query: '?ceid=c-9' });
  await driver.click('.aw-button');
  await untilText(driver, 'Thank you for updating your preferences.');
  expect(sandbox.records('subscription')).toHaveLength(1);
});

import { expect } from '@adviser-widgets/testing/browser';
import {
  engineTest as test,
  openBare,
  untilFocused,
  untilState,
  untilText,
} from '@adviser-widgets/testing/engines';

const body = `<div class="aw-widget" data-widget="request-call-form" data-widget-load="interaction">
  <p>Prefer to talk? <a id="contact" href="/elsewhere">Contact us</a></p>
  <form action="/elsewhere"><label>First Name <input name="FormFirstName"></label><button>Go</button></form></div>`;
const file = /\/request-call-form-/;

test('clicks on a link before the widget has loaded open it and focus its first field', async ({
  driver,
  relay,
  sandbox,
  bare,
}) => {
  const release = relay.release({ hold: file });
  await openBare(driver, { sandbox, bare, body, release, state: 'pending' });
  const address = await driver.evaluate(() => location.href);
  await driver.evaluate(() => document.addEventListener('click', () => (document.title = 'heard')));
  await driver.click('#contact');
  await driver.click('#contact'); // an impatient second click
  release.letGo();
  await untilState(driver, 'ready');
  await untilFocused(driver, '.aw-form [name="FormFirstName"]');
  expect(await driver.evaluate(() => location.href)).toBe(address);
  expect(await driver.evaluate(() => document.title), "the page's own listener").not.toBe('heard');
});

test('Enter on a link before the widget has loaded does the same', async ({
  driver,
  relay,
  sandbox,
  bare,
}) => {
  const release = relay.release({ hold: file });
  await openBare(driver, { sandbox, bare, body, release, state: 'pending' });
  await driver.press('Tab', 'Enter');
  release.letGo();
  await untilState(driver, 'ready');
  await untilFocused(driver, '.aw-form [name="FormFirstName"]');
});

test('a click before even the runtime has loaded opens the widget', async ({
  driver,
  relay,
  sandbox,
  bare,
}) => {
  const release = relay.release({ hold: /\/runtime-/ });
  await openBare(driver, { sandbox, bare, body, release, state: 'pending' });
  await driver.click('#contact');
  release.letGo();
  await untilState(driver, 'ready');
  await untilFocused(driver, '.aw-form [name="FormFirstName"]');
});

test('a form that is sent before the widget has loaded is sent by the widget', async ({
  driver,
  relay,
  sandbox,
  bare,
}) => {
  const release = relay.release({ hold: file });
  await openBare(driver, { sandbox, bare, body, release, state: 'pending' });
  await driver.click('[name="FormFirstName"]');
  await driver.type('Aroha');
  await driver.press('Enter');
  release.letGo();
  await untilText(driver, 'Please enter your last name.');
  expect(
    await driver.evaluate(
      () => document.querySelector<HTMLInputElement>('.aw-form [name="FormFirstName"]')?.value,
    ),
  ).toBe('Aroha');
});

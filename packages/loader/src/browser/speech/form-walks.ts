import {
  button,
  everyForm,
  everyValue,
  expect,
  failedRequest,
  fieldNames,
  fillInByName,
  sendEmpty,
  untilIdle,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { invalid, press, said, section, untilFocused, type Stage, type Walk, type Walks } from './walk.ts';

/** The forms: with mistakes, without an answer, and sent. */
export const formWalks: Walks = {
  ...Object.fromEntries(everyForm.map((form) => [form.name, { run: (stage) => walkLead(stage, form) }])),
  'request-survey': { run: walkSurvey },
  'subscription-centre': { query: '?ceid=c-123&unsubscribed=true', run: walkSubscription },
  'gift-programme': { run: walkProgramme },
} satisfies Record<string, Walk>;

async function walkLead(stage: Stage, { name: form, kind }: (typeof everyForm)[number]): Promise<void> {
  const { page, hear, read } = stage;
  await hear('Press the button with every field empty', () => pressEmpty(page));
  const names = await fieldNames(page);
  const others = names.filter((name) => name !== 'hasAdviser' && name !== 'AdviserId');
  await hear('Fill in every field', async () => {
    for (const name of others) await fillInByName(page, { [name]: everyValue[name] ?? '' });
  });
  if (others.length < names.length) await walkAdviser(stage);
  await walkSending(stage, kind);
  const close = page.locator('.aw-panel .aw-close');
  if ((await close.count()) > 0) {
    await hear('Close it', async () => {
      await close.press('Enter');
      await untilFocused(page, '.aw-control');
    });
    await read('Read the form after that', section);
    if (form !== 'call-centre-form') await walkDraft(stage);
  }
}

/** A form whose rules are still loading says after a while that it is sending; here they have loaded. */
async function pressEmpty(page: Page): Promise<void> {
  await button(page).focus();
  await untilIdle(page);
  await sendEmpty(page);
  await untilFocused(page, invalid);
}

/** Fails once, then succeeds. */
async function walkSending({ page, sandbox, expectConsole, hear, read }: Stage, path: string): Promise<void> {
  expectConsole(failedRequest, /answered 503/);
  await sandbox.fail({ path, status: 503 });
  await hear('Press the button; the server fails', async () => {
    await button(page).press('Enter');
    await expect(page.locator('.aw-form-error')).toBeVisible();
  });
  await read('Read from top to bottom after the failure', section);
  await hear('Press it again; the server accepts', async () => {
    await button(page).press('Enter');
    await untilFocused(page, '.aw-panel');
  });
  await read('Read from top to bottom after that', section);
}

async function walkAdviser({ page, hear }: Stage): Promise<void> {
  const box = page.getByLabel('I already have an adviser');
  if ((await box.count()) > 0) await hear('Tick that there is an adviser', () => box.press('Space'));
  const input = page.getByLabel('Adviser name');
  await hear('Type the start of a name', async () => {
    await input.focus();
    await expect(input).toHaveAttribute('role', 'combobox');
    await input.pressSequentially('mel');
    await said(page, /\d/);
  });
  await hear('Arrow down', () => input.press('ArrowDown'));
  await hear('Choose with Enter', async () => {
    await input.press('Enter');
    await expect(page.locator('[aria-live]').filter({ hasText: /\d/ })).toHaveCount(0);
  });
}

/** The page puts the form up again; only the form of the staff keeps no draft. */
async function walkDraft({ page, hear }: Stage): Promise<void> {
  await page.locator('.aw-control').first().fill('Mārama');
  await page.locator('.aw-control').first().blur();
  await hear('Come back to a form that is half filled in', async () => {
    await page.locator(section).evaluate((around) => {
      const again = around.innerHTML;
      around.replaceChildren();
      requestAnimationFrame(() => (around.innerHTML = again));
    });
    await said(page, 'We have kept');
  });
}

async function walkSurvey(stage: Stage): Promise<void> {
  const { page, hear } = stage;
  await hear('Press the button with every question open', () => pressEmpty(page));
  await hear('Answer every question', async () => {
    for (const name of ['FormSurveyOne', 'FormSurveyTwo', 'FormSurveyThird', 'FormSurveyFourth'])
      await page.locator(`[name="${name}"][value="7"]`).check();
  });
  await walkSending(stage, '/request-survey');
}

async function walkSubscription(stage: Stage): Promise<void> {
  const { page, hear } = stage;
  const tick = (label: string) => page.getByLabel(label).press('Space');
  await hear('Tick the box to resubscribe', () => tick('Yes, resubscribe me'));
  await hear('Tick the other box', () => tick('Unsubscribe me from marketing email'));
  await hear('Tick the box to resubscribe again', () => tick('Yes, resubscribe me'));
  await walkSending(stage, '/update-email-subscription');
}

async function walkProgramme(stage: Stage): Promise<void> {
  const { page, sandbox, expectConsole, hear, read } = stage;
  expectConsole(failedRequest, /answered 503/);
  await hear('Choose the other gift', () => page.getByLabel('Sweet Treat').press('Space'));
  await sandbox.fail({ path: '/cap/gift', status: 503 });
  await hear('Send it; the server fails', async () => {
    await press(page, 'Submit');
    await expect(page.locator('.aw-form-error')).toBeVisible();
  });
  await hear('Send it again', async () => {
    await press(page, 'Try again');
    await untilFocused(page, '.aw-step-name');
  });
  await read('Read the next step', section);
  await hear('Add nobody', async () => {
    await press(page, 'Add to the list');
    await untilFocused(page, invalid);
  });
  await hear('Add a friend', () => addFriend(page));
  await read('Read from top to bottom after that', section);
  await hear('Take the friend off the list', async () => {
    await press(page, /^Remove/);
    await untilFocused(page, '[name="formFullName"]');
  });
  await hear('Add the friend again', () => addFriend(page));
  await hear('Send the list', async () => {
    await press(page, 'Submit');
    await untilFocused(page, '.aw-step-name');
  });
  await read('Read the thanks', section);
}

async function addFriend(page: Page): Promise<void> {
  await page.getByLabel('Their name').fill('Hēmi Tautahi');
  await page.getByLabel('Their contact number').fill('021 555 0001');
  await page.getByLabel('Relationship').selectOption('a friend');
  await press(page, 'Add to the list');
  await expect(page.getByRole('listitem').filter({ hasText: '021 555 0001' })).toBeVisible();
  await untilFocused(page, '[name="formFullName"]');
}

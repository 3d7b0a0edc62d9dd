import {
  barePage,
  expect,
  expectReady,
  failedRequest,
  heightOverReserve,
  inAllUnless,
  line,
  onReact,
  shifted,
  test,
  untilStill,
  watchShifts,
} from '@adviser-widgets/testing/browser';
import { add, fill, heading, hemi, open, press, sentence } from '../browser/programme-page.ts';

/** The customer of the demo site's page. */
const customer = {
  LNS_GiftType: 'True',
  HasCompletedSurvey: 0,
  ClientFirstName: 'Mārama',
  ClientLastName: "O'Neill-Ng",
  AdviserGUID: '7D444840-9DC0-11D1-B245-5FFDCE74FAD2',
  ClientAddressPostcode: '0110',
};
const li = { formFullName: '李', formPhone: '+64 (0)21 555 0002', formGroupRelation: 'a relative' };
const ana = { formFullName: 'Ana', formPhone: '021 555 0003', formGroupRelation: 'a sibling' };

test('a gift, two people on the list and one that is only typed arrive, each call with its own id', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox, '?step=1');
  await page.getByRole('radio', { name: 'Sweet Treat Gift Box' }).check();
  await press(page, 'Submit');
  await expect(heading(page, 'Refer somebody you know').locator('span')).toBeFocused();
  await add(page, hemi);
  await add(page, li);
  await fill(page, ana);
  await press(page, 'Submit');
  await expect(heading(page, 'Thank you!').locator('span')).toBeFocused();

  const [referral, gift, ...others] = sandbox.records().filter(({ kind }) => kind !== 'analytics');
  expect(others).toEqual([]);
  expect(gift).toMatchObject({ kind: 'gift', path: '/api/acme/cap/gift', attempts: 1 });
  expect(gift?.fields).toEqual({
    clientDetails: customer,
    capChoice: 'Sweet Treat',
    SubmissionId: gift?.submissionId,
    SubmissionRevision: 1,
  });
  expect(referral).toMatchObject({ kind: 'referral', path: '/api/acme/cap/referral', attempts: 1 });
  expect(referral?.fields).toEqual({
    formCusFirstName: 'Mārama',
    formCusLastName: "O'Neill-Ng",
    AdviserId: customer.AdviserGUID,
    CampaignId: 'THANKS-2026',
    formPostcode: '0110',
    referrals: [hemi, li, ana],
    SubmissionId: referral?.submissionId,
    SubmissionRevision: 1,
    ReferredAt: expect.stringMatching(/Z$/),
  });
  expect(referral?.submissionId).not.toBe(gift?.submissionId);
});

for (const [query, name] of [
  ['', 'Choose your gift'],
  ['?step=2', 'Refer somebody you know'],
  ['?step=3', 'Thank you!'],
  ['?step=4', 'You have taken part'],
] as const) {
  test(
    `/programme${query} starts with "${name}" and sends nothing`,
    inAllUnless(query === '' || query === '?step=4'),
    async ({ page, sandbox }) => {
      await open(page, sandbox, query);
      await expect(heading(page, name)).toBeVisible();
      if (query === '?step=4') {
        await page.getByRole('link', { name: 'contact us', exact: true }).click();
        await expect(page).toHaveURL(`${sandbox.url}/about-us/contact-us`);
      }
      expect([...sandbox.records('gift'), ...sandbox.records('referral')]).toEqual([]);
    },
  );
}

test(
  'fault 22: reloaded after the gift was sent, it shows step 2 and sends no second gift',
  onReact,
  async ({ page, sandbox }) => {
    await open(page, sandbox);
    await press(page, 'Submit');
    await expect(heading(page, 'Refer somebody you know')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Refer somebody you know')).toBeVisible();
    expect(sandbox.records('gift')).toMatchObject([{ attempts: 1, fields: { capChoice: 'Tree' } }]);
  },
);

test(
  'fault 22: stored, but the answer is lost: after a reload the same gift is sent again',
  onReact,
  async ({ page, sandbox, expectConsole }) => {
    expectConsole(failedRequest, /answered 502$/);
    await sandbox.fail({ path: '/cap/gift', status: 502, commit: true });
    await open(page, sandbox);
    await press(page, 'Submit');
    await expect(page.getByRole('alert')).toContainText(sentence);
    await page.reload();
    await press(page, 'Submit');
    await expect(heading(page, 'Refer somebody you know')).toBeVisible();
    expect(sandbox.records('gift')).toMatchObject([{ attempts: 2 }]);
  },
);

test(
  'fault 23: failed referrals stay on the list, can be removed, and are sent again with the same id',
  onReact,
  async ({ page, sandbox, expectConsole }) => {
    expectConsole(failedRequest, /answered 500$/);
    await sandbox.fail({ path: '/cap/referral', status: 500, commit: true });
    await open(page, sandbox, '?step=2');
    await add(page, hemi);
    await add(page, li);
    await press(page, 'Submit');
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect(page.locator('.aw-referral')).toHaveCount(2);
    await press(page, 'Remove 李');
    await expect(page.getByRole('button', { name: 'Remove Hēmi Tautahi' })).toBeFocused();
    await press(page, 'Try again');
    await expect(heading(page, 'Thank you!')).toBeVisible();
    expect(sandbox.records('referral')).toMatchObject([{ attempts: 2 }]);
  },
);

test(
  'stored, but the answer is lost: a friend added after a reload joins those before',
  onReact,
  async ({ page, sandbox, expectConsole }) => {
    expectConsole(failedRequest, /answered 502$/);
    await sandbox.fail({ path: '/cap/referral', status: 502, commit: true });
    await open(page, sandbox, '?step=2');
    await add(page, hemi);
    await press(page, 'Submit');
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await page.reload();
    await expect(page.locator('.aw-referral')).toHaveCount(1);
    await add(page, li);
    await press(page, 'Submit');
    await expect(heading(page, 'Thank you!')).toBeVisible();
    expect(sandbox.records('referral')).toMatchObject([
      { attempts: 2, revision: 2, fields: { referrals: [hemi, li] } },
    ]);
  },
);

test('"No, thanks" leads to the thanks, and nothing is sent', onReact, async ({ page, sandbox }) => {
  await open(page, sandbox, '?step=2');
  await press(page, 'No, thanks');
  await expect(heading(page, 'Thank you!')).toBeVisible();
  expect(sandbox.records('referral')).toEqual([]);
});

test('fault 55: the whole programme with the keyboard alone', async ({ page, sandbox, bare }) => {
  const body = `<main><h1>Thanks</h1><div class="aw-widget" data-widget="gift-programme" data-customer='${JSON.stringify({ LNS_GiftType: 'True', HasCompletedSurvey: 0 })}'></div></main>`;
  await page.goto(bare.serve(barePage(sandbox, { body })));
  await expectReady(page);
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  await keys('Tab', 'ArrowDown', 'Tab', 'Enter');
  await expect(heading(page, 'Refer somebody you know').locator('span')).toBeFocused();
  await keys('Tab');
  await page.keyboard.type('Ana');
  await keys('Tab');
  await page.keyboard.type('021 555 0003');
  await keys('Tab');
  await page.keyboard.type('Sib');
  await keys('Tab', 'Enter');
  await expect(page.locator('.aw-referral')).toHaveCount(1);
  await expect(page.getByLabel('Their name')).toBeFocused();
  await keys('Tab', 'Tab', 'Tab', 'Tab');
  await expect(page.getByRole('button', { name: 'Remove Ana' })).toBeFocused();
  await keys('Tab', 'Enter');
  await expect(heading(page, 'Thank you!').locator('span')).toBeFocused();
  expect(sandbox.records('gift')).toMatchObject([{ fields: { capChoice: 'Sweet Treat' } }]);
  expect(sandbox.records('referral')).toMatchObject([{ fields: { referrals: [ana] } }]);
});

for (const [width, height] of [
  [360, 800],
  [1280, 900],
] as const) {
  test(
    `mounting the referrals at ${width} px shifts nothing, as page.css reserves their height`,
    inAllUnless(width === 360),
    async ({ page, sandbox }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height });
      await open(page, sandbox, '?step=2');
      await untilStill(page);
      expect(await shifted(page)).toBeLessThanOrEqual(0.001);
      expect(Math.abs(await heightOverReserve(page.locator('[data-widget="gift-programme"]')))).toBeLessThan(
        line,
      );
    },
  );
}

import {
  expect,
  failedRequest,
  inAllUnless,
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
  await expect(heading(page, 'Refer someone you know').locator('span')).toBeFocused();
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

test(
  'fault 22: reloaded after the gift was sent, it shows step 2 and sends no second gift',
  onReact,
  async ({ page, sandbox }) => {
    await open(page, sandbox);
    await press(page, 'Submit');
    await expect(heading(page, 'Refer someone you know')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Refer someone you know')).toBeVisible();
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
    await expect(heading(page, 'Refer someone you know')).toBeVisible();
    expect(sandbox.records('gift')).toMatchObject([{ attempts: 2 }]);
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

test('a square banner is shown whole', async ({ page, sandbox }) => {
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><path d="M0 0h600v600H0z"/></svg>';
  await page.route('**/programme/harbour.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: square }),
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, sandbox, '?step=1');
  const box = await page.locator('.aw-programme__banner').boundingBox();
  expect(box?.width).toBe(box?.height);
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
    },
  );
}

import {
  barePage,
  expect,
  expectReady,
  failedRequest,
  hold,
  inAll,
  lookAt,
  test,
} from '@adviser-widgets/testing/browser';
import { add, heading, hemi, press, sentence } from '../browser/programme-page.ts';

test(
  'fault 55: the programme has no axe finding in any state',
  inAll,
  async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(failedRequest, /answered 503$/);
    const body = `<main><h1>Thanks</h1><div class="aw-widget" data-widget="gift-programme" data-customer='${JSON.stringify({ LNS_GiftType: 'True', HasCompletedSurvey: 0 })}'></div></main>`;
    await page.goto(bare.serve(barePage(sandbox, { body })));
    await expectReady(page);
    await lookAt(page, 'gift');
    const { release } = await hold(page, '**/cap/gift');
    await sandbox.fail({ path: '/cap/gift', status: 503 });
    await press(page, 'Submit');
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await lookAt(page, 'gift being sent');
    release();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await lookAt(page, 'gift failed');
    await press(page, 'Try again');
    await expect(heading(page, 'Refer somebody you know')).toBeVisible();
    await lookAt(page, 'referrals');
    await press(page, 'Add to the list');
    await expect(page.getByText('Please select a relationship.')).toBeVisible();
    await lookAt(page, 'referral invalid');
    await add(page, hemi);
    await lookAt(page, 'list');
    await sandbox.fail({ path: '/cap/referral', status: 503 });
    await press(page, 'Submit');
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await lookAt(page, 'referrals failed');
    await press(page, 'Try again');
    await expect(heading(page, 'Thank you!')).toBeVisible();
    await lookAt(page, 'thanks');
    await page.locator('[data-widget]').evaluate((element) => element.setAttribute('data-step', '4'));
    await expect(heading(page, 'You have taken part')).toBeVisible();
    await lookAt(page, 'taken part');
  },
);

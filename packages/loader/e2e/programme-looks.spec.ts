import { barePage, expectReady } from './bare-page.ts';
import { expect, failedRequest, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { looks, lookThrough } from './looks.ts';
import { add, heading, hemi, press, sentence } from './programme-page.ts';

for (const look of looks) {
  test(`fault 55: the programme ${look.name} has no finding in any of its states`, async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(failedRequest, /answered 503$/);
    const { lookAt, found } = await lookThrough(page, look);
    const body = `<main><h1>Thanks</h1><div class="aw-widget" data-widget="gift-programme" data-customer='${JSON.stringify({ LNS_GiftType: 'True', HasCompletedSurvey: 0 })}'></div></main>`;
    await page.goto(bare.serve(barePage(sandbox, { body })));
    await expectReady(page);
    await lookAt('gift');
    const { release } = await hold(page, '**/cap/gift');
    await sandbox.fail({ path: '/cap/gift', status: 503 });
    await press(page, 'Submit');
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await lookAt('gift being sent');
    release();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await lookAt('gift failed');
    await press(page, 'Try again');
    await expect(heading(page, 'Refer somebody you know')).toBeVisible();
    await lookAt('referrals');
    await press(page, 'Add to the list');
    await expect(page.getByText('Please select a relationship.')).toBeVisible();
    await lookAt('referral invalid');
    await add(page, hemi);
    await lookAt('list');
    await sandbox.fail({ path: '/cap/referral', status: 503 });
    await press(page, 'Submit');
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await lookAt('referrals failed');
    await press(page, 'Try again');
    await expect(heading(page, 'Thank you!')).toBeVisible();
    await lookAt('thanks');
    await page.locator('[data-widget]').evaluate((element) => element.setAttribute('data-step', '4'));
    await expect(heading(page, 'You have taken part')).toBeVisible();
    await lookAt('taken part');
    expect(found()).toEqual({});
  });
}

import { barePage, bodyWith, everyForm, expect, withoutAnalytics } from '@adviser-widgets/testing/browser';
import {
  engineTest as test,
  tabTo,
  typeThroughForm,
  untilFocused,
  untilState,
  untilText,
} from '@adviser-widgets/testing/engines';

const attributes = `async ${withoutAnalytics}`;
const head = '<a href="/">Home</a>';

for (const { name, kind } of everyForm) {
  test(`${name} is filled in, sent and closed with the keyboard alone`, async ({ driver, sandbox, bare }) => {
    await driver.goto(bare.serve(barePage(sandbox, { body: bodyWith(name, head), attributes })));
    await untilState(driver, 'ready');
    await tabTo(driver, '.aw-control');
    const sent = await typeThroughForm(driver);
    await driver.press('Enter');
    await untilText(driver, 'Your request has been received.');
    expect(sandbox.records(kind)).toMatchObject([{ attempts: 1, fields: { ...sent, Region: 'Wellington' } }]);

    await driver.press('Tab', 'Enter');
    await untilFocused(driver, '.aw-control');
  });
}

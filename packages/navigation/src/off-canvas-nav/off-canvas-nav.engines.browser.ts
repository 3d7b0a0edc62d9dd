import { expect } from '@adviser-widgets/testing/browser';
import {
  engineTest as test,
  heard,
  untilFocused,
  untilGone,
  untilState,
} from '@adviser-widgets/testing/engines';

test('the menu of the demo site opens as a panel, and Escape returns the focus', async ({
  driver,
  sandbox,
}) => {
  await driver.resize(480, 800);
  await driver.goto(`${sandbox.url}/privacy-policy`);
  await untilState(driver, 'ready', 'off-canvas-nav');
  await untilState(driver, 'ready', 'sticky-header'); // a press is lost as it moves the menu
  const events = await heard(driver, 'aw:open', 'aw:close');
  const menu = '[data-widget="off-canvas-nav"] [aria-expanded]';
  await driver.click(menu);
  await driver.waitFor(() => document.activeElement?.closest('dialog'));
  await driver.press('Escape');
  await untilGone(driver, 'dialog');
  await untilFocused(driver, menu);
  await expect.poll(events).toEqual(['aw:open', 'aw:close']); // a dialog's close event fires in a later task
});

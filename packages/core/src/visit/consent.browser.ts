import { barePage, button, expect, expectReady, fillIn, test } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

interface ToolWindow {
  tracked: unknown[];
  dataLayer: unknown[];
  emitted: unknown[];
  AdviserWidgets: { push(callback: (api: { consent(choices: object): void }) => void): void };
}

/** A page with both tools, which record what they receive, and a listener of the page's own. */
const tools = `<script>
  window.tracked = [];
  window.dataLayer = [];
  window.emitted = [];
  window.heap = { track: (...call) => tracked.push(call) };
  addEventListener('aw:analytics', (event) => emitted.push(event.detail.name));
</script>`;

const sent = { event: 'lead_call_centre', category: 'Lead', label: 'Request a Call', action: 'Submit' };

async function sendLead(page: Page): Promise<void> {
  await expectReady(page);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
}

function heard(page: Page): Promise<Pick<ToolWindow, 'tracked' | 'dataLayer' | 'emitted'>> {
  return page.evaluate(() => {
    const { tracked, dataLayer, emitted } = window as unknown as ToolWindow;
    return { tracked, dataLayer, emitted };
  });
}

const nothing = { tracked: [], dataLayer: [], emitted: [] };

function consent(page: Page, choices: object): Promise<void> {
  return page.evaluate(
    (given) => (window as unknown as ToolWindow).AdviserWidgets.push((aw) => aw.consent(given)),
    choices,
  );
}

test('if consent is required, sends the lead at once while analytics wait for the visitor', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(
    bare.serve(barePage(sandbox, { head: tools, attributes: 'async data-consent="required"' })),
  );
  await sendLead(page);
  expect(sandbox.records('call-centre')).toHaveLength(1);
  expect(await heard(page)).toEqual(nothing);
  await consent(page, { analytics: true });
  const { event: name, ...properties } = sent;
  await expect
    .poll(() => heard(page))
    .toEqual({ tracked: [[name, properties]], dataLayer: [sent], emitted: [name] });
});

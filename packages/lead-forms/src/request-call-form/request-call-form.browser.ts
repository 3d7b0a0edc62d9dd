import { DatabaseSync } from 'node:sqlite';
import {
  button,
  expect,
  fillIn,
  openContactPage,
  sendEmpty,
  test,
  typed,
} from '@adviser-widgets/testing/browser';

test('the lead is in the SQLite file itself', async ({ page, sandbox }) => {
  await openContactPage(page, sandbox);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText("Thanks, we'll call you soon")).toBeVisible();
  const database = new DatabaseSync(sandbox.db, { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  const rows = tables.flatMap(({ name }) => database.prepare(`select * from "${String(name)}"`).all());
  database.close();
  expect(rows.filter((row) => JSON.stringify(row).includes("O'Neill-Ng"))).toHaveLength(1);
});

test('cookies, referrer and attributes reach the lead', async ({ page, sandbox }) => {
  const adviser = '3F2504E0-4F89-11D3-9A0C-0305E82C3301';
  await page.context().addCookies(
    Object.entries({
      aaid: adviser,
      lib_campaign: 'SPRING',
      libTrackUnidentified: 'T-77',
      user_class: '2',
    }).map(([name, value]) => ({ name, value, url: sandbox.url })),
  );
  await page.goto(`${sandbox.url}/?gclid=G-1`, { referer: 'https://www.google.co.nz/search?q=home+loan' });
  const form = page.locator('[data-widget="request-call-form"]');
  await form.scrollIntoViewIfNeeded();
  await fillIn(form);
  await button(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  await expect.poll(() => sandbox.records('call-centre')).toHaveLength(1);
  expect(sandbox.records('call-centre')[0]?.fields).toMatchObject({
    CampaignId: 'HOME-2026', // the attribute takes precedence over the cookie
    TrackingNumber: 'HP-0800',
    AdviserId: adviser,
    tracking: {
      adviser,
      libcampaign: 'SPRING',
      libTrackUnidentified: 'T-77',
      userTypeIndex: '2',
      gclid: 'G-1',
      prevSite: 'https://www.google.co.nz',
      searchEngine: 'google',
      keywords: 'home loan',
    },
  });
});

test('events report to the page, and carry no typed value', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const log: [string, unknown][] = [];
    const names = ['loading', 'ready', 'submit', 'analytics', 'success', 'error', 'failed', 'reset'];
    names.forEach((name) =>
      addEventListener(`aw:${name}`, (event) => {
        const { detail } = event as CustomEvent<{ widget: string }>;
        if (detail.widget === 'request-call-form') log.push([event.type, detail]);
      }),
    );
    Object.assign(window, { log, dataLayer: [] });
  });
  await openContactPage(page, sandbox);
  await sendEmpty(page);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText("Thanks, we'll call you soon")).toBeVisible();
  const { log, dataLayer } = await page.evaluate(() => {
    const page = window as unknown as { log: [string, object][]; dataLayer: object[] };
    return { log: page.log, dataLayer: page.dataLayer };
  });
  expect(log.map(([type]) => type)).toEqual([
    'aw:loading',
    'aw:ready',
    'aw:error',
    'aw:submit',
    'aw:analytics',
    'aw:success',
  ]);
  expect(dataLayer).toEqual([
    { event: 'lead_call_centre', category: 'Lead', label: 'Request a Call', action: 'Submit' },
  ]);
  const reported = JSON.stringify([log, dataLayer]);
  for (const text of Object.values(typed)) expect(reported).not.toContain(JSON.stringify(text).slice(1, -1));
});

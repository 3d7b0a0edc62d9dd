import {
  barePage,
  button,
  everyForm,
  expect,
  expectFailure,
  fillIn,
  fillInAll,
  inAll,
  openContactPage,
  placeholder,
  test,
} from '@adviser-widgets/testing/browser';

/** The fields that tell the leads apart. */
interface Lead {
  readonly CampaignId: string;
  readonly captcha: string;
}

test(
  'fault 34: the seven forms on one page each have their own captcha and token, from one script',
  inAll,
  async ({ page, sandbox, bare }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/stand-ins/captcha/api.js')) scripts.push(request.url());
    });
    const body = everyForm
      .map(
        ({ name }) => `<div data-widget="${name}" data-widget-load="eager" data-campaign-id="${name}"></div>`,
      )
      .join('');
    await page.goto(bare.serve(barePage(sandbox, { body })));
    const forms = everyForm.map(({ name }) => page.locator(`[data-widget="${name}"]`));
    const given = [];
    for (const form of forms) given.push(await fillInAll(form));
    await page.evaluate(() => {
      document
        .querySelectorAll<HTMLButtonElement>('button[type="submit"]')
        .forEach((submit) => submit.click()); // at the same moment
    });
    await expect(page.getByText('Your request has been received.')).toHaveCount(forms.length);

    const fields = everyForm.map(({ name, kind }) =>
      sandbox
        .records(kind)
        .map((record) => record.fields as Lead)
        .filter(({ CampaignId }) => CampaignId === name),
    );
    expect(fields).toMatchObject(given.map((values) => [values]));
    expect(new Set(fields.flat().map(({ captcha }) => captcha)).size).toBe(forms.length);
    expect(scripts).toHaveLength(1);
  },
);

test('fault 36: without a site key the form can be filled in, the press ends in the error at once, and the console says where to write it', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(/set captcha\.siteKey/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/__sandbox/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: {
        ...((await response.json()) as object),
        captcha: { scriptUrl: `${sandbox.url}/stand-ins/captcha/api.js` },
      },
    });
  });
  await openContactPage(page, sandbox);
  await fillIn(page);
  await button(page).click();
  await expectFailure(page);
  await expect.poll(() => logged.filter((text) => text.includes('captcha.siteKey'))).toHaveLength(1);
  expect(sandbox.records('call-centre')).toEqual([]);
});

test('fault 37: a form that unmounts, after success or with its parent, leaves no vendor frame behind, and sends again when it is back', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(bare.serve(barePage(sandbox)));
  const frames = page.locator('iframe');
  const sendLead = async () => {
    await fillIn(page);
    await expect(frames).toHaveCount(2); // the badge, and the challenge that waits in the body
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
    await expect(frames).toHaveCount(0);
  };
  await sendLead();
  await page.getByRole('button', { name: 'Close' }).click();
  await sendLead();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('First Name').focus();
  await expect(frames).toHaveCount(2);
  const place = await placeholder(page).evaluateHandle((element) => {
    element.remove();
    return element;
  });
  await expect(frames).toHaveCount(0);
  await place.evaluate((element) => document.body.append(element));
  await sendLead();
  expect(sandbox.records('call-centre')).toHaveLength(3);
});

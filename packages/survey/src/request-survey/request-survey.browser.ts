import {
  barePage,
  bodyWith,
  button,
  expect,
  onReact,
  openForm,
  openFormPage,
  test,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const email = 'marama+home@xtra.co.nz';
const query = `?pi_email=${email}&job_id=J-2026%2F77&step=2`; // the plus as a mail program writes it
const given = { FormSurveyOne: '0', FormSurveyTwo: '10', FormSurveyThird: 'N/A', FormSurveyFourth: '7' };

/** All fields of a stored survey, for one opened without an invitation. */
const stored = {
  ...given,
  FormMessage: '',
  CampaignId: '',
  Method: '1',
  TrackingNumber: '',
  pi_email: '',
  job_id: '',
  SubmissionId: expect.stringMatching(/^[\da-f-]{36}$/),
  SubmissionRevision: '1',
};

async function choose(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(given))
    await page.locator(`[name="${name}"][value="${value}"]`).check();
}

function newest(sandbox: TestSandbox) {
  return sandbox
    .records('survey')
    .map(({ fields, contentType, path, attempts }) => ({ fields, contentType, path, attempts }));
}

test('the survey of the demo site arrives with its answers and its request, and nothing else', async ({
  page,
  sandbox,
}) => {
  const form = await openFormPage(page, sandbox, { path: `/survey${query}`, widget: 'request-survey' });
  await choose(page);
  await form.getByLabel('Message').fill('Ka pai!\nThank you, Aroha & team 😀');
  await button(form).click();
  await expect(form.getByRole('heading', { name: 'Thanks for telling us' })).toBeVisible();
  expect(newest(sandbox)).toEqual([
    {
      path: '/api-base/acme/request-survey',
      contentType: 'multipart/form-data',
      attempts: 1,
      fields: {
        ...stored,
        FormMessage: 'Ka pai!\r\nThank you, Aroha & team 😀',
        CampaignId: 'SURVEY-2026',
        pi_email: email,
        job_id: 'J-2026/77',
      },
    },
  ]);
});

test(
  'only the e-mail address leaves the address bar; after a reload or going back it is still known',
  onReact,
  async ({ page, sandbox }) => {
    const form = await openFormPage(page, sandbox, {
      path: `/survey${query}#form`,
      widget: 'request-survey',
    });
    const scrubbed = `${sandbox.url}/survey?job_id=J-2026%2F77&step=2#form`;
    await expect(page).toHaveURL(scrubbed);
    await page.goto(`${sandbox.url}/privacy-policy`);
    await page.goBack();
    await page.reload();
    await expect(page).toHaveURL(scrubbed);
    await form.scrollIntoViewIfNeeded();
    await choose(page);
    await button(form).click();
    await expect(form.getByRole('heading', { name: 'Thanks for telling us' })).toBeVisible();
    expect(newest(sandbox)).toMatchObject([{ fields: { pi_email: email, job_id: 'J-2026/77' } }]);
  },
);

test(
  'at 320 px each choice is a target of at least 40 by 44 px, and none touches the next',
  onReact,
  async ({ page, sandbox, bare }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openForm(page, bare.serve(barePage(sandbox, { body: bodyWith('request-survey') })));
    const boxes = await page
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(48);
    expect(boxes.filter(({ width, height }) => width < 40 || height < 44)).toEqual([]);
    const [first, ...others] = boxes;
    expect(
      others.filter(
        (box, index) =>
          box.left < ((index === 0 ? first : others[index - 1])?.right ?? 0) && box.top === boxes[index]?.top,
      ),
    ).toEqual([]);
  },
);

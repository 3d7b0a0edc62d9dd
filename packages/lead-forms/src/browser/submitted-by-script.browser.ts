import {
  barePage,
  button,
  expect,
  expectReady,
  fillIn,
  sendEmpty,
  test,
} from '@adviser-widgets/testing/browser';

const form = '<div data-widget="request-call-form" data-widget-load="eager"></div>';
const received = 'Your request has been received.';
const script = `<script>document.addEventListener('submit', (event) => event.target.submit())</script>`;

/** Row L26: pages submit whatever form they hear of, by a script that checks or counts it. */
test('a page that submits our form by script closes no dialog around it, before the lead and after it', async ({
  page,
  sandbox,
  bare,
}) => {
  const dialog = `<dialog id="d">${form}</dialog><script>d.showModal()</script>`;
  await page.goto(bare.serve(barePage(sandbox, { body: dialog + script })));
  await expectReady(page);
  await sendEmpty(page);
  await expect(page.getByText('Please enter your first name.')).toBeVisible();
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText(received)).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([{ attempts: 1 }]);
});

test('it does not leave the page', async ({ page, sandbox, bare }) => {
  const address = bare.serve(barePage(sandbox, { body: form + script }));
  await page.goto(address);
  await expectReady(page);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText(received)).toBeVisible();
  expect(page.url()).toBe(address);
  expect(sandbox.records('call-centre')).toMatchObject([{ attempts: 1 }]);
});

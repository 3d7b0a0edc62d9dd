import { engineTest as test, openBare, tabTo, untilGone, untilText } from '@adviser-widgets/testing/engines';

test('an accordion opens and closes by click and by key, and opens for a fragment', async ({
  driver,
  sandbox,
  bare,
}) => {
  const body = `<main><h1>Questions</h1><div class="aw-widget" data-widget="accordion">
    <h2>What does it cost?</h2><p>Nothing at all</p><h2>How long?</h2><p>A <b id="week">week</b></p></div></main>`;
  await openBare(driver, { sandbox, bare, body, query: '#week' });
  await untilText(driver, 'A week');
  await driver.click({ css: 'button', text: 'What does it cost?' });
  await untilText(driver, 'Nothing at all');
  await driver.press(' ');
  await driver.waitFor(() => !document.body.innerText.includes('Nothing at all'));
  await tabTo(driver, 'button');
  await driver.press('Enter');
  await untilGone(driver, '#week');
});

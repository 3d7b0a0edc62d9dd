import { picture } from '@adviser-widgets/testing/browser';
import { engineTest as test, openBare } from '@adviser-widgets/testing/engines';

test('a carousel moves by its buttons, with the keyboard too, and rests once it is paused', async ({
  driver,
  sandbox,
  bare,
}) => {
  const slides = ['navy', 'teal', 'brown'].map(
    (colour) => `<img src="${picture(colour)}" alt="${colour}" width="570" height="365">`,
  );
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  const body = `<main><div class="aw-widget" data-widget="image-carousel" data-label="Homes">${slides.join('')}</div></main>`;
  await openBare(driver, { sandbox, bare, head, body });
  const shows = (label: string) =>
    driver.waitFor(
      (wanted) =>
        document.querySelector('.aw-carousel__slide:not([inert])')?.getAttribute('aria-label') === wanted,
      label,
    );
  await driver.click({ css: 'button', text: 'Pause' });
  await driver.click({ css: 'button', text: 'Next picture' });
  await shows('2 of 3');
  await driver.press('Enter');
  await shows('3 of 3');
  await driver.click({ css: 'button', text: 'Previous picture' });
  await shows('2 of 3');
});

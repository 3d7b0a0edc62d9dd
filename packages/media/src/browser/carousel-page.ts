import { picture } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const slides = `<img src="${picture('navy')}" alt="Villa" width="570" height="365">
  <p><a href="#flat">To the flat <img src="${picture('teal')}" alt="Flat"></a></p>
  <figure><img src="${picture('brown')}" alt="Farm" width="570" height="365"><figcaption>A farm</figcaption></figure>`;

export const carousel = (attributes = '', inside = slides) =>
  `<div class="aw-widget" data-widget="image-carousel" data-label="Homes" ${attributes}>${inside}</div>`;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const shown = (page: Page) =>
  page.locator('.aw-carousel__slide:not([inert])').getAttribute('aria-label');
export const left = (page: Page, index: number) =>
  page
    .locator('.aw-carousel__slide')
    .nth(index)
    .evaluate(
      (slide) =>
        slide.getBoundingClientRect().left -
        (slide.closest('section') as Element).getBoundingClientRect().left,
    );

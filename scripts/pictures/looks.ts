import type { Page } from 'playwright';

export const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;
export const colours = ['light', 'dark', 'forced colours'] as const;

/** A way to view a story. */
export interface Look {
  readonly size: (typeof sizes)[number];
  readonly colour: (typeof colours)[number];
}

/** In this order the size changes only once. */
export const looks: readonly Look[] = sizes.flatMap((size) => colours.map((colour) => ({ size, colour })));

/** Shows an open story in a look, without a reload. */
export async function show(page: Page, { size, colour }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ forcedColors: colour === 'forced colours' ? 'active' : 'none' });
  await page.evaluate((isDark) => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('.host')) {
      dataset.ownTheme ??= dataset.awTheme ?? '';
      dataset.awTheme = isDark ? 'dark' : dataset.ownTheme;
    }
  }, colour === 'dark');
}

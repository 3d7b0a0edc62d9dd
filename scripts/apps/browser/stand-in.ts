import type { Page } from '@playwright/test';

/** The addresses in our examples, and what answers for them in the sandbox. */
const standIns = [
  { from: 'https://api.example.nz/', to: '/' },
  { from: 'https://www.google.com/recaptcha/', to: '/stand-ins/captcha/' },
];

/**
 * Lets the sandbox answer for the addresses that the documentation's examples name, so that they are tested as they
 * stand. Without an `apiBase` an app asks its own origin.
 *
 * @returns the requests to any other site, which nothing answers
 */
export async function standInForExamples(page: Page, api: string, app: string): Promise<string[]> {
  const foreign: string[] = [];
  const sites = [...standIns, { from: `${app}acme/`, to: '/acme/' }];
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    const site = sites.find(({ from }) => url.startsWith(from));
    if (site)
      return route.fulfill({ response: await route.fetch({ url: url.replace(site.from, api + site.to) }) });
    if (url === `${app}favicon.ico`) return route.fulfill({ status: 204 });
    if (url.startsWith(app)) return route.continue();
    foreign.push(url);
    return route.abort();
  });
  return foreign;
}

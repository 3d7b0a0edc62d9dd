import { expect, type Page } from '@playwright/test';

/** Fires what handlers wait for, and looks for handlers and addresses that would run. */
export async function expectNoScript(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const roots: ParentNode[] = [document];
    // Grows as it goes: what an author wrote is kept in templates while its widget stands.
    for (const root of roots)
      roots.push(...[...root.querySelectorAll('template')].map(({ content }) => content));
    const all = roots.flatMap((root) => [...root.querySelectorAll('*')]);
    for (const type of ['mouseover', 'focus', 'error', 'load', 'toggle'])
      for (const element of all) element.dispatchEvent(new Event(type));
    return all.flatMap(({ localName, attributes }) =>
      [...attributes]
        .filter(({ name, value }) =>
          name.startsWith('on')
            ? value.includes('document.domain')
            : /^(href|src|srcdoc|data|action|formaction|xlink:href)$/.test(name) &&
              /^\s*(javascript:|data:text\/html|<)/i.test(value.replace(/[\t\n\r]/g, '')),
        )
        .map(({ name, value }) => `<${localName} ${name}="${value}">`),
    );
  });
  expect(found, 'handlers and addresses that run').toEqual([]);
}

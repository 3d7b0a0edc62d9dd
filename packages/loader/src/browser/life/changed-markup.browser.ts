import {
  barePage,
  button,
  expect,
  expectReady,
  failThenSend,
  failureLines,
  placeholder,
  snippet,
  test,
} from '@adviser-widgets/testing/browser';

/**
 * Replaces emoji with images, now and in whatever is added later, as WordPress' script does in browsers that
 * cannot draw them all, but in our widgets too: it doesn't check for `wp-exclude-emoji`.
 */
function replaceEmoji(): void {
  const emoji = /\p{Extended_Pictographic}/u;
  const isLeftOut = (element: Element) =>
    /^(script|style|textarea|select|iframe|noscript)$/.test(element.localName);
  const replaceBelow = (node: Node) => {
    for (const child of [...node.childNodes]) {
      if (child instanceof Element && !isLeftOut(child)) replaceBelow(child);
      if (child instanceof Text && emoji.test(child.data))
        child.replaceWith(...child.data.split(/(?=\p{Extended_Pictographic})/u).flatMap(toNodes));
    }
  };
  const toNodes = (text: string) => {
    const [found] = emoji.exec(text) ?? [];
    if (!found) return [text];
    const image = Object.assign(document.createElement('img'), {
      className: 'emoji',
      alt: found,
      src: 'data:,',
    });
    return [image, text.slice(found.length)];
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      addedNodes.forEach((node) => replaceBelow(node instanceof Element ? node : (node.parentNode ?? node)));
  }).observe(document, { childList: true, subtree: true });
}

const happy = snippet
  .replace('Talk to us', 'Kia ora 😀 call us 📞')
  .replace('<h3>Thanks!', '<h3>Thanks! 🎉')
  .replace('<div ', '<div data-button-text="Ring me 📞" ');

test('the form mounts, updates and sends if a script replaces emoji everywhere', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(...failureLines);
  await page.addInitScript(replaceEmoji);
  await page.goto(bare.serve(barePage(sandbox, { body: happy })));
  await expectReady(page);
  await placeholder(page).evaluate((element) => element.setAttribute('data-heading', 'Still here 😀'));
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Still here');
  await failThenSend(page, sandbox);
  await page.locator('.aw-close').click();
  await expect(button(page)).toContainText('Ring me');
});

/** Imitates what grammar checkers and password managers repeatedly do to fields and forms. */
function extend(): void {
  const shadowHost = (name: string) => {
    const host = document.createElement(name);
    host.attachShadow({ mode: 'open' }).append('✓');
    return host;
  };
  const extendField = (field: HTMLElement) => {
    for (const name of ['data-gramm', 'data-lpignore', 'spellcheck', 'data-ms-editor', 'autocomplete'])
      field.setAttribute(name, 'false');
    field.style.backgroundImage = 'url("data:,")';
    if (field.localName === 'textarea') field.before(shadowHost('grammarly-extension'));
    else field.after(shadowHost('div'));
    if (field.getAttribute('name') === 'FormEmail') wrap(field);
  };
  const wrap = (field: HTMLElement) => {
    const wrapper = document.createElement('span');
    field.replaceWith(wrapper);
    wrapper.append(field);
  };
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      'form, input, textarea, select, [role="alert"] > *, .aw-panel',
    )) {
      if (seen.has(element)) continue;
      seen.add(element);
      if (/input|textarea|select/.test(element.localName)) extendField(element);
      else element.prepend(shadowHost('vault-icon'));
    }
  }).observe(document, { childList: true, subtree: true });
}

test('the form works with elements that extensions add to fields and forms', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(...failureLines);
  await page.addInitScript(extend);
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
  await expect(page.locator('grammarly-extension')).toHaveCount(1);
  await failThenSend(page, sandbox);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  const left = await page.evaluate(async () => {
    const element = document.querySelector('[data-widget]');
    const unmounted = new Promise((resolve) => element?.addEventListener('aw:unmounted', resolve));
    element?.remove();
    await unmounted;
    return element?.querySelectorAll('form').length;
  });
  expect(left, 'forms').toBe(0);
});

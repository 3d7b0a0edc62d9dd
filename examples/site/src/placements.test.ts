import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folders } from './folders.ts';
import { startTestSite } from './start-test-site.ts';

const placements = [
  {
    path: '/',
    file: 'pages/index.md',
    attributes: { 'data-campaign-id': 'HOME-2026', 'data-tracking-number': 'HP-0800', 'data-heading-level': '3' },
  },
  {
    path: '/about-us/contact-us',
    file: 'pages/about-us/contact-us.md',
    attributes: { 'data-campaign-id': 'CONTACT-2026', 'data-heading': 'Request a Call' },
  },
];

describe.each(placements)('the request-call-form at $path', ({ path, file, attributes }) => {
  it('arrives byte for byte as the editor wrote it', async () => {
    const ask = await startTestSite();
    const { text } = await ask(path);
    const written = /<div class="aw-widget"[\s\S]*\n<\/div>/.exec(
      readFileSync(join(folders.content, file), 'utf8'),
    )?.[0];
    expect(written).toBeDefined();
    expect(text).toContain(written);
  });

  it('keeps its attributes', async () => {
    const ask = await startTestSite();
    const { $ } = await ask(path);
    expect($('.aw-widget')).toHaveLength(1);
    expect($('.aw-widget').attr()).toMatchObject({
      class: 'aw-widget',
      'data-widget': 'request-call-form',
      ...attributes,
    });
  });

  it('stands in no paragraph, and its slot and fallback are its children', async () => {
    const ask = await startTestSite();
    const { $ } = await ask(path);
    expect($('.aw-widget').closest('p')).toHaveLength(0);
    expect($('.aw-widget').parent().is('.card')).toBe(true);
    expect($('.aw-widget > [data-slot=success] > h3').text()).toBe("Thanks, we'll call you soon");
    expect($('.aw-widget > p').length).toBeGreaterThan(1);
  });

  it('offers the phone number without JavaScript', async () => {
    const ask = await startTestSite();
    const { $ } = await ask(path);
    expect($(".aw-widget > p a[href^='tel:']").text()).toBe('0800 000 000');
  });
});

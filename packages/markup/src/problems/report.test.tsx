import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { configure } from '@adviser-widgets/core';
import { defineWidget } from '@adviser-widgets/widget';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const rest = {
  title: '',
  description: '',
  purpose: 'show' as const,
  events: {},
  accessibility: [],
  example: '',
  reserve: { narrow: 0, wide: 0 },
};

const greeting = defineWidget({
  ...rest,
  name: 'greeting',
  attributes: {
    text: { kind: 'text', default: 'Kia ora', description: 'What to say.', example: 'Haere mai' },
    level: { kind: 'integer', min: 2, max: 6, description: 'How loud.', example: '3' },
  },
  slots: { footer: { description: 'Below the greeting.' } },
});

const demanding = defineWidget({
  ...rest,
  name: 'greeting',
  attributes: { text: { kind: 'text', required: true, description: 'What to say.', example: 'Haere mai' } },
  slots: {},
});

const mounted: MountedSnippet[] = [];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  mounted.splice(0).forEach((snippet) => snippet.remove());
  configure({});
});

async function open(html: string, definition: typeof greeting = greeting): Promise<MountedSnippet> {
  const snippet = await mountSnippet(html, definition, () => null);
  mounted.push(snippet);
  await vi.dynamicImportSettled(); // what tells mistakes from attributes of other tools
  return snippet;
}

describe('report', () => {
  test.each([
    ['data-level="9"', 'greeting data-level="9" is not a whole number from 2 to 6; write data-level="6"'],
    ['data-txt="x"', 'greeting does not know data-txt="x"; write data-text="x"'],
  ])('warns once of %s', async (attribute, warning) => {
    const { element } = await open(`<div data-widget="greeting" ${attribute}></div>`);
    expect(vi.mocked(console.warn).mock.calls).toEqual([[`[adviser-widgets] ${warning}`, element]]);
  });

  test('warns once of a problem, however often attributes change', async () => {
    const { element, placeholder } = await open('<div data-widget="greeting" data-level="9"></div>');
    for (let change = 0; change < 10; change++) {
      element.dataset.text = `Text ${change}`;
      await placeholder.refresh();
    }
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test('warns of a slot, with the nearest name', async () => {
    const { element } = await open('<div data-widget="greeting"><p data-slot="foter">Ka kite</p></div>');
    const warning =
      '[adviser-widgets] greeting has no slot "foter"; its slots are footer; write data-slot="footer"';
    expect(vi.mocked(console.warn).mock.calls).toEqual([[warning, element]]);
  });

  test('warns of curly quotes that lost a part of the text', async () => {
    await open('<div data-widget="greeting" data-text=”Haere Mai”></div>');
    expect(vi.mocked(console.warn).mock.calls.map(([text]) => text)).toEqual([
      expect.stringMatching(/write data-text="Haere mai"$/),
    ]);
  });

  test('is silent about what was repaired', async () => {
    await open('<div data-widget="greeting" data-text="Q&amp;amp;A" data-level=”3”></div>');
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('is silent about an attribute of another tool', async () => {
    await open('<div data-widget="greeting" data-aos="fade"></div>');
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('names the configuration key if the brand is missing', async () => {
    await open('<div data-widget="greeting"></div>', { ...greeting, callsApi: true });
    const warning =
      '[adviser-widgets] greeting needs the configuration key "brand", for example data-brand="acme" on the script tag';
    expect(vi.mocked(console.warn).mock.calls.map(([text]) => text)).toEqual([warning]);
  });
});

describe('a placeholder that lacks what it needs', () => {
  const html = '<div data-widget="greeting"><p>Call us</p></div>';
  const message = 'needs data-text, a text; for example data-text="Haere mai"';

  test('is explained to the editor', async () => {
    await mountDemanding(html);
    expect(vi.mocked(console.warn).mock.calls.map(([text]) => text)).toEqual([
      `[adviser-widgets] greeting ${message}`,
    ]);
  });

  test('emits aw:failed once, with the cause', async () => {
    const { events } = await mountDemanding(html);
    const detail = { widget: 'greeting', id: expect.any(String) as string, phase: 'parse', message };
    expect(events).toEqual([{ type: 'aw:failed', detail }]);
  });

  test('logs nothing if the page cancels aw:failed', async () => {
    addEventListener('aw:failed', (event) => event.preventDefault(), { once: true });
    await mountDemanding(html);
    expect(console.warn).not.toHaveBeenCalled();
  });

  async function mountDemanding(snippet: string): Promise<MountedSnippet> {
    const result = await mountSnippet(snippet, demanding, () => null);
    mounted.push(result);
    return result;
  }
});

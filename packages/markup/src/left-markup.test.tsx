// @vitest-environment jsdom
import { leftDefinitions, leftMarkup, type LeftPiece } from '@adviser-widgets/testing/left-markup';
import { Placeholder } from '@adviser-widgets/widget';
import { looksMangled } from '@adviser-widgets/widget/internal';
import { mountWidget } from '@adviser-widgets/widget/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { report } from './problems/report.ts';
import { repair } from './repair/repair.ts';
import { readPanelContent } from './report/panel/read-panel-content.ts';
import { knowledge } from './report/sample-page.ts';

const opened: Placeholder[] = [];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  opened.splice(0).forEach((placeholder) => placeholder.leave());
  document.body.replaceChildren();
});

function put({ markup }: LeftPiece): Placeholder[] {
  document.body.append(document.createRange().createContextualFragment(markup));
  return [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(
    (element) => new Placeholder(element, { report }),
  );
}

/** Mounts the first placeholder as the loader does, and returns the props that differ from the defaults. */
async function load(piece: LeftPiece) {
  const [placeholder] = put(piece);
  const definition = placeholder && leftDefinitions.get(placeholder.name);
  if (!definition) throw new Error('there is no placeholder');
  let props: Readonly<Record<string, unknown>> = {};
  const component = (given: Readonly<Record<string, unknown>>) => {
    props = given;
    return null;
  };
  opened.push(placeholder);
  const code = { definition: { ...definition, callsApi: false }, component, mountWidget }; // needs no brand
  placeholder.mount(code, { repair: looksMangled(placeholder.element) ? repair : undefined });
  await new Promise((resolve) => setTimeout(resolve)); // effects and reports
  return {
    props,
    said: vi
      .mocked(console.warn)
      .mock.calls.map(([sentence]) => String(sentence))
      .join('\n'),
  };
}

const propNames: Readonly<Record<string, string>> = {
  'campaign-id': 'campaignId',
  'sub-heading': 'subHeading',
};

describe.each(Object.entries(leftMarkup))('%s', (_family, pieces) => {
  test.each(pieces)('the report says what is wrong: $name', (piece) => {
    const found = put(piece);
    const content = readPanelContent(found, {
      ...knowledge({ definitions: leftDefinitions }),
      siteNotes: [],
      hasStarted: true,
    });
    const said = [...content.placeholders.flatMap(({ problems }) => problems), ...content.notes];
    expect(said.join('\n')).toContain(piece.says);
  });

  const readable = pieces.filter(({ page }) => page !== 'part');

  test.each(readable)('the loader reads what is meant: $name', async (piece) => {
    const { props } = await load(piece);
    const asRead = (text: unknown) => (piece.page === 'letters' ? String(text).toLowerCase() : text);
    const names = Object.keys(piece.attributes);
    expect(names.map((name) => asRead(props[propNames[name] ?? name]))).toEqual(
      Object.values(piece.attributes).map(asRead),
    );
  });

  const worse = pieces.filter(({ page }) => page === 'letters');

  test.runIf(worse.length > 0).each(worse)('the console says what was lost: $name', async (piece) => {
    const { said } = await load(piece);
    expect(said).toContain(piece.says);
  });
});

test('the report offers no value whose capital letters the page has lost', () => {
  document.body.innerHTML =
    '<div class=""aw-widget"" data-widget=""request-call-form"" data-campaign-id=""HL-2026"" data-widget-state="invalid"></div>';
  const { notes } = readPanelContent([], {
    ...knowledge({ definitions: leftDefinitions }),
    siteNotes: [],
    hasStarted: true,
  });
  expect(notes.join('\n')).toMatch(
    /write <div class="aw-widget" data-widget="request-call-form">\. Type data-campaign-id again: the page has lost the capital letters/,
  );
});

test('has at least 50 pieces with unique names', () => {
  const names = Object.values(leftMarkup)
    .flat()
    .map(({ name }) => name);
  expect(new Set(names).size).toBeGreaterThanOrEqual(50);
  expect(new Set(names).size).toBe(names.length);
});

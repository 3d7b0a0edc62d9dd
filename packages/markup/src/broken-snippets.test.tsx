import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BrokenSnippet } from '../corpus/broken-snippet.ts';
import { brokenSnippets } from '../corpus/broken-snippets.ts';
import {
  Placeholder,
  defineWidget,
  readProps,
  readSlots,
  type RuntimeDefinition,
} from '@adviser-widgets/widget';
import { looksMangled } from '@adviser-widgets/widget/internal';
import { mountWidget } from '@adviser-widgets/widget/react';
import { correction } from './correct/correction.ts';
import { describeProblem, describeUnknownWidget } from './problems/describe-problem.ts';
import { report } from './problems/report.ts';
import { repair } from './repair/repair.ts';

const rest = {
  title: '',
  description: '',
  purpose: 'show' as const,
  events: {},
  accessibility: [],
  example: '',
  reserve: { narrow: 0, wide: 0 },
};

/** A widget with an attribute of every kind, and one with a required attribute. */
const definitions: Readonly<Record<string, RuntimeDefinition>> = {
  'office-notice': defineWidget({
    ...rest,
    name: 'office-notice',
    attributes: {
      heading: {
        kind: 'text',
        default: 'Opening hours',
        description: 'Above the notice.',
        example: 'We are moving',
      },
      'heading-level': {
        kind: 'integer',
        min: 2,
        max: 6,
        default: 2,
        description: 'Its level.',
        example: '3',
      },
      text: { kind: 'html', description: 'The notice.', example: 'Open <strong>today</strong>' },
      mode: {
        kind: 'choice',
        choices: ['none', 'booklet', 'page-slug'],
        default: 'none',
        description: 'What for.',
        example: 'booklet',
      },
      closable: { kind: 'flag', default: true, description: 'May be closed.', example: 'false' },
      speed: { kind: 'number', default: 0.15, description: 'How fast it comes.', example: '0.3' },
      link: {
        kind: 'url',
        description: 'Where to read on.',
        example: '/about-us',
        formerly: ['href', 'target-url'],
      },
      until: { kind: 'date', description: 'The last day to show it.', example: '2026-12-24' },
      words: {
        kind: 'list',
        default: ['Mortgages'],
        description: 'What it is about.',
        example: 'Mortgages, Insurance',
      },
      customer: { kind: 'json', description: 'Whom it is for.', example: '{"name":"Aroha"}' },
      trigger: { kind: 'id', description: 'The button that opens it.', example: 'open-notice' },
      'campaign-id': { kind: 'text', description: 'The campaign.', example: 'HL-2026' },
    },
    slots: { success: { description: 'Shown in the end.' }, intro: { description: 'Shown first.' } },
  }),
  'office-map': defineWidget({
    ...rest,
    name: 'office-map',
    attributes: {
      address: {
        kind: 'text',
        required: true,
        description: 'Where the office is.',
        example: '12 Main Street, Rotorua',
      },
      zoom: { kind: 'integer', default: 11, description: 'How near.', example: '14' },
    },
    slots: {},
  }),
};

interface Outcome {
  readonly element: HTMLElement;
  readonly state: string | undefined;
  readonly props: Readonly<Record<string, unknown>>;
  readonly reports: readonly string[];
}

const opened: Placeholder[] = [];

/** Parses a snippet and mounts its first placeholder, like the loader. */
async function open({ html }: BrokenSnippet): Promise<Outcome> {
  document.body.append(document.createRange().createContextualFragment(html));
  const element = document.querySelector<HTMLElement>('[data-widget], a[href*="#widget="]');
  if (!element) throw new Error(`no placeholder in ${html}`);
  const placeholder = new Placeholder(element, { report });
  const definition = Object.hasOwn(definitions, placeholder.name) ? definitions[placeholder.name] : undefined;
  if (!definition) {
    return {
      element,
      state: 'invalid',
      props: {},
      reports: [
        describeUnknownWidget(placeholder.name, new Map(Object.keys(definitions).map((name) => [name, {}]))),
      ],
    };
  }
  let props: Readonly<Record<string, unknown>> = {};
  const component = (given: Readonly<Record<string, unknown>>) => {
    props = given;
    return null;
  };
  opened.push(placeholder);
  placeholder.mount(
    { definition, component, mountWidget },
    { repair: looksMangled(element) ? repair : undefined },
  );
  await new Promise((resolve) => setTimeout(resolve)); // effects and reports
  const reports = vi.mocked(console.warn).mock.calls.map(([sentence]) => String(sentence));
  return { element, state: element.dataset.widgetState, props, reports };
}

const rows = Object.entries(brokenSnippets).flatMap(([family, snippets]) =>
  snippets.map((snippet) => ({ family, ...snippet })),
);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  opened.splice(0).forEach((placeholder) => placeholder.leave());
  document.body.replaceChildren();
});

test('has at least 120 broken snippets with unique names', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
  expect(new Set(rows.map(({ family, name }) => `${family}: ${name}`)).size).toBe(rows.length);
});

describe.each(Object.entries(brokenSnippets))('%s', (_family, snippets) => {
  test.each(snippets)('$name', async (snippet) => {
    const { state, props, reports } = await open(snippet);
    const matter = Object.keys(snippet.props ?? {}).map((name) => [name, props[name]]);
    expect(state).toBe(snippet.state);
    expect(Object.fromEntries(matter)).toEqual(snippet.props ?? {});
    const said = snippet.fix ?? snippet.report;
    if (said === undefined) expect(reports).toEqual([]);
    else expect(reports.join('\n')).toContain(said);
  });
});

test('reports the exact fix for at least 95 % of the faulty snippets', async () => {
  const faulty = rows.filter(
    ({ fix, report, isUnreported }) => fix !== undefined || report !== undefined || isUnreported,
  );
  let named = 0;
  for (const row of faulty) {
    vi.mocked(console.warn).mockClear();
    const { reports } = await open(row);
    if (row.fix !== undefined && reports.join('\n').includes(row.fix)) named++;
    opened.splice(0).forEach((placeholder) => placeholder.leave());
    document.body.replaceChildren();
  }
  console.info(
    `${named} of ${faulty.length} broken snippets get the exact fix: ${((100 * named) / faulty.length).toFixed(1)} %`,
  );
  expect(named / faulty.length).toBeGreaterThanOrEqual(0.95);
});

describe('a proposed attribute', () => {
  const corrected = rows.filter(
    ({ fix, html }) => fix?.startsWith('write data-') && !html.includes('#widget='),
  );

  test.each(corrected)('corrects $family: $name, once it is pasted', async ({ html }) => {
    document.body.append(document.createRange().createContextualFragment(html));
    const element = document.querySelector<HTMLElement>('[data-widget]');
    const definition = definitions[element?.dataset.widget ?? ''];
    if (!element || !definition) throw new Error(`no placeholder in ${html}`);
    const find = () => {
      const problems = [
        ...readProps(definition, element, { repair }).problems,
        ...readSlots(element, Object.keys(definition.slots)).problems,
      ];
      return problems.filter((problem) => describeProblem(definition, problem, element) !== undefined);
    };
    for (const problem of find()) {
      const paste = correction(definition, problem, element);
      const target = problem.kind === 'slot' ? element.querySelector('[data-slot]') : element;
      if (paste?.instead) target?.removeAttribute(paste.instead);
      if (paste) target?.setAttribute(paste.attribute, paste.value);
    }
    expect(find()).toEqual([]);
  });
});

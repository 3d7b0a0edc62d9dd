import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPanel, type Panel } from './create-panel.ts';
import type { PanelContent } from './read-panel-content.ts';
import type { PlaceholderReport } from '../read/read-placeholder.ts';

let panel: Panel;
const builder = 'https://cdn.example.nz/adviser-widgets/1/editor/index.html';
const shown: Element[] = [];

beforeEach(() => {
  shown.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 100));
  panel = createPanel({ release: 'Release 1.2.3.', builder, onShown: (element) => shown.push(element) });
  document.body.append(panel.element);
});

afterEach(() => document.body.replaceChildren());

const corrected = {
  snippet: '<div data-a>',
  isCorrected: false,
  removed: [] as string[],
  left: 0,
  blank: [] as string[],
  isTorn: false,
};

function placeholder(parts: Partial<PlaceholderReport> = {}): PlaceholderReport {
  const element = document.createElement('div');
  document.body.append(element);
  return {
    element,
    name: 'greeting',
    isKnown: true,
    label: '',
    state: 'ready',
    waitsFor: '',
    problems: [],
    siteProblems: [],
    props: [],
    correct: () => corrected,
    ...parts,
  };
}

function show({
  placeholders = [],
  notes = [],
  siteNotes = [],
  hasStarted = true,
}: Partial<PanelContent>): void {
  panel.show({ placeholders, notes, siteNotes, hasStarted });
}

const toggle = () => screen.getByRole('button', { name: /adviser-widgets report/ });
const item = (index = 0) =>
  within(screen.getAllByRole('heading', { level: 3 })[index]?.closest('li') ?? document.body);

describe('the button', () => {
  test.each([
    [{ placeholders: [] }, '0 widgets, no problems'],
    [{ placeholders: [placeholder()] }, '1 widget, no problems'],
    [{ placeholders: [placeholder({ problems: ['a'] }), placeholder()] }, '2 widgets, 1 problem'],
    [{ placeholders: [placeholder({ problems: ['a', 'b'] })], notes: ['c'] }, '1 widget, 3 problems'],
    [{ placeholders: [placeholder()], siteNotes: ['a'] }, '1 widget, 1 problem'],
  ])("counts placeholders and problems, including the page's", (report, counts) => {
    show(report);
    expect(toggle()).toHaveProperty('textContent', expect.stringContaining(counts));
  });

  test('collapses and expands the panel', async () => {
    show({ placeholders: [placeholder()] });
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('list')).toBeNull();
    await userEvent.click(toggle());
    expect(screen.getByRole('list')).toBeDefined();
  });
});

test('Escape collapses the panel, focuses its button and does not propagate', async () => {
  const heard: string[] = [];
  document.body.addEventListener('keydown', ({ key }) => heard.push(key), { once: true });
  show({ placeholders: [placeholder()] });
  item().getByRole('button', { name: 'Show greeting' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle());
  expect(heard).toEqual([]);
});

test('Escape in a collapsed panel propagates to the page', async () => {
  const heard: string[] = [];
  document.body.addEventListener('keydown', ({ key }) => heard.push(key), { once: true });
  await userEvent.click(toggle());
  await userEvent.keyboard('{Escape}');
  expect(heard).toEqual(['Escape']);
});

test('says so on a page without placeholders', () => {
  show({});
  expect(screen.getByText(/There is no widget on this page/)).toHaveProperty('hidden', false);
  show({ placeholders: [placeholder()] });
  expect(screen.getByText(/There is no widget on this page/)).toHaveProperty('hidden', true);
});

test('says that the page has not started, also above placeholders that wait', () => {
  show({ placeholders: [placeholder()], hasStarted: false });
  expect(screen.getByText(/has not called AdviserWidgets.start\(\) yet/)).toHaveProperty('hidden', false);
});

test('names the release', () => {
  expect(screen.getByText('Release 1.2.3.')).toBeDefined();
});

describe('an item', () => {
  test('names the widget, its state, what it waits for, and each problem', () => {
    show({
      placeholders: [
        placeholder({
          state: 'pending',
          label: '“Kia ora”',
          waitsFor: 'Loads later.',
          problems: ['One.', 'Two.'],
        }),
      ],
    });
    for (const text of ['greeting', 'pending', '“Kia ora”', 'Loads later.'])
      expect(item().getByText(text)).toBeDefined();
    expect(
      item()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['One.', 'Two.']);
  });

  test('updates with its placeholder', () => {
    const report = placeholder({ state: 'loading', problems: ['One.'] });
    show({ placeholders: [report] });
    show({ placeholders: [{ ...report, state: 'ready', problems: [] }] });
    expect(item().getByText('ready')).toBeDefined();
    expect(item().queryByText('One.')).toBeNull();
  });

  test('keeps the focus and expanded sections while the report changes', async () => {
    const [first, second] = [
      placeholder({ props: [{ name: 'data-a', value: '1', source: 'default' }] }),
      placeholder({ name: 'farewell' }),
    ];
    show({ placeholders: [first, second] });
    await userEvent.click(item().getByText('Attributes and slots'));
    const button = item().getByRole('button', { name: 'Copy snippet' });
    button.focus();
    show({ placeholders: [{ ...first, state: 'failed', problems: ['Broken.'] }, second] });
    expect(document.activeElement).toBe(button);
    expect(item().getByRole('group')).toHaveProperty('open', true);
  });

  test('appears and disappears with its placeholder, in the given order', () => {
    const [first, second] = [placeholder(), placeholder({ name: 'farewell' })];
    show({ placeholders: [first] });
    show({ placeholders: [second, first] });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'farewell',
      'greeting',
    ]);
    show({ placeholders: [second] });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'farewell',
    ]);
  });

  test('lists each prop with its value and source', () => {
    show({
      placeholders: [placeholder({ props: [{ name: 'data-heading', value: '', source: 'attribute' }] })],
    });
    const cells = item().getByRole('row', { name: /data-heading/, hidden: true });
    expect(cells.textContent).toBe('data-heading(empty)attribute');
  });

  test('can be opened from outside, with the focus on its name', async () => {
    const report = placeholder();
    show({ placeholders: [report] });
    await userEvent.click(toggle());
    panel.open(report.element);
    expect(document.activeElement).toBe(item().getByRole('heading', { name: 'greeting' }));
  });
});

describe('Show', () => {
  test('focuses the placeholder and restores it afterwards', async () => {
    const report = placeholder();
    const before = report.element.cloneNode();
    show({ placeholders: [report] });
    await userEvent.click(item().getByRole('button', { name: 'Show greeting' }));
    expect(document.activeElement).toBe(report.element);
    expect(shown).toEqual([report.element]);
    toggle().focus();
    expect(report.element.isEqualNode(before)).toBe(true);
  });

  test('collapses the panel if it would cover the placeholder', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-width: 640px)' }));
    show({ placeholders: [placeholder()] });
    await userEvent.click(item().getByRole('button', { name: 'Show greeting' }));
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
  });

  test('says so if there is nothing to see', async () => {
    vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect());
    show({ placeholders: [placeholder()] });
    await userEvent.click(item().getByRole('button', { name: 'Show greeting' }));
    expect(item().getByRole('status').textContent).toMatch(/takes up no space/);
    expect(shown).toEqual([]);
  });
});

describe('the copy button', () => {
  test('of a snippet that an email has damaged, the original is asked for', () => {
    show({ placeholders: [placeholder({ correct: () => ({ ...corrected, isTorn: true }) })] });
    const link = item().getByRole<HTMLAnchorElement>('link', { name: /^Paste the original/ });
    expect(link.hash).toBe('#paste');
  });

  test('of a snippet that an email has damaged, nothing is copied', () => {
    show({ placeholders: [placeholder({ correct: () => ({ ...corrected, isTorn: true }) })] });
    expect(item().queryByRole('button', { name: /^Copy/ })).toBeNull();
  });

  test('of a snippet that an email has damaged, the reason is said', () => {
    show({ placeholders: [placeholder({ correct: () => ({ ...corrected, isTorn: true }) })] });
    expect(item().getByText(/^The page does not have this snippet as it was written/)).toHaveProperty(
      'hidden',
      false,
    );
  });

  test('says which values only the author knows', async () => {
    const user = userEvent.setup();
    show({ placeholders: [placeholder({ correct: () => ({ ...corrected, blank: ['data-src'] }) })] });
    await user.click(item().getByRole('button', { name: 'Copy snippet' }));
    expect(item().getByRole('status').textContent).toContain('Fill in data-src yourself');
  });

  test('copies the corrected snippet and says so', async () => {
    const user = userEvent.setup();
    show({
      placeholders: [
        placeholder({ problems: ['One.'], correct: () => ({ ...corrected, isCorrected: true }) }),
      ],
    });
    await user.click(item().getByRole('button', { name: 'Copy corrected snippet' }));
    expect(await navigator.clipboard.readText()).toBe('<div data-a>');
    expect(item().getByRole('status').textContent).toBe('Copied. Paste it over the old snippet in your CMS.');
  });

  test('says how many problems only the author can fix', async () => {
    const user = userEvent.setup();
    show({ placeholders: [placeholder({ correct: () => ({ ...corrected, left: 2 }) })] });
    await user.click(item().getByRole('button', { name: 'Copy snippet' }));
    expect(item().getByRole('status').textContent).toContain(
      'It still has 2 problems that only you can fix.',
    );
  });

  test('says what a snippet leaves out of what the page has', async () => {
    const user = userEvent.setup();
    show({ placeholders: [placeholder({ correct: () => ({ ...corrected, removed: ['<script>'] }) })] });
    await user.click(item().getByRole('button', { name: 'Copy snippet' }));
    expect(item().getByRole('status').textContent).toContain(
      "It leaves out what a snippet can't have: <script>.",
    );
  });

  test('shows the snippet selected if the page may not copy', async () => {
    const user = userEvent.setup({ writeToClipboard: false });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    show({ placeholders: [placeholder({ correct: () => corrected })] });
    await user.click(item().getByRole('button', { name: 'Copy snippet' }));
    const field = item().getByRole<HTMLTextAreaElement>('textbox', { name: 'Snippet of greeting' });
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('<div data-a>');
    expect(item().getByRole('status').textContent).toContain('Ctrl+C');
  });
});

test('links the page of a widget, which is beside the builder', () => {
  show({ placeholders: [placeholder()] });
  expect(screen.getByRole('link', { name: 'All about greeting' })).toHaveProperty(
    'href',
    'https://cdn.example.nz/adviser-widgets/1/editor/docs/greeting.html',
  );
});

test('links no page of a name that no widget has', () => {
  show({ placeholders: [placeholder({ isKnown: false })] });
  expect(screen.queryByRole('link', { name: /All about/ })).toBeNull();
});

describe('the snippet builder', () => {
  const draftIn = ({ href }: HTMLAnchorElement) =>
    new URLSearchParams(new URL(href).hash.slice(1)).get('draft');

  test('is linked at the end of the report', () => {
    expect(screen.getByRole('link', { name: 'Snippet builder' })).toHaveProperty('href', builder);
  });

  test('opens with the corrected snippet, which stays up to date', () => {
    const report = placeholder({ correct: () => ({ ...corrected, snippet: '<div data-a="1 & 2">' }) });
    show({ placeholders: [report] });
    const link = item().getByRole<HTMLAnchorElement>('link', {
      name: 'Edit in the snippet builder: greeting',
    });
    expect(draftIn(link)).toBe('<div data-a="1 & 2">');
    show({ placeholders: [{ ...report, correct: () => ({ ...corrected, snippet: '<div data-b>' }) }] });
    expect(draftIn(link)).toBe('<div data-b>');
  });

  test('is linked nowhere if the CDN lacks it', () => {
    document.body.replaceChildren();
    panel = createPanel({ release: 'Release 1.2.3.', builder: undefined, onShown: () => {} });
    document.body.append(panel.element);
    show({ placeholders: [placeholder()] });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('what those who run the site can fix', () => {
  const section = () => screen.queryByRole('heading', { name: 'For those who run the site' });

  test('is not there if there is nothing', () => {
    show({ placeholders: [placeholder({ problems: ['One.'] })] });
    expect(section()).toBeNull();
  });

  test('is listed at the end', () => {
    show({ placeholders: [placeholder({ siteProblems: ['Broken.'] })], siteNotes: ['Broken.'] });
    expect(section()).not.toBeNull();
    expect(screen.getByText('Broken.')).toBeDefined();
  });

  test('is mentioned in the item', () => {
    show({ placeholders: [placeholder({ siteProblems: ['Broken.'] })] });
    expect(item().getByText(/pass on the message/)).toHaveProperty('hidden', false);
    show({ placeholders: [placeholder()] });
    expect(item().getByText(/pass on the message/)).toHaveProperty('hidden', true);
  });

  test('can be copied as a message with the address, the release and the browser', async () => {
    const user = userEvent.setup();
    show({ siteNotes: ['Broken.', 'And odd.'] });
    await user.click(screen.getByRole('button', { name: 'Copy message' }));
    expect((await navigator.clipboard.readText()).split('\n')).toEqual([
      `Widgets on ${location.href}`,
      '- Broken.',
      '- And odd.',
      `Release 1.2.3. Browser: ${navigator.userAgent}`,
    ]);
    expect(screen.getByText(/Paste it into a message/)).toBeDefined();
  });
});

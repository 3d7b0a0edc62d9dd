import { createFormOpener, type OpenForm } from '@adviser-widgets/testing/form';
import { mountSnippet, type FakeAnswer, type MountedSnippet } from '@adviser-widgets/testing';
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { definition as search } from '../adviser-search/definition.ts';
import { AdviserResults } from './AdviserResults.tsx';
import { definition } from './definition.ts';

// See also AdviserSearch.test.tsx, which tests how a search uses its container.

const { open: openForm } = createFormOpener(search, {});
const places: MountedSnippet[] = [];

afterEach(() => places.splice(0).forEach(({ remove }) => remove()));

/** Mounts the container for results, like the loader. */
async function putPlace(id: string, children = ''): Promise<MountedSnippet> {
  const place = await mountSnippet(
    `<div class="aw-widget" data-widget="adviser-results" id="${id}">${children}</div>`,
    definition,
  );
  places.push(place);
  await act(() => Promise.resolve()); // the searches of the page have reacted
  return place;
}

const answerOf = (...names: readonly string[]): FakeAnswer => ({
  status: 200,
  body: JSON.stringify(names.map((name) => ({ name }))),
});

/** Opens a search whose next answers contain these advisers, one per answer. */
async function openSearch(results: string, ...names: readonly string[]): Promise<OpenForm> {
  const page = await openForm({ attributes: { results } });
  page.api.queue.push(...names.map((name) => answerOf(name)));
  return page;
}

const choose = ({ user, element }: OpenForm, region: string) =>
  user.selectOptions(within(element).getByRole('combobox'), region);

/** Returns the results panel, once it shows that adviser. */
async function panelOf(name: string): Promise<HTMLElement | null> {
  const heading = await screen.findByRole('heading', { name });
  return heading.closest('.aw-advisers');
}

describe('a placeholder for results', () => {
  test('is empty and hidden, also from assistive technology, until there are results', async () => {
    const { element } = await putPlace('near-you');
    expect(element.dataset.widgetState).toBe('ready');
    expect(element.textContent).toBe('');
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('hides the fallback, and restores it when it unmounts', async () => {
    const { element, unmount } = await putPlace('near-you', '<p>Our advisers</p>');
    expect(element.shadowRoot?.querySelector('slot')?.name).toBe('aw-root');
    unmount();
    expect(element.innerHTML).toBe('<p>Our advisers</p>');
  });

  test('stays empty if no search names it', async () => {
    const { element } = await putPlace('elsewhere');
    const page = await openSearch('near-you', 'Aroha');
    await choose(page, 'Northland');
    expect(page.element.contains(await panelOf('Aroha'))).toBe(true);
    expect(element.textContent).toBe('');
  });

  test("shows each of the visitor's searches in turn, one at a time", async () => {
    const { element } = await putPlace('near-you');
    const page = await openSearch('near-you', 'Aroha', 'Colin');
    await choose(page, 'Northland');
    expect(element.contains(await panelOf('Aroha'))).toBe(true);
    await choose(page, 'Wellington');
    expect(element.contains(await panelOf('Colin'))).toBe(true);
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  test('is emptied when its search unmounts, and serves the next one', async () => {
    const { element } = await putPlace('near-you');
    const first = await openSearch('near-you', 'Aroha');
    await choose(first, 'Northland');
    expect(element.contains(await panelOf('Aroha'))).toBe(true);
    act(() => first.remove());
    expect(element.textContent).toBe('');
    const next = await openSearch('near-you', 'Colin');
    await choose(next, 'Wellington');
    expect(element.contains(await panelOf('Colin'))).toBe(true);
  });

  test('takes over the results when an editor names it in the search', async () => {
    const [first, second] = [await putPlace('first'), await putPlace('second')];
    const page = await openSearch('first', 'Aroha');
    await choose(page, 'Northland');
    expect(first.element.contains(await panelOf('Aroha'))).toBe(true);
    page.element.dataset.results = 'second';
    await act(() => page.placeholder.refresh());
    expect(second.element.contains(await panelOf('Aroha'))).toBe(true);
    expect(first.element.textContent).toBe('');
  });

  test('must be ours: any other element with that id is left alone', async () => {
    const { container } = render(<div id="near-you">Ours</div>);
    const page = await openSearch('near-you', 'Aroha');
    await choose(page, 'Northland');
    expect(page.element.contains(await panelOf('Aroha'))).toBe(true);
    expect(container.textContent).toBe('Ours');
  });
});

test('in an app is an element for the search to fill', () => {
  const { container } = render(<AdviserResults />);
  expect(container.innerHTML).toBe('<div class="aw-adviser-results"></div>');
});

import { createFormOpener, pass, type OpenForm, type OpenFormOptions } from '@adviser-widgets/testing/form';
import { mountSnippet, type FakeAnswer, type MountedSnippet } from '@adviser-widgets/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { definition as results } from '../adviser-results/definition.ts';
import { AdviserResults } from '../adviser-results/AdviserResults.tsx';
import { AdviserSearch, type AdviserSearchProps } from './AdviserSearch.tsx';
import { definition } from './definition.ts';
import type { FoundAdviser } from './search-advisers.ts';

const aroha = {
  guid: '7D444840-9DC0-11D1-B245-5FFDCE74FAD2',
  name: 'Aroha Ōtene',
  image: 'https://cdn.test/a.jpg',
  link: '/advisers/aroha',
  phone: '0800 000 101',
  specialties: ['Home loans', 'Refix'],
};
const colin = { ...aroha, guid: '', name: 'Colin Maybury', image: '', link: '', phone: '', specialties: '' };
const errorText = 'Sorry, something went wrong. Please try again later';

const { open: openForm, openConfiguredWithClock } = createFormOpener(definition, {});
let dataLayer: unknown[];
const places: MountedSnippet[] = [];

beforeEach(() => {
  dataLayer = [];
  vi.stubGlobal('dataLayer', dataLayer);
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  places.splice(0).forEach(({ remove }) => remove());
  history.replaceState(null, '', '/');
});

const answerOf = (...advisers: readonly object[]): FakeAnswer => ({
  status: 200,
  body: JSON.stringify({ advisers }),
});

async function open(options: OpenFormOptions = {}, answer = answerOf(aroha, colin)): Promise<OpenForm> {
  history.replaceState(null, '', '/find-help/near-you//');
  const page = await openForm(options);
  page.api.standard = answer;
  return page;
}

/** Mounts the container for results, like the loader. */
async function putPlace(id = 'near-you'): Promise<MountedSnippet> {
  const place = await mountSnippet(
    `<div class="aw-widget" data-widget="adviser-results" id="${id}"></div>`,
    results,
  );
  places.push(place);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return place;
}

const region = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Postcode' });
const button = (name = 'Submit') => screen.getByRole('button', { name });
const panel = () => screen.findByRole('region', { name: /^There (are|is) \d/ });
const panelNow = () => screen.queryByRole('region', { name: /^There (are|is) \d/ });
const choose = ({ user }: OpenForm, name: string) => user.selectOptions(region(), name);
const searched = ({ api }: OpenForm) => api.requests.map(({ url }) => url);
const eventTypes = ({ events }: OpenForm) => events.slice(1).map(({ type }) => type);

describe('what it shows', () => {
  test('a list of regions after the placeholder option, and the effect of a choice', async () => {
    await open();
    const options = Array.from(region().options, ({ value, text }) => [value, text]);
    expect(options).toHaveLength(32);
    expect(options.slice(0, 2)).toEqual([
      ['none', 'Select a region'],
      ['0110', 'Northland'],
    ]);
    expect(options.at(-1)).toEqual(['9810', 'Southland']);
    expect(describedBy(region())).toBe('Advisers appear when you choose a region.');
    expect(button().getAttribute('type')).toBe('submit');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test("the page's own regions and texts", async () => {
    await open({
      attributes: {
        heading: 'Near you',
        'sub-heading': 'All of them local',
        'heading-level': '3',
        'button-text': 'Show',
      },
      config: {
        regions: [{ name: 'Chathams', postcode: '8016' }],
        messages: {
          'adviser-search': {
            regionLabel: 'Where?',
            regionHint: 'Just choose',
            regionPlaceholder: 'Anywhere',
          },
        },
      },
    });
    expect(screen.getByRole('heading', { level: 3, name: 'Near you' })).toBeTruthy();
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Where?' });
    expect(Array.from(select.options, ({ text }) => text)).toEqual(['Anywhere', 'Chathams']);
    expect(describedBy(select)).toBe('Just choose');
    expect(button('Show').textContent).toBe('Show');
  });

  test('the same in an app', () => {
    render(<AdviserSearch heading="Near you" headingLevel={4} />);
    expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('Near you');
    expect(region().value).toBe('none');
    expect(button()).toBeTruthy();
  });

  test('the path of the page, without outer slashes, in a hidden field', async () => {
    const { element } = await open();
    expect(element.querySelector<HTMLInputElement>('input[type="hidden"][name="page"]')?.value).toBe(
      'find-help/near-you',
    );
  });
});

describe('a choice', () => {
  test('posts the postcode in the path and nothing else, and shows the advisers found', async () => {
    const page = await open();
    await choose(page, 'Northland');
    const found = await panel();
    expect(page.api.requests).toEqual([
      expect.objectContaining({ url: '/acme/adviser-search/0110', body: '', headers: {} }),
    ]);
    expect(within(found).getByRole('heading', { level: 2 }).textContent).toBe(
      'There are 2 Advisers in your area',
    );
    const [first, second] = within(found)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('li'));
    expect(first?.textContent).toBe('AŌAroha Ōtene0800 000 101Home loansRefixLearn more about Aroha Ōtene');
    expect(
      within(first as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:0800000101', `${location.origin}/advisers/aroha`]);
    expect(second?.textContent).toBe('CMColin Maybury');
  });

  test.each([
    [[aroha], 'There is 1 Adviser in your area'],
    [[aroha, colin, { ...aroha, name: 'Ana Ng' }], 'There are 3 Advisers in your area'],
    [[], 'There are 0 Advisers in your area'],
  ])('says how many there are (%#)', async (advisers, text) => {
    const page = await open({}, answerOf(...advisers));
    await choose(page, 'Northland');
    expect((await panel()).getAttribute('aria-label')).toBe(text);
    const contact = screen.queryByRole('link', { name: "Contact us and we'll find an adviser for you" });
    expect(contact?.getAttribute('href')).toBe(advisers.length === 0 ? '/about-us/contact-us' : undefined);
  });

  test("counts in the page's own texts", async () => {
    const page = await open({ config: { messages: { advisersInArea: '{n} of us' } } });
    await choose(page, 'Northland');
    expect(await screen.findByRole('region', { name: '2 of us' })).toBeTruthy();
  });

  test('leaves the focus where it is, and is announced once', async () => {
    const page = await open();
    region().focus();
    await choose(page, 'Northland');
    await panel();
    expect(document.activeElement).toBe(region());
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toEqual(['There are 2 Advisers in your area']);
  });

  test('announces that it is searching, and stays usable', async () => {
    const page = await open({}, 'never');
    await choose(page, 'Northland');
    expect(button('Searching…').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Searching…');
    expect(region().disabled).toBe(false);
  });

  test('removes the results of another region at once', async () => {
    const page = await open();
    await choose(page, 'Northland');
    await panel();
    page.api.standard = 'never';
    await choose(page, 'Wellington');
    expect(panelNow()).toBeNull();
  });

  test('followed by a press of the button is one search', async () => {
    const page = await open();
    await choose(page, 'Northland');
    await page.user.click(screen.getByRole('button', { name: /Submit|Searching/ }));
    await panel();
    await page.user.click(button());
    fireEvent.submit(region());
    expect(searched(page)).toHaveLength(1);
    expect(eventTypes(page)).toEqual(['aw:submit', 'aw:results', 'aw:analytics']);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  test('by keyboard is searched once it has settled', async () => {
    const page = await openConfiguredWithClock({}, answerOf(aroha));
    fireEvent.keyDown(region(), { key: 'ArrowDown' });
    for (const value of ['0110', '0931', '0622']) fireEvent.change(region(), { target: { value } });
    await pass(399);
    expect(searched(page)).toEqual([]);
    await pass(1);
    await vi.dynamicImportSettled();
    await pass(0);
    expect(searched(page)).toEqual(['/acme/adviser-search/0622']);
  });
});

describe('a region that a plugin of the page has chosen, without an event', () => {
  test('is searched', async () => {
    const page = await open();
    region().value = '0110';
    act(() => button().focus());
    expect(await panel()).toBeTruthy();
    expect(searched(page)).toEqual(['/acme/adviser-search/0110']);
  });

  test('clears the message', async () => {
    const page = await open();
    await page.user.click(button());
    region().value = '0110';
    fireEvent.keyUp(document.body, { key: 'Enter' });
    expect(region().hasAttribute('aria-invalid')).toBe(false);
  });

  test('is not searched again after its panel has been closed', async () => {
    const page = await open();
    region().value = '0110';
    await page.user.click(button());
    await panel();
    await page.user.click(button('Close'));
    fireEvent.pointerUp(document.body);
    expect(panelNow()).toBeNull();
  });
});

describe('without a region', () => {
  test('a press posts nothing, shows the error at the list, and focuses it', async () => {
    const page = await open();
    await page.user.click(button());
    expect(describedBy(region())).toBe(
      'Advisers appear when you choose a region. Error: Please select your region',
    );
    expect(region().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(region());
    expect(searched(page)).toEqual([]);
    expect(page.events.at(-1)).toMatchObject({
      type: 'aw:error',
      detail: { kind: 'invalid', page: 'find-help/near-you' },
    });
  });

  test('chosen after results, it hides them', async () => {
    const page = await open();
    await choose(page, 'Northland');
    await panel();
    await choose(page, 'Select a region');
    expect(panelNow()).toBeNull();
    expect(eventTypes(page).slice(-2)).toEqual(['aw:results-hidden', 'aw:error']);
    expect(searched(page)).toHaveLength(1);
  });

  test('clears the message with the next choice', async () => {
    const page = await open();
    await page.user.click(button());
    await choose(page, 'Northland');
    await panel();
    expect(region().hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('the panel', () => {
  test('closes, emits an event, and returns the focus to the list', async () => {
    const page = await open();
    await choose(page, 'Northland');
    await panel();
    await page.user.click(button('Close'));
    expect(panelNow()).toBeNull();
    expect(document.activeElement).toBe(region());
    expect(eventTypes(page).at(-1)).toBe('aw:results-hidden');
    await page.user.click(button());
    await panel();
    expect(searched(page)).toHaveLength(2);
  });

  test('is one heading level below the search', async () => {
    const page = await open({ attributes: { heading: 'Near you', 'heading-level': '4' } });
    await choose(page, 'Northland');
    await panel();
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H4', 'H5', 'H6', 'H6']);
  });

  test('shows initials without a photo and for a broken photo, which is requested once', async () => {
    const page = await open();
    await choose(page, 'Northland');
    const found = await panel();
    const [photo, ...others] = found.querySelectorAll('img');
    expect(photo?.src).toBe('https://cdn.test/a.jpg');
    expect(photo?.alt).toBe('');
    expect(others).toEqual([]);
    fireEvent.error(photo as Element);
    expect(found.querySelector('img')).toBeNull();
    expect(within(found).getByText('AŌ').getAttribute('aria-hidden')).toBe('true');
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    'javascript:alert(1)',
    '{{constructor.constructor("alert(1)")()}}',
    '\u202Eevil',
    '__proto__',
    '{name}',
    '$&',
  ])('shows the name %j as text and runs nothing in it', async (name) => {
    const page = await open(
      {},
      answerOf({ name, image: name, link: name, phone: `${name}1`, specialties: [name] }),
    );
    await choose(page, 'Northland');
    const found = await panel();
    expect(within(found).getByRole('heading', { level: 3 }).textContent).toBe(name);
    expect(
      found.querySelectorAll('script, [onerror], [href^="javascript" i], [src^="javascript" i]'),
    ).toHaveLength(0);
    expect(
      Array.from(found.querySelectorAll('a'), ({ protocol }) => protocol).filter(
        (protocol) => !/^(https?|tel):$/.test(protocol),
      ),
    ).toEqual([]);
  });
});

describe('what is reported', () => {
  test('the results, with the advisers and the page but not the postcode, and once to analytics', async () => {
    const page = await open();
    await choose(page, 'Northland');
    await panel();
    const event = { category: 'Tools', label: 'Adviser Search', action: 'Submit' };
    expect(dataLayer).toEqual([{ event: 'tool_adviser_search', ...event }]);
    expect(page.events.slice(1)).toEqual([
      {
        type: 'aw:submit',
        detail: { widget: 'adviser-search', id: expect.any(String) as string, page: 'find-help/near-you' },
      },
      {
        type: 'aw:results',
        detail: expect.objectContaining({
          page: 'find-help/near-you',
          advisers: [
            expect.objectContaining({ name: 'Aroha Ōtene', specialties: ['Home loans', 'Refix'] }),
            expect.anything(),
          ],
        }) as object,
      },
      {
        type: 'aw:analytics',
        detail: expect.objectContaining({
          name: 'tool_adviser_search',
          ...event,
          page: 'find-help/near-you',
        }) as object,
      },
    ]);
    expect(JSON.stringify(page.events)).not.toContain('0110');
  });

  test('a press on Learn more, with the visible text and no name', async () => {
    const page = await open();
    await choose(page, 'Northland');
    const link = await screen.findByRole('link', { name: 'Learn more about Aroha Ōtene' });
    link.addEventListener('click', (event) => event.preventDefault());
    await page.user.click(link);
    expect(dataLayer.at(-1)).toEqual({
      event: 'click_adviser',
      category: 'Click',
      label: 'Learn more',
      action: 'Click',
    });
    expect(page.events.at(-1)).toMatchObject({ type: 'aw:analytics', detail: { name: 'click_adviser' } });
  });
});

describe('a failure', () => {
  test.each<[string, FakeAnswer, string]>([
    ['fault 21: null', { status: 200, body: 'null' }, 'refused'],
    ['fault 21: a text', { status: 200, body: '"Aroha"' }, 'refused'],
    ['fault 21: a number', { status: 200, body: '42' }, 'refused'],
    ['fault 1: no connection', 'network', 'network'],
    ['fault 10: 400', 400, 'refused'],
    ['fault 15: 503', 503, 'http'],
  ])(
    '%s: shows the error and a phone number, no results, and a retry works',
    async (_fault, answer, kind) => {
      const page = await open();
      page.api.queue.push(answer);
      await choose(page, 'Northland');
      await screen.findByText(errorText);
      expect(screen.getByRole('alert').textContent).toBe(`${errorText}Or call us on 0800 000 000`);
      expect(screen.getByRole('link').getAttribute('href')).toBe('tel:0800000000');
      expect(panelNow()).toBeNull();
      expect(dataLayer).toEqual([]);
      expect(page.events.at(-1)).toMatchObject({ type: 'aw:error', detail: { kind } });
      expect(JSON.stringify(page.events.at(-1)?.detail)).not.toContain('0110');
      expect(console.error).toHaveBeenCalledOnce();

      await page.user.click(button('Try again'));
      await panel();
      expect(searched(page)).toHaveLength(2);
      expect(screen.getByRole('alert').textContent).toBe('');
      expect(dataLayer).toHaveLength(1);
    },
  );

  test('hides the results of another region', async () => {
    const page = await open();
    page.api.queue.push(answerOf(aroha), 503);
    await choose(page, 'Northland');
    await panel();
    await choose(page, 'Wellington');
    await screen.findByText(errorText);
    expect(panelNow()).toBeNull();
    expect(eventTypes(page).slice(-3)).toEqual(['aw:results-hidden', 'aw:submit', 'aw:error']);
  });
});

describe('a placeholder for results', () => {
  const naming = { attributes: { results: 'near-you' } };

  test.each(['before', 'after'])('shows them when it mounts %s the search', async (order) => {
    if (order === 'before') await putPlace();
    const page = await open(naming);
    if (order === 'after') await putPlace();
    await choose(page, 'Northland');
    const found = await panel();
    expect(places[0]?.element.contains(found)).toBe(true);
    expect(page.element.contains(found)).toBe(false);
  });

  test('takes over the results if it mounts after they show', async () => {
    const page = await open(naming);
    await choose(page, 'Northland');
    expect(page.element.contains(await panel())).toBe(true);
    const place = await putPlace();
    expect(place.element.contains(await panel())).toBe(true);
  });

  test('returns them to the search when it unmounts, and takes them back when it mounts again', async () => {
    const page = await open(naming);
    const place = await putPlace();
    await choose(page, 'Northland');
    await panel();
    act(() => {
      place.unmount();
      document.dispatchEvent(new Event('aw:unmounted')); // as the loader does
    });
    expect(page.element.contains(await panel())).toBe(true);
    place.remove();
    const again = await putPlace();
    expect(again.element.contains(await panel())).toBe(true);
    expect(searched(page)).toHaveLength(1);
  });

  test('returns the focus to the list when they are closed', async () => {
    await putPlace();
    const page = await open(naming);
    await choose(page, 'Northland');
    await panel();
    await page.user.click(button('Close'));
    expect(document.activeElement).toBe(region());
    expect(places[0]?.element.textContent).toBe('');
  });

  test('is emptied when the search unmounts', async () => {
    const place = await putPlace();
    const page = await open(naming);
    await choose(page, 'Northland');
    await panel();
    act(() => page.unmount());
    expect(place.element.textContent).toBe('');
    expect(page.events.map(({ type }) => type)).toContain('aw:results-hidden');
  });

  test('is found in an app too', async () => {
    const { api } = await open();
    api.standard = answerOf(aroha);
    render(
      <>
        <AdviserSearch results="app-place" buttonText="Find" />
        <div id="app-place">
          <AdviserResults />
        </div>
      </>,
    );
    const [, select] = screen.getAllByRole('combobox');
    fireEvent.change(select as Element, { target: { value: '6011' } });
    await waitFor(() => expect(document.querySelector('#app-place .aw-advisers')).not.toBeNull());
  });
});

test('ignores an answer that arrives after the search has unmounted', async () => {
  const page = await openConfiguredWithClock({}, 'never');
  await choose(page, 'Northland');
  await waitFor(() => expect(searched(page)).toHaveLength(1));
  const before = page.events.length;
  act(() => page.unmount());
  await pass(600_000);
  expect(page.events.slice(before).map(({ type }) => type)).toEqual(['aw:unmounted']);
  expect(dataLayer).toEqual([]);
});

test('shows samples without a request in preview', async () => {
  const page = await open({ config: { preview: true } });
  await choose(page, 'Northland');
  await panel();
  expect(searched(page)).toEqual([]);
  expect(dataLayer).toEqual([]);
});

test('onResults of an app is typed by what the event carries', () => {
  expectTypeOf<NonNullable<AdviserSearchProps['onResults']>>()
    .parameter(0)
    .toEqualTypeOf<{ readonly page: string; readonly advisers: readonly FoundAdviser[] }>();
});

function describedBy(control: Element): string {
  return (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
}

// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleWidgets } from '../sample-widgets.ts';
import { SnippetBuilder } from '../SnippetBuilder.tsx';

afterEach(() => history.replaceState(null, '', '/'));

const markup = () => screen.getByLabelText<HTMLTextAreaElement>('Markup to copy').value;
const row = (number: number, count = 3) =>
  within(screen.getByRole('group', { name: `Picture ${number} of ${count}` }));
const sources = () => [...markup().matchAll(/src="(.*?)"/g)].map(([, source]) => source);
const [house, keys, road] = ['/assets/blog/house.svg', '/assets/blog/keys.svg', '/assets/blog/road.svg'];

function open(): void {
  const release = new URL('https://cdn.example.nz/adviser-widgets/1/');
  const setting = { config: {}, styleSheet: undefined };
  render(<SnippetBuilder widgets={sampleWidgets} release={release} setting={setting} />);
}

function openCarousel(): void {
  open();
  fireEvent.click(screen.getByRole('button', { name: /^Image carousel/ }));
}

test('pictures are a list that writes their markup', () => {
  openCarousel();
  fireEvent.change(row(1).getByLabelText('Address'), { target: { value: '/villa.jpg' } });
  fireEvent.change(row(1).getByLabelText('Description'), { target: { value: 'A villa' } });
  fireEvent.change(row(1).getByLabelText('Link'), { target: { value: '/homes' } });
  expect(markup()).toContain('<a href="/homes"><img src="/villa.jpg" alt="A villa"></a>');
  expect(sources()).toEqual(['/villa.jpg', keys, road]);
});

test('pictures move with their buttons, which keep the focus', () => {
  openCarousel();
  fireEvent.click(row(1).getByRole('button', { name: 'Move down picture 1' }));
  expect(sources()).toEqual([keys, house, road]);
  expect(document.activeElement).toBe(row(2).getByRole('button', { name: 'Move down picture 2' }));
  expect(screen.getByText('The picture is now number 2 of 3.')).toBeTruthy();
  fireEvent.click(row(2).getByRole('button', { name: 'Move down picture 2' }));
  fireEvent.click(row(3).getByRole('button', { name: 'Move down picture 3' })); // there is no place below
  expect(sources()).toEqual([keys, road, house]);
  expect(document.activeElement).toBe(row(3).getByRole('button', { name: 'Move down picture 3' }));
});

test('pictures are removed, and the focus goes to the next', () => {
  openCarousel();
  fireEvent.click(row(2).getByRole('button', { name: 'Remove picture 2' }));
  expect(sources()).toEqual([house, road]);
  expect(document.activeElement).toBe(row(2, 2).getByRole('button', { name: 'Remove picture 2' }));
  fireEvent.click(row(2, 2).getByRole('button', { name: 'Remove picture 2' }));
  fireEvent.click(row(1, 1).getByRole('button', { name: 'Remove picture 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a picture' }));
  expect(sources()).toEqual([]);
});

test('a removed picture comes back with Undo, which keeps the focus there', () => {
  openCarousel();
  fireEvent.click(row(2).getByRole('button', { name: 'Remove picture 2' }));
  expect(sources()).toEqual([house, road]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo the removal' }));
  expect(sources()).toEqual([house, keys, road]);
  expect(document.activeElement).toBe(row(2).getByRole('button', { name: 'Remove picture 2' }));
  expect(screen.queryByRole('button', { name: 'Undo the removal' })).toBeNull();
});

test('the last picture comes back, too', () => {
  openCarousel();
  fireEvent.click(row(3).getByRole('button', { name: 'Remove picture 3' }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo the removal' }));
  expect(sources()).toEqual([house, keys, road]);
});

test('the next change ends the offer of Undo', () => {
  openCarousel();
  fireEvent.click(row(2).getByRole('button', { name: 'Remove picture 2' }));
  fireEvent.change(row(1, 2).getByLabelText('Description'), { target: { value: 'A villa' } });
  expect(screen.queryByRole('button', { name: 'Undo the removal' })).toBeNull();
});

test('a page around a picture is something to fix', () => {
  openCarousel();
  const address = 'https://drive.google.com/file/d/1a2b/view?usp=sharing';
  fireEvent.change(row(1).getByLabelText('Address'), { target: { value: address } });
  expect(row(1).getByText(/^Upload the picture in your CMS/)).toBeTruthy();
  const list = within(screen.getByRole('list', { name: 'Still to fix' }));
  expect(list.getByText(/^Picture 1 has the address of a page: upload the picture/)).toBeTruthy();
});

test('a picture without a description is worth a look, and nothing to fix', () => {
  openCarousel();
  fireEvent.change(row(2).getByLabelText('Description'), { target: { value: '' } });
  const list = within(screen.getByRole('list', { name: 'Good to know' }));
  expect(list.getByText(/^Picture 2 has no description/)).toBeTruthy();
});

test('pictures are added, and written once they have an address', () => {
  openCarousel();
  fireEvent.click(screen.getByRole('button', { name: 'Add a picture' }));
  expect(document.activeElement).toBe(row(4, 4).getByLabelText('Address'));
  expect(sources()).toHaveLength(3);
  fireEvent.change(row(4, 4).getByLabelText('Address'), { target: { value: '/bach.jpg' } });
  expect(sources().at(-1)).toBe('/bach.jpg');
});

test('pictures need a description in a link, and an address that is one', () => {
  openCarousel();
  fireEvent.change(row(2).getByLabelText('Description'), { target: { value: '' } });
  expect(row(2).getByText(/^Describe the picture/)).toBeTruthy();
  fireEvent.change(row(1).getByLabelText('Link'), { target: { value: 'javascript:steal()' } });
  expect(row(1).getByText(/^Write an address/)).toBeTruthy();
  fireEvent.change(row(3).getByLabelText('Address'), { target: { value: 'blob:https://cms/1' } });
  expect(row(3).getByText(/^Upload the picture in your CMS and copy its address, which begins/)).toBeTruthy();
  expect(markup()).not.toContain('steal');
});

test.each([
  [
    'www.example.nz/pic.jpg',
    /^Picture 1 is left out: www\.example\.nz\/pic\.jpg is not the address of a picture; upload/,
  ],
  ['C:\\Users\\me\\beach.jpg', /^Picture 1 is left out: C:.* is not the address of a picture; upload/],
  ['', 'Picture 1 is left out: it has no address.'],
])('a picture with the address “%s” is left out, and counts as something to fix', (value, sentence) => {
  openCarousel();
  fireEvent.change(row(1).getByLabelText('Address'), { target: { value } });
  expect(sources()).toEqual([keys, road]);
  expect(screen.getByRole('button', { name: /^1 to fix/ })).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Still to fix' })).getByText(sentence)).toBeTruthy();
  fireEvent.change(row(1).getByLabelText('Address'), { target: { value: '/beach.jpg' } });
  expect(screen.queryByRole('list', { name: 'Still to fix' })).toBeNull();
});

test('a picture that lost its address before the builder opened counts as something to fix', () => {
  const draft = '<div data-widget="image-carousel"><img alt="A"></div>';
  history.replaceState(null, '', `/#${new URLSearchParams({ draft })}`);
  open();
  expect(
    within(screen.getByRole('list', { name: 'Still to fix' })).getByText(/^Picture 1 has no address: upload/),
  ).toBeTruthy();
  fireEvent.change(row(1, 1).getByLabelText('Address'), { target: { value: '/beach.jpg' } });
  expect(screen.queryByRole('list', { name: 'Still to fix' })).toBeNull();
});

test('content with a caption stays HTML, with a sentence why', () => {
  const draft =
    '<div data-widget="image-carousel"><figure><img src="/a.jpg" alt="A"><figcaption>A</figcaption></figure></div>';
  history.replaceState(null, '', `/#${new URLSearchParams({ draft })}`);
  open();
  expect(screen.getByText(/not a list of pictures, because the list can't hold <figure>/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a picture' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Content', { selector: 'textarea' }), {
    target: { value: '<img src="/a.jpg" alt="A">' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Edit as a list of pictures' }));
  expect(row(1, 1).getByLabelText('Address')).toHaveProperty('value', '/a.jpg');
});

// @vitest-environment jsdom
import { noticeBanner } from '@adviser-widgets/banners';
import { addressMap } from '@adviser-widgets/maps';
import { iframeEmbed, youtubeVideo } from '@adviser-widgets/media';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { widgetsOf } from '../sample-widgets.ts';
import { SnippetBuilder } from '../SnippetBuilder.tsx';

const widgets = widgetsOf(addressMap, iframeEmbed, noticeBanner, youtubeVideo);

afterEach(() => history.replaceState(null, '', '/'));

function open(title: string): void {
  const release = new URL('https://cdn.example.nz/adviser-widgets/1/');
  render(
    <SnippetBuilder widgets={widgets} release={release} setting={{ config: {}, styleSheet: undefined }} />,
  );
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${title}`) }));
}

const markup = () => screen.getByLabelText<HTMLTextAreaElement>('Markup to copy').value;

test.each([
  [
    'Address map',
    'Address',
    '<iframe src="https://maps.google.com/maps?q=12%20Main%20Road%2C%20Nelson&output=embed"></iframe>',
    '12 Main Road, Nelson',
  ],
  [
    'YouTube video',
    'Video',
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" title="y"></iframe>',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?si=x',
  ],
  [
    'Iframe embed',
    'Address of the page',
    '<iframe src="https://tool.example/f"></iframe>',
    'https://tool.example/f',
  ],
])('%s takes the address out of embed code', (title, label, code, address) => {
  open(title);
  fireEvent.change(screen.getByLabelText(label), { target: { value: code } });
  expect(screen.getByLabelText(label)).toHaveProperty('value', address);
});

test('embed code without an address for the widget is named at the field, and stays out of the fallback', () => {
  open('Address map');
  const code = '<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>';
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: code } });
  expect(screen.getByText('This is embed code: paste the address only.')).toBeTruthy();
  expect(markup().match(/embed\?pb/g)).toHaveLength(1);
});

test('the days of a notice are among its settings', () => {
  open('Notice banner');
  expect(screen.getByLabelText('First day').closest('details')).toBeNull();
  expect(screen.getByLabelText('Last day').closest('details')).toBeNull();
});

test('a new notice has one field for its text', () => {
  open('Notice banner');
  expect(screen.queryByText('data-text')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Content' })).toBeTruthy();
});

test('a notice that came with its text in a setting keeps that field, among the visible settings', () => {
  const draft = '<div data-widget="notice-banner" data-text="Closed"></div>';
  history.replaceState(null, '', `/#${new URLSearchParams({ draft })}`);
  const release = new URL('https://cdn.example.nz/adviser-widgets/1/');
  render(
    <SnippetBuilder widgets={widgets} release={release} setting={{ config: {}, styleSheet: undefined }} />,
  );
  expect(screen.getByText('data-text').closest('details')).toBeNull();
});

test('a notice without a version says at the field what follows from it', () => {
  open('Notice banner');
  expect(screen.getByText(/^Without it, visitors who closed another notice/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Version'), { target: { value: 'easter' } });
  expect(screen.queryByText(/^Without it, visitors who closed another notice/)).toBeNull();
});

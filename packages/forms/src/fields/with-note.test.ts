import { expect, test } from 'vitest';
import { withNote } from './with-note.ts';

test.each<[note: string, given: Record<string, string>, sent: Record<string, string>]>([
  ['Booklet', { FormMessage: 'Kia ora' }, { FormMessage: 'Booklet\nKia ora' }],
  ['Booklet', { FormMessage: ' Kia\nora ' }, { FormMessage: 'Booklet\n Kia\nora ' }],
  ['Booklet', { FormMessage: '' }, { FormMessage: 'Booklet' }],
  ['Adviser: Jane Doe', {}, { FormMessage: 'Adviser: Jane Doe' }],
  ['Booklet', { FormPhone: '021', FormMessage: '0' }, { FormPhone: '021', FormMessage: 'Booklet\n0' }],
  ['', { FormMessage: 'Kia ora' }, { FormMessage: 'Kia ora' }],
  ['', { FormPhone: '021' }, { FormPhone: '021' }],
])('the note "%s" before %j is sent as %j', (note, given, sent) => {
  expect(withNote(given, note)).toEqual(sent);
});

test('does not change the values it was given', () => {
  const given = { FormMessage: 'Kia ora' };
  withNote(given, 'Booklet');
  expect(given).toEqual({ FormMessage: 'Kia ora' });
});

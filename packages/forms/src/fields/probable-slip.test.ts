import { describe, expect, test } from 'vitest';
import { isProbableSlip } from './probable-slip.ts';

describe('an e-mail address', () => {
  test.each([
    '<jo@x.nz>',
    'Jo<jo@x.nz>',
    'jo@x.nz,',
    'jo@x.nz;',
    'jo,smith@x.nz',
    '"jo@x.nz"',
    '(jo@x.nz)',
    "'jo@x.nz'",
    '.jo@x.nz',
  ])('%j is probably a slip', (text) => {
    expect(isProbableSlip('email', text)).toBe(true);
  });

  test.each([
    "o'neill@xtra.co.nz",
    'a+b@c.nz',
    'a&b@example.co.nz',
    'me@mail.sub.example.co.nz',
    'kia@xn--bcher-kva.example',
    'mārama@kāinga.nz',
    'te_ariki@x-y.nz',
    ' jo@x.nz ',
    'mailto:jo@x.nz',
    'jo@x.nz.',
    '\u2068jo@x.nz\u2069',
    '',
    ' ',
    '\u200b',
  ])('%j is not', (text) => {
    expect(isProbableSlip('email', text)).toBe(false);
  });
});

describe('a phone number', () => {
  test.each(['021 555', '7', '12', '1234 1234 1234 1234', '0800 FLOWERS 1', 'none'])(
    '%j is probably a slip',
    (text) => {
      expect(isProbableSlip('phone', text)).toBe(true);
    },
  );

  test.each([
    '1234567',
    '123456789012345',
    '021 555 0000',
    '+64 (0)21 555 0000',
    '09 123 4567 ext 12',
    '\u202a+64 21 555 0000\u202c',
    '٠٢١ ٥٥٥ ٠٠٠٠',
    '',
    ' \u00a0',
  ])('%j is not', (text) => {
    expect(isProbableSlip('phone', text)).toBe(false);
  });
});

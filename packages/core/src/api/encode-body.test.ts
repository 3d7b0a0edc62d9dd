import { describe, expect, test } from 'vitest';
import { encodeBody } from './encode-body.ts';

const payload = {
  FormFirstName: "Mārama O'Neill-Ng 李",
  FormPostcode: '0110',
  FormBestDayToCall: '0',
  FormMessage: 'Line one\nLine two\r\n<b>bold</b> & 50% + 🏡 👩‍👧 “quoted” =?;',
  CampaignId: '',
  Method: 2,
  tracking: { visitedUrl: 'https://example.nz/?a=1&b=2', browser: 'Firefox' },
};

function readForm(body: string): URLSearchParams {
  return new URLSearchParams(body);
}

test.each([
  ['json', 'application/json'],
  ['form', 'application/x-www-form-urlencoded'],
] as const)('%s is sent as %s', (encoding, contentType) => {
  expect(encodeBody(payload, encoding).contentType).toBe(contentType);
});

test('both encodings carry the same keys in the same order (row 2)', () => {
  const json = JSON.parse(encodeBody(payload, 'json').body) as object;
  expect([...readForm(encodeBody(payload, 'form').body).keys()]).toEqual(Object.keys(json));
});

test('JSON gives the payload back as it was', () => {
  expect(JSON.parse(encodeBody(payload, 'json').body)).toEqual(payload);
});

describe('urlencoded', () => {
  const form = readForm(encodeBody(payload, 'form').body);

  test.each([
    [58, 'FormFirstName', "Mārama O'Neill-Ng 李"],
    [61, 'FormMessage', payload.FormMessage],
    [62, 'FormPostcode', '0110'],
    [63, 'FormBestDayToCall', '0'],
  ])('fault %i: %s keeps its value', (_fault, key, value) => {
    expect(form.get(key)).toBe(value);
  });

  test('an empty value keeps its key', () => {
    expect(form.get('CampaignId')).toBe('');
  });

  test('a number is sent as its digits', () => {
    expect(form.get('Method')).toBe('2');
  });

  test('a nested record travels as JSON text (R4)', () => {
    expect(JSON.parse(form.get('tracking') ?? '')).toEqual(payload.tracking);
  });
});

test('fault 61: a message of 20,000 characters is not cut', () => {
  const FormMessage = 'ā\n'.repeat(10_000);
  expect(readForm(encodeBody({ FormMessage }, 'form').body).get('FormMessage')).toBe(FormMessage);
});

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

function readForm(body: string | FormData): URLSearchParams {
  return new URLSearchParams(String(body));
}

function readJson(body: string | FormData): object {
  return JSON.parse(String(body)) as object;
}

function readMultipart(body: string | FormData): FormData {
  if (typeof body === 'string') throw new Error(`expected FormData, got ${body}`);
  return body;
}

test.each([
  ['json', 'application/json'],
  ['form', 'application/x-www-form-urlencoded'],
  ['multipart', undefined], // the browser sets it, with its own boundary
] as const)('%s is sent as %s', (encoding, contentType) => {
  expect(encodeBody(payload, encoding).contentType).toBe(contentType);
});

test('all encodings carry the same keys in the same order', () => {
  const keys = Object.keys(readJson(encodeBody(payload, 'json').body));
  expect([...readForm(encodeBody(payload, 'form').body).keys()]).toEqual(keys);
  expect([...readMultipart(encodeBody(payload, 'multipart').body).keys()]).toEqual(keys);
});

test('JSON restores the payload exactly', () => {
  expect(readJson(encodeBody(payload, 'json').body)).toEqual(payload);
});

describe.each([
  ['urlencoded', readForm(encodeBody(payload, 'form').body)],
  ['multipart', readMultipart(encodeBody(payload, 'multipart').body)],
])('%s', (_, form) => {
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

  test('a nested record is sent as JSON text', () => {
    expect(readJson(form.get('tracking') as string)).toEqual(payload.tracking);
  });
});

test('fault 61: a message of 20,000 characters is not cut', () => {
  const FormMessage = 'ā\n'.repeat(10_000);
  expect(readForm(encodeBody({ FormMessage }, 'form').body).get('FormMessage')).toBe(FormMessage);
});

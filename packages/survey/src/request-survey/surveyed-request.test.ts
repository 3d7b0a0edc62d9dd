// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readSurveyedRequest, scrubAddress } from './surveyed-request.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
});

test.each([
  ['', '', ''],
  ['?pi_email=mara@x.nz&job_id=J-1', 'mara@x.nz', 'J-1'],
  ['?pi_email=mara+home@x.nz', 'mara+home@x.nz', ''],
  ['?pi_email=mara%2Bhome%40x.nz', 'mara+home@x.nz', ''],
  ['?pi_email=%20mara@x.nz%0A', 'mara@x.nz', ''],
  ['?pi_email=ma%09ra@x.nz', 'mara@x.nz', ''],
  ["?pi_email=m%C4%81ra.o'neill@x.nz&job_id=%E2%82%AC", "māra.o'neill@x.nz", '€'],
  ['?pi_email=%E0%A4%A&job_id=%', '\uFFFD%A', '%'],
  ['?PI_EMAIL=a@x.nz', '', ''],
  ['?job_id=a%2Fb+c', '', 'a/b c'],
])('%j identifies %j and %j (row 51, fault 70)', (query, email, job) => {
  history.replaceState(null, '', `/survey${query}`);
  expect(readSurveyedRequest()).toEqual({ pi_email: email, job_id: job });
});

describe('an e-mail address removed from the address bar', () => {
  test.each([
    ['?pi_email=a@x.nz', '/survey'],
    ['?pi_email=a@x.nz&job_id=1', '/survey?job_id=1'],
    ['?x=%20+&pi_email=a@x.nz&y#top', '/survey?x=%20+&y#top'],
    ['?pi%5Femail=a@x.nz&pi_email=b@x.nz', '/survey'],
    ['?a=1&&b=2', '/survey?a=1&&b=2'],
    ['?my_pi_email=1#pi_email', '/survey?my_pi_email=1#pi_email'],
  ])('%s becomes %s', (query, left) => {
    history.replaceState(null, '', `/survey${query}`);
    scrubAddress();
    expect(location.pathname + location.search + location.hash).toBe(left);
  });

  test('is found in the history entry', () => {
    history.replaceState(null, '', '/survey?pi_email=mara+home@x.nz&job_id=1');
    scrubAddress();
    expect(readSurveyedRequest()).toEqual({ pi_email: 'mara+home@x.nz', job_id: '1' });
  });

  test("is stored beside a router's own state", () => {
    history.replaceState({ key: 'k1' }, '', '/survey?pi_email=a@x.nz');
    scrubAddress();
    expect(history.state).toMatchObject({ key: 'k1' });
  });

  test.each([['text'], [7], [['a']]])("leaves the page's own state unchanged: %j", (state) => {
    history.replaceState(state, '', '/survey?pi_email=a@x.nz');
    scrubAddress();
    expect([location.search, history.state, readSurveyedRequest().pi_email]).toEqual(['', state, '']);
  });

  test('is ignored in an entry with another address', () => {
    history.replaceState(null, '', '/survey?pi_email=a@x.nz');
    scrubAddress();
    history.pushState(history.state, '', '/survey?pi_email=b@x.nz');
    expect(readSurveyedRequest().pi_email).toBe('b@x.nz');
  });

  test('stays if the document may not change it, with a console message', () => {
    history.replaceState(null, '', '/survey?pi_email=a@x.nz');
    vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    const error = vi.spyOn(console, 'error').mockReturnValue();
    scrubAddress();
    expect([location.search, error.mock.calls.join()]).toEqual([
      '?pi_email=a@x.nz',
      expect.stringContaining('stays in the address bar'),
    ]);
  });
});

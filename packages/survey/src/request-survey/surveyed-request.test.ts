// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { readSurveyedRequest } from './surveyed-request.ts';

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
])('%j identifies %j and %j (fault 70)', (query, email, job) => {
  history.replaceState(null, '', `/survey${query}`);
  expect(readSurveyedRequest()).toEqual({ pi_email: email, job_id: job });
});

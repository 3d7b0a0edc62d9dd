import { expect, test } from 'vitest';
import { sealFiles } from './seal-files.ts';

const build = (name: string) => () =>
  sealFiles([{ name, code: '', map: undefined, imports: [], later: [], sources: [] }], new Map());

test.each(['tracking-parts', 'load-google-analytics', 'page-ads', 'cookie-notice'])(
  'refuses "%s", a name that filter lists block',
  (name) => expect(build(name)).toThrow(`would block the built file "${name}"`),
);

test.each(['adviser-search', 'notice-banner', 'pop-up', 'web-chat'])('accepts "%s"', (name) =>
  expect(build(name)).not.toThrow(),
);

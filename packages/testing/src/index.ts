export type { FakeAnswer } from './fake-answer.ts';
export { installFakeApi, type FakeApi, type FakeRequest } from './fake-api.ts';
export {
  fakeArticles,
  installFakeBlog,
  type ArticleCounts,
  installFakeMaps,
  fakeSearchConfig,
  installFakeSearch,
  queriesOf,
  type FakeRecord,
} from './fake-services.ts';
export { installFakeCaptcha, type FakeCaptcha, type FakeCaptchaMode } from './fake-captcha.ts';
export { installFakeMedia, type FakeMedia } from './fake-media.ts';
export { installFakeSight, installFakeSizes, type FakeSight, type FakeSizes } from './fake-observers.ts';
export { loadComponent, mountSnippet, type MountedSnippet, putMarkup } from './mount-snippet.ts';
export { recordEvents, type RecordedEvent } from './record-events.ts';
export { forgetVisit } from './forget-visit.ts';
export { demandingGreeting, greeting, sampleDefinitions } from './sample-definitions.ts';

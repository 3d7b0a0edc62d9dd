export { installFakeApi, type FakeAnswer, type FakeApi, type FakeRequest } from './fake-api.ts';
export { fakeArticles, installFakeBlog, type ArticleCounts, type FakeBlog } from './fake-blog.ts';
export { installFakeCaptcha, type FakeCaptcha, type FakeCaptchaMode } from './fake-captcha.ts';
export { installFakeMaps, type FakeMaps } from './fake-maps.ts';
export { installFakeSearch, type FakeRecord, type FakeSearch, type FakeSearchAnswer } from './fake-search.ts';
export { mountSnippet, type MountedSnippet } from './mount-snippet.ts';
export { putMarkup } from './put-markup.ts';
export { recordEvents, type RecordedEvent } from './record-events.ts';
export { sampleDefinitions } from './sample-definitions.ts';

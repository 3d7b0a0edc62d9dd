export { addUserProperties, track, type AnalyticsEvent } from './analytics/analytics.ts';
export { searchAdvisers, type FoundAdviser } from './api/adviser-search.ts';
export { fetchAdvisers, type Adviser } from './api/advisers.ts';
export { campaignOf } from './api/campaign-of.ts';
export { callAddress, requestAddress, type CallBase } from './http/call-address.ts';
export { requestOptions } from './http/request-options.ts';
export { resolveAddress } from './http/resolve-address.ts';
export { fetchArticles, parseArticles, type Article, type ArticlePage } from './api/blog.ts';
export { blogCategories, isBlogCategory, pageSize, type BlogCategory } from './choices/blog-categories.ts';
export { leadKinds, type LeadKind } from './api/lead-kinds.ts';
export { leadContent, sendLead, type Lead } from './api/leads.ts';
export { sendGift, sendReferrals, type Customer, type Gift, type Referral } from './api/programme.ts';
export type { SubmissionName } from './api/submission-field.ts';
export { sendSubscription, type Subscription } from './api/subscription.ts';
export { surveyKind } from './api/lead-kinds.ts';
export { bestDays, bestTimes, howHeard } from './choices/call-options.ts';
export { CaptchaError, type Captcha, type CaptchaFailure, type CaptchaToken } from './third-party/captcha.ts';
export { configKeys, type ConfigGroup } from './config/config-keys.ts';
export type { ConfigKey, ListKind } from './config/config-kinds.ts';
export type { Config, ConfigInput, Encoding } from './config/config.ts';
export {
  consentTo,
  onConsent,
  setConsent,
  type ConsentChoices,
  type ConsentPurpose,
} from './analytics/consent.ts';
export { keepCookie, readCookie } from './visit/cookies.ts';
export {
  describeConfigProblem,
  describeExpectedValue,
  expectedValue,
} from './config/describe-config-problem.ts';
export { attributeName, describeUnknownKey } from './config/describe-unknown-key.ts';
export { cutText } from './values/cut-text.ts';
export { digestOf } from './values/digest.ts';
export type { Environment } from './config/environment.ts';
export { expectation } from './values/expectation.ts';
export { readGround, type Ground } from './ground/ground.ts';
export { matchBackground, setGround } from './ground/match-background.ts';
export { foldName } from './values/fold-name.ts';
export { withTimeout } from './http/with-timeout.ts';
export { keysByPath } from './config/keys-by-path.ts';
export { parseValue, type Kind, type Limits, type Parsed } from './values/kinds.ts';
export {
  findCaptcha,
  loadCaptcha,
  rejectCaptcha,
  withCaptcha,
  type CaptchaVendor,
} from './third-party/load-captcha.ts';
export { matchesIn, type LinkRule } from './config/link-rule.ts';
export { reportError, warn } from './page/log.ts';
export { messageProblems } from './config/message-problems.ts';
export { message } from './config/messages.ts';
export { defineTexts, pageMessage, type Texts, type TextValues } from './config/texts.ts';
export { openVisit, startVisit, type VisitHooks } from './visit/open-visit.ts';
export { defineOptions, optionTexts, type Option, type OptionList } from './choices/define-options.ts';
export { regionOptions } from './choices/region-options.ts';
export { subjects } from './choices/subjects.ts';
export { blogCategoryName, blogCategoryOptions } from './choices/blog-category-name.ts';
export { configure, getConfig, onConfigChange, type PageConfig } from './config/page-config.ts';
export { registerCopy, type PageState } from './page/copies.ts';
export { createLazyPart, type LazyPart } from './page/lazy-part.ts';
export { pageHead, pageRoot, readDocument } from './page/page-parts.ts';
export { queryNames, queryParameter } from './visit/page-query.ts';
export { declarePersonal } from './visit/personal-parameters.ts';
export { scrubAddress, scrubbedParameter } from './visit/scrub-address.ts';
export { ownValue, withoutPrototype } from './values/records.ts';
export { randomId } from './values/ids.ts';
export { readConfig, type ConfigProblem, type ConfigSources } from './config/read-config.ts';
export { regions, type Region } from './choices/regions.ts';
export { rememberAdviser } from './visit/remember-adviser.ts';
export { RequestError, type RequestFailure } from './http/request-error.ts';
export { loadScript, ScriptError, type ScriptOptions } from './third-party/script.ts';
export { createSearchClient } from './search/create-search-client.ts';
export type {
  SearchCall,
  SearchGroup,
  SearchItem,
  SearchLimits,
  SearchResults,
  SearchClient,
  TextPart,
} from './search/search-client.ts';
export { longestTimerMs } from './values/longest-timer.ts';
export { sessionStore } from './visit/session-store.ts';
export { nearest, suggest } from './values/suggest.ts';
export { trackClick } from './analytics/track-click.ts';
export { onTrackingInfo, rememberedAdviser, trackingInfo, type TrackingInfo } from './visit/tracking-info.ts';
export { toJson } from './values/to-json.ts';
export { cleanText, type TextKind } from './values/clean-text.ts';
export { trim } from './values/trim.ts';
export { adoptPolicy, getPolicy, type TrustedPolicy } from './third-party/trusted-types.ts';
export { isUuid } from './values/ids.ts';
export { savesData } from './page/saves-data.ts';
export { setVisitorIp } from './visit/visitor-ip.ts';
export { browserName, searchReferrer, trackingRecord, type TrackingRecord } from './visit/visitor.ts';
export { whenIdle } from './page/when-idle.ts';
export { withoutEndSlashes, withoutOuterSlashes } from './values/without-slashes.ts';

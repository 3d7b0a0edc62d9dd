export { pageGlobal, pageNavigation } from './page/page-global.ts';
export { freePageGlobal, setPageGlobal } from './page/set-page-global.ts';
export { pageHead, pageRoot, readDocument } from './page/page-parts.ts';
export { searchAdvisers, type FoundAdviser } from './api/adviser-search.ts';
export { fetchAdvisers, type Adviser } from './api/advisers.ts';
export { campaignOf } from './api/campaign-of.ts';
export { callAddress, requestAddress } from './http/call-address.ts';
export { encodeBody } from './http/encode-body.ts';
export { isMedia, isPage } from './http/is-page.ts';
export { post } from './http/request.ts';
export type { BodyEncoding } from './http/encode-body.ts';
export { requestOptions } from './http/request-options.ts';
export { resolveAddress } from './http/resolve-address.ts';
export { fetchArticles, parseArticles, type Article } from './api/blog.ts';
export { isBlogCategory } from './choices/blog-categories.ts';
export { sendGift, sendReferrals, type Customer, type Gift, type Referral } from './api/programme.ts';
export { submissionFields, type SubmissionName } from './api/submission-field.ts';
export { sendSubscription, type Subscription } from './api/subscription.ts';
export { surveyKind } from './api/lead-kinds.ts';
export { bestDays, bestTimes, howHeard } from './choices/call-options.ts';
export { CaptchaError, type Captcha, type CaptchaFailure, type CaptchaToken } from './third-party/captcha.ts';
export { consentTo, onConsent } from './analytics/consent.ts';
export { keepCookie, readCookie } from './visit/cookies.ts';
export { checkApiBase, checkBase, isHostName, isInsecure } from './config/check-bases.ts';
export { checkNeeds } from './config/check-needs.ts';
export {
  describeConfigProblem,
  describePlace,
  describeWithoutValue,
} from './config/describe-config-problem.ts';
export { describeUnknownKey, isTagAttribute } from './config/describe-unknown-key.ts';
export { cutText } from './values/cut-text.ts';
export { digestOf } from './values/digest.ts';
export { expectation } from './values/expectation.ts';
export { readGround, type Ground } from './ground/ground.ts';
export { setGround } from './ground/match-background.ts';
export { foldName } from './values/fold-name.ts';
export { startDeadline } from './http/deadline.ts';
export { withTimeout } from './http/with-timeout.ts';
export { parseValue, type Kind, type Limits } from './values/kinds.ts';
export {
  findCaptcha,
  loadCaptcha,
  rejectCaptcha,
  withCaptcha,
  type CaptchaVendor,
} from './third-party/load-captcha.ts';
export { matchesIn, type LinkRule } from './config/link-rule.ts';
export { closest } from './page/closest.ts';
export { reportError, warn } from './page/log.ts';
export { messageProblems } from './config/message-problems.ts';
export { message } from './config/messages.ts';
export { defineTexts, pageMessage, type Texts } from './config/texts.ts';
export { openVisit } from './visit/open-visit.ts';
export { defineOptions, optionTexts, type Option, type OptionList } from './choices/define-options.ts';
export { regionOptions } from './choices/region-options.ts';
export { findRegion } from './choices/regions.ts';
export { subjects } from './choices/subjects.ts';
export { blogCategoryName, blogCategoryOptions } from './choices/blog-category-name.ts';
export type { ConfigGroup } from './config/config-keys.ts';
export { onConfigChange } from './config/page-config.ts';
export { isConfigUnread } from './config/report-problems.ts';
export { registerCopy, type PageState } from './page/copies.ts';
export { beginsVisit } from './visit/begins-visit.ts';
export { pageParameters } from './visit/page-query.ts';
export { queryParameter } from './visit/query-parameter.ts';
export { scrubbedParameter } from './visit/scrubbed-parameter.ts';
export { decodeEntities } from './values/decode-entities.ts';
export { parseJson } from './values/parse-json.ts';
export { decodePercents } from './values/decode-percents.ts';
export { declarePersonal } from './visit/personal-parameters.ts';
export { scrubAddress } from './visit/scrub-address.ts';
export { isRecord, ownValue, withoutPrototype } from './values/records.ts';
export { randomId, isUuid } from './values/ids.ts';
export { readConfig, type ConfigProblem } from './config/read-config.ts';
export { loadScript } from './third-party/script.ts';
export type { SearchGroup, SearchLimits } from './search/search-client.ts';
export { longestTimerMs } from './values/longest-timer.ts';
export { Store } from './values/store.ts';
export { sessionStore } from './visit/session-store.ts';
export { nearest, suggest } from './values/suggest.ts';
export { toJson } from './values/to-json.ts';
export { visibleCharacters } from './values/visible-characters.ts';
export { cleanText, type TextKind } from './values/clean-text.ts';
export { trim } from './values/trim.ts';
export { adoptPolicy, getPolicy, type TrustedPolicy } from './third-party/trusted-types.ts';
export { savesData } from './page/saves-data.ts';
export { trackingRecord } from './visit/visitor.ts';
export { whenIdle } from './page/when-idle.ts';
export { withoutEndSlashes, withoutOuterSlashes } from './values/without-slashes.ts';

export { cleanText, type TextKind } from './values/clean-text.ts';
export { cutText, shorten } from './values/cut-text.ts';
export { shownText } from './values/shown-text.ts';
export { decodeEntities } from './values/decode-entities.ts';
export { decodePercents } from './values/decode-percents.ts';
export { digestOf } from './values/digest.ts';
export { expectation } from './values/expectation.ts';
export { givenText } from './values/given-text.ts';
export { hasAtSign } from './values/has-at-sign.ts';
export { isUuid, randomId } from './values/ids.ts';
export { parseValue, type Kind, type Limits } from './values/kinds.ts';
export { longestTimerMs } from './values/longest-timer.ts';
export { parseAddress } from './values/parse-address.ts';
export { parseJson } from './values/parse-json.ts';
export { isRecord, ownValue, withoutPrototype } from './values/records.ts';
export { Store } from './values/store.ts';
export { nearest, suggest } from './values/suggest.ts';
export { toJson } from './values/to-json.ts';
export { trim } from './values/trim.ts';
export { isPlainText, visibleCharacters } from './values/visible-characters.ts';
export { withoutEndSlashes, withoutOuterSlashes } from './values/without-slashes.ts';

export { pageGlobal, pageNavigation } from './host/foreign-globals.ts';
export { freePageGlobal, setPageGlobal } from './host/free-names.ts';
export { hasOwnBind, hasOwnFrom } from './host/replaced-functions.ts';
export { focusable, hasBox, isRendered } from './host/reachable.ts';
export { closestAround, parentOf, unshadowed } from './host/shadowed-names.ts';

export { attempt } from './page/attempt.ts';
export { registerCopy, type PageState } from './page/copies.ts';
export { copyText, isAllowed } from './page/copy-text.ts';
export { isInSight } from './page/is-in-sight.ts';
export { reportError, warn } from './page/log.ts';
export { pageState } from './page/page-state.ts';
export { showPreviewRibbon } from './page/preview-ribbon.ts';
export { savesData } from './page/saves-data.ts';
export { untilIdle, whenIdle } from './page/when-idle.ts';
export { zoomOf } from './page/zoom-of.ts';

export { checkApiBase, checkBase, checkLinkedPages, isHostName, isInsecure } from './config/check-bases.ts';
export { checkNeeds } from './config/check-needs.ts';
export type { ConfigGroup } from './config/config-keys.ts';
export {
  describeConfigProblem,
  describePlace,
  describeUnknown,
  describeWithoutValue,
  isGrave,
} from './config/describe-config-problem.ts';
export { isTagAttribute } from './config/attribute-name.ts';
export { eventNames } from './config/event-names.ts';
export { matchesIn, type LinkRule } from './config/link-rule.ts';
export { messageProblems } from './config/message-problems.ts';
export { message } from './config/messages.ts';
export { onConfigChange, setConfig } from './config/page-config.ts';
export { readConfig, type ConfigProblem } from './config/read-config.ts';
export { isConfigUnread } from './config/report-problems.ts';
export { defineTexts, pageMessage, type Texts } from './config/texts.ts';
export { unknownNames, type WidgetTexts } from './config/unknown-names.ts';

export { holdAnalytics } from './analytics/hold-analytics.ts';

export { beginsVisit } from './visit/begins-visit.ts';
export { keepCookie, readCookie } from './visit/cookies.ts';
export { openVisit } from './open-visit.ts';
export { entryStateWith } from './visit/entry-state.ts';
export { pageParameters } from './visit/page-query.ts';
export { declarePersonal } from './visit/personal-parameters.ts';
export { queryParameter } from './visit/query-parameter.ts';
export { scrubAddress } from './visit/scrub-address.ts';
export { scrubbedParameter } from './visit/scrubbed-parameter.ts';
export { sessionStore } from './visit/session-store.ts';
export { visitValue } from './visit/tracking-info.ts';
export { trackingRecord } from './visit/visitor.ts';
export { withoutParameters } from './visit/without-parameters.ts';

export { consentTo, onConsent } from './visit/consent.ts';

export { forgetScript, loadScript } from './third-party/script.ts';
export { adoptPolicy, getPolicy, type TrustedPolicy } from './third-party/trusted-types.ts';

export { callAddress, requestAddress } from './http/call-address.ts';
export { startDeadline } from './http/deadline.ts';
export { encodeBody, type BodyEncoding } from './http/encode-body.ts';
export { getJson } from './http/get-json.ts';
export { isMedia, isPage } from './http/is-page.ts';
export { requestOptions } from './http/request-options.ts';
export { post, send } from './http/request.ts';
export { resolveAddress } from './http/resolve-address.ts';
export { withTimeout } from './http/with-timeout.ts';

export { surveyKind } from './api/lead-kinds.ts';
export { webUrl } from './api/web-url.ts';

export { readGround, type Ground } from './ground/ground.ts';
export { setGround, watchTheme } from './ground/match-background.ts';

export { isBlogCategory } from './choices/blog-categories.ts';
export { blogCategoryName, blogCategoryOptions } from './choices/blog-category-name.ts';
export { defineOptions, optionTexts, type Option, type OptionList } from './choices/define-options.ts';
export { regionOptions } from './choices/region-options.ts';
export { findRegion } from './config/regions.ts';
export { subjects } from './choices/subjects.ts';

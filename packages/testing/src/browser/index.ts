export { axeFindings } from './checks/axe-findings.ts';
export { enlargeText } from '../states/enlarge-text.ts';
export { expectFlat, holdings } from './checks/holdings.ts';
export { hostileTexts } from './checks/hostile-texts.ts';
export { heightOverReserve, line, shifted, watchShifts } from './checks/layout-shifts.ts';
export { controlFaults } from '../states/control-faults.ts';
export { acceptAddress, openWithSavedAddress, savedAddress } from './forms/autofill.ts';
export { bodyWith, everyForm, fillInAll, isRepresentative, openForm } from './forms/every-form.ts';
export {
  formPages,
  openFormPage,
  openHome,
  placeholderOf,
  profile,
  searchBox,
  sitePages,
  untilSearchLoaded,
  type FormPage,
} from './pages/site-pages.ts';
export {
  button,
  expectFailure,
  expectOneLeadAfterTryAgain,
  failThenSend,
  failureLines,
  fillIn,
  fillInByName,
  filledValues,
  lead,
  never,
  send,
  sendEmpty,
  sendOff,
  sentence,
  thanks,
  typed,
  valuesOf,
} from './forms/form.ts';
export {
  barePage,
  expectFallbackUntouched,
  expectReady,
  nonce,
  openStrictPage,
  placeholder,
  snippet,
  strictPolicy,
  unmountAll,
  withoutAnalytics,
  withoutIntegrity,
} from './pages/bare-page.ts';
export {
  everyWidget,
  everyWidgetPage,
  everyWidgetReady,
  openEveryWidget,
  pageWidgets,
} from './pages/every-widget.ts';
export { mediaPage, openStill, picture, pushed } from './pages/media-page.ts';
export {
  openWithReport,
  repairWarnings,
  report,
  reportItems,
  reportPanel,
  reportProblems,
  reportSiteNotes,
} from './pages/report-page.ts';
export { builtFiles, builtVersion, laterFiles } from './test/built-files.ts';
export { cachingTest } from './test/caching-test.ts';
export {
  expect,
  failedRequest,
  openContactPage,
  test,
  withoutHeap,
  type BareOrigin,
  type Engine,
  type TestSandbox,
} from './test/fixtures.ts';
export { inAll, inAllUnless, onReact } from './test/in-all.ts';
export { hold, type Held } from './waits/hold.ts';
export { installClock, passUntil, pauseClock } from './waits/pause-clock.ts';
export {
  settled,
  untilAnalytics,
  untilDrawn,
  untilExtras,
  untilIdle,
  untilSeen,
  untilStill,
} from './waits/quiet.ts';

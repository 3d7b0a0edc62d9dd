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
  placeholderOf,
  profile,
  type FormPage,
  sitePages,
} from './pages/site-pages.ts';
export { button, filledValues, fillIn, fillInByName, sendEmpty, typed, valuesOf } from './forms/form.ts';
export {
  expectFailure,
  expectOneLeadAfterTryAgain,
  failThenSend,
  failureLines,
  lead,
  never,
  send,
  sendOff,
  sentence,
  thanks,
} from './forms/journey.ts';
export {
  barePage,
  expectFallbackUntouched,
  expectReady,
  placeholder,
  snippet,
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
  repairWarnings,
  openWithReport,
  report,
  reportItems,
  reportPanel,
  reportProblems,
  reportSiteNotes,
} from './pages/report-page.ts';
export { openHome, searchBox, untilSearchLoaded } from './pages/search-box.ts';
export { openStrictPage } from './pages/strict-page.ts';
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
  untilDrawn,
  untilIdle,
  untilSeen,
  untilStill,
  settled,
  untilAnalytics,
  untilExtras,
} from './waits/quiet.ts';

export { savedAddress, type AutofillBrowser } from './autofill-browser.ts';
export { startChromiumAutofill } from './chromium-autofill.ts';
export { startFirefoxAutofill } from './firefox-autofill.ts';

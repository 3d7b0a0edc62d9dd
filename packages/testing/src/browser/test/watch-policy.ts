/**
 * What the strictest host forbids whatever the nonce: code from text, styles outside style sheets, HTML from
 * text. Every page of these tests reports violations, so that none of our code causes one unnoticed.
 * policy.engines.browser.ts and integrity.engines.browser.ts check scripts against a nonce.
 */
export const watchedPolicy = {
  'Content-Security-Policy-Report-Only':
    "script-src * data: blob: 'unsafe-inline'; style-src *; require-trusted-types-for 'script'; trusted-types adviser-widgets adviser-widgets-editor",
};

/** The browser's own lines about report-only policies. Firefox sends them as errors. */
export const reportOnly = /report-only/i;

/** Runs in the page: logs each violation by one of our files on the console, where it fails the test. */
export function watchPolicy(): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ disposition, sourceFile, violatedDirective, sample, lineNumber, columnNumber }) => {
      if (disposition !== 'report' || !sourceFile.includes('/adviser-widgets/')) return;
      console.error(`${sourceFile}:${lineNumber}:${columnNumber} breaks ${violatedDirective}: ${sample}`);
    },
  );
}

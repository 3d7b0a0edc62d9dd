import { cutText } from '@adviser-widgets/core/internal';
import { areModules, checkSheet, findSheet, loaderTags } from '@adviser-widgets/markup';
import type { Finding } from './finding.ts';
import { integrityProblem, type Problem } from './integrity.ts';
import type { OpenPage } from '../pages/open-page.ts';
import { findingOf, warning } from './placed-widget.ts';

export interface CheckedScript {
  readonly element: HTMLScriptElement | undefined;
  readonly tag: Readonly<Record<string, string | undefined>>;
  readonly findings: readonly Finding[];
  /** False for modules that cannot tell which tag is theirs. */
  readonly isRead: boolean;
  /** The rest of the page became the text of the script. */
  readonly hasSwallowedPage: boolean;
}

/** Checks the first tag of the loader, unless a tag manager adds it. A second tag is reported elsewhere. */
export function checkScript(page: OpenPage, { hasTagManager = false } = {}): CheckedScript {
  const { document, locate } = page;
  const tags = loaderTags(document);
  const [element] = tags;
  const isRead = !areModules(tags.filter(({ dataset }) => Object.keys(dataset).length > 0));
  const sheet = findingsOfSheet(page, element);
  if (!element) {
    const missing = hasTagManager ? [] : [missingScript(document)];
    return { element, tag: {}, findings: [...missing, ...sheet], isRead, hasSwallowedPage: false };
  }
  const hasSwallowedPage = /\sdata-widget\s*=/i.test(element.textContent ?? '');
  const problems: Problem[] = [
    ...typeProblems(element),
    ...addressProblems(element),
    ...integrityProblem(element),
  ];
  if (hasSwallowedPage) problems.push(['script-type', swallowed]);
  const findings = problems.map(([rule, message, severity = 'error']): Finding => ({
    ...locate(element),
    severity,
    rule,
    subject: 'script',
    message: `the script tag ${message}`,
  }));
  return {
    element,
    tag: { ...element.dataset },
    findings: [...findings, ...sheet],
    isRead,
    hasSwallowedPage,
  };
}

function findingsOfSheet(page: OpenPage, loader: HTMLScriptElement | undefined): Finding[] {
  const sheet = findSheet(page.document);
  const ofTag = sheet ? integrityProblem(sheet) : [];
  return [
    ...checkSheet(page.document, loader),
    ...ofTag.map(([rule, message]) =>
      warning(rule, `the tag of page.css ${message}`, { ...(sheet && { element: sheet }) }),
    ),
  ].map((remark) => findingOf(page, remark, { subject: 'script' }));
}

const swallowed =
  'ends in "/>" or has no end tag, so browsers take the page after it for its text; write ></script>';

function typeProblems(element: HTMLScriptElement): Problem[] {
  const { type } = element;
  if (type === 'module')
    return Object.keys(element.dataset).length === 0
      ? [
          [
            'script-type',
            'has type="module" and no attribute by which the loader finds it; add data-brand or data-config, or remove the type',
          ],
        ]
      : [];
  if (element.hasAttribute('nomodule'))
    return [
      [
        'script-type',
        'has nomodule, so only browsers run it that the widgets do not support; remove nomodule',
      ],
    ];
  return /^((text|application)\/(javascript|ecmascript|x-javascript))?$/i.test(type.trim())
    ? []
    : [
        [
          'script-type',
          `has type="${cutText(type, 60)}", so browsers do not run it, or not before consent; remove the type, and write data-consent="required" instead: then leads need not wait`,
        ],
      ];
}

function addressProblems(element: HTMLScriptElement): Problem[] {
  const page = element.ownerDocument.URL;
  const written = element.getAttribute('src') ?? '';
  if (element.src.startsWith('http:') && page.startsWith('https:'))
    return [['script-address', 'is loaded over http on an https page, which browsers block; use https']];
  return /^[\w-]/.test(written) && !/^[a-z][a-z\d+.-]*:/i.test(written)
    ? [
        [
          'script-address',
          `has a path that depends on the folder of the page; begin it with a slash, or write the whole address: src="/${cutText(written, 60)}"`,
          'warning',
        ],
      ]
    : [];
}

function isLoaderTag(part: string): boolean {
  const place = part.indexOf('loader');
  return /^script\s/i.test(part) && place > 0 && part.includes('.js', place);
}

function missingScript(document: Document): Finding {
  const isUnseen = [...document.querySelectorAll('noscript')].some(({ textContent }) =>
    textContent.split('<').some(isLoaderTag),
  );
  return isUnseen
    ? {
        severity: 'error',
        rule: 'script-type',
        subject: 'script',
        message: 'the script tag is inside <noscript>, where browsers do not run it; move it out',
      }
    : {
        severity: 'error',
        rule: 'no-script',
        subject: 'script',
        message:
          'this page has widgets but no script for them; add <script async src="…/adviser-widgets/1/loader.js" data-brand="…"></script>, or check with --tag-manager if a tag manager adds it',
      };
}

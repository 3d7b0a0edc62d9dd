import {
  describeExpectedValue,
  describeUnknownKey,
  matchesIn,
  messageProblems,
  readConfig,
} from '@adviser-widgets/core';
import type { CheckedScript } from './check-script.ts';
import type { Finding } from './finding.ts';
import { maxConfigProblems } from '../pages/limits.ts';
import type { OpenPage } from '../pages/open-page.ts';
import { parseJson } from './parse-json.ts';

interface Sources extends Pick<CheckedScript, 'element' | 'tag'> {
  readonly widgetNames: readonly string[];
  readonly fetchConfig: ((address: string) => Promise<unknown>) | undefined;
}

interface CheckedConfiguration {
  readonly config: ReturnType<typeof readConfig>['config'];
  readonly findings: readonly Finding[];
  /** Absent if there is a brand, or may be one in a part that could not be read. */
  readonly lacksBrand: Finding | undefined;
}

/**
 * Reads a page's configuration as the runtime does (contract section 2). Findings never name a value: a
 * configuration may be private, and logs keep the output.
 */
export async function checkConfiguration(
  { document, locate }: OpenPage,
  { element, tag, fetchConfig, widgetNames }: Sources,
): Promise<CheckedConfiguration> {
  const block = document.querySelector('script[type="application/json"]#adviser-widgets-config');
  const source = block ?? element;
  const place = source ? locate(source) : {};
  const findings: Finding[] = [];
  const json = await readJson().catch((error: unknown) => {
    findings.push({
      ...place,
      severity: 'error',
      subject: 'configuration',
      message: `the configuration could not be read: ${error instanceof Error ? error.message : String(error)}`,
    });
  });
  const { hostname } = new URL(document.URL);
  const { config, problems: ofKeys } = readConfig({
    json,
    tag,
    hostname,
    widgetNames,
    isSelector: (text) => matchesIn(document, text),
  });
  const problems = [...ofKeys, ...messageProblems(config.messages, widgetNames)];
  for (const problem of problems.slice(0, maxConfigProblems)) {
    const isKnown = 'given' in problem;
    const message = isKnown
      ? `${describeExpectedValue(problem)}; using the default`
      : describeUnknownKey(problem.path);
    if (message)
      findings.push({ ...place, severity: isKnown ? 'error' : 'warning', subject: 'configuration', message });
  }
  if (problems.length > maxConfigProblems)
    findings.push({
      ...place,
      severity: 'warning',
      subject: 'configuration',
      message: `stopped after ${maxConfigProblems} of ${problems.length} problems of the configuration`,
    });
  const isKnown = element !== undefined && (tag.config === undefined || json !== undefined);
  return { config, findings, lacksBrand: config.brand === '' && isKnown ? lacksBrand : undefined };

  async function readJson(): Promise<unknown> {
    if (tag.config !== undefined) return fetchConfig?.(new URL(tag.config, document.URL).href);
    return block ? parseJson(block.textContent ?? '') : undefined;
  }
}

const lacksBrand: Finding = {
  severity: 'error',
  subject: 'configuration',
  message:
    '"brand" is missing, so widgets that call the API do not load; add it, for example data-brand="acme" on the script tag',
};

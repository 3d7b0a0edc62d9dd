import {
  describePlace,
  describeUnknown,
  describeWithoutValue,
  isGrave,
  matchesIn,
  messageProblems,
  readConfig,
  unknownNames,
} from '@adviser-widgets/core/internal';
import { checkLateConsent, findIgnoredBlock } from '@adviser-widgets/markup';
import type { CheckedScript } from './check-script.ts';
import type { Finding } from './finding.ts';
import { maxConfigProblems } from '../dom/limits.ts';
import type { Manifest } from './read-manifest.ts';
import { parseJson } from '../pages/parse-json.ts';
import type { OpenPage } from '../pages/open-page.ts';

interface Sources extends Pick<CheckedScript, 'element' | 'tag'> {
  /** The JSON that the page's `data-config` names, or that of the tag that a tag manager adds. */
  readonly config: unknown;
  readonly hasTagManager: boolean | undefined;
  readonly manifest: Manifest;
  readonly fetchConfig: ((address: string) => Promise<unknown>) | undefined;
}

type Config = ReturnType<typeof readConfig>['config'];
type ConfigProblem = ReturnType<typeof readConfig>['problems'][number];

export interface CheckedConfiguration {
  readonly config: Config;
  readonly findings: readonly Finding[];
  /** False if a part of it could not be read, so that anything may be in there. */
  readonly isWhole: boolean;
  /** Said only of pages with widgets. */
  readonly lateConsent: readonly Finding[];
  /** Says that the configuration was neither given nor could be fetched, if so. */
  readonly unchecked: Finding | undefined;
  /** A tag manager adds the script, whose attributes nobody sees here. */
  readonly isOfTagManager: boolean;
  /** The environment of this page, and that of a public page with the same configuration. */
  readonly environments: readonly Config['environment'][];
  /** Where it is on the page: its own block, or else the script tag. */
  readonly source: Element | undefined;
}

/**
 * Reads a page's configuration as the runtime does. Findings never name a value: a configuration may be private, and
 * logs keep the output.
 */
export async function checkConfiguration(
  { document, locate }: OpenPage,
  { element, tag, config: given, hasTagManager, fetchConfig, manifest }: Sources,
): Promise<CheckedConfiguration> {
  const block = document.querySelector('script[type="application/json"]#adviser-widgets-config');
  const source = block ?? element;
  const isOfTagManager = !element && hasTagManager === true && given !== undefined;
  const at = (place: Element | null | undefined, finding: Omit<Finding, 'subject'>): Finding => ({
    ...(place ? locate(place) : {}),
    ...finding,
    subject: 'configuration',
  });
  const findings: Finding[] = [];
  const json = await readJson().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    findings.push(
      at(source, {
        severity: 'error',
        rule: 'unread-configuration',
        message: `the configuration could not be read from ${describePlace(tag)}: ${reason}`,
      }),
    );
  });
  const { hostname } = new URL(document.URL);
  const widgetNames = [...manifest.keys()];
  const sources = { json, tag, widgetNames, isSelector: (text: string) => matchesIn(document, text) };
  const { config, problems: ofKeys } = readConfig({ ...sources, hostname });
  const ofPublic = readConfig({ ...sources, hostname: publicHost }).config.environment;
  const problems = [
    ...ofKeys,
    ...messageProblems(config.messages, widgetNames),
    ...unknownNames(config, manifest),
  ];
  const ignored = findIgnoredBlock(document);
  if (ignored)
    findings.push(
      at(ignored.element, { severity: 'error', rule: 'unread-configuration', message: ignored.message }),
    );
  const hasJson = tag['config'] !== undefined || block;
  const hasScript = element !== undefined || isOfTagManager;
  const isWhole = hasScript && !ignored && (!hasJson || json !== undefined);
  findings.push(
    ...describeProblems(problems, isWhole ? config : undefined).map((finding) => at(source, finding)),
  );
  const unchecked = describeUnchecked();
  const warn = (rule: Finding['rule'], message: string) =>
    at(element, { severity: 'warning', rule, message });
  const environments = [...new Set([config.environment, ofPublic])];
  return {
    ...{ config, findings, isWhole, isOfTagManager, environments },
    lateConsent: checkLateConsent(config, tag).map(({ rule, message }) => warn(rule, message)),
    unchecked: unchecked === undefined ? undefined : warn('unchecked-configuration', unchecked),
    source: source ?? undefined,
  };

  function describeUnchecked(): string | undefined {
    if (given !== undefined) return undefined;
    if (!element && hasTagManager && !block)
      return 'the configuration was not checked, as a tag manager adds the script; give it with --config <file>';
    return tag['config'] !== undefined && !fetchConfig
      ? `the configuration ${tag['config']} was not checked; give it with --config <file>`
      : undefined;
  }

  async function readJson(): Promise<unknown> {
    if (isOfTagManager) return given;
    if (tag['config'] !== undefined)
      return given === undefined ? fetchConfig?.(new URL(tag['config'], document.URL).href) : given;
    return block ? parseJson(block.textContent ?? '') : undefined;
  }
}

/** Without a flag, its environment is the live one. */
const publicHost = 'www.example.nz';

function describeProblems(
  problems: readonly ConfigProblem[],
  config: CheckedConfiguration['config'] | undefined,
): Omit<Finding, 'subject'>[] {
  const findings = problems.slice(0, maxConfigProblems).flatMap((problem): Omit<Finding, 'subject'>[] => {
    const isKnown = 'given' in problem;
    const message = isKnown ? describeWithoutValue(problem) : describeUnknown(problem, config);
    const severity = isGrave(problem, config) ? 'error' : 'warning';
    return message
      ? [{ severity, rule: isKnown ? 'configuration-value' : 'configuration-key', message }]
      : [];
  });
  if (problems.length <= maxConfigProblems) return findings;
  const message = `stopped after ${maxConfigProblems} of ${problems.length} problems of the configuration`;
  return [...findings, { severity: 'warning', rule: 'configuration-value', message }];
}

export const lacksBrand: Finding = {
  severity: 'error',
  rule: 'missing-configuration',
  subject: 'configuration',
  message:
    '"brand" is missing, so widgets that call the API do not load; add it, for example data-brand="acme" on the script tag',
};

import type { Log, ReportingDescriptor, Result, Run } from 'sarif';
import type { Finding, PageReport } from '../checks/finding.ts';
import { rules, type RuleId } from '../checks/rules.ts';
import { homepage, rulesPage, version } from '../version.ts';
import { uriOf } from './page-path.ts';
import { cut, printableJson, withoutSecrets } from './printable.ts';
import { shorten } from './write-report.ts';

const ruleIds = Object.keys(rules) as RuleId[]; // of an object literal

/** SARIF 2.1.0, which code scanning of GitHub, GitLab and Azure DevOps reads. `unread`: why pages are missing. */
export function writeSarif(reports: readonly PageReport[], unread: readonly string[] = []): string {
  const run: Run = {
    tool: {
      driver: {
        name: 'adviser-widgets-check',
        version,
        semanticVersion: version,
        informationUri: homepage,
        rules: ruleIds.map(describeRule),
      },
    },
    columnKind: 'utf16CodeUnits',
    invocations: [
      {
        executionSuccessful: unread.length === 0,
        toolExecutionNotifications: unread.map((reason) => ({
          level: 'error',
          message: { text: withoutSecrets(cut(reason)) },
        })),
      },
    ],
    results: shorten(reports).flatMap(({ page, findings }) =>
      findings.map((finding) => writeResult(page, finding)),
    ),
  };
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  };
  return printableJson(JSON.stringify(log, undefined, 2));
}

function describeRule(id: RuleId): ReportingDescriptor {
  const { title, help } = rules[id];
  return {
    id,
    shortDescription: { text: title },
    fullDescription: { text: `${title}. ${help}` },
    help: { text: help },
    helpUri: rulesPage,
    properties: { tags: ['widgets'] },
  };
}

/** GitHub wants a line for each result; a finding about the whole page is shown at the first. */
function writeResult(
  page: string,
  { line = 1, column = 1, severity, rule, subject, message }: Finding,
): Result {
  return {
    ruleId: rule,
    ruleIndex: ruleIds.indexOf(rule),
    level: severity,
    message: { text: `${withoutSecrets(subject)}: ${withoutSecrets(cut(message))}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: withoutSecrets(uriOf(page)) },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  };
}

import type { Config } from '@adviser-widgets/core';
import {
  checkLinkedPages,
  describeConfigProblem,
  describePlace,
  messageProblems,
  readConfig,
  unknownNames,
  type WidgetTexts,
} from '@adviser-widgets/core/internal';
import { asSentence } from '../../problems/sentence.ts';
import { checkLateConsent } from '../../remarks/check-setup.ts';
import { findIgnoredBlock } from '../../page/ignored-block.ts';

interface Configuration {
  /** `undefined` if a part could not be read, so that anything may be in there. */
  readonly config: Config | undefined;
  readonly notes: readonly string[];
}

export async function readConfiguration(
  given: Promise<unknown>,
  tag: Readonly<Record<string, string | undefined>>,
  widgets?: WidgetTexts,
): Promise<Configuration> {
  const notes: string[] = [];
  let isWhole = true;
  const json = await given.catch((error: unknown) => {
    isWhole = false;
    notes.push(
      `The configuration could not be read from ${describePlace(tag)} (${String(error)}); the script tag and the defaults are used.`,
    );
  });
  const ignored = findIgnoredBlock(document);
  if (ignored) notes.push(asSentence(ignored.message));
  const widgetNames = widgets && [...widgets.keys()];
  const { config, problems } = readConfig({ json, tag, hostname: location.hostname, widgetNames });
  const whole = isWhole && !ignored ? config : undefined;
  notes.push(
    ...[...problems, ...messageProblems(config.messages, widgetNames), ...unknownNames(config, widgets)]
      .flatMap((problem) => describeConfigProblem(problem, whole) ?? [])
      .map(asSentence),
    ...[...checkLinkedPages(config), ...checkLateConsent(config, tag)].map(({ message }) =>
      asSentence(message),
    ),
  );
  return { config: whole, notes };
}

import { describeConfigProblem, messageProblems, readConfig } from '@adviser-widgets/core/internal';
import { asSentence } from '@adviser-widgets/markup';

interface Configuration {
  /** Without a brand, widgets that call the API do not mount. */
  readonly hasBrand: boolean;
  readonly notes: readonly string[];
}

export async function readConfiguration(
  given: Promise<unknown>,
  tag: Readonly<Record<string, string | undefined>>,
  widgetNames?: readonly string[],
): Promise<Configuration> {
  const notes: string[] = [];
  const json = await given.catch((error: unknown) => {
    notes.push(
      `The configuration could not be read (${String(error)}); the script tag and the defaults are used.`,
    );
  });
  const { config, problems } = readConfig({ json, tag, hostname: location.hostname, widgetNames });
  notes.push(
    ...[...problems, ...messageProblems(config.messages, widgetNames)]
      .flatMap((problem) => describeConfigProblem(problem) ?? [])
      .map(asSentence),
  );
  return { hasBrand: config.brand !== '', notes };
}

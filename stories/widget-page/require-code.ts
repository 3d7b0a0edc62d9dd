import { codeOf, type CodeParameters } from './story-code.ts';

interface PlayedStory {
  readonly id: string;
  readonly parameters: CodeParameters;
  readonly initialArgs: Readonly<Record<string, unknown>>;
}

/**
 * Every story has its code: for editors and developers, or for developers alone if no widget is in it.
 *
 * @throws {Error} for a story without it
 */
export function requireCode({ id, parameters, initialArgs }: PlayedStory): void {
  const code = codeOf(parameters, initialArgs);
  if (!code?.jsx) throw new Error(`${id} has no code for developers: set parameters.storyCode`);
  const { definition } = parameters;
  if (definition && !code.html?.includes(`data-widget="${definition.name}"`))
    throw new Error(`${id} has no code for editors: set parameters.storyCode`);
}

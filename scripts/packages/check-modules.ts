import { build, type BuildFailure } from 'esbuild';
import { join } from 'node:path';

export async function checkModules(consumer: string, modules: readonly string[]): Promise<string[]> {
  const contents = modules.map((name) => `import '${name}';`).join('\n');
  try {
    await build({
      stdin: { contents, resolveDir: consumer },
      outdir: join(consumer, 'bundle'),
      write: false,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
    });
    return [];
  } catch (error) {
    return isBuildFailure(error)
      ? error.errors.map(({ text, location }) => `${location?.file ?? ''} ${text}`)
      : [String(error)];
  }
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error;
}

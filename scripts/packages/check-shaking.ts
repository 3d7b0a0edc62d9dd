import { build, type BuildOptions } from 'esbuild';

const options = {
  write: false,
  bundle: true,
  metafile: true,
  format: 'esm',
  // The app provides React, so it is not part of the check.
  external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
} satisfies BuildOptions;

/** An app that imports one widget of a module must not bundle other widgets, or definitions. */
export async function checkShaking(consumer: string, modules: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const module of modules) {
    const components = await componentsOf(consumer, module);
    for (const name of components)
      problems.push(...(await findUnshaken({ consumer, module, components }, name)));
  }
  return problems;
}

/** Widgets are exported both as a component and as a definition. */
async function componentsOf(consumer: string, module: string): Promise<string[]> {
  const { metafile } = await bundle(consumer, `export * from '${module}';`);
  const names = Object.values(metafile.outputs).flatMap(({ exports }) => exports);
  return names.filter(
    (name) => /^[A-Z]/.test(name) && names.includes(name.replace(/^./, (letter) => letter.toLowerCase())),
  );
}

interface Family {
  readonly consumer: string;
  readonly module: string;
  readonly components: readonly string[];
}

async function findUnshaken({ consumer, module, components }: Family, name: string): Promise<string[]> {
  const { outputFiles } = await bundle(
    consumer,
    `import { ${name} } from '${module}'; globalThis.used = ${name};`,
  );
  const code = outputFiles.map(({ text }) => text).join('');
  const others = components.filter((other) => other !== name && isDeclaredIn(code, other));
  const definition = code.includes(' defineWidget({') ? ['a definition'] : [];
  return [...others, ...definition].map(
    (other) => `${module}: an app with ${name} alone also contains ${other}`,
  );
}

function bundle(consumer: string, contents: string) {
  return build({ ...options, stdin: { contents, resolveDir: consumer } });
}

function isDeclaredIn(code: string, name: string): boolean {
  return new RegExp(`^function ${name}\\(`, 'm').test(code);
}

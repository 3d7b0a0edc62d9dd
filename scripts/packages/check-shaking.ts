import { build, type BuildOptions } from 'esbuild';
import { modulesOf, type PublishedPackage } from './published.ts';

const options = {
  write: false,
  bundle: true,
  metafile: true,
  format: 'esm',
  // The app provides React, so it is not part of the check.
  external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions;

/** An app that imports one widget of a module must not bundle other widgets, definitions, or what only development runs. */
export async function checkShaking(
  consumer: string,
  packages: readonly PublishedPackage[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const module of packages.flatMap(modulesOf)) {
    const components = await componentsOf(consumer, module);
    const bundles = components.map(async (name) => {
      const code = await bundleAlone(consumer, { module, name });
      const others = components.filter((other) => other !== name && code.includes(`\nfunction ${other}(`));
      if (code.includes(' defineWidget({')) others.push('a definition');
      if (code.includes('is in no style sheet')) others.push('a warning for development');
      return others.map((other) => `${module}: an app with ${name} alone also contains ${other}`);
    });
    problems.push(...(await Promise.all(bundles)).flat());
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

async function bundleAlone(consumer: string, { module, name }: { module: string; name: string }) {
  const app = `import { ${name} } from '${module}'; globalThis.used = ${name};`;
  const { outputFiles } = await bundle(consumer, app);
  return outputFiles.map(({ text }) => text).join('');
}

function bundle(consumer: string, contents: string) {
  return build({ ...options, stdin: { contents, resolveDir: consumer } });
}

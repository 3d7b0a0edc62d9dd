import type { LaterFiles, LoaderManifest } from '@adviser-widgets/loader';
import type { Chunk } from './chunk.ts';
import type { FoundWidget } from './find-widgets.ts';
import { seal, sealFiles, tableOf, type SealedFiles } from './seal-files.ts';
import { sheetsOf } from './style-sheets.ts';

export interface SealedRelease {
  readonly files: SealedFiles;
  readonly manifest: LoaderManifest;
  readonly later: LaterFiles;
}

interface Built {
  readonly version: string;
  readonly widgets: readonly FoundWidget[];
  readonly chunks: readonly Chunk[];
  readonly sheets: ReadonlyMap<string, string>;
}

const laterSheets: Readonly<Record<string, readonly string[]>> = { 'open-report': ['report.css'] };

export function sealRelease({ version, widgets, chunks, sheets }: Built): SealedRelease {
  const files = sealFiles(chunks, sheets);
  const graph = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const runtime = withImports('runtime', graph);
  const needs = widgets.map((widget) => {
    const own = withImports(widget.definition.name, graph);
    return {
      widget,
      own: [
        ...own,
        ...sheetsOf(
          own.flatMap((name) => graph.get(name)?.sources ?? []),
          widget,
        ),
      ],
    };
  });
  const early = [...new Set([...runtime, ...needs.flatMap(({ own }) => own)])];
  const modules = early.filter((name) => !name.endsWith('.css'));
  const names = [...modules, ...[...sheets.keys()].filter((name) => early.includes(name))];
  const parts = [...new Set(chunks.flatMap((chunk) => chunk.later))].map(
    (name) => [name, [...withImports(name, graph), ...(laterSheets[name] ?? [])]] as const,
  );
  const laterNames = [...new Set(parts.flatMap(([, own]) => own))].filter((name) => !names.includes(name));
  const index = (name: string) => [...names, ...laterNames].indexOf(name);
  const later: LaterFiles = {
    ...tableOf(laterNames, files),
    parts: Object.fromEntries(parts.map(([name, own]) => [name, own.map(index)])),
  };
  if (chunks.some(({ imports }) => imports.includes('runtime')))
    throw new Error('A file imports the runtime');
  // So it can contain the final names of all others.
  const runtimeFile = files.get('runtime');
  files.set('runtime', {
    ...seal(`${runtimeFile?.content ?? ''}\nexport const later=${JSON.stringify(later)};\n`),
    map: runtimeFile?.map, // it ends where the added line begins
  });
  const entries = needs.map(({ widget: { definition }, own }) => {
    const { name, load, content } = definition;
    return [
      name,
      { load: load === 'visible' ? undefined : load, content: content || undefined, files: own.map(index) },
    ];
  });
  const manifest = {
    version,
    ...tableOf(names, files),
    runtime: runtime.map(index),
    widgets: Object.fromEntries(entries) as LoaderManifest['widgets'],
  };
  return { files, manifest, later };
}

/** Direct and indirect imports. */
function withImports(name: string, graph: ReadonlyMap<string, Chunk>, seen = new Set<string>()): string[] {
  if (!seen.has(name)) {
    seen.add(name);
    graph.get(name)?.imports.forEach((imported) => withImports(imported, graph, seen));
  }
  return [...seen];
}

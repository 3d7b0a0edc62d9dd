import type { LoaderManifest } from '@adviser-widgets/loader';
import { buildSheet, sheetSources } from './build-sheets.ts';
import type { FileGraph } from './file-graph.ts';
import { packageOf, type FoundWidget } from './find-widgets.ts';
import type { UnsealedManifest } from './seal-files.ts';

interface Built {
  readonly version: string;
  readonly widgets: readonly FoundWidget[];
  readonly graph: FileGraph;
  /** The folder of the files. */
  readonly assets: string;
}

/** A widget and the files it takes. */
interface Need {
  readonly widget: FoundWidget;
  /** Its module first, then what that imports, then its style sheets. */
  readonly files: readonly string[];
}

/** Packages whose pages shall not wait for the late manifest: a lead is lost soonest. */
const foremost = ['lead-forms'];

/** What each widget takes, the most shared files first: loader.js has room for the hashes of some. */
export async function loaderManifest(built: Built): Promise<{ manifest: UnsealedManifest; isLate: (file: string) => boolean }> {
  const { version, widgets, graph } = built;
  const needs = await Promise.all(widgets.map(async (widget) => ({ widget, files: await filesNeeded(built, widget) })));
  const runtime = graph.entry('runtime');
  const isLate = tellLate(graph, needs);
  const users = (file: string) => needs.filter(({ files }) => files.includes(file)).length;
  const isStart = (file: string) => Number(graph.imports(runtime).includes(file));
  const shared = [...new Set(needs.flatMap(({ files }) => files))].sort(
    (a, b) => Number(isLate(a)) - Number(isLate(b)) || isStart(b) - isStart(a) || users(b) - users(a),
  );
  const files = [runtime, lateManifest, ...shared];
  const entries = needs.map(({ widget: { definition }, files: own }) => {
    const { name, load, content } = definition;
    const takesLate = [...own, ...demandFiles(graph, name)].some(isLate);
    const indexes = [...own, ...(takesLate ? [lateManifest] : [])].map((file) => files.indexOf(file));
    return [name, { load: load === 'visible' ? undefined : load, content: content || undefined, files: indexes }];
  });
  const common = [...shared, ''].findIndex((file) => users(file) < needs.length); // the first that some widget goes without
  return { manifest: { version, files, common, widgets: Object.fromEntries(entries) as LoaderManifest['widgets'] }, isLate };
}

/** Holds its place until it has its content to be named after. */
const lateManifest = 'late.js';

/** What a widget imports once a visitor shows intent. */
export function intentFiles(graph: FileGraph, name: string): string[] {
  return demandFiles(graph, name).filter((file) => !graph.sources(file).some((source) => regardless.test(source)));
}

/** Comes intent or not: what types out words and what brings the chat, when a page is idle, and of the icons the one that is shown. */
const regardless = /(^|\/)(ui\/src\/(typing\.ts|icon\/icons\/[\w-]+\.ts)|chat\/src\/web-chat\/Chat\.tsx)$/;

/** What a widget imports on demand; what the runtime imports so is for pages that are not in order, or call its API. */
function demandFiles(graph: FileGraph, name: string): string[] {
  const widget = graph.entry(name);
  const others = graph.lazyImports(graph.entry('runtime'));
  const files = graph.lazyImports(widget).filter((file) => !others.includes(file));
  const needed = new Set(files.flatMap((file) => [file, ...graph.imports(file)]));
  graph.imports(widget).forEach((file) => needed.delete(file));
  return [...needed];
}

async function filesNeeded({ graph, assets }: Built, widget: FoundWidget): Promise<string[]> {
  const file = graph.entry(widget.definition.name);
  const sheets = sheetSources(graph.sources(file), widget).map(({ name, source }) => buildSheet(source, name, assets));
  return [file, ...graph.imports(file), ...(await Promise.all(sheets))];
}

/** Late is what only widgets of other packages than the foremost take. */
function tellLate(graph: FileGraph, needs: readonly Need[]): (file: string) => boolean {
  const takenBy = (isMeant: (need: Need) => boolean) =>
    needs.filter(isMeant).flatMap(({ widget, files }) => [...files, ...demandFiles(graph, widget.definition.name)]);
  const isForemost = ({ widget }: Need) => foremost.includes(packageOf(widget));
  const soon = new Set([...takenBy(isForemost), ...graph.imports(graph.entry('runtime'))]);
  const late = new Set(takenBy((need) => !isForemost(need)).filter((file) => !soon.has(file)));
  return (file) => late.has(file);
}

import type { Plugin } from 'vite';

/** Tools that few pages show. */
const tools = /[\\/]packages[\\/](check|editor|loader|markup|sandbox|testing)[\\/]/;

const packageOf = /[\\/]packages[\\/]([\w-]+)[\\/]src[\\/]/;

/**
 * Puts what several pages share of a package into one file. Otherwise a widget's page loads more than 150 files of a few
 * lines, and waits longer for the requests than for the bytes.
 */
export function shareChunks(): Plugin {
  const group = (name: string, priority: number, isOf: (id: string) => boolean) => ({
    name,
    priority,
    minShareCount: 2,
    test: (id: string) => packageOf.test(id) && !tools.test(id) && isOf(id),
  });
  const isIn = (names: readonly string[]) => (id: string) => names.includes(packageOf.exec(id)?.[1] ?? '');
  const families = { name: (id: string) => packageOf.exec(id)?.[1] ?? null, minShareCount: 2 };
  const groups = [
    // First, with what they need: the first page lists all widgets, and shows none.
    group('definitions', 4, (id) => /[\\/]definition\.ts$/.test(id)),
    group('core', 3, isIn(['core', 'widget'])),
    group('ui', 2, isIn(['ui', 'forms'])),
    { ...families, test: (id: string) => packageOf.test(id) && !tools.test(id) },
  ];
  return {
    name: 'share-chunks',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
  };
}

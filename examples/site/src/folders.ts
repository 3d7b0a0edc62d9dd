import { fileURLToPath } from 'node:url';

const inPackage = (name: string): string => fileURLToPath(new URL(`../${name}/`, import.meta.url));

/** The three folders that editors work in, as absolute paths. */
export const folders = {
  content: inPackage('content'),
  templates: inPackage('templates'),
  public: inPackage('public'),
};

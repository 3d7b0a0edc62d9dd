import { join } from 'node:path';
import * as v from 'valibot';
import { checkShape } from './check-shape.ts';
import { readYaml } from './content-file.ts';

const linkSchema = v.object({ text: v.string(), url: v.pipe(v.string(), v.regex(/^(\/|tel:|mailto:)/)) });

const factsSchema = v.object({
  name: v.string(),
  shortName: v.string(),
  phone: v.object({ text: v.string(), url: v.pipe(v.string(), v.startsWith('tel:')) }),
  email: v.pipe(v.string(), v.email()),
  hours: v.array(v.object({ days: v.string(), times: v.string() })),
  hoursInShort: v.string(),
  office: v.object({ city: v.string(), cityInMaori: v.string(), lines: v.array(v.string()) }),
  about: v.string(),
  /** What the law has an adviser show everywhere: the licence, and who settles complaints. */
  disclosures: v.array(v.string()),
  demonstration: v.string(),
  /**
   * The notice at the top of pages with `notice: true`. A new `version` shows it again to visitors who closed
   * it.
   */
  notice: v.object({ text: v.string(), version: v.string() }),
});

const navigationSchema = v.object({
  /** An entry with its own links expands in the menu of narrow windows. */
  main: v.array(v.object({ ...linkSchema.entries, links: v.optional(v.array(linkSchema), []) })),
  footer: v.array(v.object({ heading: v.string(), links: v.array(linkSchema) })),
});

export type SiteFacts = v.InferOutput<typeof factsSchema>;
export type Navigation = v.InferOutput<typeof navigationSchema>;

/** Reads what every page may show from `site.yaml`: name, phone, hours and office. */
export function readSiteFacts(contentFolder: string): SiteFacts {
  const file = join(contentFolder, 'site.yaml');
  return checkShape(file, factsSchema, readYaml(file));
}

/** Reads the links of the header and the footer from `navigation.yaml`. */
export function readNavigation(contentFolder: string): Navigation {
  const file = join(contentFolder, 'navigation.yaml');
  return checkShape(file, navigationSchema, readYaml(file));
}

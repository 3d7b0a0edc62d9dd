/** What the plugin asks of Eleventy's configuration. */
interface EleventyConfig {
  addShortcode(name: string, write: () => string): void;
  addPairedShortcode(
    name: string,
    write: (fallback: string, name: string, ...args: unknown[]) => string,
  ): void;
  addTransform(
    name: string,
    transform: (
      this: { page: { inputPath: string; outputPath: string | false } },
      html: string,
    ) => Promise<string>,
  ): void;
}

interface Options {
  /** The folder of loader.js. */
  base: string;
  /** What the script's tag says, by names without `data-`. */
  tag?: Readonly<Record<string, string>>;
  /** The `widgets.json` of the release that the pages use; default: that of the installed checker. */
  manifest?: string;
  /** Prints warnings, such as an unknown attribute, where they would fail the build. */
  errorsOnly?: boolean;
}

export function adviserWidgets(eleventyConfig: EleventyConfig, options: Options): void;

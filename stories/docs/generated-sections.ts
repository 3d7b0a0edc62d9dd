import { configSection } from './configuration/config-section.ts';
import { kindSection } from './kind-section.ts';
import { leadFormSections } from './lead-form-sections.ts';
import { textSection } from './texts/text-section.ts';
import { tokenSections } from './token-sections.ts';

/** What writes the parts of guides that come from the sources: by file, and by the name in its marks. */
export const generatedSections: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'Attributes.md': { kinds: kindSection },
  'Configuration.md': { keys: configSection },
  'DesignTokens.md': tokenSections,
  'LeadForms.md': leadFormSections,
  'Texts.md': { texts: textSection },
};

/**
 * Writes the generated parts of a guide again. Each is between two marks, which no reader sees:
 * `[//]: # (generated: keys)` and `[//]: # (end)`.
 */
export function withSections(guide: string, sections: Readonly<Record<string, () => string>>): string {
  return guide.replace(
    /^(\[\/\/\]: # \(generated: (\w+)\)\n).*?(^\[\/\/\]: # \(end\)$)/gms,
    (_, start: string, name: string, end: string) => `${start}\n${sections[name]?.() ?? ''}\n\n${end}`,
  );
}

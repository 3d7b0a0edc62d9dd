import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mo, po, type GetTextTranslation } from 'gettext-parser';

/** The language of the trial's translation. */
export const locale = 'mi';

const domain = 'adviser-widgets';
const headers = { Language: locale, 'Content-Type': 'text/plain; charset=UTF-8' };

/** Every text is translated into itself in brackets: what has none on a page is not translated. */
export function translated(text: string): string {
  return `⟦${text}⟧`;
}

/**
 * Installs a translation of the plugin as translators give it back, made from its template: the `.mo` for PHP, and for each
 * script what `wp i18n make-json` makes of a `.po`. WordPress has the language too, and in it not a single text.
 *
 * @param content the folder `wp-content`
 */
export function installTranslation(content: string): void {
  const template = join(content, 'plugins', domain, 'languages', `${domain}.pot`);
  const { charset, translations } = po.parse(readFileSync(template));
  const texts = Object.values(translations)
    .flatMap((each) => Object.values(each))
    .filter(({ msgid }) => msgid !== '');
  for (const text of texts) text.msgstr = [translated(text.msgid)];
  const languages = join(content, 'languages');
  const path = join(languages, 'plugins', `${domain}-${locale}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.mo`, mo.compile({ charset, headers, translations }));
  for (const script of new Set(texts.flatMap(scriptsOf))) {
    const hash = createHash('md5').update(script).digest('hex');
    writeFileSync(`${path}-${hash}.json`, toJson(texts.filter((text) => scriptsOf(text).includes(script))));
  }
  writeFileSync(join(languages, `${locale}.mo`), mo.compile({ charset, headers, translations: {} }));
}

/** The scripts that have a text, such as `editor/blocks.js`. */
function scriptsOf({ comments }: GetTextTranslation): string[] {
  return [...(comments?.reference ?? '').matchAll(/^(.+\.js):\d+$/gm)].map(([, script = '']) => script);
}

function toJson(texts: readonly GetTextTranslation[]): string {
  const messages = Object.fromEntries(texts.map(({ msgid, msgstr }) => [msgid, msgstr]));
  return JSON.stringify({
    domain: 'messages',
    locale_data: { messages: { '': { domain: 'messages', lang: locale }, ...messages } },
  });
}

import { Refusal } from './refusal.ts';

/** The only text that sites publish as a page on purpose. */
const proof = /^google-site-verification:/;

/** @throws {Refusal} for a text that is another kind of file, or nothing */
export function expectHtml(text: string, { isSent }: { readonly isSent: boolean }): void {
  const start = text.trimStart();
  if (start === '') throw new Refusal('is empty');
  const kind = kindOf(start);
  if (kind !== undefined)
    throw new Refusal(isSent ? `is sent as HTML, but is ${kind}` : `is ${kind}, not HTML`);
}

function kindOf(start: string): string | undefined {
  if (start.startsWith('%PDF-')) return 'a PDF';
  if (/^[[{]/.test(start) && isJson(start)) return 'JSON';
  if (!/<[a-z!/]/i.test(start) && !proof.test(start)) return 'only text';
  if (!start.startsWith('<?xml')) return undefined;
  const [, root] = /<([a-z][\w:.-]*)/i.exec(start) ?? [];
  return root === undefined || !/^(html|head|body|title|meta|link|script|div)$/i.test(root)
    ? 'XML'
    : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

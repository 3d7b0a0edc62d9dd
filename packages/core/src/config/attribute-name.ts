import { configKeys } from './config-keys.ts';
import { isListKind } from './config-kinds.ts';
import { keysByPath } from './keys-by-path.ts';

/** Returns a configuration key's attribute on the script tag, without `data-`: `captcha-site-key` for `captcha.siteKey`. */
export function attributeName(path: string): string {
  return path.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '-');
}

let tagAttributes: ReadonlySet<string> | undefined;

/** Whether the script tag has the attribute `data-` with this name. */
export function isTagAttribute(name: string): boolean {
  tagAttributes ??= new Set(
    [...keysByPath(configKeys)].flatMap(([path, { kind }]) => (isListKind(kind) ? [] : attributeName(path))),
  );
  return name === 'config' || tagAttributes.has(name);
}

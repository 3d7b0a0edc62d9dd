import { parseJson } from '@adviser-widgets/core/internal';

export function isJson(text: string): boolean {
  return parseJson(text) !== undefined;
}

/** True for 8-4-4-4-12 hex digits of any case; no version check, as .NET GUIDs fail one (row 12). */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

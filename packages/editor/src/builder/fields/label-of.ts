/** The words on a field: `campaign-id` is "Campaign id". */
export function labelOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

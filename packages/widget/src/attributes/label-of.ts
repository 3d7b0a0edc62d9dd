interface Labelled {
  readonly label?: string | undefined;
}

/** The words on the field of an attribute or a slot: `campaign-id` is "Campaign id", unless its definition has others. */
export function labelOf(name: string, { label }: Labelled = {}): string {
  const words = name.replaceAll('-', ' ');
  return label ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Ids that stand more than once: links, labels and attributes that name one reach the first element only. */
export function checkRepeatedIds(): string[] {
  const counts = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .filter(([id, count]) => id !== '' && count > 1)
    .map(([id, count]) => `The id "${id}" stands on ${count} elements; give each one its own.`);
}

/** Returns a short hash, to tell texts apart without keeping them. It is no defence against guessing. */
export function digestOf(text: string): string {
  // FNV-1a, and the same with MurmurHash2's multiplier and another seed.
  let low = 0x811c9dc5;
  let high = 0xdeadbeef;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x5bd1e995);
  }
  return [low, high].map((half) => (half >>> 0).toString(36)).join('-');
}

/**
 * Returns a short hash of a text, to tell contents apart in storage without keeping them. Equal texts have
 * equal hashes, and a hash does not reveal its text. It is not safe from somebody who tries texts out.
 */
export function digestOf(text: string): string {
  // Two multiplicative hashes of 32 bits each, from different seeds.
  let low = 0x811c9dc5;
  let high = 0xdeadbeef;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x5bd1e995);
  }
  return [low, high].map((half) => (half >>> 0).toString(36)).join('-');
}

const words = /^(?:(?:not|only)\s+)?(?:all|screen|print|speech|F)(?:\s+(?:and|or)\s+(?:not\s+)?F)*$/i;
const named = /^[a-z-]+(?:\s*[:<>=]{1,2}\s*[^\s<>=:][^<>=:]*)?$/i;
const range = /^[^\s<>=:][^<>=:]*[<>]=?\s*[a-z-]+(?:\s*[<>]=?[^<>=:]+)?$/i;

/**
 * Whether browsers can read it: they take an invalid query for `not all`. What is longer or has brackets in
 * brackets is taken for right.
 */
export function isMediaQuery(text: string): boolean {
  if (text.length > 200 || /\([^()]*\(/.test(text)) return true;
  return text.split(',').every((part) => {
    const features = part.match(/\([^()]*\)/g) ?? [];
    return (
      words.test(part.replace(/\([^()]*\)/g, 'F').trim()) &&
      features.every((feature) => isFeature(feature.slice(1, -1).trim()))
    );
  });
}

function isFeature(text: string): boolean {
  return named.test(text) || range.test(text);
}

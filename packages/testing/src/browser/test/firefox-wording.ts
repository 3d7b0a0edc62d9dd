/** What Chromium says in Firefox's place. Tests expect messages as Chromium words them. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [
    /^The Same Origin Policy disallows reading the remote resource at (\S+)\. .*/,
    'Failed to load resource: $1',
  ],
  [/^Loading (?:failed for|module from) .*“(http.*?)”.*/, 'Failed to load resource: $1'],
  [
    /^None of the “sha256” hashes .* “(.*)”\. The computed hash is “47DEQpj8HBSa\+.*/, // that of an empty file
    'Failed to load resource: $1',
  ],
  [
    /^The page’s settings blocked the loading of a resource \(img-src\) at (\S+) .*/,
    "Loading the image '$1' violates the policy",
  ],
];

/** Returns a message of Firefox as Chromium words it, if it is about files that were not loaded. */
export function asInChromium(message: string): string {
  const wording = wordings.find(([pattern]) => pattern.test(message));
  return wording ? message.replace(...wording) : message;
}

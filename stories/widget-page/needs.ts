/** A key of the configuration that a family of widgets cannot do without, or is better with. */
interface Need {
  readonly key: string;
  readonly why: string;
}

/** By family; `brand` follows from the definitions. */
export const needs: Readonly<Record<string, readonly Need[]>> = {
  'lead-forms': [{ key: 'captcha.siteKey', why: 'the check against robots; without it nothing can be sent' }],
  'site-search': [{ key: 'search', why: 'the application, the key and the indexes of your search' }],
  maps: [{ key: 'maps.apiKey', why: 'the map; without it the address and the link to directions stand alone. With consent asked for, it waits for maps' }],
  chat: [{ key: 'chat.key', why: 'your chat, or chat.scriptUrl; without it what stands inside shows. With consent asked for, it waits for chat' }],
  media: [{ key: 'cdnBase', why: 'where filenames of data-slides are found; embedded pages tell their height from the origins in frameOrigins' }],
  tracking: [{ key: 'consent', why: 'where it is required, nothing is kept before the visitor agrees' }],
};

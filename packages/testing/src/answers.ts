/** What a server does with a POST that it has received. */
export type Reply =
  | {
      readonly status: number;
      readonly type?: string;
      readonly body?: string;
      readonly headers?: Record<string, string>;
    }
  /** A 200 whose body breaks off; no answer at all; a connection that breaks. */
  | 'cut'
  | 'never'
  | 'broken';

/** What the page does meanwhile. */
export type PageMeanwhile = 'reads the answer' | 'stands still';

/** An answer to a POST and what it means: `aw:success`, or the kind of `aw:error`. */
export interface AnswerCase {
  /** Its row in the guide for owners of an API. */
  readonly row: string;
  readonly means: 'aw:success' | 'http' | 'refused' | 'network' | 'timeout';
  readonly replies: readonly Reply[];
  readonly page?: PageMeanwhile;
}

const html = 'text/html';

const wall = '<html>Checking your browser</html>';

const statuses = (...list: number[]): Reply[] => list.map((status) => ({ status }));

const typed = (body: string, ...types: string[]): Reply[] =>
  types.map((type) => ({ status: 200, type, body }));

/** All that an API, a gateway in front of it or a network may answer. The guide shows the same rows. */
export const answerCases: readonly AnswerCase[] = [
  {
    row: '200 to 299, whole',
    means: 'aw:success',
    replies: [
      ...statuses(200, 201, 202, 204),
      ...typed('{"ok":true}', 'application/json', html, 'text/plain', 'application/problem+json'),
      ...typed('{"ok":', 'application/json'),
      ...typed('', html, 'application/octet-stream'),
      ...typed('OK', 'text/html; charset=utf-8', 'text/plain'),
      ...typed('<lead id="7"/>', 'application/xml', 'text/xml'),
    ],
  },
  {
    row: '200 to 299, whose body a script of the page has read',
    means: 'aw:success',
    page: 'reads the answer',
    replies: [...typed('{"ok":true}', 'application/json', html), ...statuses(200, 202)],
  },
  {
    row: '200 to 299, a web page',
    means: 'http',
    replies: [
      ...typed(wall, html, 'application/json', 'text/plain'),
      ...typed('<br />\n<b>Warning</b>: mail() failed{"ok":true}', html),
      { status: 202, type: html, body: wall },
    ],
  },
  {
    row: '200 to 299, a picture, sound, film, font, style sheet or script',
    means: 'http',
    replies: [
      ...typed('GIF89a', 'image/gif', 'IMAGE/SVG+XML'),
      ...typed('', 'image/png', 'audio/mpeg', 'video/mp4; codecs=avc1', 'font/woff2'),
      ...typed('', 'application/font-woff', 'application/x-font-ttf', 'application/vnd.ms-fontobject'),
      ...typed('a{}', 'text/css', ' text/css;charset=utf-8'),
      ...typed(
        'ok()',
        'text/javascript',
        'application/javascript',
        'application/x-javascript',
        'text/ecmascript',
      ),
    ],
  },
  { row: '200 to 299, broken off', means: 'network', replies: ['cut'] },
  {
    row: '300 to 399',
    means: 'http',
    replies: [301, 302, 303, 304, 307, 308].map((status) => ({
      status,
      headers: { Location: '/elsewhere' },
    })),
  },
  { row: '413', means: 'refused', replies: statuses(413) },
  {
    row: 'any other of 400 to 499',
    means: 'refused',
    replies: [
      ...statuses(400, 401, 403, 404, 405, 409, 422, 429, 451, 499),
      { status: 403, type: html, body: '<h1>Blocked</h1>' },
    ],
  },
  { row: '500 to 599', means: 'http', replies: statuses(500, 501, 502, 503, 504) },
  { row: 'none within the time', means: 'timeout', replies: ['never'] },
  {
    row: 'one that arrives in time while the page stands still',
    means: 'aw:success',
    page: 'stands still',
    replies: typed('{"ok":true}', 'application/json'),
  },
  { row: 'none, or without CORS headers', means: 'network', replies: ['broken'] },
];

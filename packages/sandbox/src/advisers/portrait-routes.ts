import { createHash } from 'node:crypto';
import express, { type RequestHandler } from 'express';
import { portraitPath } from './find-advisers.ts';
import type { Adviser } from './sample-advisers.ts';

const grounds = ['#dcebe7', '#e9e2d3', '#dbe4f0', '#efe0dc', '#e4e3ef', '#e0ead6'];
const skins = ['#f3d3bd', '#e6b894', '#c98f63', '#a56a43', '#7d4a2d'];
const hairs = ['#2a2018', '#4a3222', '#7a4b26', '#a9743c', '#6f6a68', '#1b1b20'];
const clothes = ['#0f766e', '#0b2545', '#8a4b2d', '#5b4a86', '#35614a', '#7c2f45'];

/** For a head of radius 46 around 120, 104. Each suits any name. */
const cuts = [
  '<path d="M72 104a48 50 0 0 1 96 0c-4-22-20-32-48-32s-44 10-48 32z"/>',
  '<path d="M72 100a48 48 0 0 1 96 2c-12-4-22-14-26-24-14 16-42 20-70 22z"/>',
];

export function portraitRoutes(advisers: readonly Adviser[]): RequestHandler {
  const router = express.Router({ strict: true, caseSensitive: true });
  const files = new Map(
    advisers.filter(({ hasPhoto }) => hasPhoto).map(({ guid }) => [portraitPath(guid), guid]),
  );
  router.get('/cdn/advisers/:file', (request, response, next) => {
    const guid = files.get(request.path);
    if (guid === undefined) return next();
    response.set('Cache-Control', 'public, max-age=86400').type('svg').send(drawPortrait(guid));
  });
  return router;
}

/** Always the same for an id, and different for nearly every other id. */
function drawPortrait(id: string): string {
  const bytes = createHash('sha256').update(id.toLowerCase()).digest();
  const pick = (list: readonly string[], at: number) => list[(bytes[at] ?? 0) % list.length] ?? '';
  const [ground, skin, hair, cloth, cut] = [grounds, skins, hairs, clothes, cuts].map(pick);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">
<rect width="240" height="240" fill="${ground}"/>
<path d="M34 240c4-46 36-68 86-68s82 22 86 68z" fill="${cloth}"/>
<path d="M100 138h40v36a20 20 0 0 1-40 0z" fill="${skin}"/>
<path d="M100 150a28 20 0 0 0 40 0v12a28 20 0 0 1-40 0z" opacity=".14"/>
<ellipse cx="120" cy="108" rx="42" ry="48" fill="${skin}"/>
<g fill="${hair}">${cut}</g>
<g fill="none" stroke="#2b1f1a" stroke-width="4" stroke-linecap="round"><path d="M103 108v3M137 108v3"/><path d="M106 130q14 11 28 0" stroke-width="3.5"/></g>
</svg>`;
}

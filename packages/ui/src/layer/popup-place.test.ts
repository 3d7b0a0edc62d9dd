import { expect, test } from 'vitest';
import { popupPlace } from './popup-place.ts';

const view = (width: number, height: number, left = 0) => ({ left, right: left + width, bottom: height });
const box = (left: number, width: number, bottom = 60) => ({ left, right: left + width, bottom });

test.each([
  ['as wide as a wide box', box(20, 600), view(1280, 800), { left: 0, width: 600, maxHeight: 724 }],
  ['flush with the end of a narrow box', box(900, 240), view(1280, 800), { left: -160, width: 400 }],
  ['in the window beside its left edge', box(12, 200), view(1280, 800), { left: -4, width: 400 }],
  ['in the window beside its right edge', box(1076, 200), view(1280, 800), { left: -204, width: 400 }],
  ['as wide as a narrow window', box(100, 100), view(320, 600), { left: -92, width: 304 }],
  ['with a box as wide as the window', box(4, 312), view(320, 600), { left: 0, width: 312 }],
  ['in what is left of a zoomed window', box(700, 100), view(500, 400, 600), { left: -92, width: 400 }],
  ['above the edge of a low window', box(0, 500), view(700, 256), { maxHeight: 180 }],
  ['with room for two rows at the foot', box(0, 500, 790), view(700, 800), { maxHeight: 160 }],
])('the popup is %s', (_name, boxEdges, viewEdges, place) => {
  expect(popupPlace(boxEdges, viewEdges, false)).toMatchObject(place);
});

test.each([
  ['flush with the end of a narrow box', box(100, 240), { left: 0, width: 400 }],
  ['in the window beside its right edge', box(1000, 240), { left: -128, width: 400 }],
])('from right to left the popup is %s', (_name, boxEdges, place) => {
  expect(popupPlace(boxEdges, view(1280, 800), true)).toMatchObject(place);
});

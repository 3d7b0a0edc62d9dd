import { expect, test } from 'vitest';
import { popupPlace } from './popup-place.ts';

const view = (width: number, height: number, left = 0) => ({
  left,
  right: left + width,
  top: 0,
  bottom: height,
});
const box = (left: number, width: number, bottom = 60) => ({
  left,
  right: left + width,
  top: bottom - 48,
  bottom,
});

test.each([
  ['as wide as a wide box', 600, box(20, 600), view(1280, 800), { left: 20 }],
  ['flush with the end of a narrow box', 400, box(900, 240), view(1280, 800), { left: 740 }],
  ['in the window beside its left edge', 400, box(12, 200), view(1280, 800), { left: 8 }],
  ['in the window beside its right edge', 400, box(1076, 200), view(1280, 800), { left: 872 }],
  ['as wide as a narrow window', 304, box(100, 100), view(320, 600), { left: 8 }],
  ['with a box as wide as the window', 312, box(4, 312), view(320, 600), { left: 4 }],
  ['in what is left of a zoomed window', 400, box(700, 100), view(500, 400, 600), { left: 608 }],
  ['below its box', 500, box(0, 500), view(700, 800), { isAbove: false, maxHeight: 724 }],
  ['above the edge of a low window', 500, box(0, 500), view(700, 256), { isAbove: false, maxHeight: 180 }],
  ['above a box at the foot', 500, box(0, 500, 790), view(700, 800), { isAbove: true, maxHeight: 726 }],
  ['below where neither has room', 500, box(0, 500, 90), view(700, 200), { isAbove: false, maxHeight: 160 }],
])('the popup is %s', (_name, width, boxEdges, viewEdges, place) => {
  expect(popupPlace({ width, isRtl: false }, boxEdges, viewEdges)).toMatchObject(place);
});

test.each([
  ['flush with the end of a narrow box', box(100, 240), { left: 100 }],
  ['in the window beside its right edge', box(1000, 240), { left: 872 }],
])('from right to left the popup is %s', (_name, boxEdges, place) => {
  expect(popupPlace({ width: 400, isRtl: true }, boxEdges, view(1280, 800))).toMatchObject(place);
});

import { describe, expect, test, vi } from 'vitest';
import { track } from './analytics.ts';

const event = { name: 'lead_call_centre', category: 'Lead', label: 'Request a Call', action: 'Submit' };

describe('track', () => {
  test('hands the event to Heap (row 59)', () => {
    const heap = { track: vi.fn() };
    vi.stubGlobal('heap', heap);
    track(event);
    expect(heap.track.mock.calls).toEqual([
      ['lead_call_centre', { category: 'Lead', label: 'Request a Call', action: 'Submit' }],
    ]);
  });

  test('pushes the event to dataLayer where it is an array (row 59)', () => {
    const dataLayer: unknown[] = [];
    vi.stubGlobal('dataLayer', dataLayer);
    track(event);
    expect(dataLayer).toEqual([{ event: 'lead_call_centre', category: 'Lead', label: 'Request a Call', action: 'Submit' }]);
  });

  test.each([
    ['absent', undefined],
    ['an element of the page with that id', { nodeName: 'DIV' }],
    ['a text', 'heap'],
    ['null', null],
    ['without track', {}],
    ['with a track that is no function', { track: 'x' }],
  ])('fault 50: does nothing where heap is %s', (_name, heap) => {
    vi.stubGlobal('heap', heap);
    expect(() => track(event)).not.toThrow();
  });

  test.each([
    ['a text', ''],
    ['an object with its own push', { push: vi.fn() }],
    ['null', null],
  ])('fault 50: does nothing where dataLayer is %s', (_name, dataLayer) => {
    vi.stubGlobal('dataLayer', dataLayer);
    expect(() => track(event)).not.toThrow();
  });

  test('fault 50: leaves a dataLayer that is no array alone', () => {
    const dataLayer = { push: vi.fn() };
    vi.stubGlobal('dataLayer', dataLayer);
    track(event);
    expect(dataLayer.push).not.toHaveBeenCalled();
  });

  test('fault 50: survives a Heap that throws', () => {
    vi.stubGlobal('heap', { track: () => { throw new Error('quota'); } });
    expect(() => track(event)).not.toThrow();
  });

  test('fault 50: a Heap that throws costs the tag manager nothing', () => {
    const dataLayer: unknown[] = [];
    vi.stubGlobal('heap', { track: () => { throw new Error('quota'); } });
    vi.stubGlobal('dataLayer', dataLayer);
    track(event);
    expect(dataLayer).toHaveLength(1);
  });

  test('fault 50: survives a dataLayer whose push throws', () => {
    const dataLayer = Object.assign([], { push: () => { throw new Error('full'); } });
    vi.stubGlobal('dataLayer', dataLayer);
    expect(() => track(event)).not.toThrow();
  });
});

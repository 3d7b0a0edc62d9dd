/** The analytics stand-in, `/stand-ins/analytics/heap.js`: a classic script. */
import { createHeap, type Heap } from './create-heap.ts';

// A cast: the global is the vendor's, and a page may have set it to anything.
const page = window as unknown as { heap?: Partial<Heap> };
const source = new URL((document.currentScript as HTMLScriptElement).src);

// A second copy doesn't replace the first, which has its id.
if (typeof page.heap?.load !== 'function') page.heap = createHeap(new URL('calls', source));

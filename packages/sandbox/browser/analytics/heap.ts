/**
 * The analytics stand-in, served as `/stand-ins/analytics/heap.js`: a classic script that defines
 * `heap` with the part of the vendor's interface that widgets use (row 59). What it is told goes to
 * the sandbox, which looks at it strictly.
 */
import { createHeap, type Heap } from './create-heap.ts';

// A cast: the global is the vendor's, and a page may have put anything there.
const page = window as unknown as { heap?: Partial<Heap> };
// A classic script knows itself while it runs.
const source = new URL((document.currentScript as HTMLScriptElement).src);

// A second copy leaves the first its id.
if (typeof page.heap?.load !== 'function') page.heap = createHeap(new URL('calls', source));

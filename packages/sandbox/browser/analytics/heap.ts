/** The analytics stand-in, `/stand-ins/analytics/heap.js`: a classic script. */

/** The part of the vendor's `heap` that widgets use. */
interface Heap {
  load(id: string): void;
  track(name: string, properties?: object): void;
  addUserProperties(properties: object): void;
}

// A cast: the global is the vendor's, and a page may have set it to anything.
const page = window as unknown as { heap?: Partial<Heap> };
const source = new URL((document.currentScript as HTMLScriptElement).src);

// A second copy doesn't replace the first, which has its id.
if (typeof page.heap?.load !== 'function') page.heap = createHeap(new URL('calls', source));

/** Misuse is logged to the console and not sent. */
function createHeap(address: URL): Heap {
  let loaded: string | undefined;
  const send = (method: keyof Heap, call: object) => {
    if (loaded === undefined) console.error(`heap.${method} was called before heap.load: nothing was sent.`);
    else void post(address, JSON.stringify({ id: loaded, ...call }));
  };
  return {
    load: (id) => {
      if (typeof id !== 'string' || id === '') return console.error('heap.load needs the id of a project.');
      if (loaded !== undefined) return console.error(`heap.load was called before, with the id ${loaded}.`);
      loaded = id;
    },
    track: (name, properties) => send('track', { type: 'event', name, properties }),
    addUserProperties: (properties) => send('addUserProperties', { type: 'user', properties }),
  };
}

/** Outlives its page. Sent as text, so that it needs no preflight. */
async function post(address: URL, body: string): Promise<void> {
  // Firefox before 133 cancels a fetch when the page is left; a beacon's answer can't be read.
  if (!('keepalive' in Request.prototype)) return void navigator.sendBeacon(address, body);
  try {
    const response = await fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' });
    if (response.status === 422) console.error(`The sandbox refused a heap call: ${await response.text()}`);
  } catch {
    // as with the vendor, a lost call is not retried
  }
}

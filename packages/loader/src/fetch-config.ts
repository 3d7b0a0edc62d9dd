/** Milliseconds to wait for `data-config` (contract section 2). */
const limit = 3000;

/** The page's JSON configuration: from `data-config`, or from the inline block, or none. */
export async function fetchConfig(address: string | undefined): Promise<unknown> {
  if (address === undefined) return inlineConfig();
  // Without a prototype, as fetch also reads what the page's scripts put on Object.prototype.
  const response = await fetch(address, Object.setPrototypeOf({ signal: AbortSignal.timeout(limit) }, null));
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** The block may stand after the script, so the document has to be read to its end first. */
async function inlineConfig(): Promise<unknown> {
  if (!findBlock() && document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const block = findBlock();
  return block ? (JSON.parse(block.textContent ?? '') as unknown) : undefined;
}

/** Any other element with that id is ignored. */
function findBlock(): Element | null {
  return document.querySelector('script[type="application/json"]#adviser-widgets-config');
}

/**
 * The page's JSON configuration: from the answer of `data-config`, or from the inline block, or none.
 * The loader has asked for it already, so that nothing waits for it twice.
 */
export async function jsonConfig(answer: Promise<Response> | undefined): Promise<unknown> {
  if (!answer) return inlineConfig();
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
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

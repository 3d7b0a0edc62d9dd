/**
 * The page's JSON configuration: from the response of `data-config`, from the inline block, or `undefined`.
 * The loader has already requested it, so that nothing waits for it twice.
 */
export async function jsonConfig(answer: Promise<Response> | undefined): Promise<unknown> {
  if (!answer) return inlineConfig();
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

/** Waits for the whole document if needed, because the block may come after the script. */
async function inlineConfig(): Promise<unknown> {
  if (!findBlock() && document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const block = findBlock();
  return block ? (JSON.parse(block.textContent ?? '') as unknown) : undefined;
}

/** Ignores any other element with that id. */
function findBlock(): Element | null {
  return document.querySelector('script[type="application/json"]#adviser-widgets-config');
}

/** `answer` is the response of `data-config`; without it, the inline block counts. */
export async function jsonConfig(answer: Promise<Response> | undefined): Promise<unknown> {
  if (!answer) return inlineConfig();
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const text = await response.text();
  if (/^\s*</.test(text)) throw new Error(`${response.url} answered a page instead of JSON`);
  return JSON.parse(text) as unknown;
}

/** The block may come after the script. */
async function inlineConfig(): Promise<unknown> {
  if (!findBlock() && document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const block = findBlock();
  return block ? (JSON.parse(block.textContent ?? '') as unknown) : undefined;
}

function findBlock(): Element | null {
  return document.querySelector('script[type="application/json"]#adviser-widgets-config');
}

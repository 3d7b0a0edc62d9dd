/** Runs `action` once a visitor sees the page: browsers prepare pages that nobody comes to. */
export function whenVisited(action: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', action, { once: true });
  else action();
}

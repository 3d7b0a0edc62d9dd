// Reports the frame's height to the page around it whenever it changes.
if (parent !== window) {
  document.documentElement.classList.add('is-framed');
  const tell = () =>
    parent.postMessage({ height: Math.ceil(document.body.getBoundingClientRect().height) }, location.origin);
  new ResizeObserver(tell).observe(document.body);
  addEventListener('load', tell);
}

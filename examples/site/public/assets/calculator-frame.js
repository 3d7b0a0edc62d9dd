// Tells the page around the frame how high it is, whenever that changes.
if (parent !== window) {
  document.documentElement.classList.add('is-framed');
  const tell = () => parent.postMessage({ height: Math.ceil(document.body.getBoundingClientRect().height) }, location.origin);
  new ResizeObserver(tell).observe(document.body);
  addEventListener('load', tell);
}

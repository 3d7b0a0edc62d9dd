// jsdom has no boxes, but knows what is not displayed.
Element.prototype.checkVisibility = function isDisplayed(this: Element): boolean {
  const { parentElement } = this;
  return getComputedStyle(this).display !== 'none' && (!parentElement || isDisplayed.call(parentElement));
};

// jsdom's page has loaded two turns of the event loop after it was made. On a busy machine those may come in a test.
if (document.readyState !== 'complete')
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));

// jsdom's page has loaded two turns of the event loop after it was made. On a busy machine those may come in a test.
if (document.readyState !== 'complete')
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));

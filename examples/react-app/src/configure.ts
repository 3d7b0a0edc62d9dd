import { configure } from '@adviser-widgets/core';

const api = import.meta.env.VITE_API;

/**
 * Tells the widgets which brand this is and where its API is. Call it before the first render, in the browser
 * and on the server. These are the sandbox's values: on your site, use your brand's, and omit the captcha's
 * `scriptUrl`.
 */
export function configureWidgets(): void {
  configure({
    json: {
      brand: 'acme',
      apiBase: { live: api, sandbox: api },
      mcoApiBase: { live: api, sandbox: api },
      siteBase: api,
      cdnBase: `${api}/cdn`,
      phone: '0800 000 000',
      privacyUrl: '#privacy',
      contactUrl: '#call',
      captcha: { siteKey: 'sandbox-site-key', scriptUrl: `${api}/stand-ins/captcha/api.js?render=explicit` },
      messages: {
        regionLabel: 'Where do you live?',
        advisersInArea: '{n} advisers work there',
        adviserInArea: 'One adviser works there',
      },
    },
  });
}

import type { Request } from 'express';
import { analyticsIds } from '../analytics/check-call.ts';
import { searchKeys } from '../search/search-request.ts';

/** A page's configuration, with absolute URLs only: pages of other origins use it too. */
export function configFor(request: Request) {
  const { appId, apiKey } = searchKeys;
  const origin = `${request.protocol}://${request.get('Host') ?? '127.0.0.1'}`;
  const api = `${origin}/api-base`;
  return {
    brand: 'acme',
    apiBase: { live: api, sandbox: api },
    mcoApiBase: { live: api, sandbox: api },
    siteBase: origin,
    cdnBase: `${origin}/cdn`,
    adviserImageUrl: '{cdnBase}/advisers/{GUID}.svg',
    privacyUrl: `${origin}/privacy-policy`,
    contactUrl: `${origin}/about-us/contact-us`,
    searchUrl: `${origin}/search`,
    phone: '0800 000 000',
    captcha: {
      provider: 'recaptcha',
      siteKey: 'sandbox-site-key',
      scriptUrl: `${origin}/stand-ins/captcha/api.js?render=explicit`,
    },
    maps: { apiKey: 'sandbox-maps-key', scriptUrl: `${origin}/stand-ins/maps/api.js` },
    chat: { key: 'sandbox-chat-key', scriptUrl: `${origin}/stand-ins/chat/snippet.js` },
    analytics: { id: analyticsIds, scriptUrl: `${origin}/stand-ins/analytics/heap.js` },
    search: {
      appId,
      apiKey,
      hosts: [origin],
      pagesIndex: 'pages',
      blogIndex: 'blog',
      adviserFilter: 'type:adviser',
    },
  };
}

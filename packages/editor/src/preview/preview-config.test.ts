import { expect, test } from 'vitest';
import { previewConfig } from './preview-config.ts';

test('sends and counts nothing, whatever the site configures', () => {
  const config = previewConfig(
    {
      brand: 'acme',
      preview: false,
      consent: 'required',
      analytics: { id: {} },
      reportUrl: '/r',
      nonce: 'n',
      phone: '0800',
    },
    'https://www.example.nz',
  );
  expect(config).toEqual({
    brand: 'acme',
    phone: '0800',
    preview: true,
    consent: 'granted',
    debug: false,
    siteBase: 'https://www.example.nz',
    apiBase: { live: 'https://www.example.nz', sandbox: 'https://www.example.nz' },
    mcoApiBase: { live: 'https://www.example.nz', sandbox: 'https://www.example.nz' },
  });
});

import { configure } from '@adviser-widgets/core';
import { RequestCallForm } from '@adviser-widgets/lead-forms';
import '@adviser-widgets/lead-forms/styles.css';

configure({
  json: {
    brand: 'acme',
    apiBase: { live: 'https://api.example.nz' },
    campaignId: 'HL-2026',
    captcha: { siteKey: 'your site key' },
  },
});

export default function App() {
  return (
    <div className="aw-root">
      <RequestCallForm heading="Talk to us" />
    </div>
  );
}

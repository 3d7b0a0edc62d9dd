import { configure } from '@adviser-widgets/core';
import { RequestCallForm } from '@adviser-widgets/lead-forms';
import { SubscriptionCentre } from '@adviser-widgets/subscription-centre';
import '@adviser-widgets/lead-forms/styles.css';
import '@adviser-widgets/subscription-centre/styles.css';

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
      <SubscriptionCentre heading="Your email from us" />
    </div>
  );
}

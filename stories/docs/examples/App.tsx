import { configure } from '@adviser-widgets/core';
import { RequestCallForm } from '@adviser-widgets/lead-forms';
import '@adviser-widgets/lead-forms/styles.css';

configure({ json: { brand: 'acme', phone: '0800 000 000', captcha: { siteKey: 'your site key' } } });

export default function App() {
  return (
    <main className="aw-root">
      <h1>Contact us</h1>
      <RequestCallForm
        heading="Talk to us"
        campaignId="HL-2026"
        success={<p>Thanks! We will be in touch.</p>}
      />
    </main>
  );
}

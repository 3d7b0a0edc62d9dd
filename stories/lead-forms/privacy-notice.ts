/** The placeholder of a form with a notice in the sense of IPP 3 of the Privacy Act 2020, as an editor would paste it. */
export const privacyNotice = `<div class="aw-widget" data-widget="callback-form" data-heading="Get a callback">
  <div data-slot="privacy">
    <p><strong>What happens with your details</strong></p>
    <p>Tussock &amp; Tide Advisers collects them so that an adviser in your region can call you. That adviser gets them, and so do our call centre and the company that runs our systems for us. Nobody else does.</p>
    <p>You decide what you tell us. Without a name, a number, an email address and a region, though, we cannot pass your request on.</p>
    <p>We keep your details at Level 3, 1 Example Quay, Wellington 6011. You can ask us at any time what we hold about you and have it put right: <a href="mailto:privacy@tussockandtide.example">privacy@tussockandtide.example</a> or <a href="tel:0800000000">0800 000 000</a>. <a href="/privacy-policy">Read our privacy policy</a></p>
  </div>
  <p>Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>`;

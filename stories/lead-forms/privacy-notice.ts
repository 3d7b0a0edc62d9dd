/**
 * A form's placeholder with a privacy notice under IPP 3 of the Privacy Act 2020, as an editor would paste
 * it.
 */
export const privacyNotice = `<div class="aw-widget" data-widget="callback-form" data-heading="Get a callback">
  <div data-slot="privacy">
    <p><strong>What happens with your details</strong></p>
    <ul>
      <li>Tussock &amp; Tide Advisers, Level 3, 1 Example Quay, Wellington 6011, collects and keeps them so that an adviser in your region can call you.</li>
      <li>That adviser gets them, and so do our call centre and the company that runs our systems for us. Nobody else does.</li>
      <li>You decide whether to tell us. Without a name, a number, an email address and a region, though, we cannot pass your request on.</li>
      <li>You can ask us at any time what we hold about you, and have it put right: <a href="mailto:privacy@tussockandtide.example">privacy@tussockandtide.example</a> or <a href="tel:0800000000">0800 000 000</a>.</li>
    </ul>
    <p><a href="/privacy-policy">Read our privacy policy</a></p>
  </div>
  <p>Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>`;

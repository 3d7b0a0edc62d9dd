import { RequestCallForm } from '@adviser-widgets/lead-forms';

/** The request-call form: in a light card on a dark background, in the colours of theme.css. */
export function Contact({ onAsked }: { readonly onAsked: () => void }) {
  return (
    <section id="call" className="contact" aria-labelledby="call-title">
      <div className="wide contact__row">
        <div>
          <h2 id="call-title">Let&rsquo;s talk it through</h2>
          <p className="lead">
            Leave your number, and an adviser calls you within one working day. The first talk is free and
            commits you to nothing.
          </p>
          <p>
            In a hurry? <a href="tel:0800000000">0800 000 000</a>
            <br />
            Weekdays, 8.30 am to 6 pm
          </p>
        </div>
        <div className="aw-root contact__form">
          <RequestCallForm
            heading="Request a call"
            subHeading="Seven short answers"
            headingLevel={3}
            buttonText="Call me"
            campaignId="NORTHFIELD-2026"
            onSuccess={onAsked}
            success={
              <>
                <h3>Thank you</h3>
                <p>Your request has reached us. We call you within one working day.</p>
              </>
            }
          />
        </div>
      </div>
    </section>
  );
}

/** The page's footer, with the legally required text. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="wide footer__row">
        <p id="privacy">
          <strong>Privacy.</strong> What you send us is used to call you back, and for nothing else.
        </p>
        <p>
          Northfield Advice is made up, and so is all of its advice: this page is an example of the adviser
          widgets in a React app.
        </p>
      </div>
    </footer>
  );
}

import { ImageCarousel } from '@adviser-widgets/media';

const pictures = [
  { file: 'harbour.svg', alt: 'A wooden house above a harbour with sailing boats', caption: 'First homes' },
  { file: 'street.svg', alt: 'A row of townhouses under a hill', caption: 'Refixing and refinancing' },
  {
    file: 'farm.svg',
    alt: 'A farmhouse with sheep in front of snowy mountains',
    caption: 'Rural and business lending',
  },
] as const;

/** The top of the page: the topic, the main links, and an automatic carousel. */
export function Hero({ isAsked }: { isAsked: boolean }) {
  return (
    <section className="hero">
      <div className="wide hero__row">
        <div className="hero__text">
          <h1>Borrow with a clear head.</h1>
          <p className="lead">
            We compare home loans, insurance and personal loans across New Zealand&rsquo;s lenders, and
            explain what we find in words you can use.
          </p>
          {isAsked ? (
            <p className="hero__asked">Thank you. An adviser will call you within one working day.</p>
          ) : (
            <p className="hero__ways">
              <a className="button" href="#call">
                Request a call
              </a>
              <a className="button button--quiet" href="#advisers">
                Find an adviser
              </a>
            </p>
          )}
          <ul className="facts">
            <li>
              <strong>28</strong> lenders compared
            </li>
            <li>
              <strong>40</strong> local advisers
            </li>
            <li>
              <strong>$0</strong> to talk to us
            </li>
          </ul>
        </div>
        <div className="aw-root hero__pictures">
          <ImageCarousel label="Whom we help" interval={7000}>
            {pictures.map(({ file, alt, caption }) => (
              <figure key={file} className="picture">
                <img src={`/${file}`} alt={alt} width="640" height="520" />
                <figcaption>{caption}</figcaption>
              </figure>
            ))}
          </ImageCarousel>
        </div>
      </div>
    </section>
  );
}

const links = [
  ['#services', 'What we do'],
  ['#advisers', 'Find an adviser'],
  ['#questions', 'Questions'],
] as const;

/** The page's header. Its button disappears once the visitor has requested a call. */
export function Header({ isAsked }: { isAsked: boolean }) {
  return (
    <header className="header">
      <div className="wide header__row">
        <a className="brand" href="#main">
          <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
            <rect width="32" height="32" rx="9" />
            <path d="M8 22V11l16 10V10" />
          </svg>
          <span>
            Northfield <em>Advice</em>
          </span>
        </a>
        <nav aria-label="Main" className="header__links">
          {links.map(([address, text]) => (
            <a key={address} href={address}>
              {text}
            </a>
          ))}
        </nav>
        {isAsked ? (
          <p className="header__asked">We will call you</p>
        ) : (
          <a className="button button--small" href="#call">
            Request a call
          </a>
        )}
      </div>
    </header>
  );
}

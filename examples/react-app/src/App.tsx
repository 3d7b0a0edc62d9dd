import { useState } from 'react';
import { Contact } from './Contact.tsx';
import { FindAdviser } from './FindAdviser.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Hero } from './Hero.tsx';
import { Notice } from './Notice.tsx';
import { Questions } from './Questions.tsx';
import { Services } from './Services.tsx';

/** The page. Once a request has been sent, it stops asking for one. */
export function App() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <Notice />
      <Header isAsked={isAsked} />
      <main id="main">
        <Hero isAsked={isAsked} />
        <Services />
        <FindAdviser />
        <Questions />
        <Contact onAsked={() => setAsked(true)} />
      </main>
      <Footer />
    </>
  );
}

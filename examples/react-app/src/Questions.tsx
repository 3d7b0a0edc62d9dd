import { Accordion } from '@adviser-widgets/disclosure';

const sections = [
  {
    heading: 'What does your advice cost me?',
    content: (
      <p>
        For most loans and insurance, nothing: the lender or insurer pays us once your loan is drawn down. If
        there is ever a fee, you hear of it before we start.
      </p>
    ),
  },
  {
    heading: 'Whose side are you on?',
    content: (
      <p>
        Yours. Every adviser is licensed, has to put your interests first, and tells you in writing what they
        are paid and by whom.
      </p>
    ),
  },
  {
    heading: 'What do I need for a first talk?',
    content: (
      <ul>
        <li>What you earn, roughly, and what you owe</li>
        <li>What you have saved, KiwiSaver included</li>
        <li>What you would like to do, and by when</li>
      </ul>
    ),
  },
  {
    heading: 'How long does an approval take?',
    content: <p>Most banks answer within a week. We tell you the day we hear, whatever they say.</p>,
  },
];

/** The first questions people ask. */
export function Questions() {
  return (
    <section id="questions" className="wide section questions" aria-labelledby="questions-title">
      <h2 id="questions-title">Questions people ask first</h2>
      <div className="aw-root">
        <Accordion sections={sections} headingLevel={3} />
      </div>
    </section>
  );
}

/** A prop that only React applications have, as no attribute or slot stands for it. */
interface ReactProp {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

interface ReactContent {
  readonly props: readonly ReactProp[];
  /** How it is written in the element, as a prop or between its tags; '' for nothing. */
  readonly prop?: string;
  readonly children?: string;
}

function children(description: string, example = '<p>Your content</p>'): ReactContent {
  return { props: [{ name: 'children', type: 'ReactNode', description }], children: example };
}

const content = children('The content.');
const fallback = children('What shows where the widget itself cannot.', '<a href="/about-us/contact-us">Contact us</a>');

/** What stands inside a placeholder on a page is given in some other way in React: how, by widget. */
export const reactContents: Readonly<Record<string, ReactContent>> = {
  accordion: {
    props: [
      { name: 'sections', type: 'readonly AccordionSection[]', description: 'The sections, each with a heading and its content.' },
      { name: 'headingLevel', type: 'number', description: 'The level of their headings, 2 to 6; 3 unless given.' },
    ],
    prop: `sections={[{ heading: 'What does it cost me?', content: <p>Nothing.</p> }]}`,
  },
  announcement: content,
  'calculator-nav': children('The entries of the list.', '<li><a href="/calculators">Calculators</a></li>'),
  collapse: content,
  'iframe-embed': fallback,
  'image-carousel': children('The slides: each child is one.', '<img src="/villa.jpg" alt="A villa with a red roof" />'),
  'notice-banner': children('The notice, unless text is given.'),
  'off-canvas-nav': children('The list of links.', '<ul><li><a href="/">Home</a></li></ul>'),
  'parallax-banner': content,
  'pop-up': content,
  'sticky-header': children('The header.', '<header><a href="/">Home</a></header>'),
  'sticky-mobile-bar': children('What the bar holds.', '<a href="tel:0800000000">0800 000 000</a>'),
  'web-chat': fallback,
  'youtube-video': fallback,
};

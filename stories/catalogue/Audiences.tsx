import { Unstyled } from '@storybook/addon-docs/blocks';
import './catalogue.css';
import { PageLink } from './PageLink.tsx';

const audiences = [
  {
    page: 'for-content-editors',
    title: 'For content editors',
    words: 'You write pages in a content management system. You need a snippet and a place to paste it.',
  },
  {
    page: 'for-integrators',
    title: 'For integrators',
    words:
      'You run the site. You add one script tag and a configuration, and look after policies and consent.',
  },
  {
    page: 'for-front-end-developers',
    title: 'For front-end developers',
    words: 'You build with React and TypeScript. The widgets are components from npm packages.',
  },
];

/** The three ways into the catalogue. */
export function Audiences() {
  return (
    <Unstyled>
      <ul className="catalogue__cards catalogue__cards--alone">
        {audiences.map(({ page, title, words }) => (
          <li key={page} className="catalogue__card">
            <div className="catalogue__text">
              <PageLink page={page}>{title}</PageLink>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

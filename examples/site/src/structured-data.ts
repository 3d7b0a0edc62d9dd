import type { Adviser } from './advisers.ts';
import type { Crumb, Page } from './page.ts';
import { plainText } from './plain-text.ts';
import type { Post } from './posts.ts';
import type { SiteFacts } from './site-facts.ts';

export interface Publisher {
  /** The site's origin, without a trailing slash. */
  origin: string;
  facts: SiteFacts;
}

/**
 * Returns a page's structured data (schema.org) as the text of a JSON-LD block; '' if it has none. Browsers
 * do not run such a block, and a Content Security Policy does not apply to it.
 */
export function structuredData(page: Page, publisher: Publisher): string {
  const things = [
    ...(page.path === '/' || page.path === '/about-us' ? [organization(publisher)] : []),
    ...(page.crumbs ? [breadcrumbs(page, page.crumbs, publisher)] : []),
    ...(page.post && page.author ? [blogPosting(page.post, page.author, publisher)] : []),
    ...(page.fields.template === 'faq' ? [questions(page.content)] : []),
  ];
  // A `<` in a text could end the block.
  return things.length === 0
    ? ''
    : JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}

function organization({ origin, facts: { name, about, phone, email, office } }: Publisher): object {
  const address = {
    '@type': 'PostalAddress',
    streetAddress: office.lines[0],
    addressLocality: office.city,
    addressCountry: 'NZ',
  };
  return {
    '@type': 'Organization',
    name,
    description: about,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    telephone: phone.text,
    email,
    address,
  };
}

function breadcrumbs(page: Page, crumbs: readonly Crumb[], { origin }: Publisher): object {
  const steps = [...crumbs, { text: page.fields.title, url: page.path }];
  const itemListElement = steps.map(({ text, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: origin + url,
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

function blogPosting(
  { title, summary, date, path, image, categoryName }: Post,
  adviser: Adviser,
  { origin, facts: { name } }: Publisher,
): object {
  const author = { '@type': 'Person', name: adviser.name, url: origin + adviser.path };
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    datePublished: date,
    image: origin + image,
    articleSection: categoryName,
    inLanguage: 'en-NZ',
    mainEntityOfPage: origin + path,
    author,
    publisher: { '@type': 'Organization', name, url: `${origin}/` },
  };
}

/** Each heading of the accordion is a question, and the text after it is the answer. */
function questions(content: string): object {
  const accordion = /data-widget="accordion"[^>]*>([\s\S]*?)<\/div>/.exec(content)?.[1] ?? '';
  const parts = Array.from(
    accordion.matchAll(/<h2[^>]*>([\s\S]*?)<\/h2>([\s\S]*?)(?=<h2|$)/g),
    ([, question = '', answer = '']) => ({
      '@type': 'Question',
      name: plainText(question),
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer.replaceAll('</li><li>', '; ')) },
    }),
  );
  return { '@type': 'FAQPage', mainEntity: parts };
}

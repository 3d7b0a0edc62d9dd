import type { Crumb, Page } from './page.ts';
import { plainText } from './plain-text.ts';
import type { Post } from './posts.ts';
import type { SiteFacts } from './site-facts.ts';

export interface Publisher {
  /** Where the site is, without a slash at the end. */
  origin: string;
  facts: SiteFacts;
}

/**
 * What a page tells machines about itself (schema.org), as the text of a JSON-LD block; '' where it has nothing to tell.
 * Such a block is data: browsers do not run it, and a Content Security Policy has nothing to say about it.
 */
export function structuredData(page: Page, publisher: Publisher): string {
  const things = [
    ...(page.path === '/' || page.path === '/about-us' ? [organization(publisher)] : []),
    ...(page.crumbs ? [breadcrumbs(page, page.crumbs, publisher)] : []),
    ...(page.post ? [blogPosting(page.post, publisher)] : []),
    ...(page.fields.template === 'faq' ? [questions(page.content)] : []),
  ];
  // `<` would let a text end the block.
  return things.length === 0 ? '' : JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}

function organization({ origin, facts: { name, about, phone, email, office } }: Publisher): object {
  const address = { '@type': 'PostalAddress', streetAddress: office.lines[0], addressLocality: office.city, addressCountry: 'NZ' };
  return { '@type': 'Organization', name, description: about, url: `${origin}/`, logo: `${origin}/favicon.svg`, telephone: phone.text, email, address };
}

function breadcrumbs(page: Page, crumbs: readonly Crumb[], { origin }: Publisher): object {
  const steps = [...crumbs, { text: page.fields.title, url: page.path }];
  const itemListElement = steps.map(({ text, url }, index) => ({ '@type': 'ListItem', position: index + 1, name: text, item: origin + url }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

function blogPosting({ title, summary, date, path, image, categoryName }: Post, { origin, facts: { name } }: Publisher): object {
  const author = { '@type': 'Organization', name, url: `${origin}/` };
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
    publisher: author,
  };
}

/** Each heading of the accordion is a question, and what follows it the answer. */
function questions(content: string): object {
  const accordion = /data-widget="accordion"[^>]*>([\s\S]*?)<\/div>/.exec(content)?.[1] ?? '';
  const parts = Array.from(accordion.matchAll(/<h2[^>]*>([\s\S]*?)<\/h2>([\s\S]*?)(?=<h2|$)/g), ([, question = '', answer = '']) => ({
    '@type': 'Question',
    name: plainText(question),
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer.replaceAll('</li><li>', '; ')) },
  }));
  return { '@type': 'FAQPage', mainEntity: parts };
}

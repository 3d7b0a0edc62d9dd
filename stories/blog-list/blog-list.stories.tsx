import { BlogList, blogList } from '@adviser-widgets/blog-list';
import '@adviser-widgets/blog-list/styles.css';
import {
  fakeArticles,
  installFakeBlog,
  type ArticleCounts,
  type FakeAnswer,
  type FakeApi,
} from '@adviser-widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { markupStory } from '../markup-story.tsx';
import { chooseOption, type Canvas } from '../lead-forms/play.ts';
import { widgetMeta } from '../widget-page/widget-meta.tsx';

/** Story `parameters` for the blog's server. */
interface BlogParameters {
  readonly counts?: ArticleCounts;
  readonly answer?: FakeAnswer;
}

const counts: ArticleCounts = { 'personal-finance': 17, insurance: 24, 'small-business': 5 };

let blog: FakeApi;

const meta = {
  id: 'blog-list-blog-list',
  title: 'Blog list/Blog list (blog-list, articles, news, posts, cards, categories, tabs, load more)',
  ...widgetMeta(blogList),
  component: BlogList,
  beforeEach: ({ parameters }) => {
    const { counts: own = counts, answer = 200 } = parameters as BlogParameters;
    blog = installFakeBlog(own);
    blog.standard = answer;
    const { state } = history as { state: unknown };
    return () => {
      blog.remove();
      history.replaceState(state, '');
    };
  },
  parameters: { ...widgetMeta(blogList).parameters, hostWidth: '1240px' },
} satisfies Meta<typeof BlogList>;

export default meta;

type Story = StoryObj<typeof meta>;

const cards = (canvas: Canvas) => canvas.queryAllByRole('article');

async function shows(canvas: Canvas, count: number): Promise<void> {
  await waitFor(() => expect(cards(canvas)).toHaveLength(count));
}

/** Without articles inside the tag, it fetches the first page. */
export const FirstPage: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await shows(canvas, 12);
    await expect(blog.requests).toMatchObject([{ url: '/api/blog' }]);
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answer: 'never' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Loading articles…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(cards(canvas)).toEqual([]);
  },
};

export const ShowMore: Story = {
  args: { category: 'insurance', heading: 'From our blog' },
  play: async ({ canvas }) => {
    await shows(canvas, 12);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await shows(canvas, 24);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Insurance Articles 13' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('12 more articles, 24 shown');
  },
};

/**
 * Twenty-four articles fill two pages exactly: the next press finds none, and the button disappears.
 */
export const NoMore: Story = {
  ...ShowMore,
  play: async (context) => {
    await ShowMore.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('No more articles');
  },
};

export const AnotherCategory: Story = {
  play: async ({ canvas }) => {
    await shows(canvas, 12);
    const tab = canvas.queryByRole('tab', { name: 'Small Business' });
    if (tab) await userEvent.click(tab);
    else await chooseOption(canvas.getByLabelText('Category'), 'Small Business');
    await shows(canvas, 5);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

export const Empty: Story = {
  tags: ['picture'],
  args: { category: 'home-finance-property' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no articles here yet.')).toBeVisible();
  },
};

export const Unavailable: Story = {
  parameters: { answer: 404 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('The articles could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The button asks again. */
export const Failed: Story = {
  ...Unavailable,
  tags: ['picture'],
  play: async (context) => {
    const { canvas } = context;
    await Unavailable.play?.(context);
    blog.standard = 200;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await shows(canvas, 12);
  },
};

/** Articles whose texts look like markup, and some that are far too long. */
export const HostileArticles: Story = {
  parameters: {
    answer: {
      body: JSON.stringify([
        {
          ...fakeArticles('insurance', 1)[0],
          heading: '<img src=x onerror="alert(1)">',
          summary: '<b>Bold</b> &amp; "quoted"',
        },
        {
          url: '/blog/long',
          heading: 'Whakataumatatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu',
          summary: 'a'.repeat(900),
          day: 'Wednesday',
          month: 'September',
        },
        { url: 'data:text/html,never', heading: 'Never shown' },
        { url: '/blog/bare', heading: 'Nothing but a heading' },
      ]),
    },
  },
  play: async ({ canvas }) => {
    await shows(canvas, 3);
    await expect(canvas.getByRole('heading', { name: '<img src=x onerror="alert(1)">' })).toBeVisible();
    await expect(canvas.queryByText('Never shown')).toBeNull();
  },
};

/** The documented markup of a card, in a different order of its parts for each. */
function pageCards(count: number): string {
  return fakeArticles('insurance', count)
    .map(({ url, heading, summary, image, day, month }, index) => {
      const parts = [
        index % 4 === 3 ? '' : `<img src="${image}" alt="" width="640" height="360">`,
        `<h3><a href="${url}">${heading}</a></h3>`,
        '<a data-category="insurance" href="/blog/insurance">Insurance Articles</a>',
        `<p>${summary}</p>`,
        `<time><span data-day>${day}</span> <span data-month>${month}</span></time>`,
      ];
      const more = `<a href="${url}" aria-label="Read more: ${heading}">Read more</a>`;
      return `<article>${(index % 2 ? parts.reverse() : parts).join('')}${index % 3 === 2 ? '' : more}</article>`;
    })
    .join('');
}

const fromMarkup = (count: number) =>
  markupStory(
    `<div class="aw-widget" data-widget="blog-list" data-category="insurance" data-heading="From our blog">${pageCards(count)}</div>`,
    blogList,
  );

/** Articles in the page's markup stay. Those without a class get the same look as the others. */
export const FromMarkup: StoryObj = fromMarkup(3);

/** The first thirteen are the page's, the others were fetched. */
export const FromMarkupAndFetched: StoryObj = {
  ...fromMarkup(13),
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await shows(canvas, 24);
  },
};

export const Dark: Story = { ...ShowMore, parameters: { theme: 'dark' } };
export const Narrow: Story = { ...AnotherCategory, parameters: { hostWidth: '320px' } };

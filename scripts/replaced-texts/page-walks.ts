import { adviserSearch } from '@adviser-widgets/adviser-search';
import { announcement, noticeBanner, popUp } from '@adviser-widgets/banners';
import { blogList } from '@adviser-widgets/blog-list';
import { webChat } from '@adviser-widgets/chat';
import { accordion, collapse } from '@adviser-widgets/disclosure';
import { addressMap } from '@adviser-widgets/maps';
import { calculatorNav, offCanvasNav } from '@adviser-widgets/navigation';
import { installFakeApi, installFakeMaps, installFakeSight, type FakeAnswer } from '@adviser-widgets/testing';
import { ipDisplay } from '@adviser-widgets/tracking';
import { icon } from '@adviser-widgets/ui';
import { answer, find, gone, press, showing, type Walk, type Walker } from './walk.ts';

const aroha = { name: '«1»', link: '/advisers/1', phone: '0800', specialties: ['«2»'] };
const foundAdvisers = (...advisers: object[]): FakeAnswer => ({
  status: 200,
  body: JSON.stringify({ advisers }),
});
const links =
  '<ul><li><a href="/1">«1»</a><ul><li><a href="/2">«2»</a></li></ul></li><li><a href="/3">«3»</a></li></ul>';

/** Every other widget with texts, and one of each family without. */
export const pageWalks: readonly Walk[] = [
  { name: 'adviser-search', run: walkAdviserSearch },
  { name: 'blog-list', run: walkBlog },
  {
    name: 'notice-banner',
    run: showing(noticeBanner, { children: '<p>«1»</p>' }),
  },
  {
    name: 'announcement',
    run: showing(announcement, { attributes: { heading: '', link: '/1', closable: 'true' } }),
  },
  { name: 'pop-up', run: walkPopUp },
  {
    name: 'calculator-nav',
    run: showing(calculatorNav, { children: links }),
  },
  { name: 'off-canvas-nav', run: walkMenu },
  { name: 'accordion', run: walkAccordion },
  {
    name: 'collapse',
    run: showing(collapse, { children: '<p>«1»</p>' }),
  },
  { name: 'address-map', run: walkMap },
  { name: 'web-chat', run: walkChat },
  {
    name: 'ip-display',
    run: showing(ipDisplay, { attributes: { ip: '203.0.113.7' } }, 'mounted'),
  },
  {
    name: 'icon',
    run: showing(icon, { attributes: { name: 'phone' } }),
  },
];

async function walkAdviserSearch({ open, look }: Walker): Promise<void> {
  const page = await open(adviserSearch);
  look('empty');
  await press(page, '[type="submit"]');
  await find('.aw-field-error');
  look('no region');
  const release = answer(page, 500, foundAdvisers(aroha, aroha), foundAdvisers(aroha), foundAdvisers());
  const region = await find<HTMLSelectElement>('select');
  await page.user.selectOptions(region, '0110');
  await find('.aw-spinner');
  look('searching');
  release();
  await find('.aw-search-failed');
  look('failed');
  for (const [postcode, state] of [
    ['0931', 'two'],
    ['0622', 'one'],
    ['0612', 'none'],
  ] as const) {
    const answered = page.api.hold();
    await page.user.selectOptions(region, postcode);
    await find('.aw-spinner');
    answered();
    await gone('.aw-spinner');
    look(state);
    const link = document.querySelector('.aw-adviser .aw-link[href$="/advisers/1"]');
    if (link) await page.user.click(link);
  }
}

async function walkBlog({ open, look }: Walker): Promise<void> {
  const article = (slug: string) => (_: unknown, index: number) => ({
    day: '1',
    month: '2',
    url: `/blog/${slug}/${index}`,
    image: '',
    heading: `«${index}»`,
    summary: '«s»',
    category: { heading: '«c»', url: `/blog/${slug}` },
  });
  const articles = [
    ...Array.from({ length: 12 }, article('personal-finance')),
    ...Array.from({ length: 13 }, article('small-business')),
  ];
  const blog = installFakeApi({ articles, path: '/api/blog' });
  let release = blog.hold();
  const page = await open(blogList);
  await find('.aw-article--waiting');
  look('loading');
  await loaded();
  look('loaded');
  blog.standard = 500;
  await showMore();
  look('failed');
  blog.standard = 200;
  await showMore();
  look('more');
  await showMore();
  look('one more');
  await press(page, '[role="tab"]:nth-child(2)');
  await loaded();
  await showMore();
  look('no more');
  await press(page, '[role="tab"]:nth-child(3)');
  await loaded();
  look('an empty category');
  page.remove();
  blog.remove();

  async function showMore(): Promise<void> {
    await press(page, '.aw-show-more button');
    await loaded();
  }

  async function loaded(): Promise<void> {
    await find('.aw-article--waiting');
    release();
    await gone('.aw-article--waiting');
    release = blog.hold(); // for the next
  }
}

async function walkPopUp({ open, look }: Walker): Promise<void> {
  await open(popUp, { attributes: { heading: '', 'auto-show': 'true', delay: '0' }, children: '<p>«1»</p>' });
  await find('dialog[open]');
  look('open');
}

async function walkAccordion({ open, look }: Walker): Promise<void> {
  const page = await open(accordion, {
    attributes: { 'show-all': 'true' },
    children: '<h3>«1»</h3><p>«2»</p>',
  });
  look('closed');
  await press(page, '.aw-show-all');
  look('open');
}

async function walkMenu({ open, look }: Walker): Promise<void> {
  const { prototype } = HTMLDialogElement;
  Object.assign(prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  const page = await open(offCanvasNav, { children: links });
  await find('.aw-branch button');
  look('closed');
  await press(page, '.aw-off-canvas__button');
  look('open');
}

async function walkMap({ open, look }: Walker): Promise<void> {
  const sight = installFakeSight();
  const maps = installFakeMaps();
  await open(addressMap, { attributes: { address: '«Nelson»' }, config: { maps: { apiKey: 'k' } } });
  const canvas = await find('.aw-map__ground[role="region"] > div');
  canvas.textContent = ''; // the vendor's
  look('shown');
  maps.remove();
  sight.remove();
}

async function walkChat({ open, look }: Walker): Promise<void> {
  const chat = { key: `key-${Math.random()}` };
  const page = await open(webChat, { config: { chat } });
  await find('.aw-chat [role="status"]');
  look('ready');
  await press(page, '.aw-chat button');
  await find('#ze-snippet');
  look('opening');
  document.querySelector('#ze-snippet')?.dispatchEvent(new Event('error'));
  await find('.aw-chat a');
  look('failed');
  page.remove();
  const asked = await open(webChat, { config: { chat, consent: 'required' } });
  await press(asked, '.aw-chat button');
  await find('.aw-chat a');
  look('waiting for consent');
}

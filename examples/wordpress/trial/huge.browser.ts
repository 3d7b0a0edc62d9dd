import { expect, test } from './fixtures.ts';

const times = (text: string, count = 20_000) => text.repeat(count);

/** Posts that keep a server busy: 420 kB of text, or 20,000 shortcodes. */
const hugePosts = {
  '420 kB of text after a widget without an end': `[adviser_widget name="accordion"]${times('Kia ora koutou katoa. ')}`,
  '420 kB of text in a widget': `[adviser_widget name="accordion"]<h3>a</h3>\n\n${times('Kia ora\n\nkoutou katoa. ', 19_000)}[/adviser_widget]`,
  '420 kB in one value': `[adviser_widget name="icon" label="${times('Kia ora koutou katoa. ')}"]`,
  '20,000 widgets': times('[adviser_widget name="icon" data-name="phone"] '),
  '20,000 widgets in one paragraph': `<p>${times('[adviser_widget name="icon" data-name="phone"] ')}</p>`,
  '20,000 widgets without an end': times('[adviser_widget name="accordion"] '),
  '20,000 widgets with an end': times('[adviser_widget name="collapse"]a[/adviser_widget]\n'),
  '20,000 widgets in one another': times('[adviser_widget name="collapse"]a') + times('[/adviser_widget]'),
  '20,000 slots': `[adviser_widget name="callback-form"]${times('[adviser_slot name="intro"]a[/adviser_slot]')}[/adviser_widget]`,
  '20,000 slots without an end': `[adviser_widget name="callback-form"]${times('[adviser_slot name="intro"]a')}[/adviser_widget]`,
  '20,000 beginnings of a shortcode': times('[adviser_widget name="accordion" '),
  '20,000 beginnings of a shortcode in double brackets': times('[[adviser_widget name='),
  '20,000 ends without a beginning': times('[/adviser_widget] '),
  '20,000 shortcodes to be read, in double brackets': times('[[adviser_widget name="icon"]] '),
  '20,000 shortcodes in attributes': times('<a title="[adviser_widget name=icon]">a</a> '),
  '20,000 beginnings of tags and comments': times('<!-- [adviser_widget <a title="'),
  '20,000 marks of slots in a block': `<!-- wp:adviser-widgets/callback-form -->${times('<!--adviser-slot:intro-->')}<!-- /wp:adviser-widgets/callback-form -->`,
};

for (const [what, text] of Object.entries(hugePosts))
  test(`page and list of posts come whole within PHP's time: ${what}`, async ({ site, author }) => {
    const { id, link } = await author.save({
      title: what,
      content: `The first words. ${text} The last words.`,
    });
    const isWhole = /The first words\.[^]*The last words\.[^]*<\/html>\s*$/.test(
      await (await fetch(link)).text(),
    );
    expect(isWhole, 'the page is whole').toBe(true);
    const isListed = /The first words[^]*<\/html>\s*$/.test(await (await fetch(site.url)).text());
    expect(isListed, 'the list is whole').toBe(true);
    await site.run(`wp_delete_post( ${id}, true );`);
  });

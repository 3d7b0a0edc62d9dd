import { form, frame, inside, meant, type LeftPiece } from './left-piece.ts';

const attributes = meant;
const lines = [
  '<div class="aw-widget" data-widget="request-call-form"',
  '  data-heading="Talk to us"',
  '  data-campaign-id="HL-2026">',
  `  ${inside}`,
  '</div>',
];
const reply = { attributes, says: 'reply', page: 'part' } as const;

/** Text of replies and forwards. */
export const mailText: readonly LeftPiece[] = [
  {
    name: 'an arrow before each line',
    seen: 'any mail program (E3)',
    markup: lines.map((line) => `> ${line}`).join('\n'),
    ...reply,
  },
  {
    name: 'two arrows before each line',
    seen: 'a reply to a reply',
    markup: lines.map((line) => `> > ${line}`).join('\n'),
    ...reply,
  },
  {
    name: 'arrows without spaces',
    seen: 'Pine, mutt, Gmail as text',
    markup: lines.map((line) => `>>${line}`).join('\n'),
    ...reply,
  },
  {
    name: 'a greeting, and a line that says who wrote',
    seen: 'Gmail and Apple Mail',
    markup: `Thanks, this is it:\n\nOn Mon, 2 Nov 2026 at 10:14, Ana wrote:\n${lines.map((line) => `> ${line}`).join('\n')}\n\nKind regards`,
    ...reply,
  },
  {
    name: 'bars before each line',
    seen: 'text versions of Outlook and tickets',
    markup: lines.map((line) => `| ${line}`).join('\n'),
    ...reply,
  },
  {
    name: 'escaped arrows before each line',
    seen: 'an archive of a mailing list',
    markup: lines.map((line) => `&gt; ${line}`).join('\n'),
    ...reply,
  },
  {
    name: 'quoted-printable',
    seen: 'the source of an email',
    markup: `<div class=3D"aw-widget" data-widget=3D"request-call-form" data-heading=3D"Tal=\nk to us" data-campaign-id=3D"HL-2026">${inside}</div>`,
    attributes,
    says: 'email',
    page: 'part',
  },
  {
    name: 'quoted-printable with letters of other languages',
    seen: 'the source of an email',
    markup: `<div class=3D"aw-widget" data-widget=3D"request-call-form" data-heading=3D"K=C5=8Drero mai" data-campaign-id=3D"HL-2026">${inside}</div>`,
    attributes: { heading: 'Kōrero mai', 'campaign-id': 'HL-2026' },
    says: 'email',
    page: 'part',
  },
  {
    name: 'a hard wrap inside a name',
    seen: 'mail programs that wrap at 72 columns, at hyphens too',
    markup:
      '<div class="aw-widget" data-widget="request-call-form" data-\nheading="Talk to us" data-campaign-id="HL-2026"><p>Call 0800 000 000</p></div>',
    attributes,
    says: 'space',
    page: 'whole',
  },
  {
    name: 'a reply with quotes of the wrong sort and odd spaces',
    seen: 'Outlook, several things at once',
    markup: `> <div class=“aw-widget” data-widget=“request-call-form”\n>\u00a0data-heading=“Talk to us” data-campaign-id=“HL-2026”>\n> ${inside}\n> </div>`,
    ...reply,
  },
];

const target = 'https://calculators.example.nz/loan?term=30&rate=5';
const inFrame = {
  widget: 'iframe-embed',
  attributes: { src: target, title: 'Calculator' },
  content: '<a href="/calculators">Open</a>',
  says: 'rewr',
  page: 'whole',
} as const;
const encoded = encodeURIComponent(target);

/** Addresses that a "safe links" service, a search or a chat rewrote. */
export const links: readonly LeftPiece[] = [
  {
    name: 'Safe Links of Outlook',
    seen: 'Microsoft Defender for Office 365',
    markup: frame(
      `https://aus01.safelinks.protection.outlook.com/?url=${encoded}&amp;data=05%7C02%7Cana%40example.nz&amp;sdata=x%3D&amp;reserved=0`,
    ),
    ...inFrame,
  },
  {
    name: 'Safe Links of Teams',
    seen: 'Microsoft Teams',
    markup: frame(
      `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encoded}&amp;locale=en-nz`,
    ),
    ...inFrame,
  },
  {
    name: 'URL Defense of the third version',
    seen: 'Proofpoint',
    markup: frame(`https://urldefense.com/v3/__${target.replace('&', '&amp;')}__;!!N11eV2iwtfs!abc$`),
    ...inFrame,
  },
  {
    name: 'URL Defense of the second version',
    seen: 'Proofpoint',
    markup: frame(
      'https://urldefense.proofpoint.com/v2/url?u=https-3A__calculators.example.nz_loan-3Fterm-3D30-26rate-3D5&amp;d=DwMFaQ&amp;c=euGZ',
    ),
    ...inFrame,
  },
  {
    name: 'a result of Google',
    seen: 'Google, and links in Google Docs',
    markup: frame(`https://www.google.com/url?q=${encoded}&amp;sa=D&amp;source=docs&amp;ust=1700000000`),
    ...inFrame,
  },
  {
    name: 'Cisco Secure Email',
    seen: 'Cisco Secure Email, formerly IronPort',
    markup: frame(`https://secure-web.cisco.com/1abcDEF_gh/${encoded}`),
    ...inFrame,
  },
  {
    name: 'Barracuda',
    seen: 'Barracuda Link Protection',
    markup: frame(`https://linkprotect.cudasvc.com/url?a=${encoded}&amp;c=E,1,abc&amp;typo=1`),
    ...inFrame,
  },
  {
    name: 'a link from Facebook',
    seen: 'Facebook and Messenger',
    markup: frame(`https://l.facebook.com/l.php?u=${encoded}&amp;h=AT0abc`),
    ...inFrame,
  },
  {
    name: 'Sophos, with the address in base64',
    seen: 'Sophos Email Time-of-Click',
    markup: frame(
      `https://ap-southeast-2.protection.sophos.com?d=example.nz&amp;u=${btoa(target)}&amp;i=NWY&amp;t=x`,
    ),
    ...inFrame,
  },
  {
    name: 'a wrapped address in a wrapped address',
    seen: 'Outlook, then Proofpoint',
    markup: frame(
      `https://urldefense.com/v3/__https://aus01.safelinks.protection.outlook.com/?url=${encoded}&amp;data=05__;!!N11eV2iwtfs!abc$`,
    ),
    ...inFrame,
  },
  {
    name: 'the old address after the new one, between brackets',
    seen: 'Outlook, mail as text',
    markup: frame('https://calculators.example.nz/loan&lt;https://calculators.example.nz/loan&gt;'),
    ...inFrame,
    attributes: { src: 'https://calculators.example.nz/loan', title: 'Calculator' },
  },
  {
    name: 'an address between brackets with its text',
    seen: 'Slack',
    markup: frame('&lt;https://calculators.example.nz/loan|calculators.example.nz/loan&gt;'),
    ...inFrame,
    attributes: { src: 'https://calculators.example.nz/loan', title: 'Calculator' },
  },
  {
    name: 'a link of Markdown',
    seen: 'Teams, Slack, Notion and assistants',
    markup: frame('[https://calculators.example.nz/loan](https://calculators.example.nz/loan)'),
    ...inFrame,
    attributes: { src: 'https://calculators.example.nz/loan', title: 'Calculator' },
  },
  {
    name: 'a link of HTML in the value',
    seen: 'a CMS that makes links of addresses',
    markup: frame(
      "&lt;a href='https://calculators.example.nz/loan'&gt;https://calculators.example.nz/loan&lt;/a&gt;",
    ),
    ...inFrame,
    attributes: { src: 'https://calculators.example.nz/loan', title: 'Calculator' },
  },
  {
    name: 'a wrapper that keeps the address to itself',
    seen: 'Mimecast',
    markup: frame('https://protect-au.mimecast.com/s/abcC123/?domain=calculators.example.nz'),
    ...inFrame,
    attributes: {
      src: 'https://protect-au.mimecast.com/s/abcC123/?domain=calculators.example.nz',
      title: 'Calculator',
    },
  },
];

const plain = form('data-heading="Talk to us" data-campaign-id="HL-2026"');
const escaped = plain.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Spreadsheets, word processors, chats, translators, and entities once or twice too often. */
export const programs: readonly LeftPiece[] = [
  {
    name: 'a cell with its doubled quotes',
    seen: 'Excel, Google Sheets, CSV',
    markup: `"${plain.replaceAll('"', '""')}"`,
    attributes,
    says: 'spreadsheet',
    page: 'part',
  },
  {
    name: 'a cell among others, with tabs',
    seen: 'Excel',
    markup: `Nelson\t"${plain.replaceAll('"', '""')}"\tHL-2026`,
    attributes,
    says: 'spreadsheet',
    page: 'part',
  },
  {
    name: 'a cell of several lines',
    seen: 'Excel',
    markup: `"${lines.join('\n').replaceAll('"', '""')}"`,
    attributes,
    says: 'spreadsheet',
    page: 'part',
  },
  {
    name: 'paragraphs of Word around escaped markup',
    seen: 'Word, saved as a web page',
    markup: `<p class=MsoNormal>${escaped}<o:p></o:p></p>`,
    attributes,
    says: 'text',
    page: 'part',
  },
  {
    name: 'an empty paragraph of Word inside',
    seen: 'Word and Outlook',
    markup: `<div class="aw-widget" data-widget="request-call-form"\u00a0data-heading="Talk to us" data-campaign-id="HL-2026"><o:p></o:p>${inside}</div>`,
    attributes,
    says: 'space',
    page: 'whole',
  },
  {
    name: 'escaped once, with entities for the spaces',
    seen: 'Outlook and Confluence',
    markup: escaped.replaceAll(' data-', '&nbsp;data-'),
    attributes,
    says: 'text',
    page: 'part',
  },
  {
    name: 'a fence of Markdown',
    seen: 'chats and assistants',
    markup: `\`\`\`html\n${plain}\n\`\`\``,
    attributes,
    says: 'chat',
    page: 'whole',
  },
  {
    name: 'single backticks around it',
    seen: 'Slack and Teams',
    markup: `\`${plain}\``,
    attributes,
    says: 'chat',
    page: 'whole',
  },
  {
    name: 'the fallback between the elements of a translator',
    seen: 'Google Translate in Chrome',
    markup: `<div class="aw-widget" data-widget="request-call-form" data-heading="Talk to us" data-campaign-id="HL-2026"><p><font style="vertical-align: inherit;"><font style="vertical-align: inherit;">Call 0800 000 000</font></font></p></div>`,
    attributes,
    says: 'translat',
    page: 'whole',
  },
  {
    name: 'names in Spanish',
    seen: 'a snippet that went through a translator',
    markup: form('datos-encabezado="Talk to us" data-heading="Talk to us" data-campaign-id="HL-2026"'),
    attributes,
    says: 'translat',
    page: 'whole',
  },
  {
    name: 'names with letters of other languages',
    seen: 'a snippet that went through a translator',
    markup: form('data-überschrift="Talk to us" data-heading="Talk to us" data-campaign-id="HL-2026"'),
    attributes,
    says: 'translat',
    page: 'whole',
  },
  {
    name: 'a name in French that is like none of ours',
    seen: 'a snippet that went through a translator',
    markup: form('data-emplacement="Nelson" data-heading="Talk to us" data-campaign-id="HL-2026"'),
    attributes,
    says: 'data-emplacement was changed by a translator',
    page: 'whole',
  },
  {
    name: 'a name in Māori',
    seen: 'a snippet that went through a translator',
    markup: form('data-upoko="Kōrero mai" data-heading="Talk to us" data-campaign-id="HL-2026"'),
    attributes,
    says: 'data-upoko was changed by a translator',
    page: 'whole',
  },
  {
    name: 'a name in French that is one of ours',
    seen: 'a snippet that went through a translator',
    markup: form('data-titre="Talk to us" data-campaign-id="HL-2026"'),
    attributes,
    says: 'data-titre was changed by a translator',
    page: 'part',
  },
  {
    name: 'a Cyrillic letter in a name',
    seen: 'keyboards of two languages',
    markup: form('data-h\u0435ading="Talk to us" data-campaign-id="HL-2026"'),
    attributes,
    says: 'data-heading',
    page: 'whole',
  },
  {
    name: 'entities for the quotes and the spaces of a tag',
    seen: 'a CMS that escapes what is inside a tag',
    markup: form('data-heading=&quot;Talk to us&quot;&nbsp;data-campaign-id=&quot;HL-2026&quot;'),
    attributes,
    says: 'quote',
    page: 'letters',
  },
  {
    name: 'numbers for the quotes',
    seen: 'htmlentities with numbers',
    markup: form('data-heading=&#34;Talk to us&#34; data-campaign-id=&#34;HL-2026&#34;'),
    attributes,
    says: 'quote',
    page: 'letters',
  },
  {
    name: 'an ampersand three times too often',
    seen: 'a CMS that escapes with each save',
    markup: form('data-heading="Fees &amp;amp;amp; rates" data-campaign-id="HL-2026"'),
    attributes: { heading: 'Fees & rates', 'campaign-id': 'HL-2026' },
    says: 'escaped',
    page: 'whole',
  },
];

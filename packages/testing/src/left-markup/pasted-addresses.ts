/** An address that people paste into a widget's field for one, and the right answer. */
export interface PastedAddress {
  readonly name: string;
  readonly widget: 'address-map' | 'youtube-video' | 'iframe-embed';
  readonly address: string;
  /** What the widget gets instead. */
  readonly meant?: string;
  /** Words that the builder, the report and the page checker all say; without either, none says anything. */
  readonly says?: string;
}

/** The attribute of each widget that takes an address. */
export const addressAttributes = {
  'address-map': 'address',
  'youtube-video': 'video',
  'iframe-embed': 'src',
} as const;

const office = '12 Main Road, Nelson 7010';
const noAddress = 'has a place on the map, and no address: write the address as on a letter';
const shortLink = 'is a short link: open it, and copy the long address';

/** What Google's "Embed a map" offers; the place is in `parts`. */
function embedded(parts: string): string {
  return `https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2997.7!2d173.28!3d-41.27!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1${parts}!5e0!3m2!1sen!2snz!4v1700000000000!5m2!1sen!2snz`;
}

const place = '!3m3!1m2!1s0x6d3bed9a1e9a3f5b%3A0x2a00ef6165dfe0d0';
const ofOffice = embedded(`${place}!2s12%20Main%20Road%2C%20Nelson%207010`);

const onMap: readonly Omit<PastedAddress, 'widget'>[] = [
  {
    name: 'the page of a place',
    address: 'https://www.google.com/maps/place/12+Main+Road,+Nelson+7010/@-41.27,173.28,17z',
    meant: office,
  },
  { name: 'an embedded map', address: ofOffice, meant: office },
  {
    name: 'an embedded map, with a plus for each space',
    address: embedded(`${place}!2s12+Main+Road,+Nelson+7010`),
    meant: office,
  },
  {
    name: 'an embedded map with a macron, which Google writes in base64',
    address: embedded(`${place}!2zMTIgVGUgUm90byBSb2FkLCDFjHRha2kgNTUxMg`),
    meant: '12 Te Roto Road, Ōtaki 5512',
  },
  {
    name: 'embedded directions',
    address: embedded(
      '!4m13!3e0!4m5!1s0x6d38b1fc49e974cb%3A0xa00ef63a213b470!2sWellington!3m2!1d-41.2!2d174.7!4m5!1s0x6d3bed9a1e9a3f5b%3A0x2a00ef6165dfe0d0!2s12%20Main%20Road%2C%20Nelson%207010!3m2!1d-41.2!2d173.2',
    ),
    meant: office,
  },
  {
    name: 'the code of an embedded map',
    address: `<iframe src="${ofOffice}" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy"></iframe>`,
    meant: office,
  },
  {
    name: 'a map of the Embed API',
    address: 'https://www.google.com/maps/embed/v1/place?key=AIza&q=12+Main+Road,+Nelson+7010',
    meant: office,
  },
  {
    name: 'an embedded pin without an address',
    address: embedded('!3m3!1m2!1s0x0%3A0x0!2zMzfCsDQ3JzM0LjUiUyAxNDXCsDAwJzU2LjYiRQ'),
    says: noAddress,
  },
  { name: 'an embedded view without a place', address: embedded(''), says: noAddress },
  {
    name: 'a map of My Maps',
    address: 'https://www.google.com/maps/d/embed?mid=1abcDEF&ehbc=2E312F',
    says: noAddress,
  },
  {
    name: 'Street View',
    address: 'https://www.google.com/maps/@-41.28,174.77,3a,75y,90t/data=!3m6!1e1',
    says: noAddress,
  },
  { name: 'a short link', address: 'https://maps.app.goo.gl/AbC123', says: shortLink },
  { name: 'a short link without https', address: 'maps.app.goo.gl/AbC123', says: shortLink },
  { name: 'an old short link', address: 'https://goo.gl/maps/AbC123', says: shortLink },
  {
    name: 'a video',
    address: 'https://vimeo.com/76979871',
    says: 'is a link. Write an address as on a letter',
  },
  { name: 'an address', address: office },
];

const useFrame =
  'is a video on Vimeo, and this widget shows only those on YouTube; use the widget iframe-embed with https://player.vimeo.com/video/76979871';
const elsewhere =
  "is not on YouTube, and this widget shows nothing else; use the widget iframe-embed with the address in that site's embed code";
const noVideo = 'is a page of YouTube, and no video; open the video, and copy its address';
const playlist = 'is a playlist, and this widget shows one video';
const channel = 'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv';

const asVideo: readonly Omit<PastedAddress, 'widget'>[] = [
  { name: 'a video', address: 'https://vimeo.com/76979871', says: useFrame },
  {
    name: 'a video that needs its key',
    address: 'https://vimeo.com/76979871/8272103f6e?share=copy',
    says: `${useFrame}?h=8272103f6e`,
  },
  {
    name: 'the player of Vimeo',
    address: 'https://player.vimeo.com/video/76979871?badge=0&h=8272103f6e',
    says: `${useFrame}?h=8272103f6e`,
  },
  { name: 'a video in a channel', address: 'https://vimeo.com/channels/staffpicks/76979871', says: useFrame },
  {
    name: 'a showcase',
    address: 'https://vimeo.com/showcase/1234567',
    says: 'is a page of Vimeo, and this widget shows only videos on YouTube; use the widget iframe-embed with the address in its embed code',
  },
  {
    name: 'the code of a player',
    address: '<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e"></iframe>',
    says: 'is embed code: paste the address only',
  },
  { name: 'Dailymotion', address: 'https://www.dailymotion.com/video/x8abcde', says: elsewhere },
  { name: 'Loom', address: 'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184', says: elsewhere },
  { name: 'Facebook', address: 'https://www.facebook.com/acme/videos/10153231379946729/', says: elsewhere },
  { name: 'a map', address: ofOffice, says: elsewhere },
  {
    name: 'a file',
    address: 'https://www.example.nz/assets/film.mp4?v=2',
    says: 'is the file of a video, and this widget shows only those on YouTube; add it with the video block of your CMS',
  },
  {
    name: 'a playlist',
    address: 'https://www.youtube.com/playlist?list=PLabc_123',
    says: `${playlist}; open the video, and copy its address`,
  },
  {
    name: 'the player of a playlist',
    address: 'https://www.youtube.com/embed/videoseries?list=PLabc_123',
    says: `${playlist}; open the video, and copy its address`,
  },
  {
    name: 'the player of a channel',
    address: 'https://www.youtube.com/embed/live_stream?channel=UCabc',
    says: noVideo,
  },
  { name: 'a channel', address: 'https://www.youtube.com/@acme', says: noVideo },
  { name: 'YouTube Studio', address: 'https://studio.youtube.com/video/M7lc1UVf-VE/edit', says: noVideo },
  {
    name: 'the code of a video',
    address: '<iframe width="560" src="https://www.youtube.com/embed/M7lc1UVf-VE?si=x"></iframe>',
    meant: 'https://www.youtube.com/embed/M7lc1UVf-VE?si=x',
  },
  {
    name: 'a video that a mail program has wrapped',
    address:
      'https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fyoutu.be%2FM7lc1UVf-VE&data=05',
    meant: 'https://youtu.be/M7lc1UVf-VE',
  },
  { name: 'a playlist with the video', address: 'https://youtu.be/M7lc1UVf-VE?list=PLabc_123' },
  { name: 'a live video', address: 'https://www.youtube.com/live/M7lc1UVf-VE' },
];

const ofYouTube = 'is a page of YouTube, which refuses to be in a frame';
const ofMaps = 'is a page of Google Maps, which refuses to be in a frame; use the widget address-map';
const ofOthers =
  'is a page of a site that refuses to be in a frame; use the address in the embed code that it offers';

const inFrame: readonly Omit<PastedAddress, 'widget'>[] = [
  {
    name: 'a video on Vimeo',
    address: 'https://vimeo.com/76979871',
    says: 'is a page of Vimeo, which refuses to be in a frame; write https://player.vimeo.com/video/76979871',
  },
  {
    name: 'a video on Vimeo that needs its key',
    address: 'https://vimeo.com/76979871/8272103f6e',
    says: 'write https://player.vimeo.com/video/76979871?h=8272103f6e',
  },
  {
    name: 'a showcase',
    address: 'https://vimeo.com/showcase/1234567',
    says: 'is a page of Vimeo, which refuses to be in a frame; use the address in its embed code',
  },
  { name: 'the player of Vimeo', address: 'https://player.vimeo.com/video/76979871?h=8272103f6e' },
  { name: 'an embedded showcase', address: 'https://vimeo.com/showcase/1234567/embed' },
  {
    name: 'the code of the player of Vimeo',
    address:
      '<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0" title="A film"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
    meant: 'https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0',
  },
  {
    name: 'a video on YouTube',
    address: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    says: `${ofYouTube}; use the widget youtube-video`,
  },
  {
    name: 'a live video on YouTube',
    address: 'https://www.youtube.com/live/M7lc1UVf-VE',
    says: `${ofYouTube}; use the widget youtube-video`,
  },
  {
    name: 'a playlist',
    address: 'https://www.youtube.com/playlist?list=PLabc_123',
    says: `${ofYouTube}; write https://www.youtube.com/embed/videoseries?list=PLabc_123`,
  },
  { name: 'a channel', address: channel, says: `${ofYouTube}; link to it in your text` },
  { name: 'the player of YouTube', address: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE' },
  {
    name: 'the page of a place',
    address: 'https://www.google.com/maps/place/12+Main+Road,+Nelson+7010/@-41.27,173.28,17z',
    says: ofMaps,
  },
  { name: 'an old link to a place', address: 'https://maps.google.com/?q=12+Main+Road', says: ofMaps },
  { name: 'a short link to a map', address: 'https://maps.app.goo.gl/AbC123', says: ofMaps },
  { name: 'an embedded map', address: ofOffice },
  { name: 'an old embedded map', address: 'https://maps.google.com/maps?q=12+Main+Road&output=embed' },
  { name: 'an embedded map of My Maps', address: 'https://www.google.com/maps/d/u/0/embed?mid=1abcDEF' },
  {
    name: 'the page of a map of My Maps',
    address: 'https://www.google.com/maps/d/u/0/viewer?ll=-41,174&mid=1abc_DEF&z=12',
    says: 'is a page of Google Maps, which refuses to be in a frame; write https://www.google.com/maps/d/embed?mid=1abc_DEF',
  },
  { name: 'Facebook', address: 'https://www.facebook.com/acme/videos/10153231379946729/', says: ofOthers },
  {
    name: 'the player of Facebook',
    address: 'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Facme',
  },
  { name: 'Loom', address: 'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184', says: ofOthers },
  { name: 'the player of Loom', address: 'https://www.loom.com/embed/0281766fa2d04bb788eaf19e65135184' },
  { name: 'a page of the site', address: '/calculators/repayments' },
];

/** Addresses by widget. The right answers were written before they were tried. */
export const pastedAddresses: readonly PastedAddress[] = [
  ...onMap.map((row) => ({ ...row, widget: 'address-map' as const })),
  ...asVideo.map((row) => ({ ...row, widget: 'youtube-video' as const })),
  ...inFrame.map((row) => ({ ...row, widget: 'iframe-embed' as const })),
];

/** A placeholder as the CMS writes it; what is inside agrees with any address. */
export function placeholderOf({ widget, address }: PastedAddress): string {
  const escaped = address
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  const title = widget === 'address-map' ? '' : ' data-title="Acme"';
  return `<div class="aw-widget" data-widget="${widget}" data-${addressAttributes[widget]}="${escaped}"${title}><p>Call us<img src="/a.jpg" alt=""></p></div>`;
}

/** What every hostile post tries to run. A browser that runs it shows a dialog. */
const run = 'alert(document.domain)';

/** An event handler, between words so that it stands alone once a value has been torn open. */
const handler = `x onerror=${run} onmouseover=${run} onfocus=${run} y`;
const quoted = `x" onmouseover="${run}" y="`;
const picture = `<img src="x" onerror="${run}">`;
const encoded = `&lt;img src=x onerror=${run}&gt;`;

/** Posts of people who may not write script, by what each of them tries. All of them are saved through WordPress's filters. */
export const hostilePosts: Readonly<Record<string, string>> = {
  'a shortcode in the alt of a picture': `<img src="x" alt="[adviser_widget name=icon aria-label='${handler}']">`,
  'a shortcode in single quotes': `<img src='x' alt='[adviser_widget name=icon aria-label="${handler}"]' title='[adviser_widget name=icon class="${handler}"/]'>`,
  'a shortcode in other attributes': ['title', 'class', 'id', 'style', 'href', 'data-x', 'aria-label']
    .map((name) => `<a ${name}="[adviser_widget name=icon class='${handler}']" tabindex="0">${name}</a>`)
    .join('\n'),
  'a widget that begins in an attribute and ends in the text': `<a title="[adviser_widget name=accordion id='${handler}']">a</a> b <img src="x" alt="${handler}"> [/adviser_widget]`,
  'a widget that begins in the text and ends in an attribute': `[adviser_widget name=accordion]<h3>a</h3><img src="x" alt="[/adviser_widget] ${handler}" title="[adviser_widget name=icon id='${handler}']">`,
  'an enclosing shortcode within one attribute': `<img src="x" alt="[adviser_widget name=accordion]${handler}[/adviser_widget]">`,
  'a slot in an attribute': `[adviser_widget name=callback-form]<img src="x" alt="[adviser_slot name=success]${handler}[/adviser_slot]">[/adviser_widget]`,
  'shortcodes in one another, with an attack in the innermost': `[adviser_widget name=pop-up auto-show=true delay=1][adviser_widget name=accordion]<h3>a</h3>[adviser_widget name=collapse label="${encoded}"]<img src="x" alt="[adviser_widget name=icon class='${handler}']">[/adviser_widget][/adviser_widget][/adviser_widget]`,
  'a shortcode in a comment': `<!-- [adviser_widget name=icon aria-label="--> ${picture}"] --> <!-- a --!> [adviser_widget name=icon class="${encoded}"] -->`,
  'a shortcode in a script': `<script>[adviser_widget name=icon aria-label="</script>${picture}"] ${run}</script> &lt;script&gt;[adviser_widget name=icon] ${run}&lt;/script&gt;`,
  'a shortcode in a style sheet': `<style>[adviser_widget name=icon class="</style>${picture}"]</style><p style="background:url([adviser_widget name=icon class='${handler}'])">a</p>`,
  'a shortcode in a text field': `<textarea>[adviser_widget name=icon aria-label="</textarea>${picture}"]</textarea> <textarea>[adviser_widget name=accordion]</textarea>${picture}[/adviser_widget]`,
  'quotes that do not match': `[adviser_widget name="icon" aria-label="x' onmouseover=${run} "y] [adviser_widget name=icon class=x" onmouseover="${run}"] [adviser_widget name='icon" onmouseover="${run}'] [adviser_widget name=icon class=“${quoted}”] <img src="x alt="[adviser_widget name=icon class='${handler}']>`,
  'entities in values': [
    `x&quot; onmouseover=&quot;${run}`,
    `x&#34; onmouseover=&#x22;${run}`,
    `x&amp;quot; onmouseover=&amp;quot;${run}`,
    encoded,
    encoded.replaceAll('&', '&amp;'),
  ]
    .map(
      (value) =>
        `[adviser_widget name="callback-form" class="${value}" id="${value}" aria-label="${value}" heading="${value}" campaign-id='${value}' draft="false"]`,
    )
    .join('\n'),
  'names of attributes': `[adviser_widget name=icon onmouseover="${run}" data-onmouseover="${run}" data-x/onmouseover="${run}" data-wp-on--mouseover="${run}" data-wp-bind--onclick="${run}" srcdoc="${encoded}" style="x" href="javascript:${run}"]`,
  'html in the values of widgets that read it': `[adviser_widget name="notice-banner" text="${encoded} &lt;a href=&quot;javascript:${run}&quot;&gt;a&lt;/a&gt;"] [adviser_widget name="typing-text" words="${encoded}"]`,
  'addresses that are scripts': [
    `javascript:${run}`,
    `JavaScript&#58;${run}`,
    `java&#10;script:${run}`,
    ` javascript:${run}`,
    `data:text/html,<script>${run}`,
  ]
    .map(
      (address) =>
        `[adviser_widget name="iframe-embed" title="a" src="${address}"] [adviser_widget name="announcement" link="${address}"]a[/adviser_widget] [adviser_widget name="parallax-banner" image="${address}"]b[/adviser_widget]`,
    )
    .join('\n'),
  'scripts in slots': `[adviser_widget name="callback-form"][adviser_slot name="intro"]<a href="javascript:${run}">a</a> <a href="&#106;ava&#9;script:${run}">b</a> ${picture} <form action="javascript:${run}"><button formaction="javascript:${run}">c</button></form>[/adviser_slot]<a href="java[adviser_widget name=icon]script:${run}">d</a>[/adviser_widget]`,
  'slots and placeholders written by hand': `<div class="aw-widget" data-widget="callback-form" data-heading="${encoded}"><div data-slot="intro">${picture}<a href="javascript:${run}">a</a></div><!--adviser-slot:privacy-->${picture}<a href="javascript:${run}">b</a><!--/adviser-slot-->[adviser_slot name="${quoted}"]c[/adviser_slot]</div>`,
  'tags that a shortcode takes apart': `<[adviser_widget name=icon]img src=x onerror=${run}> <im[adviser_slot name=x][/adviser_slot]g src=x onerror=${run}> <img src=x [adviser_widget name=icon] onerror=${run}> [adviser_widget name=accordion]<im[/adviser_widget]g src=x onerror=${run}> &lt;img src=x [adviser_widget name=icon class="onerror=${run}"]&gt;`,
  'what the filters of WordPress leave': `<svg onload=${run}>[adviser_widget name=icon]</svg><iframe srcdoc="${encoded}">[adviser_widget name=icon]</iframe><details open ontoggle=${run}>[adviser_widget name=icon class="onload=${run}"]</details><object data="javascript:${run}">[adviser_widget name=icon]</object>`,
  'shortcodes of others around and within': `[caption width="9" caption="[adviser_widget name=icon class='${handler}']"]<img src="x" alt="[adviser_widget name=icon id='${handler}']">[/caption] [adviser_widget name=icon class="[gallery]" id="[caption caption='${handler}']"] [audio src="[adviser_widget name=icon class='${handler}'].mp3"]`,
  'blocks with hostile attributes': `${block('callback-form', { heading: picture, elementId: quoted, className: quoted, ariaLabel: quoted, align: quoted, widgetLoad: quoted, campaignId: `[adviser_widget name=icon class='${handler}']` }, block('slot', { name: `intro">${picture}` }, picture) + block('slot', { name: 'intro' }, `<a href="javascript:${run}">a</a>`))}
${block('iframe-embed', { title: quoted, src: `javascript:${run}` })}
${block('youtube-video', { title: picture, video: `javascript:${run}` })}
${block('notice-banner', { text: picture, background: quoted, icon: quoted })}
<!-- wp:image {"alt":"[adviser_widget name=icon class='${handler}']"} --><figure class="wp-block-image"><img src="x" alt="[adviser_widget name=icon class='${handler}']"/></figure><!-- /wp:image -->
<!-- wp:search {"label":"[adviser_widget name=icon class='${handler}']","placeholder":"[adviser_widget name=icon class='${handler}']","buttonText":"a"} /-->`,
};

/** A shortcode that nobody would mind, at the end of every hostile post. */
export const honest =
  '[adviser_widget name="short-contact-form" campaign-id="HONEST" heading="Kia ora"]Call us[/adviser_widget]';

function block(name: string, attributes: object, inside = ''): string {
  // As the editor writes them: nothing in the JSON can end the comment.
  const json = JSON.stringify(attributes).replace(/[<>&]|--/g, (text) =>
    [...text].map((sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join(''),
  );
  return `<!-- wp:adviser-widgets/${name} ${json} -->${inside}<!-- /wp:adviser-widgets/${name} -->`;
}

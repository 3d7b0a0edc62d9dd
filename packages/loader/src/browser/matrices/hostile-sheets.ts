const reset =
  'margin: 0; padding: 0; box-sizing: content-box; line-height: 1; float: none; border: 0; font: inherit; vertical-align: baseline';

/** Themes that style nearly every element. */
export const hostileSheets: Readonly<Record<string, string>> = {
  'a universal reset': `* { ${reset}; list-style: none; text-decoration: none; background: none; color: inherit }`,
  'an old theme': `* { transition: all .3s; text-shadow: 0 1px 0 #fff } [hidden] { display: block }
    button { width: 100%; height: 20px; padding: 2px 40px; margin: 20px; border: 4px outset gold; border-radius: 0; background: crimson; color: yellow; text-transform: uppercase; letter-spacing: 4px; float: left; display: block; min-width: 200px; font-size: 11px; line-height: 40px; box-shadow: 4px 4px #000; position: relative; overflow: hidden; text-indent: 10px; white-space: nowrap }
    ul { padding-left: 40px; margin: 30px; } ul li { list-style: square; float: left; padding: 10px 30px; margin: 0 20px; width: 50%; background: #eee; display: list-item } li::before { content: "» "; color: red }
    h1, h2, h3, h4 { text-transform: uppercase; margin: 3em; letter-spacing: 8px; border-bottom: 5px solid red; color: #c00; clear: both; text-align: center; font-size: 40px; line-height: 1 }
    img { max-width: none; border: 5px solid lime; height: auto; padding: 8px; float: left; margin: 10px } svg { fill: red; width: 100px; height: 100px; max-width: 100%; vertical-align: top; display: inline; stroke: blue }
    svg path { fill: red } dialog { position: static; margin: 100px; padding: 80px; border: 10px solid red; max-width: 200px; width: 200px; background: #333; color: #222; display: block; overflow: hidden; height: 100px; opacity: 0; visibility: hidden; transform: scale(0) }
    a { display: inline-block; color: yellow; background: #eee; padding: 30px; border-bottom: 3px dashed; float: right; text-transform: uppercase; letter-spacing: 3px; width: 120px; overflow: hidden }
    details { border: 5px solid; padding: 40px; margin: 40px; background: #eee } summary { display: list-item; list-style: disclosure-closed; float: right; width: 50px; padding: 20px; background: #000; color: #fff } summary::after { content: "+" }
    p { margin: 4em; text-indent: 2em; font-size: 13px; color: #666; line-height: 2 } iframe { width: 100px; height: 50px; border: 10px inset; max-width: 50%; float: right; margin: 20px } nav { position: fixed; top: 0; background: #000; height: 40px; width: 100%; overflow: hidden; display: flex }
    section { padding: 80px 0; background: #fafafa; margin: 40px; overflow: hidden; display: flex } header { position: absolute; height: 200px; width: 100% } aside { float: right; width: 200px } address { font-style: italic; margin: 40px; background: #ccc; float: left; width: 100px } b { display: block; font-weight: 400; color: red } picture { display: inline; margin: 20px } div { letter-spacing: 1px }`,
};

/** Layouts, resets and sizes of host pages. */
export const pageSheets: Readonly<Record<string, string>> = {
  'a universal reset': `* { ${reset} }`,
  'a reset of every element by name': `html, body, div, span, h2, h3, p, a, form, label, input, select, textarea, button { ${reset} }`,
  'a page of 62.5 %':
    'html { font-size: 62.5% } body { font-size: 1.6rem } input, select, textarea, button { font-size: 1rem; padding: .4rem }',
  'a page of 24 px': 'html { font-size: 24px } label { font-size: 2rem } input { height: 3rem }',
  'Bootstrap 3': `* { box-sizing: border-box } label { display: inline-block; max-width: 100%; margin-bottom: 5px; font-weight: 700 }
    input[type="text"], input[type="email"], select { width: 220px; height: 20px; line-height: 20px } a { text-decoration: none }
    button { width: 100%; text-transform: none } p { margin: 0 0 10px } svg { vertical-align: middle }`,
  'floating rows':
    'form div { float: left; width: 33% } label { float: left; width: 30%; text-align: right } input, select, textarea { float: right; width: 60% }',
  'a column that centres its items': 'body { display: flex; flex-direction: column; align-items: center }',
  'a row of items': 'body { display: flex; gap: 20px }',
  'a floating placeholder': '.aw-widget { float: left }',
  'links as buttons':
    'a { display: block; width: 100%; padding: 20px; color: #fff; background: #000 } a[href^="tel:"] { display: none }',
};

const unseen =
  'position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; clip: rect(0 0 0 0); clip-path: inset(50%); white-space: nowrap; border: 0';
const box = 'input[type="checkbox"], input[type="radio"]';
const controls = 'input, select, textarea, button, label, legend, fieldset, dialog';

/** Rules of themes, page builders and frameworks for bare controls, most of them to draw their own instead. */
export const bareControlSheets: Readonly<Record<string, string>> = {
  'controls that are unset': 'input, button, select, textarea { all: unset }',
  'boxes that are not displayed': `${box} { display: none }`,
  'boxes off the page': `${box} { position: absolute; left: -9999px }`,
  'boxes above the page': `${box} { position: fixed; top: -9999px; float: left; z-index: -1 }`,
  'transparent boxes without size': `${box} { opacity: 0; width: 0; height: 0; margin: 0; position: absolute }`,
  'visually hidden boxes': `${box} { ${unseen} }`,
  'boxes with the weight of a section': `:not(#_) form ${box.replace(', ', ', :not(#_) form ')} { display: none; appearance: none }`,
  'boxes in labels': 'label > input { display: none } label > input + span { visibility: hidden }',
  'a box drawn on the box': `${box} { appearance: none; width: 1em; height: 1em; background: #fff } input[type="checkbox"]::before { content: ""; position: absolute; inset: 0; width: 99px; height: 99px; background: #fff }`,
  'a switch on the label': `input[type="checkbox"] { visibility: hidden } input + label { position: relative; display: block; width: 50px; height: 0; overflow: hidden; text-indent: -9999px; font-size: 0 } label::before, label::after { content: ""; position: absolute; inset: 0; background: gray }`,
  Materialize: `[type="checkbox"]:not(:checked), [type="checkbox"]:checked, [type="radio"]:not(:checked), [type="radio"]:checked { position: absolute; opacity: 0; pointer-events: none }
    [type="checkbox"] + label, [type="radio"] + span { position: relative; padding-left: 35px; display: inline-block; height: 25px; line-height: 25px; font-size: 1rem; user-select: none }
    [type="checkbox"] + label:before, [type="checkbox"]:not(.filled-in) + label:after, [type="radio"] + span:before, [type="radio"] + span:after { content: ""; position: absolute; top: 0; left: 0; width: 18px; height: 18px; border: 2px solid #5a5a5a; transition: .2s }
    input[type=text]:not(.browser-default), input[type=email]:not(.browser-default), input[type=tel]:not(.browser-default), textarea.materialize-textarea { background-color: transparent; border: none; border-bottom: 1px solid #9e9e9e; height: 3rem; width: 100%; margin: 0 0 8px; padding: 0; box-sizing: content-box }
    select { display: none } input[type=range] { opacity: 0 } button:focus { outline: none; background-color: #2ab7a9 }`,
  Tailwind: `[type="text"], [type="email"], [type="tel"], [type="search"], textarea, select { appearance: none; background-color: #fff; border: 0; border-radius: 0; padding: 0; color: #fff }
    [type="checkbox"], [type="radio"] { appearance: none; padding: 0; display: inline-block; height: 1rem; width: 1rem; color: #fff; background-color: #fff; border: 1px solid #fff }
    [type="checkbox"]:checked { border-color: transparent; background-color: currentColor } button, [type="submit"] { background-color: transparent; background-image: none }`,
  'the kit of a page builder': `body:not(.a):not(.b) input:not([type="button"]):not([type="submit"]), body:not(.a) textarea, body:not(.a) select { color: #fff; background-color: transparent; border: 0; padding: 2px }
    body:not(.a) button { color: #fff; background-color: #fff; padding: 0; border-radius: 99px }`,
  'fields of a theme': `input[type="text"], input[type="email"], input[type="tel"], select, textarea, button[type="submit"] {
    display: inline-block; float: left; width: 50%; min-width: 0; max-width: 120px; height: 12px; min-height: 0; max-height: 12px; padding: 0; border: 0; background: none; text-align: center }`,
  'labels that are not displayed': 'label, legend { display: none } form label { float: right }',
  'controls that are replaced by a script': `${controls} { ${unseen} }`,
  'controls that cannot be pressed': `${controls} { pointer-events: none; user-select: none; touch-action: none }`,
  'controls that a script fades in': `${controls} { visibility: hidden; opacity: 0; transform: translateY(200px) scale(0); filter: opacity(0); transition: all 9s; animation: none 9s }`,
  'controls behind the page': `${controls} { position: relative; z-index: -1; left: -9999px; float: right; margin: -99px }`,
  'controls that are cut off': `${controls} { max-width: 0; max-height: 0; overflow: hidden; mask: linear-gradient(transparent, transparent); content-visibility: hidden; contain: strict }`,
  'texts in the colour of the page': `${controls} { color: transparent; -webkit-text-fill-color: transparent; text-indent: -9999px; font-size: 0; letter-spacing: -9em; accent-color: transparent; caret-color: transparent }`,
  'sliders of a theme': `input[type="range"] { appearance: none; width: 0; height: 2px; background: none } ::-webkit-slider-thumb { appearance: none; width: 0; opacity: 0 } ::-webkit-slider-runnable-track { background: none; height: 0 }`,
  'a shine over every control': `label, button, input + span { position: relative } input::before, input + span::after, label::before, label::after, legend::before, button::before, button::after { content: ""; position: absolute; inset: 0; z-index: 9999; background: #fff }`,
};

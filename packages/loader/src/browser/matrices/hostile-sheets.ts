export const hostileSheets: Readonly<Record<string, string>> = {
  'a universal reset':
    '* { margin: 0; padding: 0; box-sizing: content-box; line-height: 1; float: none; border: 0; font: inherit; vertical-align: baseline; list-style: none; text-decoration: none; background: none; color: inherit }',
  'an old theme': `* { transition: all .3s; text-shadow: 0 1px 0 #fff } [hidden] { display: block }
    button { width: 100%; height: 20px; padding: 2px 40px; margin: 20px; border: 4px outset gold; border-radius: 0; background: crimson; color: yellow; text-transform: uppercase; letter-spacing: 4px; float: left; display: block; min-width: 200px; font-size: 11px; line-height: 40px; box-shadow: 4px 4px #000; position: relative; overflow: hidden; text-indent: 10px; white-space: nowrap }
    ul { padding-left: 40px; margin: 30px; } ul li { list-style: square; float: left; padding: 10px 30px; margin: 0 20px; width: 50%; background: #eee; display: list-item } li::before { content: "» "; color: red }
    h1, h2, h3, h4 { text-transform: uppercase; margin: 3em; letter-spacing: 8px; border-bottom: 5px solid red; color: #c00; clear: both; text-align: center; font-size: 40px; line-height: 1 }
    img { max-width: none; border: 5px solid lime; height: auto; padding: 8px; float: left; margin: 10px } svg { fill: red; width: 100px; height: 100px; max-width: 100%; vertical-align: top; display: inline; stroke: blue }
    svg path { fill: red } dialog { position: static; margin: 100px; padding: 80px; border: 10px solid red; max-width: 200px; width: 200px; background: #333; color: #222; display: block; overflow: hidden; height: 100px }
    a { display: inline-block; color: yellow; background: #eee; padding: 30px; border-bottom: 3px dashed; float: right; text-transform: uppercase; letter-spacing: 3px; width: 120px; overflow: hidden }
    details { border: 5px solid; padding: 40px; margin: 40px; background: #eee } summary { display: list-item; list-style: disclosure-closed; float: right; width: 50px; padding: 20px; background: #000; color: #fff } summary::after { content: "+" }
    p { margin: 4em; text-indent: 2em; font-size: 13px; color: #666; line-height: 2 } iframe { width: 100px; height: 50px; border: 10px inset; max-width: 50%; float: right; margin: 20px } nav { position: fixed; top: 0; background: #000; height: 40px; width: 100%; overflow: hidden; display: flex }
    section { padding: 80px 0; background: #fafafa; margin: 40px; overflow: hidden; display: flex } header { position: absolute; height: 200px; width: 100% } aside { float: right; width: 200px } address { font-style: italic; margin: 40px; background: #ccc; float: left; width: 100px } b { display: block; font-weight: 400; color: red } picture { display: inline; margin: 20px } div { letter-spacing: 1px }`,
};

/** Events that an element may handle by an attribute. */
const events =
  'abort afterprint afterscriptexecute animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut beforeinput beforematch beforepaste beforeprint beforescriptexecute beforetoggle beforeunload begin blur bounce cancel canplay change click close command contentvisibilityautostatechange contextlost contextmenu copy cuechange cut dblclick dragend dragenter dragstart drop durationchange emptied end ended error finish focus focusin focusout formdata fullscreenchange gotpointercapture hashchange input invalid keydown keypress keyup load loadeddata loadedmetadata loadstart lostpointercapture message mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel pagehide pageshow paste pause play playing pointercancel pointerdown pointerenter pointermove pointerover pointerrawupdate pointerup popstate progress promptaction promptdismiss ratechange readystatechange repeat reset resize scroll scrollend scrollsnapchange scrollsnapchanging search securitypolicyviolation seeked seeking select selectionchange selectstart show slotchange start storage submit suspend timeupdate toggle touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart unhandledrejection unload validationstatuschange volumechange waiting webkitanimationend webkitfullscreenchange webkitmouseforcedown webkittransitionend wheel'.split(
    ' ',
  );

/** Elements that run a handler without a visitor. */
const atOnce = [
  '<audio src onerror=alert(1)></audio>',
  '<body onload=alert(1) onpageshow=alert(1) onresize=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<embed src=x onerror=alert(1) onload=alert(1)>',
  '<frameset onload=alert(1)>',
  '<iframe onload=alert(1)></iframe>',
  '<image src onerror=alert(1)>',
  '<img src=data:, onerror=alert(1)>',
  '<img srcset="," onerror=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<input type=image src onerror=alert(1)>',
  '<link rel=stylesheet href=data:,x onload=alert(1) onerror=alert(1)>',
  '<marquee onstart=alert(1) onbounce=alert(1) loop=1>x</marquee>',
  '<object data=data:, onerror=alert(1) onload=alert(1)></object>',
  '<picture><source srcset><img src onerror=alert(1)></picture>',
  '<script onerror=alert(1) src=data:></script>',
  '<select autofocus onfocus=alert(1)></select>',
  '<style onload=alert(1)></style>',
  '<style>@keyframes k {}</style><b style="animation: k 1s" onanimationstart=alert(1)>x</b>',
  '<svg onload=alert(1)></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg><g onload=alert(1)></g></svg>',
  '<svg><image href=data:, onerror=alert(1) /></svg>',
  '<svg><set onbegin=alert(1) attributeName=x to=y /></svg>',
  '<svg><style onload=alert(1)></style></svg>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<track default src=data:, onerror=alert(1)>',
  '<video onloadstart=alert(1) src=data:,></video>',
  '<video><source onerror=alert(1) src=data:,></video>',
  '<x contenteditable autofocus onfocus=alert(1)>x</x>',
  '<x tabindex=0 autofocus onfocus=alert(1) onfocusin=alert(1)>x</x>',
];

/** Handlers of every event, on an element that stays, on one that goes, and on a foreign one. */
export const handlers = [
  ...atOnce,
  ...events.flatMap((event) => [
    `<b on${event}=alert(1)>x</b>`,
    `<a href="/x" on${event}="alert(1)"><video on${event}="alert(1)"></video></a>`,
    `<svg on${event}=alert(1)><a on${event}=alert(1)>x</a></svg>`,
  ]),
];

import { pageState } from './page-state.ts';

/** Set as single properties, which every content security policy allows. */
const look: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  insetBlockEnd: '0',
  insetInline: '0',
  zIndex: '2147483647', // on top of everything; it ignores pointer events
  boxSizing: 'border-box',
  width: 'fit-content',
  maxWidth: '100%',
  margin: '0 auto',
  padding: '4px 12px',
  border: '1px solid #fff', // the only visible edge in forced colours
  borderRadius: '8px 8px 0 0',
  background: '#0b2545',
  color: '#fff',
  font: '600 13px/1.4 system-ui, sans-serif',
  textAlign: 'center',
  pointerEvents: 'none',
};

/** One for all copies of this module on a page. */
const page = /* @__PURE__ */ pageState('ribbon', () => ({ users: 0, hide: () => {} }));

/** Shows that the widgets are in preview, but not in print, until each user has called the undo that it returns. */
export function showPreviewRibbon(): () => void {
  if (page.users++ === 0) page.hide = addRibbon();
  return () => {
    if (--page.users === 0) page.hide();
  };
}

function addRibbon(): () => void {
  const ribbon = document.createElement('div');
  const end = new AbortController();
  ribbon.setAttribute('role', 'status');
  ribbon.textContent = 'Preview: forms work, nothing is sent';
  Object.assign(ribbon.style, look);
  (document.body ?? document.documentElement).append(ribbon); // the page may still be loading
  addEventListener('beforeprint', () => (ribbon.style.display = 'none'), end);
  addEventListener('afterprint', () => (ribbon.style.display = ''), end);
  return () => {
    end.abort();
    ribbon.replaceWith(); // prototype.js has a `remove` of its own
  };
}

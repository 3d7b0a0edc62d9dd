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

/** Shows that the widgets are in preview, but not in print. Returns the ribbon. */
export function showPreviewRibbon(): HTMLElement {
  const ribbon = document.createElement('div');
  ribbon.setAttribute('role', 'status');
  ribbon.textContent = 'Preview: forms work, nothing is sent';
  Object.assign(ribbon.style, look);
  (document.body ?? document.documentElement).append(ribbon); // the page may still be loading
  addEventListener('beforeprint', () => (ribbon.style.display = 'none'));
  addEventListener('afterprint', () => (ribbon.style.display = ''));
  return ribbon;
}

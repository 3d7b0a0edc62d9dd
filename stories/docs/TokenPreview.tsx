import type { Token } from './read-tokens.ts';

interface TokenPreviewProps {
  readonly token: Token;
  readonly ground: 'light' | 'dark';
}

/**
 * A preview of a token: a colour on its background, a text in its size, or a box with its corners. Empty if
 * there is nothing to show.
 */
export function TokenPreview({ token: { name, light, dark }, ground }: TokenPreviewProps) {
  const value = (ground === 'dark' ? dark : undefined) ?? light;
  if (value.startsWith('#')) {
    return (
      <span className={`swatch__ground swatch__ground--${ground}`}>
        <span className="swatch__color" style={{ background: value }} />
      </span>
    );
  }
  if (name.startsWith('--aw-font-size')) return <span style={{ fontSize: value, lineHeight: 1.2 }}>Aa</span>;
  if (name === '--aw-line-height')
    return (
      <span style={{ lineHeight: value, display: 'block' }}>
        One line
        <br />
        and the next
      </span>
    );
  if (name === '--aw-space') return <span className="swatch__bar" style={{ width: value }} />;
  if (name === '--aw-radius') return <span className="swatch__box" style={{ borderRadius: value }} />;
  if (name === '--aw-control-height') return <span className="swatch__box" style={{ height: value }} />;
  return null;
}

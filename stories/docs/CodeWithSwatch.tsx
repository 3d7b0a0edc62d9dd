import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import './code-with-swatch.css';

/** Code of a page; before a colour in a line of text, the colour itself. */
export function CodeWithSwatch(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const { children } = props;
  const isColor = typeof children === 'string' && /^#[\da-f]{3,8}$/i.test(children);
  return (
    <>
      {isColor && <span className="swatch" style={{ background: children }} />}
      <CodeOrSourceMdx {...props} />
    </>
  );
}

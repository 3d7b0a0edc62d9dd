import type { CSSProperties, ReactNode } from 'react';
import './host-page.css';

/** What a story's `parameters` may say about the look of the page it stands in. */
export interface HostParameters {
  readonly theme?: 'dark';
  /** Greatest width of the section that holds the widget. */
  readonly hostWidth?: string;
  /** Design tokens the site sets. */
  readonly tokens?: CSSProperties;
  /** The story's widget was mounted from markup, and has its root already. */
  readonly hasOwnRoot?: boolean;
}

/** A page of a site that uses the widgets. */
export function HostPage({ theme, hostWidth, tokens, hasOwnRoot, children }: HostParameters & { children: ReactNode }) {
  return (
    <div className="host" data-aw-theme={theme} style={tokens}>
      <div className="host__section" style={{ maxWidth: hostWidth }}>
        {/* What the loader's mount puts around a widget. */}
        {hasOwnRoot ? children : <div className="aw-root">{children}</div>}
      </div>
    </div>
  );
}

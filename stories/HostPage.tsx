import type { CSSProperties, ReactNode } from 'react';
import './host-page.css';

/** Story `parameters` for the look of the page around it. */
export interface HostParameters {
  readonly theme?: 'dark';
  /** The maximum width of the section that contains the widget. */
  readonly hostWidth?: string;
  /** Design tokens that the site sets. */
  readonly tokens?: CSSProperties;
  /** The story's widget was mounted from markup and already has its root. */
  readonly hasOwnRoot?: boolean;
}

/** A page of a site that uses the widgets. */
export function HostPage({
  theme,
  hostWidth,
  tokens,
  hasOwnRoot,
  children,
}: HostParameters & { children: ReactNode }) {
  return (
    <div className="host" data-aw-theme={theme} style={tokens}>
      <div className="host__section" style={{ maxWidth: hostWidth }}>
        {/* The element that the loader puts around a widget. */}
        {hasOwnRoot ? children : <div className="aw-root">{children}</div>}
      </div>
    </div>
  );
}

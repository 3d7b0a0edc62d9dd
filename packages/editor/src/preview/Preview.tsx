import { useEffect, useRef, useState, type RefObject } from 'react';
import { Options } from './Options.tsx';
import { previewConfig } from './preview-config.ts';
import { previewReady, type PreviewMessage, type PreviewSetting } from './preview-message.ts';

interface PreviewProps {
  readonly title: string;
  /** What to do in the preview to see the widget. */
  readonly hint: string | undefined;
  readonly snippet: string;
  readonly ids: readonly string[];
  readonly release: URL;
  readonly setting: PreviewSetting;
}

/** In CSS pixels. */
const widths = { 'Phone, 360': 360, 'Tablet, 768': 768, 'Desktop, 1280': 1280 } as const;
type Width = keyof typeof widths;
const names = Object.keys(widths) as Width[]; // the keys of `widths`

/** CSS pixels of the builder's page: a narrow preview is not much higher than wide. */
const maxHeight = 560;

/** A frame with an origin of its own, so that pasted markup cannot affect the builder's page. */
export function Preview({ title, hint, snippet, ids, release, setting }: PreviewProps) {
  const [width, setWidth] = useState<Width>('Phone, 360');
  const [times, setTimes] = useState(0);
  const screen = useRef<HTMLDivElement>(null);
  const available = useWidth(screen);
  const scale = Math.min(1, available / widths[width]);
  const height = Math.min(maxHeight, Math.max(available * 1.2, 320));
  const frame = useFrame({ snippet, ids, setting });
  return (
    <section className="aw-builder__part" aria-label="Preview">
      <div className="aw-builder__bar">
        <h3 className="aw-builder__title">Preview</h3>
        <Options
          legend="Width of the preview, in pixels"
          options={names}
          chosen={width}
          onChoose={setWidth}
        />
        <button type="button" className="aw-builder__second" onClick={() => setTimes(times + 1)}>
          Restart the preview
        </button>
      </div>
      {hint && <p className="aw-hint">{hint}</p>}
      <div className="aw-builder__screen" ref={screen} style={{ height }}>
        <iframe
          key={times}
          ref={frame}
          title={`Preview of ${title} at ${widths[width]} pixels`}
          src={new URL('editor/preview.html', release).href}
          sandbox={previewSandbox}
          style={{ width: widths[width], height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}

/** Sends messages only once the frame reports that it listens. */
function useFrame({ snippet, ids, setting }: Pick<PreviewProps, 'snippet' | 'ids' | 'setting'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const idList = ids.join(' ');
  useEffect(() => {
    const show = () => {
      const base = location.href.replace(/#.*/, '');
      const config = previewConfig(setting.config, location.origin);
      const message: PreviewMessage = {
        type: 'aw-preview',
        html: snippet,
        ids: idList.split(' ').filter(Boolean),
        base,
        config,
        styleSheet: setting.styleSheet,
      };
      frame.current?.contentWindow?.postMessage(message, '*'); // its opaque origin has no name
    };
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === previewReady) show();
    };
    addEventListener('message', onMessage);
    show();
    return () => removeEventListener('message', onMessage);
  }, [snippet, idList, setting]);
  return frame;
}

function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(360);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

/**
 * Without `allow-same-origin` the origin is opaque: a preview can't access the release's own origin. The
 * frame and the page's header (`editor/csp.txt`) both set it.
 */
export const previewSandbox = 'allow-scripts allow-forms allow-popups';

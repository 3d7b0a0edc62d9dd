import { useEffect, useRef, useState, type RefObject } from 'react';
import { Options } from '../builder/Options.tsx';
import { previewConfig } from './preview-config.ts';
import { previewReady, type PreviewMessage, type PreviewSetting } from './preview-message.ts';

interface PreviewProps {
  readonly title: string;
  readonly snippet: string;
  readonly ids: readonly string[];
  readonly release: URL;
  readonly setting: PreviewSetting;
}

/** Widths of a telephone, a tablet and a desktop, in CSS pixels. */
const widths = { 'Phone, 360': 360, 'Tablet, 768': 768, 'Desktop, 1280': 1280 } as const;
type Width = keyof typeof widths;
const names = Object.keys(widths) as Width[]; // the keys of what stands above

/** Of what is shown, in CSS pixels of the builder's page; on a narrow one not much higher than wide. */
const highest = 560;

/**
 * The snippet as visitors get it, at one of three widths. It runs in a frame of an origin of its own, so that whatever was
 * pasted can do nothing to the builder's page; forms work, and nothing is sent.
 */
export function Preview({ title, snippet, ids, release, setting }: PreviewProps) {
  const [width, setWidth] = useState<Width>('Phone, 360');
  const [times, setTimes] = useState(0);
  const screen = useRef<HTMLDivElement>(null);
  const available = useWidth(screen);
  const scale = Math.min(1, available / widths[width]);
  const height = Math.min(highest, Math.max(available * 1.2, 320));
  const frame = useFrame({ snippet, ids, setting });
  return (
    <section className="aw-builder__part" aria-label="Preview">
      <div className="aw-builder__bar">
        <h3 className="aw-builder__title">Preview</h3>
        <Options legend="Width of the preview, in pixels" options={names} chosen={width} onChoose={setWidth} />
        <button type="button" className="aw-builder__second" onClick={() => setTimes(times + 1)}>
          Start again
        </button>
      </div>
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

/** Tells the frame what to show: when it says that it listens, and at each change after that. */
function useFrame({ snippet, ids, setting }: Pick<PreviewProps, 'snippet' | 'ids' | 'setting'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const idList = ids.join(' ');
  useEffect(() => {
    const show = () => {
      const base = location.href.replace(/#.*/, '');
      const config = previewConfig(setting.config, location.origin);
      const message: PreviewMessage = { type: 'aw-preview', html: snippet, ids: idList.split(' ').filter(Boolean), base, config, styleSheet: setting.styleSheet };
      frame.current?.contentWindow?.postMessage(message, '*'); // its origin is opaque, and has no name
    };
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === previewReady) show();
    };
    addEventListener('message', hear);
    show();
    return () => removeEventListener('message', hear);
  }, [snippet, idList, setting]);
  return frame;
}

/** The width of an element in CSS pixels, as it changes. */
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
 * What the page in the preview's frame may do. Without `allow-same-origin` its origin is opaque: what is previewed reaches
 * nothing of the origin that serves the release. The frame and the page's own header (`editor/csp.txt`) both say so.
 */
export const previewSandbox = 'allow-scripts allow-forms allow-popups';

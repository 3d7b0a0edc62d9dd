import { htmlText, type HtmlText } from '@adviser-widgets/widget/react';
import { useWarning } from '@adviser-widgets/widget/react/internal';
import type { ReactNode } from 'react';
import { NoticeBanner, type PageNoticeBannerProps } from './NoticeBanner.tsx';

/** Props of NoticeBanner: the widget's attributes and, in a React application, the notice as nodes. */
export interface NoticeBannerProps extends Omit<PageNoticeBannerProps, 'text'> {
  /** The notice, unless it is the children. Of HTML in a string, only links, emphasis and paragraphs are kept. */
  readonly text?: HtmlText | ReactNode;
}

/** An application's notice; no CMS page loads this code. */
export function AppNoticeBanner({ text, ...props }: NoticeBannerProps) {
  const isEmpty = text === undefined && !('children' in props);
  useWarning(isEmpty && 'NoticeBanner shows nothing: write the notice as its children, or as `text`.');
  if (typeof text === 'string' && text) return <NoticeBanner {...props} text={htmlText(text)} />;
  return <NoticeBanner {...props}>{(text as ReactNode) || props.children}</NoticeBanner>;
}

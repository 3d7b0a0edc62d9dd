'use client';

import { withEvents } from '@adviser-widgets/widget/react/internal';
import { Announcement as AnnouncementWidget } from './announcement/Announcement.tsx';
import { AppNoticeBanner as NoticeBannerWidget } from './notice-banner/AppNoticeBanner.tsx';
import { ParallaxBanner as ParallaxBannerWidget } from './parallax-banner/ParallaxBanner.tsx';
import { AppPopUp as PopUpWidget } from './pop-up/AppPopUp.tsx';

export type { AnnouncementProps } from './announcement/Announcement.tsx';
export { definition as announcement } from './announcement/definition.ts';
export type { NoticeBannerProps } from './notice-banner/AppNoticeBanner.tsx';
export { definition as noticeBanner } from './notice-banner/definition.ts';
export type { ParallaxBannerProps } from './parallax-banner/ParallaxBanner.tsx';
export { definition as parallaxBanner } from './parallax-banner/definition.ts';
export type { PopUpProps } from './pop-up/PopUp.tsx';
export { definition as popUp } from './pop-up/definition.ts';

/** An announcement, set apart from the text around it. */
export const Announcement = /* @__PURE__ */ withEvents('announcement', AnnouncementWidget);

/** A notice that visitors can close, for an hour. */
export const NoticeBanner = /* @__PURE__ */ withEvents('notice-banner', NoticeBannerWidget);

/** Content on a picture that scrolls slower than the page; by CSS where it has scroll timelines. */
export const ParallaxBanner = /* @__PURE__ */ withEvents('parallax-banner', ParallaxBannerWidget);

/** Content in a dialog: modal if the visitor opened it, in a corner if it opened automatically. */
export const PopUp = /* @__PURE__ */ withEvents('pop-up', PopUpWidget);

'use client';

export { Announcement, type AnnouncementProps } from './announcement/Announcement.tsx';
export { definition as announcement } from './announcement/definition.ts';
export { NoticeBanner, type NoticeBannerProps } from './notice-banner/NoticeBanner.tsx';
export { definition as noticeBanner } from './notice-banner/definition.ts';
export { ParallaxBanner, type ParallaxBannerProps } from './parallax-banner/ParallaxBanner.tsx';
export { definition as parallaxBanner } from './parallax-banner/definition.ts';
export { PopUp, type PopUpProps } from './pop-up/PopUp.tsx';
export { definition as popUp } from './pop-up/definition.ts';

// What a widget remembers of a visitor. Sub-path, so that forms, which have it in a later download, do not carry it.
export { readCookie } from './cookies.ts';
export { keepCookie, type CookiePage } from './keep-cookie.ts';

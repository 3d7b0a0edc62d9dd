/** Whether `Array.from` is the browser's own: libraries of the page replace it by one that does not map. */
// eslint-disable-next-line no-restricted-syntax -- tries it
export const hasOwnFrom = () => Array.from([1], String)[0] === '1';

/** Whether `bind` is the browser's own: libraries of the page replace it by one that takes a list. */
// eslint-disable-next-line no-restricted-syntax -- tries it
export const hasOwnBind = () => Math.max.bind(null, 1, 2)() === 2;

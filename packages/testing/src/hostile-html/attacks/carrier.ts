/** Runs script as soon as it is an element of a page, without a request. */
export const carrier = '<img src onerror=alert(1)>';

/**
 * What the page in the preview's frame may do. Without `allow-same-origin` its origin is opaque: what is previewed reaches
 * nothing of the origin that serves the release. The frame and the page's own header (`editor/csp.txt`) both say so.
 */
export const previewSandbox = 'allow-scripts allow-forms allow-popups';

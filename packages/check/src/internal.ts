// For the repository's tools; promises nothing to others.
export { readBytes } from './pages/read-bytes.ts';
export { request, type Answer } from './pages/request.ts';
export { print, printError, printJson, runTool, warn } from './report/print.ts';

// For the repository's tools; promises nothing to others.
export { print, printError, printJson, runTool, warn } from './report/print.ts';

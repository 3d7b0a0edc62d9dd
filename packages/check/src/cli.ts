#!/usr/bin/env node
import { printReport, warn } from './report/print.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), { out: printReport, logError: warn });

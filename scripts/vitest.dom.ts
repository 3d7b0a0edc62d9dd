import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { checkEventDocs } from './check-event-docs.ts';
import './vitest.jsdom.ts'; // what the recipe for tests of an app says

// Milliseconds. Generous, for busy machines; a passing test never waits this long.
configure({ asyncUtilTimeout: 4_000 });

// Testing Library only unmounts automatically if the test functions are globals; here they are imported.
afterEach(cleanup);

checkEventDocs();

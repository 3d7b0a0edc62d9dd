import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom lays nothing out, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => {};

// Testing Library unmounts by itself only where the test functions are globals; here they are imported.
afterEach(cleanup);

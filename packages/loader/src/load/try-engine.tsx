import { hasOwnBind, hasOwnFrom, pageGlobal, reportError } from '@adviser-widgets/core/internal';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

let isTried = false;
let problem: Error | undefined;

/**
 * Tries once whether the engine can update what it has rendered, on a page that has replaced functions of the
 * browser. Half a form could seem to work, and lose a lead.
 *
 * @throws {Error} if no widget can run on this page, which is reported once
 */
export function tryEngine(): void {
  if (!isTried) explainFailures(`${libraryOfPage()} has replaced ${replacedFunctions().join(' and ')}`);
  isTried = true;
  if (problem) throw problem;
}

function explainFailures(reason: string): void {
  const guide = 'see "Libraries on your pages" in the guide for integrators';
  if (canUpdate()) {
    const explain = () => reportError(`a widget has failed on a page where ${reason}; ${guide}`);
    addEventListener('aw:failed', explain, { once: true });
    return;
  }
  problem = new Error(reason);
  reportError(`no widget can run, and every fallback stays: ${reason}; ${guide}`);
  addEventListener('aw:failed', (event) => event.preventDefault()); // keeps each out of the console
}

function replacedFunctions(): string[] {
  return [...(hasOwnFrom() ? [] : ['Array.from']), ...(hasOwnBind() ? [] : ['Function.prototype.bind'])];
}

function canUpdate(): boolean {
  const container = document.createElement('div');
  try {
    const root = createRoot(container, { onUncaughtError: () => {} });
    flushSync(() => root.render(<Trial />));
    return container.textContent === 'updated';
  } catch {
    return false;
  }
}

function Trial() {
  const [text, setText] = useState('');
  // eslint-disable-next-line react-hooks/set-state-in-effect -- React needs `bind` just for this
  useLayoutEffect(() => setText('updated'), []);
  return text;
}

function libraryOfPage(): string {
  const mooTools = pageGlobal<{ version: string }>('MooTools', ({ version }) => typeof version === 'string');
  if (mooTools) return `MooTools ${mooTools.version}`;
  const prototype = pageGlobal<{ Version: string }>(
    'Prototype',
    ({ Version }) => typeof Version === 'string',
  );
  return prototype ? `prototype.js ${prototype.Version}` : 'a script of this page';
}

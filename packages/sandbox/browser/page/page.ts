/** The sandbox's own page at `/__sandbox/`: live records, and the switches. */
import { byId } from './element.ts';
import { faultsPanel } from './faults-panel.ts';
import { modePanels } from './mode-panels.ts';
import { recordList } from './record-list.ts';
import type { SandboxState } from './sandbox-api.ts';

const live = byId('live', HTMLParagraphElement);
const problem = byId('problem', HTMLParagraphElement);
const panels = [recordList(), modePanels(), faultsPanel()];

const stream = new EventSource('/__sandbox/events');
stream.onopen = () => showLive('live', 'Live');
stream.onerror = () => showLive('lost', 'Not reachable, trying again…');
stream.onmessage = ({ data }: MessageEvent<string>) => {
  const state = JSON.parse(data) as SandboxState; // our own server's format
  panels.forEach((panel) => panel.show(state));
};

window.addEventListener('unhandledrejection', ({ reason }) => {
  problem.textContent = reason instanceof Error ? reason.message : String(reason);
});
document.addEventListener('click', () => (problem.textContent = ''), { capture: true });

const snippet = byId('snippet', HTMLElement);
snippet.textContent = `<script async
  src="${location.origin}/adviser-widgets/1/loader.js"
  data-config="${location.origin}/__sandbox/config.json"></script>`;

function showLive(state: string, text: string): void {
  live.dataset.state = state;
  live.textContent = text;
}

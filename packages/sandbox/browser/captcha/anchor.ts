/** Runs in the badge's frame. */
import type { Answer, Question } from './anchor-client.ts';

window.addEventListener('message', ({ data, ports: [port] }: MessageEvent<Question>) => {
  // Other scripts of the page post to every frame they find, but without a port.
  if (port) void askServer(data).then((answer) => port.postMessage(answer));
});

async function askServer(question: Question): Promise<Answer> {
  try {
    const response = await fetch('token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
    });
    return response.ok ? ((await response.json()) as Answer) : { mode: 'fail' }; // Our own server's format.
  } catch {
    return { mode: 'fail' };
  }
}

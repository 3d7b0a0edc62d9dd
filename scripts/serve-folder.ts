import sirv from 'sirv';
import { serveOnLoopback, type LoopbackServer } from '@adviser-widgets/testing/loopback';

/** `path` starts and ends with a slash. */
export function serveFolder(folder: string, path = '/'): Promise<LoopbackServer> {
  const serve = sirv(folder, { dev: true }); // reads files when they are asked for
  return serveOnLoopback((request, response) => {
    if (!request.url?.startsWith(path)) return void response.writeHead(404).end();
    request.url = request.url.slice(path.length - 1);
    serve(request, response);
  });
}

import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, createBrotliCompress } from 'node:zlib';
import { recordOf } from '../../../../src/kernel/record';
import { beginning, ending } from './document';
import { contentOf, visits } from './visits';

const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const isVisited = (path: string): path is keyof typeof visits => Object.hasOwn(recordOf(visits), path);

export interface HandServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Serves the pages by hand: each sends its head and its top bar at once, makes the lender's call itself, and sends the
 * content in the same response when the reply is there. Pictures are the lender's.
 */
export async function startHandServer(lender: string): Promise<HandServer> {
  async function sendPage(
    path: keyof typeof visits,
    search: string,
    response: ServerResponse,
  ): Promise<void> {
    const visit = visits[path];
    const content = contentOf(visit, lender, Object.fromEntries(new URLSearchParams(search)));
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'private, no-store',
    });
    const body = createBrotliCompress(compression);
    body.pipe(response);
    body.write(beginning(visit.title, visit.aside ?? false));
    body.flush();
    const { main, footer } = await content;
    body.end(ending(main, footer));
  }

  function passPicture(request: IncomingMessage, response: ServerResponse): void {
    send(lender + (request.url ?? ''), (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    })
      .on('error', () => response.destroy())
      .end();
  }

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://hand.test');
    if (isVisited(pathname)) {
      sendPage(pathname, search, response).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    } else if (pathname.startsWith('/sandbox/')) passPicture(request, response);
    else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundleForBrowser } from '../../bundle';
import { manyBlocks } from '../manyBlocks';

const styles =
  'body{margin:0;font-family:system-ui,sans-serif}section{padding:16px}.benefit{display:grid;grid-template-columns:32px 1fr}.benefit p{grid-column:2}.faq details{border-bottom:1px solid #ddd}button{width:100%;min-height:44px}';
const html = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><style>${styles}</style><script defer src="/page.js"></script><div id="root"></div>`;

export interface PlainServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves the page of the plain stack, and its templates by the number of their blocks: `/?blocks=1000`. */
export async function startPlain(): Promise<PlainServer> {
  const script = await bundleForBrowser(require.resolve('./page'));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://plain.test');
    const [type, body] =
      pathname === '/template'
        ? ['application/json', manyBlocks(Number(searchParams.get('blocks')))]
        : pathname === '/page.js'
          ? ['text/javascript; charset=utf-8', script]
          : ['text/html; charset=utf-8', html];
    response.writeHead(200, { 'content-type': type }).end(body);
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

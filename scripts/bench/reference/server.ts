import { createServer, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { referenceDocument } from './document';

const pictures = path.resolve(__dirname, '../../../templates/pictures');
/** As large as a picture with four characters is. */
const captcha = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 46"><rect width="112" height="46" fill="#e7e9ee"/>${Array.from(
    { length: 24 },
    (_, line) => `<path d="M${line * 5} ${(line * 17) % 46}l23 ${((line * 29) % 40) - 20}" stroke="#667"/>`,
  ).join('')}</svg>`,
);

const types: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.webp': 'image/webp' };

export interface ReferenceServer {
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Serves the page of that address, with a script written by hand, the way the best static host would: compressed once,
 * nothing computed.
 */
export async function startReference(page: string): Promise<ReferenceServer> {
  const html = Buffer.from(referenceDocument(await (await fetch(page)).text()));
  const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const send = (response: ServerResponse, body: Buffer, headers: Readonly<Record<string, string>>): void => {
    response.writeHead(200, { 'content-length': body.length, ...headers }).end(body);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://reference.test');
    request.resume();
    if (pathname === '/') {
      send(response, compressed, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'no-cache',
      });
    } else if (pathname.startsWith('/pictures/')) {
      const name = path.basename(pathname);
      const type = types[path.extname(name)] ?? 'application/octet-stream';
      send(response, readFileSync(path.join(pictures, name)), {
        'content-type': type,
        'cache-control': 'max-age=31536000, immutable',
      });
    } else if (pathname === '/captcha') {
      send(response, captcha, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
    } else {
      send(response, Buffer.from('{"code":0}'), { 'content-type': 'application/json' });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { exchange, type ExchangedRequest } from './exchange';

const open: { server: Server; sockets: Socket[] }[] = [];
afterEach(() => {
  for (const { server, sockets } of open.splice(0)) {
    server.close();
    for (const socket of sockets) socket.destroy();
  }
});

/** A lender of bare bytes. */
async function startLender(hear: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    hear(socket.on('error', () => undefined));
  });
  open.push({ server, sockets });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { sockets, port: (server.address() as AddressInfo).port };
}

const send = (origin: string, request: Partial<ExchangedRequest> = {}) =>
  exchange(
    {
      origin: new URL(origin),
      agent: origin.startsWith('https') ? new SecureAgent() : new Agent(),
      connectTimeoutMs: 2_000,
    },
    { method: 'POST', path: '/x', headers: {}, body: undefined, ...request },
    new AbortController().signal,
  );

it('a switch of protocols that nobody asked for settles the call, which may have been heard', async () => {
  const { port } = await startLender((socket) =>
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n'),
    ),
  );
  expect(await send(`http://127.0.0.1:${port}`)).toMatchObject({ ok: false, error: { isSent: true } });
});

it('a body that broke off while the call waited is not sent, nor is a connection made', async () => {
  const { port, sockets } = await startLender(() => undefined);
  const body = new PassThrough().on('error', () => undefined);
  body.destroy(new Error('gone'));
  await new Promise((resolve) => body.once('close', resolve));
  expect(await send(`http://127.0.0.1:${port}`, { body })).toMatchObject({
    ok: false,
    error: { isSent: false, error: { message: 'gone' } },
  });
  expect(sockets).toEqual([]);
});

it('a body that breaks off before the lender has proven itself is not sent', async () => {
  const body = new PassThrough().on('error', () => undefined);
  // It takes the connection and never shakes hands.
  const { port } = await startLender(() => void body.destroy(new Error('gone')));
  expect(await send(`https://127.0.0.1:${port}`, { body })).toMatchObject({
    ok: false,
    error: { isSent: false, error: { message: 'gone' } },
  });
});

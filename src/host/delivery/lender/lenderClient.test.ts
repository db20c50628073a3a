import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { LenderClient } from './lenderClient';

const reply = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';

/** Nothing of this process runs meanwhile, timers neither. */
const standStill = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

it('a connection that rested while the host stood still is not used again: the lender may have closed it', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(reply);
      socket.once('data', () => socket.destroy());
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new LenderClient({ origin: `http://127.0.0.1:${port}`, maxRestMs: 500 });
  try {
    const send = async () => {
      const sent = await client.send({
        name: 'loan-detail-push',
        method: 'GET',
        path: '/',
        headers: {},
        body: undefined,
        timeoutMs: 10_000,
      });
      if (sent.ok) await once(sent.value.body.resume(), 'close');
      return sent.ok ? sent.value.status : sent.error.kind;
    };
    expect(await send()).toBe(200);
    standStill(600);
    expect([await send(), sockets.length]).toEqual([200, 2]);
  } finally {
    client.close();
    sockets.forEach((socket) => socket.destroy());
    server.close();
  }
});

import type { AddressInfo, Socket } from 'node:net';
import { createServer, type TlsOptions } from 'node:tls';

export interface SecureLender {
  readonly origin: string;
  /** Bytes that it was told once the connection was encrypted. */
  readonly heard: () => string;
  stop(): Promise<void>;
}

const reply =
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 34\r\n\r\n{"code":0,"message":"","data":{}}\n';

/** A lender that speaks HTTPS and notes each byte that it hears; it answers every request alike. */
export async function startSecureLender(options: TlsOptions): Promise<SecureLender> {
  let heard = '';
  const sockets = new Set<Socket>();
  const server = createServer(options, (socket) => {
    socket
      .on('error', () => undefined)
      .on('data', (chunk: Buffer) => {
        heard += chunk.toString('latin1');
        if (heard.includes('\r\n\r\n')) socket.write(reply);
      });
  });
  server.on('tlsClientError', () => undefined);
  // Those too whose handshake never ends: a server waits for them when it closes.
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    heard: () => heard,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

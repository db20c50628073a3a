import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface LenderServer {
  readonly origin: string;
  readonly received: ReceivedRequest[];
  /** What the next requests are answered with. */
  answer: (request: ReceivedRequest, response: ServerResponse) => void;
  stop(): Promise<void>;
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export const answerJson = (value: unknown, status = 200) => (_request: ReceivedRequest, response: ServerResponse): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
};

/** A lender's back end on a free port, answering as a test says. */
export async function startLender(): Promise<LenderServer> {
  const received: ReceivedRequest[] = [];
  const server = createServer((incoming, response) => {
    read(incoming).then(
      (body) => {
        const { method = '', url = '', headers } = incoming;
        const request = { method, url, headers, body };
        received.push(request);
        lender.answer(request, response);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const lender: LenderServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: answerJson({ code: 0, message: '', data: {} }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return lender;
}

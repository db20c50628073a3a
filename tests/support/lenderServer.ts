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

export const answerJson =
  (value: unknown, status = 200) =>
  (_request: ReceivedRequest, response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

const answerAll = answerJson({ code: 0, message: '', data: {} });

/** A lender's back end, answering as a test says; it has an origin once it listens. */
function createLender(): LenderServer & { listen(): Promise<void> } {
  let port = 0;
  const server = createServer((incoming, response) => {
    read(incoming).then(
      (body) => {
        const { method = '', url = '', headers } = incoming;
        const request = { method, url, headers, body };
        lender.received.push(request);
        lender.answer(request, response);
      },
      () => response.destroy(),
    );
  });
  const lender = {
    get origin() {
      return `http://127.0.0.1:${port}`;
    },
    received: [] as ReceivedRequest[],
    answer: answerAll,
    async listen() {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      ({ port } = server.address() as AddressInfo);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return lender;
}

export async function startLender(): Promise<LenderServer> {
  const lender = createLender();
  await lender.listen();
  return lender;
}

/** A lender for the tests of a file: each finds it with nothing received, and taking every call. */
export function provideLender(): Pick<LenderServer, 'origin' | 'received' | 'answer'> {
  const lender = createLender();
  beforeAll(() => lender.listen());
  beforeEach(() => {
    lender.received.length = 0;
    lender.answer = answerAll;
  });
  afterAll(() => lender.stop());
  return lender;
}

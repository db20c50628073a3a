import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { WebhookEvent } from '../../src/generated/webhookEvent';

export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: WebhookEvent;
}

/** Who receives webhooks on this machine; a test says how it answers. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: ReceivedWebhook[];
  /** Status of every answer from now on. */
  status: number;
  /** Instead of the status. */
  answer: RequestListener | undefined;
  close(): Promise<void>;
}

export async function startWebhookReceiver(port = 0): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body, event: JSON.parse(body) as WebhookEvent });
      if (receiver.answer) receiver.answer(request, response);
      else response.writeHead(receiver.status).end();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    status: 204,
    answer: undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

/** As a receiver computes it (Standard Webhooks 1.0.0). */
export function signatureOf({ headers, body }: ReceivedWebhook, secret: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

/** The receiver of `examples/webhooks`, as a process of its own. */
export async function startExampleReceiver(secret: string) {
  const file = path.resolve(__dirname, '../../examples/webhooks/receiver.mjs');
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, WEBHOOK_SECRET: secret, PORT: '0' },
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [line] = (await once(child.stderr, 'data')) as [string];
  const port = /port (\d+)/.exec(line)?.[1] ?? '';
  return {
    url: `http://127.0.0.1:${port}/`,
    /** So many events, as soon as they are printed: its answer may be here before. */
    async taken(count: number) {
      const lines = () => printed.split('\n').slice(0, -1);
      while (lines().length < count) await once(child.stdout, 'data');
      return lines().map((each) => JSON.parse(each) as WebhookEvent & { readonly id: string });
    },
    /** What it said of requests that it refused, as soon as there are so many. */
    async refusals(count: number) {
      const lines = () => said.split('\n').filter((each) => each.startsWith('refused: '));
      while (lines().length < count) await once(child.stderr, 'data');
      return lines();
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

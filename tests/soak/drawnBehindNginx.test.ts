import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registerUpstream } from '../../src/host/calls/proxy/registerUpstream';
import { LenderClient } from '../../src/host/delivery/lender/lenderClient';
import { demoBrand } from '../support/hostParts';
import { startNginx, type Nginx } from '../support/nginx';
import { provideTemporaryFolders } from '../support/temporaryFolder';
import { createTestApp } from '../support/testApp';

const temporaryFolder = provideTemporaryFolders();

it('nginx passes head and skeleton on while the lender is still asked', async () => {
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const lender = createServer((_request, reply) => {
    void isAnswered.then(() =>
      reply
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ code: 0, message: '', data: { productName: 'Agile Loan' } })),
    );
  });
  await once(lender.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(lender.address() as AddressInfo).port}`;
  const host = await createTestApp({
    folder: temporaryFolder(),
    contentDeadlineMs: 25_000,
    registerCalls: (calls) =>
      registerUpstream(calls, { brand: demoBrand(), lender: new LenderClient({ origin }) }),
  });
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = host.app.server.address() as AddressInfo;
  let nginx: Nginx | undefined;
  try {
    // As many as the example names.
    nginx = await startNginx([port, port, port]);
    const asking = httpRequest(`${nginx.origin}/loanDetail?productId=p1&orderId=o1&sessionId=s1`).end();
    const [reply] = (await once(asking, 'response')) as [IncomingMessage];
    let come = '';
    for await (const part of reply.setEncoding('utf8')) {
      come += String(part);
      // Nothing more comes before this much has.
      if (come.includes('vitrina-brand')) answer();
    }
    expect(come).toContain('Agile Loan');
    expect(reply.headers['cache-control']).toBe('private, no-store');
  } finally {
    await nginx?.stop();
    await host.app.close();
    lender.closeAllConnections();
    lender.close();
  }
});

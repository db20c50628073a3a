import { Registry } from 'prom-client';
import { LenderMetrics } from '../../../src/host/operations/metrics/lenderMetrics';
import { createBulkheads } from '../../../src/host/delivery/lender/bulkheads';
import { LenderClient } from '../../../src/host/delivery/lender/lenderClient';
import { fetchTemplate } from '../../../src/host/delivery/templates/fetchTemplate';
import { answerJson, provideLender, startLender } from '../../support/lenderServer';
import { until } from '../../support/until';

const lender = provideLender();
const clients: LenderClient[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.close()));

function open(origin: string) {
  const metrics = new LenderMetrics();
  const registry = new Registry();
  const client = new LenderClient({
    origin,
    observer: metrics,
    bulkheads: createBulkheads({ money: { atOnce: 1, maxWaiting: 1, maxWaitMs: 300 } }),
  });
  clients.push(client);
  metrics.register(registry, client.bulkheads);
  const send = async (name: 'loan-details' | 'loan-detail-push', timeoutMs = 5_000, signal?: AbortSignal) => {
    const sent = await client.send({
      name,
      method: 'GET',
      path: '/secret-5512345678',
      headers: {},
      body: undefined,
      timeoutMs,
      signal,
    });
    if (sent.ok) sent.value.body.resume();
  };
  const sendForTemplate = (timeoutMs = 5_000) =>
    fetchTemplate(client, { id: 'a', path: '/t?q=a', timeoutMs, bulkhead: 'unknownTemplates' });
  return { send, sendForTemplate, lines: async () => (await registry.metrics()).split('\n') };
}

it('counts calls by what came of them, with their time, and names nobody', async () => {
  const { send, lines } = open(lender.origin);
  for (const status of [200, 404, 503]) {
    lender.answer = answerJson({}, status);
    await send('loan-details');
  }
  lender.answer = (_request, response) => response.destroy();
  await send('loan-details');
  lender.answer = () => undefined;
  await send('loan-details', 100);
  const gone = await startLender();
  await gone.stop();
  const unreachable = open(gone.origin);
  await unreachable.send('loan-details');
  const figures = [...(await lines()), ...(await unreachable.lines())];
  for (const outcome of ['answered', 'refused', 'failed', 'broken', 'timeout', 'unreachable']) {
    expect(figures).toContain(`vitrina_lender_requests_total{call="loan-details",outcome="${outcome}"} 1`);
  }
  expect(figures).toContain('vitrina_lender_request_duration_seconds_count{call="loan-details"} 5');
  expect(figures.join()).not.toContain('5512345678');
});

it('counts what the host asks the lender for by itself: templates, by what came of them and with their time', async () => {
  const { sendForTemplate, lines } = open(lender.origin);
  for (const status of [200, 503]) {
    lender.answer = answerJson({}, status);
    await sendForTemplate();
  }
  lender.answer = () => undefined;
  await sendForTemplate(100);
  const figures = await lines();
  for (const outcome of ['answered', 'failed', 'timeout'])
    expect(figures).toContain(
      `vitrina_lender_requests_total{call="channel-template",outcome="${outcome}"} 1`,
    );
  expect(figures).toContain('vitrina_lender_request_duration_seconds_count{call="channel-template"} 3');
});

it('counts apart what nobody waits for any more: under way, in the queue, or before it begins', async () => {
  const { send, lines } = open(lender.origin);
  const [underWay, inQueue] = [new AbortController(), new AbortController()];
  const reached = new Promise<void>((resolve) => (lender.answer = () => resolve()));
  const calls = [
    send('loan-detail-push', 60_000, underWay.signal),
    send('loan-detail-push', 60_000, inQueue.signal),
  ];
  await reached;
  await until(async () => (await lines()).includes('vitrina_lender_queue_waiting{kind="money"} 1'));
  inQueue.abort();
  await calls[1];
  expect(await lines()).toContain('vitrina_lender_queue_waiting{kind="money"} 0');
  underWay.abort();
  await calls[0];
  await send('loan-detail-push', 60_000, AbortSignal.abort());
  expect(lender.received).toHaveLength(1);
  const figures = (await lines()).filter((line) => line.startsWith('vitrina_lender_'));
  expect(figures).toContain('vitrina_lender_requests_total{call="loan-detail-push",outcome="cancelled"} 3');
  expect(figures.join()).not.toMatch(/timeout|busy|queue_refused/);
});

it('counts who waits and who is turned away, by kind', async () => {
  const { send, lines } = open(lender.origin);
  lender.answer = () => undefined;
  const calls = [send('loan-detail-push', 1_000), send('loan-detail-push'), send('loan-detail-push')];
  await until(async () => (await lines()).includes('vitrina_lender_queue_waiting{kind="money"} 1'));
  await Promise.all(calls);
  const figures = await lines();
  expect(figures).toContain('vitrina_lender_queue_refused_total{kind="money"} 2');
  expect(figures).toContain('vitrina_lender_queue_waiting{kind="money"} 0');
  expect(figures).toContain('vitrina_lender_requests_total{call="loan-detail-push",outcome="busy"} 2');
});

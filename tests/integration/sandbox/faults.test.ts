import { once } from 'node:events';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createSandboxTables, startSandboxHost, type SandboxHost } from './sandboxHost';
import { askForCode, newCaptcha, newSid, post, registerPayload, sentCode, smsPayload } from './visitor';

const newFolder = provideTemporaryFolders();
let host: SandboxHost;

beforeEach(async () => {
  const dataFolder = newFolder();
  await createSandboxTables({ dataFolder });
  host = await startSandboxHost({ dataFolder });
});

afterEach(() => host.close());

/** A telephone that each phone rule accepts, with a special ending. */
const phones = (ending: string) => [`13812${ending}`, `5512${ending}`, `9812${ending}`];

/** Asks over a real connection, which can be cut. */
async function postOverNetwork(call: string, payload: unknown, key: string): Promise<Response> {
  if (!host.app.server.listening) await host.app.listen({ host: '127.0.0.1', port: 0 });
  const address = host.app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return fetch(`http://127.0.0.1:${port}/api/v2/youmi/promotion/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, connection: 'close' },
    body: JSON.stringify(payload),
  });
}

/** It begins, which is what keeps browsers from asking again by themselves, and breaks off. */
async function expectReplyLost(asked: Promise<Response>): Promise<void> {
  const reply = await asked;
  expect(reply.status).toBe(200);
  await expect(reply.text()).rejects.toThrow();
}

async function smsPayloadFor(phone: string) {
  const sid = await newSid(host);
  return smsPayload(phone, sid, await newCaptcha(host, sid));
}

const registrations = async () =>
  (await host.database.selectFrom('sandbox_registrations').selectAll().execute()).length;

describe('telephones with a special ending', () => {
  it.each([
    ['991011', 11],
    ['991101', 101],
    ['991900', 900],
  ])('…%s make get-sms answer %i', async (ending, code) => {
    for (const phone of phones(ending)) {
      const answer = await post(host, 'get-sms', await smsPayloadFor(phone));
      expect(answer).toMatchObject({ status: 200, code, message: expect.stringMatching(/./) as string });
    }
  });

  it.each([
    ['992011', 11],
    ['992012', 12],
    ['992101', -1],
    ['992900', 900],
  ])('…%s make register answer %i after a code was sent', async (ending, code) => {
    for (const phone of phones(ending)) {
      const answer = await post(host, 'register', await askForCode(host, phone));
      expect(answer).toMatchObject({ status: 200, code, message: expect.stringMatching(/./) as string });
    }
    expect(await registrations()).toBe(0);
  });

  it('…99x500 meet an HTTP 500 and nothing is done', async () => {
    expect(await post(host, 'get-sms', await smsPayloadFor('5512991500'))).toMatchObject({
      status: 500,
      code: 500,
    });
    const payload = await askForCode(host, '5512992500');
    const key = { 'idempotency-key': 'a' };
    expect(await post(host, 'register', payload, key)).toMatchObject({ status: 500 });
    expect(await post(host, 'register', payload, key)).toMatchObject({ status: 500 });
    expect(await registrations()).toBe(0);
  });

  it('…99x000 are cut off every time and nothing is done', async () => {
    const payload = await askForCode(host, '5512992000');
    await expect(postOverNetwork('register', payload, 'a')).rejects.toThrow();
    await expect(postOverNetwork('register', payload, 'a')).rejects.toThrow();
    await expect(postOverNetwork('get-sms', await smsPayloadFor('5512991000'), 'b')).rejects.toThrow();
    expect(await registrations()).toBe(0);
  });

  it('…992099 are registered though the reply is lost; the same key gets it again', async () => {
    const payload = await askForCode(host, '5512992099');
    await expectReplyLost(postOverNetwork('register', payload, 'a'));
    expect(await registrations()).toBe(1);
    expect(await (await postOverNetwork('register', payload, 'a')).json()).toMatchObject({ code: 0 });
    expect(await (await postOverNetwork('register', payload, 'b')).json()).toMatchObject({ code: 11 });
  });

  it('…991099 get their code though the reply is lost', async () => {
    const payload = await smsPayloadFor('5512991099');
    await expectReplyLost(postOverNetwork('get-sms', payload, 'a'));
    const smsCode = sentCode(host, '5512991099');
    const register = registerPayload(payload.phone, payload.sid, payload.capcode, smsCode);
    expect(await post(host, 'register', register)).toMatchObject({ code: 0 });
  });

  it('…992088 get a reply that is no JSON, once', async () => {
    const payload = await askForCode(host, '5512992088');
    const garbled = await postOverNetwork('register', payload, 'a');
    expect(garbled.status).toBe(200);
    await expect(garbled.json()).rejects.toThrow();
    expect(await (await postOverNetwork('register', payload, 'a')).json()).toMatchObject({ code: 0 });
  });

  it('…992065 wait for a late reply, which does not keep the host from closing', async () => {
    const payload = await askForCode(host, '5512992065');
    await host.app.listen({ host: '127.0.0.1', port: 0 });
    const arrived = once(host.app.server, 'request');
    const late = postOverNetwork('register', payload, 'a');
    await arrived;
    const closed = host.app.close();
    expect(await (await late).json()).toMatchObject({ code: 0 });
    await closed;
  });
});

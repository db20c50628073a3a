import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { startSandbox, type RunningSandbox } from '../../support/sandbox';
import { askForCode, newCaptcha, newSid, post, smsPayload } from './visitor';

const newFolder = provideTemporaryFolders();

describe('calls that come at once', () => {
  let host: RunningSandbox;

  beforeEach(async () => {
    host = await startSandbox({ folder: newFolder() });
  });

  afterEach(() => host.close());

  /** The same call several times at once. */
  const atOnce = <Value>(times: number, call: (host: RunningSandbox, index: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: times }, (_, index) => call(host, index)));

  it('register a telephone once, however many ask at once', async () => {
    for (const phone of ['5512345671', '5512345672', '5512345673']) {
      const payload = await askForCode(host, phone);
      const answers = await atOnce(8, (host) => post(host, 'register', payload));
      const codes = answers.map(({ code }) => code);
      expect(codes.filter((code) => code === 0)).toHaveLength(1);
      expect(codes.filter((code) => code === 11)).toHaveLength(7);
    }
    expect(await host.store.selectFrom('registrations').selectAll().execute()).toHaveLength(3);
  });

  it('act once for requests that come at once under one key, and give all the same reply', async () => {
    const payload = await askForCode(host, '5512345678');
    const answers = await atOnce(12, (host) => post(host, 'register', payload, { 'idempotency-key': 'one' }));
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ status: 200, code: 0 }) as object));
  });

  it('refuse one of two payloads that come at once under one key', async () => {
    const payload = await askForCode(host, '5512345678');
    const answers = await atOnce(6, (host, index) =>
      post(host, 'register', { ...payload, utm_tag: `u${index % 3}` }, { 'idempotency-key': 'one' }),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 422, 422, 422, 422]);
  });

  it('take one picture once, for whichever telephone is first', async () => {
    const sid = await newSid(host);
    const capcode = await newCaptcha(host, sid);
    const answers = await atOnce(6, (host, index) =>
      post(host, 'get-sms', smsPayload(`551234567${index}`, sid, capcode)),
    );
    const codes = answers.map(({ code }) => code).sort();
    expect(codes).toEqual([0, 101, 101, 101, 101, 101]);
  });

  it('keep the limit of codes when pictures are solved at once', async () => {
    const visits = await atOnce(9, async (host) => {
      const sid = await newSid(host);
      return { sid, capcode: await newCaptcha(host, sid) };
    });
    const answers = await atOnce(9, (host, index) => {
      const { sid, capcode } = visits[index] ?? { sid: '', capcode: '' };
      return post(host, 'get-sms', smsPayload('5512345678', sid, capcode));
    });
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 102)).toHaveLength(4);
  });
});

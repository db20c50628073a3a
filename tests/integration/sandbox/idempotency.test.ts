import fc from 'fast-check';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { startSandbox, type RunningSandbox } from '../../support/sandbox';
import {
  askForCode,
  newCaptcha,
  newSid,
  post,
  registerPayload,
  sentCode,
  smsPayload,
  type Answer,
} from './visitor';

const phone = '5512345678';
const day = 24 * 60 * 60 * 1000;
const newFolder = provideTemporaryFolders();
let now = Date.UTC(2026, 0, 31);
let folder: string;
let host: RunningSandbox;

const start = async () => startSandbox({ folder, clock: () => now, rateLimits: false });

beforeEach(async () => {
  folder = newFolder();

  host = await start();
});

afterEach(() => host.close());

const keyed = (key: string) => ({ 'idempotency-key': key });
const codesSent = () => host.log.filter((line) => 'sandboxSmsCode' in line).length;
const registrations = async () =>
  (await host.store.selectFrom('registrations').select('phone').execute()).length;

describe('Idempotency-Key', () => {
  it('answers a repeat with the stored reply and sends no second code', async () => {
    const sid = await newSid(host);
    const payload = smsPayload(phone, sid, await newCaptcha(host, sid));
    const first = await post(host, 'get-sms', payload, keyed('a'));
    expect(first).toMatchObject({ code: 0 });
    expect(await post(host, 'get-sms', payload, keyed('a'))).toEqual(first);
    expect(codesSent()).toBe(1);
  });

  it('answers a repeat after a restart', async () => {
    const payload = await askForCode(host, phone);
    const first = await post(host, 'register', payload, keyed('a'));
    await host.close();
    host = await start();
    expect(await post(host, 'register', payload, keyed('a'))).toEqual(first);
    expect(await post(host, 'register', payload, keyed('b'))).toMatchObject({ code: 11 });
  });

  it('repeats a refusal too, also where it would no longer be one', async () => {
    const sid = await newSid(host);
    const payload = registerPayload(phone, sid, await newCaptcha(host, sid), '000000');
    expect(await post(host, 'register', payload, keyed('a'))).toMatchObject({ code: 12 });
    await post(host, 'register', await askForCode(host, phone));
    expect(await post(host, 'register', payload, keyed('a'))).toMatchObject({ code: 12 });
  });

  it('marks a repeat as replayed, and nothing else', async () => {
    const send = async (payload: object, key: string) => {
      const url = '/api/v2/youmi/promotion/register';
      const { headers } = await host.app.inject({ method: 'POST', url, payload, headers: keyed(key) });
      return headers['idempotent-replayed'];
    };
    const payload = await askForCode(host, phone);
    expect([await send(payload, 'a'), await send(payload, 'a'), await send(payload, 'b')]).toEqual([
      undefined,
      'true',
      undefined,
    ]);
  });

  it('does not mind the order of the payload’s keys', async () => {
    const payload = await askForCode(host, phone);
    const reversed = Object.fromEntries(Object.entries(payload).reverse());
    expect(await post(host, 'register', payload, keyed('a'))).toMatchObject({ code: 0 });
    expect(await post(host, 'register', reversed, keyed('a'))).toMatchObject({ status: 200, code: 0 });
  });

  it('answers 422 to another payload or another call under the same key, and does nothing', async () => {
    const payload = await askForCode(host, phone);
    await post(host, 'register', { ...payload, smsCode: 'x' }, keyed('a'));
    expect(await post(host, 'register', payload, keyed('a'))).toMatchObject({
      status: 422,
      code: 'keyReused',
      data: null,
    });
    expect(await post(host, 'get-sms', payload, keyed('a'))).toMatchObject({ status: 422 });
    expect(await registrations()).toBe(0);
  });

  it('is forgotten after a day', async () => {
    const payload = await askForCode(host, phone);
    await post(host, 'register', payload, keyed('a'));
    now += day;
    expect(await post(host, 'register', { ...payload, utm_tag: 'other' }, keyed('a'))).toMatchObject({
      code: 11,
    });
  });

  it.each(['', ' ', 'a b', 'x'.repeat(256), 'é'])('is refused as %j', async (key) => {
    expect(await post(host, 'register', await askForCode(host, phone), keyed(key))).toMatchObject({
      status: 400,
    });
    expect(await registrations()).toBe(0);
  });
});

const phones = ['5512345601', '5512345602'] as const;

type Step =
  | {
      readonly kind: 'getSms';
      readonly phone: number;
      readonly captchaRight: boolean;
      readonly key: number | undefined;
    }
  | {
      readonly kind: 'register';
      readonly phone: number;
      readonly codeRight: boolean;
      readonly key: number | undefined;
    }
  | { readonly kind: 'repeat'; readonly request: number };

const phoneIndex = fc.nat({ max: phones.length - 1 });
const key = fc.option(fc.nat({ max: 3 }), { nil: undefined });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('getSms' as const), phone: phoneIndex, captchaRight: fc.boolean(), key }),
  fc.record({ kind: fc.constant('register' as const), phone: phoneIndex, codeRight: fc.boolean(), key }),
  fc.record({ kind: fc.constant('repeat' as const), request: fc.nat({ max: 20 }) }),
);

interface Sent {
  readonly call: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly headers: Record<string, string>;
  readonly answer: Answer;
}

/** One visitor who tries things in any order, and keeps what was sent. */
class RestlessVisitor {
  readonly sent: Sent[] = [];
  private readonly codes = new Map<string, string>();

  constructor(
    private readonly run: string,
    private readonly sid: string,
  ) {}

  private async send(
    call: string,
    payload: Sent['payload'],
    headers: Record<string, string>,
  ): Promise<Answer> {
    const answer = await post(host, call, payload, headers);
    this.sent.push({ call, payload, headers, answer });
    return answer;
  }

  private headersOf = (index: number | undefined) =>
    index === undefined ? {} : keyed(`${this.run}-${index}`);

  private async repeat(request: number): Promise<void> {
    const earlier = this.sent[request % Math.max(1, this.sent.length)];
    if (!earlier) return;
    const [smsBefore, registeredBefore] = [codesSent(), await registrations()];
    const answer = await this.send(earlier.call, earlier.payload, earlier.headers);
    if (!('idempotency-key' in earlier.headers)) return;
    expect(answer).toEqual(earlier.answer);
    expect([codesSent(), await registrations()]).toEqual([smsBefore, registeredBefore]);
  }

  async take(next: Step): Promise<void> {
    if (next.kind === 'repeat') return this.repeat(next.request);
    const number = phones[next.phone] ?? '';
    const capcode = await newCaptcha(host, this.sid);
    if (next.kind === 'getSms') {
      const payload = smsPayload(number, this.sid, next.captchaRight ? capcode : '0000');
      const before = codesSent();
      await this.send('get-sms', payload, this.headersOf(next.key));
      if (codesSent() > before) this.codes.set(number, sentCode(host, number));
      return;
    }
    const smsCode = next.codeRight ? (this.codes.get(number) ?? 'none') : 'wrong';
    await this.send(
      'register',
      registerPayload(number, this.sid, capcode, smsCode),
      this.headersOf(next.key),
    );
  }
}

describe('any sequence of get-sms and register, with repeats', () => {
  it('registers a telephone at most once, and repeats under a key change nothing', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        run += 1;
        const visitor = new RestlessVisitor(`run${run}`, await newSid(host));
        for (const next of steps) await visitor.take(next);
        for (const number of phones) {
          const done = visitor.sent.filter(
            ({ call, payload, answer }) =>
              call === 'register' && payload.phone === number && answer.code === 0,
          );
          const keys = new Set(done.map(({ headers }) => headers['idempotency-key']));
          expect(keys.size).toBeLessThanOrEqual(1);
          if (keys.has(undefined)) expect(done).toHaveLength(1);
        }
        const registered = new Set(
          visitor.sent
            .filter(({ call, answer }) => call === 'register' && answer.code === 0)
            .map(({ payload }) => payload.phone),
        );
        expect(await registrations()).toBe(registered.size);
        await host.store.deleteFrom('registrations').execute();
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});

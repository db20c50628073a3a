import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { startSandbox, type RunningSandbox, type RunningSandboxOptions } from '../../support/sandbox';
import {
  askForCode,
  get,
  newCaptcha,
  newSid,
  newSpokenCaptcha,
  post,
  registerPayload,
  sentCode,
  smsPayload,
} from './visitor';

const phone = '5512345678';
const minute = 60_000;
const newFolder = provideTemporaryFolders();
const running: RunningSandbox[] = [];
let now = Date.UTC(2026, 0, 31, 23, 50);

async function start(options: RunningSandboxOptions): Promise<RunningSandbox> {
  const host = await startSandbox({ clock: () => now, ...options });
  running.push(host);
  return host;
}

async function startNew(options: Partial<RunningSandboxOptions> = {}): Promise<RunningSandbox> {
  const folder = newFolder();

  return start({ folder, ...options });
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((host) => host.close()));
});

describe('get-sid and get-captcha', () => {
  it('gives every visit a sid of its own that can not be guessed', async () => {
    const host = await startNew();
    const sids = await Promise.all(Array.from({ length: 20 }, () => newSid(host)));
    expect(new Set(sids).size).toBe(20);
    for (const sid of sids) expect(sid).toMatch(/^[\w-]{32}$/);
  });

  it('shows a picture that no cache keeps', async () => {
    const host = await startNew();
    const sid = await newSid(host);
    const response = await host.app.inject({
      url: '/api/v2/youmi/promotion/get-captcha',
      query: { sid, timestamp: '5' },
    });
    expect(response.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
    expect(response.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  it.each(['', 'nobody', 'x'.repeat(32), "' or 1=1 --", '\u0000'])(
    'has no picture for the sid %j',
    async (sid) => {
      const host = await startNew();
      expect(await get(host, 'get-captcha', { sid, timestamp: '5' })).toMatchObject({
        status: 404,
        code: 404,
      });
    },
  );

  it('has no picture once the visit is over', async () => {
    const host = await startNew();
    const sid = await newSid(host);
    now += 24 * 60 * minute;
    expect(await get(host, 'get-captcha', { sid })).toMatchObject({ status: 404 });
  });

  it('does not log a whole sid', async () => {
    const host = await startNew();
    const sid = await newSid(host);
    await newCaptcha(host, sid);
    expect(host.log.filter((line) => JSON.stringify({ ...line, req: undefined }).includes(sid))).toEqual([]);
  });
});

describe('get-captcha by sound', () => {
  const code = async (host: RunningSandbox, sid: string, capcode: string) =>
    (await post(host, 'get-sms', smsPayload(phone, sid, capcode))).code;

  it('is a sound file that no cache keeps, of the same four digits each time', async () => {
    const host = await startNew();
    const sid = await newSid(host);
    await newCaptcha(host, sid);
    const response = await host.app.inject({
      url: '/api/v2/youmi/promotion/get-captcha',
      query: { sid, timestamp: '5', mode: 'audio' },
    });
    expect(response.headers).toMatchObject({ 'content-type': 'audio/wav', 'cache-control': 'no-store' });
    expect(response.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    const digits = await newSpokenCaptcha(host, sid);
    expect(digits).toMatch(/^\d{4}$/);
    expect(await newSpokenCaptcha(host, sid)).toBe(digits);
  });

  it('takes what was spoken and what is drawn alike, each once', async () => {
    const host = await startNew();
    const sid = await newSid(host);
    const drawn = await newCaptcha(host, sid);
    const digits = await newSpokenCaptcha(host, sid);
    expect(await code(host, sid, digits)).toBe(0);
    expect(await code(host, sid, digits)).toBe(101);
    expect(await code(host, sid, drawn)).toBe(101);
    const payload = registerPayload(phone, sid, digits, sentCode(host, phone));
    expect(await post(host, 'register', payload)).toMatchObject({ code: 0 });
  });

  it('forgets what was spoken when another picture is drawn', async () => {
    const host = await startNew();
    const sid = await newSid(host);
    await newCaptcha(host, sid);
    const digits = await newSpokenCaptcha(host, sid);
    await newCaptcha(host, sid);
    expect(await code(host, sid, digits)).toBe(101);
  });

  it('speaks to no unknown or old session, and in no other way', async () => {
    const host = await startNew();
    expect(await get(host, 'get-captcha', { sid: 'nobody', mode: 'audio' })).toMatchObject({
      status: 404,
      code: 404,
    });
    const sid = await newSid(host);
    expect(await get(host, 'get-captcha', { sid, mode: 'song' })).toMatchObject({ status: 400 });
    now += 24 * 60 * minute;
    expect(await get(host, 'get-captcha', { sid, mode: 'audio' })).toMatchObject({ status: 404 });
  });
});

describe('get-sms', () => {
  it('sends a code of six digits, which only the log shows', async () => {
    const host = await startNew();
    const sid = await newSid(host);
    const capcode = await newCaptcha(host, sid);
    const answer = await post(host, 'get-sms', smsPayload(phone, sid, capcode));
    expect(answer).toMatchObject({ status: 200, code: 0, data: null });
    expect(sentCode(host, phone)).toMatch(/^\d{6}$/);
    const lines = host.log.filter((line) => JSON.stringify(line).includes(sentCode(host, phone)));
    expect(lines).toEqual([expect.objectContaining({ phoneEnding: '78' })]);
    expect(JSON.stringify(host.log)).not.toContain(phone);
  });

  it('reads the captcha without regard to case', async () => {
    const host = await startNew();
    const sid = await newSid(host);
    const capcode = (await newCaptcha(host, sid)).toLowerCase();
    expect(await post(host, 'get-sms', smsPayload(phone, sid, capcode))).toMatchObject({ code: 0 });
  });

  it('answers 101 to a wrong captcha, one of another visit or an older picture, and a used one', async () => {
    const host = await startNew();
    const [sid, otherSid] = [await newSid(host), await newSid(host)];
    const older = await newCaptcha(host, sid);
    let current = await newCaptcha(host, sid);
    while (current === older) current = await newCaptcha(host, sid);
    const code = async (someSid: string, capcode: string) =>
      (await post(host, 'get-sms', smsPayload(phone, someSid, capcode))).code;
    expect(await code(sid, '0000')).toBe(101);
    expect(await code(sid, '')).toBe(101);
    expect(await code(sid, older)).toBe(101);
    expect(await code(otherSid, current)).toBe(101);
    expect(await code('unknown', current)).toBe(101);
    expect(await code(sid, current)).toBe(0);
    expect(await code(sid, current)).toBe(101);
  });

  it('speaks the language of the header, else the brand’s', async () => {
    const host = await startNew();
    const say = async (headers: Record<string, string>) =>
      (await post(host, 'get-sms', smsPayload(phone, 'x', 'HHHH'), headers)).message;
    expect(await say({ language: '1' })).toBe('The characters do not match the picture');
    expect(await say({ language: '2' })).toBe('Los caracteres no coinciden con la imagen');
    expect(await say({})).toBe('Los caracteres no coinciden con la imagen');
    expect(await say({ language: '7' })).toBe('Los caracteres no coinciden con la imagen');
  });

  it('sends five codes an hour to one telephone, then says that it is too many', async () => {
    const host = await startNew();
    for (let sent = 0; sent < 5; sent += 1) await askForCode(host, phone);
    const ask = async (asked: string) => {
      const sid = await newSid(host);
      return post(host, 'get-sms', smsPayload(asked, sid, await newCaptcha(host, sid)));
    };
    expect(await ask(phone)).toMatchObject({ status: 200, code: 102 });
    expect(await ask('5512345679')).toMatchObject({ code: 0 });
    now += 60 * minute;
    expect(await ask(phone)).toMatchObject({ code: 0 });
  });

  it('sends any number of codes without rate limits', async () => {
    const host = await startNew({ rateLimits: false });
    for (let sent = 0; sent < 7; sent += 1) await askForCode(host, phone);
  });

  it.each(['', '551234567', '123', '12345678901', '55 1234 5678', '٥٥١٢٣٤٥٦٧٨'])(
    'refuses %j as a telephone',
    async (wrong) => {
      const host = await startNew();
      expect(await post(host, 'get-sms', smsPayload(wrong, 'x', 'HHHH'))).toMatchObject({ code: 100 });
    },
  );

  it.each([{}, { phone }, { phone, capcode: {}, sid: 'x' }, []])(
    'refuses the payload %j',
    async (payload) => {
      const host = await startNew();
      expect(await post(host, 'get-sms', payload as Record<string, unknown>)).toMatchObject({
        status: 400,
        code: 400,
      });
    },
  );

  it('refuses what is no JSON, and too much of it, in an envelope', async () => {
    const host = await startNew();
    const send = (payload: string) =>
      host.app.inject({
        method: 'POST',
        url: '/api/v2/youmi/promotion/get-sms',
        payload,
        headers: { 'content-type': 'application/json' },
      });
    expect((await send('{"phone":')).json()).toMatchObject({ code: 400, data: null });
    expect((await send(JSON.stringify({ phone: '5'.repeat(70_000) }))).json()).toMatchObject({ code: 413 });
  });
});

describe('register', () => {
  it('registers a telephone once', async () => {
    const host = await startNew();
    const payload = await askForCode(host, phone);
    const groups = { personal: { city: 'Puebla' } };
    expect(await post(host, 'register', { ...payload, ...groups })).toMatchObject({ status: 200, code: 0 });
    expect(await post(host, 'register', payload)).toMatchObject({ code: 11 });
    const rows = await host.store.selectFrom('registrations').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.parse(rows[0]?.details ?? '')).toMatchObject({ phone, id: 'mx-bienvenida', ...groups });
    expect(rows[0]?.details).not.toContain(payload.smsCode);
    expect(rows[0]?.details).not.toContain(payload.sid);
  });

  it('makes get-sms answer 11 from then on', async () => {
    const host = await startNew();
    await post(host, 'register', await askForCode(host, phone));
    const sid = await newSid(host);
    const answer = await post(host, 'get-sms', smsPayload(phone, sid, await newCaptcha(host, sid)));
    expect(answer).toMatchObject({ code: 11, message: 'Este número de teléfono ya está registrado' });
  });

  it('answers -1 to another captcha than the accepted one, until the new picture is read', async () => {
    const host = await startNew();
    const payload = await askForCode(host, phone);
    expect(await post(host, 'register', { ...payload, capcode: '0000' })).toMatchObject({ code: -1 });
    expect(await post(host, 'register', { ...payload, sid: await newSid(host) })).toMatchObject({ code: -1 });
    const capcode = await newCaptcha(host, payload.sid);
    expect(await post(host, 'register', { ...payload, capcode })).toMatchObject({ code: 0 });
  });

  it('answers 12 to a wrong code, one of another telephone and one that was replaced', async () => {
    const host = await startNew();
    const first = await askForCode(host, phone);
    const second = await askForCode(host, phone);
    const other = await askForCode(host, '5587654321');
    const code = async (smsCode: string) => (await post(host, 'register', { ...second, smsCode })).code;
    expect(await code('')).toBe(12);
    expect(await code(other.smsCode === second.smsCode ? 'x' : other.smsCode)).toBe(12);
    expect(await code(first.smsCode === second.smsCode ? 'x' : first.smsCode)).toBe(12);
    expect(await code(second.smsCode)).toBe(0);
  });

  it('answers 12 without any code sent', async () => {
    const host = await startNew();
    const sid = await newSid(host);
    const payload = registerPayload(phone, sid, await newCaptcha(host, sid), '000000');
    expect(await post(host, 'register', payload)).toMatchObject({ code: 12 });
  });

  it('takes a code for ten minutes', async () => {
    const host = await startNew();
    const payload = await askForCode(host, phone);
    now += 10 * minute - 1;
    expect(await post(host, 'register', { ...payload, smsCode: 'x' })).toMatchObject({ code: 12 });
    now += 1;
    expect(await post(host, 'register', payload)).toMatchObject({
      code: 12,
      message: 'El código SMS venció; pide uno nuevo',
    });
  });
});

describe('what is kept', () => {
  it('survives a restart between any two calls', async () => {
    const folder = newFolder();

    let host = await start({ folder });
    const restart = async () => {
      await running.pop()?.close();
      host = await start({ folder });
    };
    const sid = await newSid(host);
    await restart();
    const capcode = await newCaptcha(host, sid);
    await restart();
    expect(await post(host, 'get-sms', smsPayload(phone, sid, capcode))).toMatchObject({ code: 0 });
    const smsCode = sentCode(host, phone);
    await restart();
    const payload = registerPayload(phone, sid, capcode, smsCode);
    expect(await post(host, 'register', payload)).toMatchObject({ code: 0 });
    await restart();
    expect(await post(host, 'register', payload)).toMatchObject({ code: 11 });
  });

  it('goes when it is over, except registrations', async () => {
    const host = await startNew();
    const payload = await askForCode(host, phone);
    await post(host, 'register', payload, { 'idempotency-key': 'one' });
    now += 25 * 60 * minute;
    await newSid(host);
    const count = async (table: 'sessions' | 'phones' | 'sms' | 'replies') =>
      (await host.store.selectFrom(table).selectAll().execute()).length;
    expect(await count('sessions')).toBe(1);
    expect(await count('phones')).toBe(0);
    expect(await count('sms')).toBe(0);
    expect(await count('replies')).toBe(0);
    expect(await post(host, 'register', payload)).toMatchObject({ code: 11 });
  });
});

describe('track-visit and track-click', () => {
  const visit = {
    page_id: 'mx-1',
    user_from: 'ads',
    client_type: 'ios',
    page_type: '1',
    utm_tag: 'summer',
    app_from: 'h5',
  };

  it('are taken, and leave no telephone anywhere', async () => {
    const host = await startNew();
    expect(await get(host, 'track-visit', visit)).toMatchObject({ status: 200, code: 0 });
    expect(await get(host, 'track-visit', { ...visit, variant: 'e1:a' })).toMatchObject({
      status: 200,
      code: 0,
    });
    expect(await get(host, 'track-click', { ...visit, phone })).toMatchObject({ code: 0 });
    expect(JSON.stringify(host.log.map((line) => ({ ...line, req: undefined })))).not.toContain(phone);
  });

  it('take what is too long', async () => {
    const host = await startNew();
    expect(await get(host, 'track-visit', { page_id: `a\u0000${'b'.repeat(500)}` })).toMatchObject({
      code: 0,
    });
  });
});

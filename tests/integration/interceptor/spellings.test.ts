import fc from 'fast-check';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { callsByPath, endpoints, isActing } from '../../../src/contract/calls';
import { namesAtTop } from '../../../src/host/calls/interceptor/readFields';
import { createWire } from '../../../src/codec/wire';
import { provideDatabases } from '../../support/databases';
import { provideInterceptingHosts } from '../../support/interceptingHost';
import { demoBrand } from '../../support/hostParts';
import type { TestApp } from '../../support/testApp';
import { anyText } from '../../support/anyText';

const createDatabase = provideDatabases();
const { lender, createHost } = provideInterceptingHosts(Date.now);
let host: TestApp;

beforeEach(async () => {
  const { database } = await createDatabase('SQLite');
  host = await createHost({ database });
});

const getSms = '/api/v2/youmi/promotion/get-sms';
const json = 'application/json';
const phone = '5512345678';
const fields = { phone, capcode: 'a', sid: 's' };
let keys = 0;

const post = (url: string, payload: string | Buffer, type: string) =>
  host.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type, 'idempotency-key': `key-${(keys += 1)}` },
  });

/** As a client may write it: the same address to every server. */
const spellingsOf = (path: string): readonly string[] =>
  [
    path.replace('-', '%2D'),
    path.replace(/[a-z](?=[a-z-]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  ].filter((each) => each !== path);

describe('an address that is spelled another way', () => {
  const brand = demoBrand();
  it.each([...callsByPath(brand, createWire(brand.wire), isActing)])(
    '%s is intercepted all the same',
    async (path, name) => {
      const isJson = endpoints[name].client === 'json';
      const payload = isJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
      const headers = {
        'content-type': isJson ? json : 'application/x-www-form-urlencoded',
        'idempotency-key': 'the same',
      };
      for (const url of [path, ...spellingsOf(path)])
        await host.app.inject({ method: 'POST', url, payload, headers });
      // A repeat under one key: only what stands before the lender knows it.
      expect(lender.received).toHaveLength(1);
    },
  );

  it('counts for the limit', async () => {
    const urls = [getSms, ...spellingsOf(getSms), `${getSms}?x=1`];
    for (let round = 0; round < 3; round += 1)
      for (const url of urls) await post(url, JSON.stringify(fields), json);
    expect(lender.received).toHaveLength(5);
  });

  it('has no fragment', async () => {
    const { port } = new URL(await host.app.listen({ port: 0, host: '127.0.0.1' }));
    // `fetch` would cut it.
    const sent = request({
      port,
      path: `${getSms}#x`,
      method: 'POST',
      headers: { 'content-type': json },
    }).end(JSON.stringify(fields));
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    reply.resume();
    expect(reply.statusCode).toBe(400);
    expect(lender.received).toEqual([]);
  });
});

describe('a body that another server may read in another way', () => {
  const text = JSON.stringify(fields);
  const refused = [
    [
      'a form instead of JSON',
      new URLSearchParams(fields).toString(),
      'application/x-www-form-urlencoded',
      415,
    ],
    ['no type', text, '', 415],
    ['JSON as text', text, 'text/plain', 415],
    ['another charset', text, `${json}; charset=utf-16`, 415],
    ['UTF-16', Buffer.from(text, 'utf16le'), json, 400],
    ['a byte order mark', `\uFEFF${text}`, json, 400],
    [
      'bytes that are no UTF-8',
      Buffer.concat([Buffer.from('{"phone":"5512345678'), Buffer.from([0xff]), Buffer.from('"}')]),
      json,
      400,
    ],
    ['a list', `[${text}]`, json, 400],
    ['JSON that is cut off', text.slice(0, -1), json, 400],
    ['nothing', '', json, 400],
    ['a name twice', '{"phone":"5599999999","phone":"5512345678"}', json, 400],
    ['a name twice, once escaped', '{"ph\\u006fne":"5599999999","phone":"5512345678"}', json, 400],
    ['a name in two cases', '{"phone":"5599999999","Phone":"5512345678"}', json, 400],
  ] as const;

  // One host for all of them: what is refused so early counts for no limit.
  it('is refused', async () => {
    for (const [name, payload, type, status] of refused) {
      const { statusCode, headers } = await post(getSms, payload, type);
      expect([name, statusCode, headers['content-type']]).toEqual([
        name,
        status,
        'application/json; charset=utf-8',
      ]);
    }
    expect(lender.received).toEqual([]);
  });

  it('is refused under a key that is too long to remember', async () => {
    const headers = { 'content-type': json, 'idempotency-key': 'k'.repeat(256) };
    expect((await host.app.inject({ method: 'POST', url: getSms, payload: text, headers })).statusCode).toBe(
      400,
    );
    expect(lender.received).toEqual([]);
  });

  it('is refused where the address names a telephone as well', async () => {
    expect((await post(`${getSms}?phone=5599999999`, JSON.stringify(fields), json)).statusCode).toBe(400);
    expect((await post(`${getSms}?Phone=5599999999`, '{}', json)).statusCode).toBe(400);
    expect(lender.received).toEqual([]);
  });

  it('is refused where the address names a telephone behind a second question mark', async () => {
    for (const query of [
      '?a=?&phone=5599999999',
      '?a=b?c&Phone=5599999999',
      '?a=%3F?&phone=5599999999',
      '??&phone=5599999999',
    ]) {
      expect([query, (await post(`${getSms}${query}`, JSON.stringify(fields), json)).statusCode]).toEqual([
        query,
        400,
      ]);
    }
    expect(lender.received).toEqual([]);
  });

  it('counts for nobody in particular where it names nobody', async () => {
    for (const payload of [
      '{}',
      '{"phone":null}',
      '{"PHONE":"5512345678"}',
      '{"mobile":"5512345678"}',
      '{}',
      '{}',
      '{}',
    ])
      await post(getSms, payload, json);
    expect(lender.received).toHaveLength(5);
  });
});

describe('a session', () => {
  const problemSave = '/humorous/user-problem/problem-save';
  const form = 'application/x-www-form-urlencoded';
  const complaint = new URLSearchParams({ problemType: '2', problemDetail: 'words' }).toString();

  it.each([
    ['twice', '?sessionId=one&sessionId=two', ''],
    ['twice, the same', '?sessionId=one&sessionId=one', ''],
    ['twice, once spelled another way', '?sessionId=one&session%49d=two', ''],
    ['twice, once behind a second question mark', '?sessionId=one&a=?&sessionId=two', ''],
    ['in two cases', '?sessionId=one&sessionid=two', ''],
    ['in another case', '?SessionId=one', ''],
    ['in its body', '', '&sessionId=one'],
    ['in its body in another case', '?sessionId=one', '&SESSIONID=two'],
  ])('that a call names %s is refused', async (_how, query, more) => {
    expect((await post(`${problemSave}${query}`, complaint + more, form)).statusCode).toBe(400);
    expect(lender.received).toEqual([]);
  });

  it('is one session for the limit, wherever it stands in the address', async () => {
    const queries = [
      '?sessionId=one',
      '?a=?&sessionId=one',
      '?a=b?c=d&sessionId=one',
      '?x=1&sessionId=one&y=?',
    ];
    for (let round = 0; round < 6; round += 1)
      for (const query of queries) await post(`${problemSave}${query}`, complaint, form);
    expect(lender.received).toHaveLength(20);
    expect((await post(`${problemSave}?a=?&sessionId=two`, complaint, form)).statusCode).toBe(200);
  });

  it('is known by its name on the wire alone', async () => {
    const { database } = await createDatabase('SQLite');
    const renamed = await createHost({
      database,
      brand: { ...demoBrand(), wire: { paths: {}, fields: { sessionId: 'sn' } } },
    });
    const send = (query: string) =>
      renamed.app.inject({
        method: 'POST',
        url: `${problemSave}${query}`,
        payload: complaint,
        headers: { 'content-type': form },
      });
    expect((await send('?sn=one&SN=two')).statusCode).toBe(400);
    expect((await send('?sn=one&sn=two')).statusCode).toBe(400);
    expect((await send('?sn=one&sessionId=two')).statusCode).toBe(200);
  });
});

test('the names of an object are told as often as they stand there, whatever stands between them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyText(), fc.jsonValue())), (members) => {
      const text = `{${members.map(([name, value]) => `${JSON.stringify(name)} : ${JSON.stringify(value, null, 1)}`).join(',\n')}}`;
      expect(namesAtTop(text)).toEqual(members.map(([name]) => name));
    }),
  );
});

import fc from 'fast-check';
import { existsSync } from 'node:fs';
import { createFormClient, type FormClient } from '../../../src/api/formClient';
import { createClient, type Client, type PayWayName, type PromotionName } from '../../../src/api/client';
import { dataOf, type Reply } from '../../../src/api/reply';
import type { Validator } from '../../../src/codec/validator';
import { createWire, findWireConflicts, type WireNames } from '../../../src/codec/wire';
import { callNames, endpoints, type CallName } from '../../../src/contract/calls';
import { loanEndpoints, payWayEndpoints, promotionEndpoints } from '../../../src/contract/endpoints';
import { fetchTemplate } from '../../../src/features/promotion/workers/loadPage';
import { readableFields } from '../../../src/generated/readableFields';
import { schemaValues } from './schemaValues';

interface Clients {
  readonly forms: FormClient;
  readonly api: Client<PayWayName | PromotionName>;
}

interface Call {
  readonly name: CallName;
  /** Below `schemas/`. */
  readonly payload: string | undefined;
  readonly reply: string | undefined;
}

const loanOrders: readonly string[] = ['loan-details', 'loan-play-detail', 'loan-play-delay-detail'];

/** The schema of a call bears its name; three calls share one payload. */
function schemaOf(folder: 'payloads' | 'replies', name: CallName): string | undefined {
  const own = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const file = folder === 'payloads' && loanOrders.includes(name) ? 'loanOrder' : (schemaNames[name] ?? own);
  const schema = `${folder}/${file}.schema.json`;
  return existsSync(`schemas/${schema}`) ? schema : undefined;
}

const schemaNames: Readonly<Partial<Record<CallName, string>>> = {
  'upload-problem-img': 'uploadProblemImage',
};

/** Apart: pictures, what only tracks, and documents, whose names are never renamed. */
const calls: readonly Call[] = callNames
  .filter((name) => ['json', 'form'].includes(endpoints[name].client))
  .filter((name) => endpoints[name].effect !== 'tracks' && !endpoints[name].isTemplate)
  .map((name) => ({ name, payload: schemaOf('payloads', name), reply: schemaOf('replies', name) }));

/** The payload is of the call's own schema. */
function send({ api, forms }: Clients, name: CallName, payload: object): Promise<Reply> {
  const post = Object.hasOwn(loanEndpoints, name) ? forms.post : api.post;
  const call = endpoints[name].method === 'GET' ? api.get : post;
  return (call as (name: CallName, payload: object) => Promise<Reply>)(name, payload);
}

const common = {
  appVersion: '7',
  deviceId: 'd',
  language: '1',
  sessionId: 's',
  crp_phe: 'c',
  swift: 'w',
  eyes: 'e',
};

interface Sent {
  readonly url: URL;
  readonly names: readonly string[];
  readonly body: unknown;
}

const namesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, child]) => [
        ...(Array.isArray(value) ? [] : [name]),
        ...namesIn(child),
      ]);

const bodyOf = (init: RequestInit | undefined): unknown => {
  if (init?.body instanceof URLSearchParams) return Object.fromEntries(init.body);
  return typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
};

function clientsFor(names: WireNames, answer: string): Clients & { readonly sent: Sent[] } {
  const sent: Sent[] = [];
  const send = async (address: string, init?: RequestInit): Promise<Response> => {
    const url = new URL(address, 'https://lender.example');
    const body = bodyOf(init);
    sent.push({ url, body, names: [...url.searchParams.keys(), ...namesIn(body)] });
    return new Response(answer);
  };
  const shared = {
    origin: '',
    wire: createWire(names),
    headers: () => ({}),
    commonParameters: () => common,
    fetch: send as typeof fetch,
  };
  return {
    sent,
    forms: createFormClient({ ...shared, origin: '/humorous', sendFile: shared.fetch }),
    api: createClient({
      ...shared,
      endpoints: { ...payWayEndpoints, ...promotionEndpoints },
    }),
  };
}

/** What a brand file may say: any fields under names that can be told from all others, some of them changing places. */
const acceptedFields = fc
  .dictionary(
    fc.constantFrom(...readableFields),
    fc.oneof(
      { weight: 4, arbitrary: fc.string({ minLength: 1 }).map((text) => `_${text}`) },
      { weight: 1, arbitrary: fc.constantFrom(...readableFields) },
    ),
    { maxKeys: readableFields.length },
  )
  .map((fields) => {
    // Of two that want one name the first has it; a readable name is free only where its owner is renamed.
    const taken = new Set<string>();
    const unique = Object.entries(fields).filter(([, sent]) => !taken.has(sent) && taken.add(sent));
    const isFree = (sent: string) => !readableFields.includes(sent) || unique.some(([name]) => name === sent);
    return Object.fromEntries(unique.filter(([, sent]) => isFree(sent)));
  })
  .filter((fields) => findWireConflicts({ paths: {}, fields }, readableFields).length === 0);

const everyName = Object.fromEntries(readableFields.map((name, position) => [name, `_${position}`]));
const fieldMappings = fc.oneof(acceptedFields, fc.constant(everyName), fc.constant({}));

const withoutNulls = (payload: object): object =>
  Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== null));

/** Made from the schema of a reply. */
const validatorOf = async (schema: string): Promise<Validator<object>> => {
  const module = `../../../src/generated/validators/${schema.replace('.schema.json', '')}`;
  return ((await import(module)) as { readonly default: Validator<object> }).default;
};

const payloadValues = ({ payload }: Call) => (payload ? schemaValues(payload) : fc.constant({}));
const replyValues = ({ reply }: Call) => (reply ? schemaValues(reply) : fc.constant({}));

describe.each(calls.map((call) => [call.name, call] as const))('%s', (name, call) => {
  const { path, success: rule } = endpoints[name];
  const code = rule === 'payWay' ? '00' : 0;

  it('sends no readable name that the brand renames, and reads the reply back as it was meant', async () => {
    await fc.assert(
      fc.asyncProperty(
        fieldMappings,
        payloadValues(call),
        replyValues(call),
        async (fields, payload, data) => {
          const names = { fields, paths: { [path]: '/x/1' } };
          const wire = createWire(names);
          const clients = clientsFor(names, JSON.stringify({ code, message: '', data: wire.encode(data) }));
          const reply = await send(clients, name, payload);

          const [request] = clients.sent;
          const sentNames = Object.values(fields);
          const hidden = Object.keys(fields).filter((name) => !sentNames.includes(name));
          expect(request!.names.filter((name) => hidden.includes(name))).toEqual([]);
          expect(request!.url.pathname).toMatch(/^(\/humorous)?\/x\/1$/);
          expect(Object.fromEntries(request!.url.searchParams)).toEqual(wire.encode(common));
          const text = (value: unknown) =>
            JSON.stringify(value, (_key, child: unknown) =>
              typeof child === 'number' ? String(child) : child,
            );
          expect(text(wire.decode(request!.body) ?? {})).toBe(text(withoutNulls(payload)));

          const validate = call.reply && (await validatorOf(call.reply));
          expect(validate ? dataOf(validate, reply) : reply).toMatchObject({ ok: true });
          if (validate) expect(dataOf(validate, reply)).toEqual({ ok: true, value: data });
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('a captcha picture is asked for by wire names', () => {
  const { api } = clientsFor(
    { fields: { sid: '_s', timestamp: '_t' }, paths: { [endpoints['get-captcha'].path]: '/c' } },
    '',
  );
  expect(api.address('get-captcha', { sid: 'abc', timestamp: 5 })).toBe('/c?_s=abc&_t=5');
});

test('a picture is handed in and its address read by wire names', async () => {
  const names = {
    fields: { problemImage: '_p', url: '_u' },
    paths: { '/user-problem/upload-problem-img': '/up' },
  };
  const { forms } = clientsFor(
    names,
    JSON.stringify({ code: 0, message: '', data: { _u: '/uploads/1.webp' } }),
  );
  const upload = {
    field: 'problemImage',
    file: new Blob(['x']),
    fileName: 'a.webp',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  };
  expect(await forms.upload('upload-problem-img', upload)).toMatchObject({
    value: { data: { url: '/uploads/1.webp' } },
  });
});

test('a template document keeps its names, whatever the mapping', async () => {
  const document = Object.fromEntries(readableFields.map((name) => [name, { [name]: 1 }]));
  const clients = clientsFor(
    { fields: everyName, paths: {} },
    JSON.stringify({ code: '00', message: '', data: document }),
  );
  expect(await fetchTemplate(clients.api, 'mx')).toEqual({ ok: true, value: { document } });
  expect(clients.sent[0]!.names).not.toContain('templateId');
});

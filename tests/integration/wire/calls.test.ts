import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { channelTemplate } from '../../../src/api/calls/channelTemplate';
import { captchaAddress } from '../../../src/api/calls/captchaAddress';
import { contractDetail } from '../../../src/api/calls/contractDetail';
import { generateVcode } from '../../../src/api/calls/generateVcode';
import { getSid } from '../../../src/api/calls/getSid';
import { getSms } from '../../../src/api/calls/getSms';
import { googleScore } from '../../../src/api/calls/googleScore';
import { getWhatsapp } from '../../../src/api/calls/getWhatsapp';
import { loanDetailConfirm } from '../../../src/api/calls/loanDetailConfirm';
import { loanDetailPush, loanOperation } from '../../../src/api/calls/loanDetailPush';
import { loanDetails } from '../../../src/api/calls/loanDetails';
import { loanPlayDelayDetail } from '../../../src/api/calls/loanPlayDelayDetail';
import { loanPlayDetail } from '../../../src/api/calls/loanPlayDetail';
import { problemInit } from '../../../src/api/calls/problemInit';
import { problemDetail } from '../../../src/api/calls/problemDetail';
import { problemList } from '../../../src/api/calls/problemList';
import { problemSave } from '../../../src/api/calls/problemSave';
import { register } from '../../../src/api/calls/register';
import { repaymentCommit } from '../../../src/api/calls/repaymentCommit';
import { repaymentConfirm } from '../../../src/api/calls/repaymentConfirm';
import { repaymentHuichao } from '../../../src/api/calls/repaymentHuichao';
import { repaymentWay } from '../../../src/api/calls/repaymentWay';
import { smsCodeLogin } from '../../../src/api/calls/smsCodeLogin';
import { uploadProblemImage } from '../../../src/api/calls/uploadProblemImage';
import { createFormClient, type FormClient } from '../../../src/api/formClient';
import { createIdempotencyKeys, type IdempotencyKeys } from '../../../src/api/idempotencyKey';
import { createJsonClient, type JsonClient } from '../../../src/api/jsonClient';
import { createWire, findWireConflicts, type WireNames } from '../../../src/codec/wire';
import type { GetSmsPayload, RegisterPayload } from '../../../src/generated/payloads';
import { readableFields } from '../../../src/generated/readableFields';
import type { Failure } from '../../../src/kernel/failure';
import type { Result } from '../../../src/kernel/result';
import { schemaValues } from './schemaValues';

interface Clients {
  readonly forms: FormClient;
  readonly api: JsonClient;
  readonly keys: IdempotencyKeys;
}

interface Call {
  readonly path: string;
  /** Below `schemas/`. */
  readonly payload?: string;
  readonly reply?: string;
  readonly code: string | number;
  readonly send: (clients: Clients, payload: object) => Promise<Result<unknown, Failure>>;
}

const service = '/api/v1/youmi/youmi-api/service/loan';
const promotion = '/api/v2/youmi/promotion';

/** Every call by the name of its file. */
const kept = { key: 'key', name: 'name', isRepeat: false };

const calls: Readonly<Record<string, Call>> = {
  contractDetail: {
    path: '/v3/loan-details/contract-detail',
    payload: 'contractDetail',
    reply: 'contractDetail',
    code: 0,
    send: ({ forms }, payload) => contractDetail(forms, payload),
  },
  generateVcode: {
    path: '/v3/loan-details/generate-vcode',
    payload: 'generateVcode',
    reply: 'generateVcode',
    code: 0,
    send: ({ forms }, payload) => generateVcode(forms, payload),
  },
  googleScore: {
    path: '/v3/loan-details/google-score',
    payload: 'googleScore',
    code: 0,
    send: ({ forms, keys }, payload) => googleScore(forms, keys, payload, 'o1'),
  },
  loanDetailConfirm: {
    path: '/v3/loan-confirm/loan-detail-confirm',
    payload: 'loanDetailConfirm',
    reply: 'loanDetailConfirm',
    code: 0,
    send: ({ forms }, payload) => loanDetailConfirm(forms, payload),
  },
  loanDetailPush: {
    path: '/v3/loan-confirm/loan-detail-push',
    payload: 'loanDetailPush',
    reply: 'loanDetailPush',
    code: 0,
    send: async ({ forms, keys }, payload) =>
      loanDetailPush(forms, keys, await keys.reserve(loanOperation(payload, {}))),
  },
  loanDetails: {
    path: '/v3/loan-details/loan-details',
    payload: 'loanOrder',
    reply: 'loanDetails',
    code: 0,
    send: ({ forms }, payload) => loanDetails(forms, payload),
  },
  loanPlayDelayDetail: {
    path: '/v3/installment/loan-play-delay-detail',
    payload: 'loanOrder',
    reply: 'loanPlayDelayDetail',
    code: 0,
    send: ({ forms }, payload) => loanPlayDelayDetail(forms, payload),
  },
  loanPlayDetail: {
    path: '/v3/installment/loan-play-detail',
    payload: 'loanOrder',
    reply: 'loanPlayDetail',
    code: 0,
    send: ({ forms }, payload) => loanPlayDetail(forms, payload),
  },
  problemInit: {
    path: '/user-problem/problem-init',
    payload: 'problemInit',
    reply: 'problemInit',
    code: 0,
    send: ({ forms }, payload) => problemInit(forms, payload),
  },
  problemDetail: {
    path: '/user-problem/problem-detail',
    payload: 'problemDetail',
    reply: 'problemDetail',
    code: 0,
    send: ({ forms }, payload) => problemDetail(forms, payload),
  },
  problemList: {
    path: '/user-problem/problem-list',
    reply: 'problemList',
    code: 0,
    send: ({ forms }) => problemList(forms),
  },
  problemSave: {
    path: '/user-problem/problem-save',
    payload: 'problemSave',
    code: 0,
    send: ({ forms, keys }, payload) => problemSave(forms, keys, payload),
  },
  getWhatsapp: {
    path: '/user-problem/get-whatsapp',
    reply: 'getWhatsapp',
    code: 0,
    send: ({ forms }) => getWhatsapp(forms),
  },
  smsCodeLogin: {
    path: '/service/login/sms-code-login',
    payload: 'smsCodeLogin',
    code: 0,
    send: ({ forms }, payload) => smsCodeLogin(forms, payload),
  },
  repaymentWay: {
    path: `${service}/repayment-way`,
    payload: 'repaymentWay',
    reply: 'repaymentWay',
    code: '00',
    send: ({ api }, payload) => repaymentWay(api, payload),
  },
  repaymentCommit: {
    path: `${service}/repayment-commit`,
    payload: 'repaymentCommit',
    reply: 'repaymentCommit',
    code: '00',
    send: ({ api, keys }, payload) => repaymentCommit(api, keys, kept, payload),
  },
  repaymentConfirm: {
    path: `${service}/repayment-confirm`,
    payload: 'repaymentConfirm',
    code: '00',
    send: ({ api, keys }, payload) => repaymentConfirm(api, keys, kept, payload),
  },
  repaymentHuichao: {
    path: `${service}/repayment-huichao`,
    payload: 'repaymentHuichao',
    reply: 'repaymentHuichao',
    code: '00',
    send: ({ api, keys }, payload) => repaymentHuichao(api, keys, payload),
  },
  getSid: { path: `${promotion}/get-sid`, code: 0, send: ({ api }) => getSid(api) },
  getSms: {
    path: `${promotion}/get-sms`,
    payload: 'getSms',
    code: 0,
    // The values are made from the schema that the type is made from.
    send: ({ api, keys }, payload) => getSms(api, keys, payload as GetSmsPayload),
  },
  register: {
    path: `${promotion}/register`,
    payload: 'register',
    code: 0,
    send: ({ api, keys }, payload) => register(api, keys, payload as RegisterPayload),
  },
};

/** Calls without a payload of ours: pictures, and documents, whose names are never renamed. */
const apart = ['captchaAddress', 'channelTemplate', 'uploadProblemImage'];

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
  const memory = new Map<string, string>();
  const store = {
    get: (name: string) => memory.get(name),
    set: (name: string, text: string) => (memory.set(name, text), true),
    remove: (name: string) => void memory.delete(name),
    names: (prefix: string) => [...memory.keys()].filter((name) => name.startsWith(prefix)),
  };
  return {
    sent,
    forms: createFormClient({ ...shared, prefix: '/humorous', sendFile: shared.fetch }),
    api: createJsonClient(shared),
    keys: createIdempotencyKeys({ store, locks: undefined, newKey: () => 'key' }),
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

const payloadValues = ({ payload }: Call) =>
  payload ? schemaValues(`payloads/${payload}.schema.json`) : fc.constant({});
const replyValues = ({ reply }: Call) =>
  reply ? schemaValues(`replies/${reply}.schema.json`) : fc.constant<object>({ sid: 's1' });

test('every call is tried', () => {
  const files = readdirSync('src/api/calls')
    .filter((name) => !name.includes('.test.'))
    .map((name) => name.replace('.ts', ''));
  expect([...Object.keys(calls), ...apart].sort()).toEqual(files.sort());
});

describe.each(Object.entries(calls))('%s', (_, call) => {
  it('sends no readable name that the brand renames, and reads the reply back as it was meant', async () => {
    await fc.assert(
      fc.asyncProperty(
        fieldMappings,
        payloadValues(call),
        replyValues(call),
        async (fields, payload, data) => {
          const names = { fields, paths: { [call.path]: '/x/1' } };
          const wire = createWire(names);
          const clients = clientsFor(
            names,
            JSON.stringify({ code: call.code, message: '', data: wire.encode(data) }),
          );
          const result = await call.send(clients, payload);

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

          expect(result.ok).toBe(true);
          if (result.ok && call.reply) expect(result.value).toEqual(data);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('a captcha picture is asked for by wire names', () => {
  const { api } = clientsFor(
    { fields: { sid: '_s', timestamp: '_t' }, paths: { [`${promotion}/get-captcha`]: '/c' } },
    '',
  );
  expect(captchaAddress(api, 'abc', 5)).toBe('/c?_s=abc&_t=5');
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
    file: new Blob(['x']),
    fileName: 'a.webp',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  };
  expect(await uploadProblemImage(forms, upload)).toEqual({ ok: true, value: '/uploads/1.webp' });
});

test('a template document keeps its names, whatever the mapping', async () => {
  const document = Object.fromEntries(readableFields.map((name) => [name, { [name]: 1 }]));
  const clients = clientsFor(
    { fields: everyName, paths: {} },
    JSON.stringify({ code: '00', message: '', data: document }),
  );
  expect(await channelTemplate(clients.api, 'mx')).toEqual({ ok: true, value: { document } });
  expect(clients.sent[0]!.names).not.toContain('templateId');
});

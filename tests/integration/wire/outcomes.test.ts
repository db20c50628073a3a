import fc from 'fast-check';
import { createFormClient } from '../../../src/api/formClient';
import { createClient } from '../../../src/api/client';
import type { Reply } from '../../../src/api/reply';
import { createWire } from '../../../src/codec/wire';
import { callNames, isActing, type ActingName } from '../../../src/contract/calls';
import { loanEndpoints, payWayEndpoints, promotionEndpoints } from '../../../src/contract/endpoints';
import { readOutcome, type CallOutcome } from '../../../src/host/calls/interceptor/callListener';
import { runs } from '../../support/soak';

/** How a page takes a reply with HTTP 200. */
async function onPage(name: ActingName, body: string): Promise<CallOutcome['kind']> {
  const answer = async () => new Response(body);
  const shared = {
    origin: '',
    wire: createWire({ paths: {}, fields: {} }),
    headers: () => ({}),
    commonParameters: () => ({}),
    fetch: answer as typeof fetch,
  };
  const client = Object.hasOwn(loanEndpoints, name)
    ? createFormClient({ ...shared, sendFile: answer })
    : createClient({ ...shared, endpoints: { ...payWayEndpoints, ...promotionEndpoints } });
  const reply = await (client.post as (name: ActingName, payload: object) => Promise<Reply>)(name, {});
  if (reply.ok) return 'done';
  return reply.error.kind === 'refused' ? 'refused' : 'lost';
}

const onHost = (name: ActingName, body: string): CallOutcome['kind'] =>
  readOutcome(name, {
    status: 200,
    contentType: 'application/json',
    contentEncoding: '',
    body: Buffer.from(body),
  }).kind;

const envelopes = fc.record(
  {
    code: fc.oneof(
      fc.constantFrom<unknown>(0, '0', '00', '0.0', '', null, 11, '900', -1, true, [0]),
      fc.jsonValue(),
    ),
    success: fc.constantFrom<unknown>(true, false, null, 'true', 1),
    message: fc.constantFrom<unknown>('no', null, 5),
    data: fc.jsonValue({ maxDepth: 1 }),
  },
  { requiredKeys: [] },
);

const loans = ['problem-save', 'google-score', 'loan-detail-push'] as const;
const payments = ['repayment-commit', 'repayment-confirm', 'repayment-huichao'] as const;
const registrations = ['get-sms', 'register'] as const;

it.each<[object, CallOutcome['kind'], readonly ActingName[]]>([
  [{ success: true }, 'done', payments],
  [{ success: true }, 'lost', [...loans, ...registrations]],
  [{ code: '00' }, 'done', [...loans, ...payments]],
  [{ code: '00' }, 'refused', registrations],
  [{ code: 0 }, 'done', [...loans, ...registrations]],
  [{ code: 0 }, 'refused', payments],
])('%j is %s as a reply to %j (contract §5)', (envelope, kind, names) => {
  expect(names.map((name) => onHost(name, JSON.stringify(envelope)))).toEqual(names.map(() => kind));
});

it.each(callNames.filter(isActing))(
  'a reply to %s means the same to its page and to the host',
  async (name) => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          envelopes.map((each) => JSON.stringify(each)),
          fc.string(),
        ),
        async (body) => expect(onHost(name, body)).toBe(await onPage(name, body)),
      ),
      { numRuns: runs(100, 5_000) },
    );
  },
);

import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/host/store/database';
import { act } from '../../support/interceptingHost';
import { answerJson, type LenderServer, type ReceivedRequest } from '../../support/lenderServer';
import type { TestApp } from '../../support/testApp';

const promotion = '/api/v2/youmi/promotion';
const calls = {
  loan: {
    movesMoney: true,
    path: '/humorous/v3/loan-confirm/loan-detail-push',
    payload: { amount: '500000', periods: '91', productId: 'p1' },
  },
  payment: {
    movesMoney: true,
    path: '/api/v1/youmi/youmi-api/service/loan/repayment-commit',
    payload: { amount: 500_000, orderId: 'o1' },
  },
  complaint: {
    movesMoney: false,
    path: '/humorous/user-problem/problem-save',
    payload: { problemType: '1', problemDetail: 'words' },
  },
  smsCode: {
    movesMoney: false,
    path: `${promotion}/get-sms`,
    payload: { phone: '5512345678', captcha: 'abcd', sid: 's1' },
  },
  registration: {
    movesMoney: false,
    path: `${promotion}/register`,
    payload: { phone: '5512345678', smsCode: '1234', id: 'p' },
  },
} as const;

/** What a lender does about a request; it may have done what was asked in all of them but `refused`. */
type Outcome = 'done' | 'refused' | 'cut' | 'fault' | 'unreadable';

interface Wish {
  readonly call: keyof typeof calls;
  /** Of the lender's first requests for it; of the others `done`. */
  readonly outcomes: readonly Outcome[];
  /** Which hosts it is sent through at one moment, by their positions; and whether the database is away meanwhile. */
  readonly steps: readonly { readonly hosts: readonly number[]; readonly isAway: boolean }[];
}

/** @param mayBeAway where the database is away each host goes by what it knows alone */
export const wishes = (names: readonly Wish['call'][], mayBeAway: boolean): fc.Arbitrary<Wish> =>
  fc.record({
    call: fc.constantFrom(...names),
    outcomes: fc.array(fc.constantFrom<Outcome>('done', 'refused', 'cut', 'fault', 'unreadable'), {
      minLength: 1,
      maxLength: 3,
    }),
    steps: fc.array(
      fc.record({
        hosts: fc.array(fc.nat({ max: 1 }), { minLength: 1, maxLength: 3 }),
        isAway: mayBeAway ? fc.constantFrom(false, false, true) : fc.constant(false),
      }),
      { minLength: 2, maxLength: 4 },
    ),
  });

export const callNames = (movesMoney: boolean): readonly Wish['call'][] =>
  (Object.keys(calls) as Wish['call'][]).filter((name) => calls[name].movesMoney === movesMoney);

/** A refusal is definite of a first request alone: of a repeat it says nothing of what came before (contract §5). */
export const isDefinite = (outcome: Outcome, index: number): boolean =>
  outcome === 'done' || (outcome === 'refused' && index === 0);

function answer(outcome: Outcome, number: number, request: ReceivedRequest, response: ServerResponse): void {
  switch (outcome) {
    case 'done':
      return answerJson({ code: 0, message: '', data: { number } })(request, response);
    case 'refused':
      return answerJson({ code: 9, message: 'no', data: { number } }, 400)(request, response);
    case 'cut':
      return void response.destroy();
    case 'fault':
      return answerJson({ code: 0, message: '', data: {} }, 500)(request, response);
    case 'unreadable':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
  }
}

export interface Playground {
  readonly hosts: readonly TestApp[];
  /** Theirs. */
  readonly database: Kysely<Database>;
  readonly lender: Pick<LenderServer, 'answer'>;
}

/** As a page takes it: a readable envelope, or a refusal of the first request, said at once or replayed. */
function bodyOfDefinite({ statusCode, body }: LightMyRequestResponse): string | undefined {
  if (statusCode === 400)
    return (JSON.parse(body) as { readonly data: { readonly number: number } }).data.number === 1
      ? body
      : undefined;
  return statusCode === 200 && body.startsWith('{') ? body : undefined;
}

/** Sends a wish as its steps say. Resolves with what the lender did, in order, and the definite replies that pages got. */
export async function playWish({ hosts, database, lender }: Playground, { call, outcomes, steps }: Wish) {
  const key = randomUUID();
  const asked: Outcome[] = [];
  lender.answer = (request, response) => {
    if (request.headers['idempotency-key'] !== key) throw new Error('a request of an earlier wish');
    const outcome = outcomes[asked.length] ?? 'done';
    asked.push(outcome);
    // Time for repeats to come while it is under way.
    setTimeout(() => answer(outcome, asked.length, request, response), 5);
  };
  const told: string[] = [];
  for (const step of steps) {
    if (step.isAway) await sql`alter table call_replies rename to away`.execute(database);
    const { path, payload } = calls[call];
    const replies = await Promise.all(
      step.hosts
        .flatMap((position) => hosts[position] ?? [])
        .map(({ app }) => act(app, { path, payload, key })),
    );
    if (step.isAway) await sql`alter table away rename to call_replies`.execute(database);
    told.push(...replies.flatMap((reply) => bodyOfDefinite(reply) ?? []));
  }
  return { asked, told };
}

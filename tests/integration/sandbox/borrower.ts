import type { LightMyRequestResponse } from 'fastify';
import type { RunningSandbox } from '../../support/sandbox';
import type { Answer } from './visitor';

/** Of the default brand. */
export const loanPrefix = '/humorous';
const payWay = '/api/v1/youmi/youmi-api/service/loan';

type Fields = Readonly<Record<string, string | number>>;
type Json = Readonly<Record<string, unknown>>;

export interface Asking {
  readonly sessionId?: string;
  readonly language?: '1' | '2';
  readonly key?: string;
}

const queryOf = ({ sessionId, language }: Asking): Record<string, string> => ({
  ...(sessionId === undefined ? {} : { sessionId }),
  ...(language === undefined ? {} : { language }),
});
const keyOf = ({ key }: Asking): Record<string, string> =>
  key === undefined ? {} : { 'idempotency-key': key };

export const readAnswer = (response: LightMyRequestResponse): Answer => ({
  status: response.statusCode,
  ...response.json<Omit<Answer, 'status'>>(),
});

/** Asks as the form client does. The data is given as what the test expects of it, after a check by its validator. */
export async function ask(
  host: RunningSandbox,
  path: string,
  fields: Fields = {},
  asking: Asking = {},
): Promise<Answer> {
  const payload = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const response = await host.app.inject({
    method: 'POST',
    url: `${loanPrefix}${path}`,
    query: queryOf(asking),
    payload: payload.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...keyOf(asking) },
  });
  return readAnswer(response);
}

/** Asks as the JSON client does. */
export async function pay(
  host: RunningSandbox,
  call: string,
  payload: Json,
  asking: Asking = {},
): Promise<Answer> {
  const response = await host.app.inject({
    method: 'POST',
    url: `${payWay}/repayment-${call}`,
    query: queryOf(asking),
    payload: { ...payload },
    headers: keyOf(asking),
  });
  return readAnswer(response);
}

export const calls = {
  init: '/user-problem/problem-init',
  list: '/user-problem/problem-list',
  detail: '/user-problem/problem-detail',
  save: '/user-problem/problem-save',
  upload: '/user-problem/upload-problem-img',
  whatsapp: '/user-problem/get-whatsapp',
  contract: '/v3/loan-details/contract-detail',
  delay: '/v3/installment/loan-play-delay-detail',
  play: '/v3/installment/loan-play-detail',
  vcode: '/v3/loan-details/generate-vcode',
  confirm: '/v3/loan-confirm/loan-detail-confirm',
  push: '/v3/loan-confirm/loan-detail-push',
  details: '/v3/loan-details/loan-details',
  score: '/v3/loan-details/google-score',
  login: '/service/login/sms-code-login',
} as const;

/** A value of a reply's data. */
export const field = (answer: Answer, name: string): unknown => (answer.data as Json | null)?.[name];

export const statusOf = async (
  host: RunningSandbox,
  orderId: string,
  asking: Asking = {},
): Promise<unknown> => field(await ask(host, calls.details, { orderId }, asking), 'orderStatus');

/** The payload with which an offer is accepted. */
export async function offerOf(
  host: RunningSandbox,
  productId: string,
  asking: Asking = {},
): Promise<Record<string, string>> {
  const offer = await ask(host, calls.confirm, { productId, isType: 1 }, asking);
  const text = (name: string): string => String(field(offer, name));
  return { amount: text('amount'), periods: text('periods'), termUnit: text('termUnit'), productId };
}

/** The order that a push led to. */
export const orderOf = (answer: Answer): string =>
  new URL(String(field(answer, 'lendDetailsUrl')), 'http://page.example').searchParams.get('orderId') ?? '';

/** The code that was sent last for an order. */
export function paymentCode(host: RunningSandbox, orderNo: string): string {
  const line = host.log.findLast(({ orderEnding }) => orderEnding === orderNo.slice(-4));
  return String(line?.sandboxSmsCode);
}

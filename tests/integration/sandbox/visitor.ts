import type { LightMyRequestResponse } from 'fastify';
import type { RunningSandbox } from '../../support/sandbox';

const promotion = '/api/v2/youmi/promotion';

export interface Answer {
  readonly status: number;
  readonly code: unknown;
  readonly message: string;
  readonly data: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
type Headers = Readonly<Record<string, string>>;

const readAnswer = (response: LightMyRequestResponse): Answer => ({
  status: response.statusCode,
  ...response.json<Omit<Answer, 'status'>>(),
});

export async function post(
  host: RunningSandbox,
  call: string,
  payload: Fields,
  headers: Headers = {},
): Promise<Answer> {
  return readAnswer(await host.app.inject({ method: 'POST', url: `${promotion}/${call}`, payload, headers }));
}

export async function get(
  host: RunningSandbox,
  call: string,
  query: Record<string, string> = {},
): Promise<Answer> {
  return readAnswer(await host.app.inject({ method: 'GET', url: `${promotion}/${call}`, query }));
}

export async function newSid(host: RunningSandbox): Promise<string> {
  const { data } = await get(host, 'get-sid');
  return (data as { sid: string }).sid;
}

function lastLogged(host: RunningSandbox, field: string, matches: (line: Fields) => boolean): string {
  const line = host.log.findLast((candidate) => field in candidate && matches(candidate));
  if (!line) throw new Error(`nothing in the log with ${field}`);
  return String(line[field]);
}

/** Asks for a picture; its answer as the log tells it. */
export async function newCaptcha(host: RunningSandbox, sid: string): Promise<string> {
  const response = await host.app.inject({ url: `${promotion}/get-captcha`, query: { sid, timestamp: '1' } });
  if (response.statusCode !== 200) throw new Error(`no picture: ${response.statusCode}`);
  return lastLogged(host, 'sandboxCaptcha', (line) => sid.startsWith(String(line.sidStart)));
}

/** Listens to the code beside the picture; what was said as the log tells it. */
export async function newSpokenCaptcha(host: RunningSandbox, sid: string): Promise<string> {
  const query = { sid, timestamp: '1', mode: 'audio' };
  const response = await host.app.inject({ url: `${promotion}/get-captcha`, query });
  if (response.statusCode !== 200) throw new Error(`no sound: ${response.statusCode}`);
  return lastLogged(host, 'sandboxSpokenCaptcha', (line) => sid.startsWith(String(line.sidStart)));
}

/** The code that was sent last to a telephone with this ending. */
export const sentCode = (host: RunningSandbox, phone: string): string =>
  lastLogged(host, 'sandboxSmsCode', (line) => line.phoneEnding === phone.slice(-2));

export const smsPayload = (phone: string, sid: string, capcode: string) => ({
  phone,
  capcode,
  sid,
  deviceId: sid,
  appName: 'Presta Prueba',
  app_from: 'h5',
  user_from: 'ads',
  utm_tag: 'summer',
});

export const registerPayload = (phone: string, sid: string, capcode: string, smsCode: string) => ({
  ...smsPayload(phone, sid, capcode),
  merchantNumber: '0',
  userName: phone,
  smsCode,
  invite_code: '',
  id: 'mx-bienvenida',
});

/** Everything up to the SMS code; what register then needs. */
export async function askForCode(host: RunningSandbox, phone: string) {
  const sid = await newSid(host);
  const capcode = await newCaptcha(host, sid);
  const answer = await post(host, 'get-sms', smsPayload(phone, sid, capcode));
  if (answer.code !== 0) throw new Error(`no code sent: ${JSON.stringify(answer)}`);
  return registerPayload(phone, sid, capcode, sentCode(host, phone));
}

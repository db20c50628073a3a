import type { JsonClient } from '../jsonClient';

/** Address of the captcha picture of a session; a new timestamp (epoch ms) draws a new one (contract §5). */
export const captchaAddress = (client: Pick<JsonClient, 'address'>, sid: string, timestamp: number): string =>
  client.address('/api/v2/youmi/promotion/get-captcha', { sid, timestamp });

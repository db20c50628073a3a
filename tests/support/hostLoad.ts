import { randomInt, randomUUID } from 'node:crypto';
import type { LoadRequest } from './steadyLoad';

const promotion = '/api/v2/youmi/promotion';
const json = { 'content-type': 'application/json' };

/** Each visitor has a telephone of their own: tries of one are limited. */
const anyPhone = (): string => `55${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** What visitors of a published page ask of a host: pages, data, files, events, reports, and a call that acts. */
export const hostLoad = (id: string): readonly LoadRequest[] => [
  { path: `/landing?id=${id}` },
  { path: `/api/v2/youmi/service/channel/channel-template?templateId=${id}` },
  { path: `${promotion}/track-visit?page_id=${id}&utm_tag=load` },
  { path: `/landing?id=${id}&language=1` },
  { path: '/' },
  { path: `${promotion}/track-click?page_id=${id}&utm_tag=load` },
  { path: `${promotion}/get-sid` },
  {
    method: 'POST',
    path: '/report',
    headers: () => json,
    body: () => JSON.stringify({ kind: 'vitals', templateId: id, vitals: { LCP: 1_200, CLS: 0.01 } }),
  },
  {
    method: 'POST',
    path: `${promotion}/register`,
    headers: () => ({ ...json, 'idempotency-key': randomUUID() }),
    body: () => JSON.stringify({ phone: anyPhone(), smsCode: '000000', sid: 'none', capcode: 'none', id }),
  },
];

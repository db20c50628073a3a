import { randomUUID } from 'node:crypto';

/** A screen that a borrower opens from an app, and the control that it is there for. */
export interface MeasuredScreen {
  readonly path: '/loanDetail' | '/repay' | '/confirmNew' | '/order' | '/ynRepay' | '/complaint';
  readonly query: Readonly<Record<string, string>>;
  /** Selector of the main control; the first match is tapped. */
  readonly control: string;
}

/** Orders and products that each borrower of the sandbox begins with (docs/lenders-and-apps/sandbox.md). */
const firstOrder = { orderId: '174001', productId: '1001' };

export const loanDetail: MeasuredScreen = {
  path: '/loanDetail',
  query: firstOrder,
  control: '[data-testid="repay-button"]',
};

export const screens: readonly MeasuredScreen[] = [
  loanDetail,
  { path: '/repay', query: firstOrder, control: '[data-testid^="channel-"][href]' },
  // The first product asks for a moment of waiting.
  { path: '/confirmNew', query: { productId: '1002' }, control: '[data-testid="confirm-submit"]' },
  { path: '/order', query: {}, control: 'main a[href*="/loanDetail"]' },
  {
    path: '/ynRepay',
    query: { orderId: '174002', productId: '1002', amount: '150000', userId: '7001', couponId: '15' },
    control: '[data-testid="pay-button"]',
  },
  { path: '/complaint', query: { orderId: '174001' }, control: '[data-testid="complaint-type-1"]' },
];

/** What an app puts into the address of any screen (contract §4). A session of its own is a borrower of its own. */
const commonParameters = (sessionId: string) => ({
  appVersion: '3.2.1',
  deviceName: 'Moto E13',
  deviceId: 'b7d1c0f2a9e84d53',
  osVersion: '13',
  adId: '6f1c2b0e-5f0a-4a86-9d1b-3f2f6f0f7a11',
  language: '2',
  crp_phe: 'Zk9tQ2x5bWJ1cnN0',
  dearest: '1',
  showy: 'c3dpZnQ',
  dearer: '7001',
  swift: 'ZXllcy1vbmx5',
  eyes: '42',
  sessionId,
});

export const newSession = (): string => randomUUID();

/** Path and query of a screen as an app opens it. */
export const addressOf = ({ path, query }: MeasuredScreen, sessionId: string): string =>
  `${path}?${new URLSearchParams({ ...query, ...commonParameters(sessionId) }).toString()}`;

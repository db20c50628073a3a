import type { BridgeAction, BridgeMessage } from '../../bridge/messages';
import type { TextKey } from '../../texts/textKey';

/** What can be tried out: the request's context and where it comes from (contract §10, developer test preview). */
export const parameterNames = [
  'appVersion',
  'deviceName',
  'deviceId',
  'osVersion',
  'sessionId',
  'adId',
  'productId',
  'orderId',
] as const;

export type TestParameters = Readonly<Record<(typeof parameterNames)[number], string>>;

export const testedPages: readonly { readonly path: string; readonly name: TextKey }[] = [
  { path: '/confirmNew', name: 'devPreview:pages.confirm' },
  { path: '/loanDetail', name: 'devPreview:pages.details' },
  { path: '/repay', name: 'devPreview:pages.repay' },
  { path: '/repayDelay', name: 'devPreview:pages.delay' },
  { path: '/bindBank', name: 'devPreview:pages.bindBank' },
  { path: '/aboutUs', name: 'devPreview:pages.about' },
  { path: '/complaint', name: 'devPreview:pages.complaint' },
  { path: '/customerService', name: 'devPreview:pages.service' },
  { path: '/PrivacyPolicy', name: 'devPreview:pages.privacy' },
  { path: '/carpmm', name: 'devPreview:pages.instructions' },
];

/** Pages that the app opens for `to` and `toP` (contract §7). */
export const appPages = ['main', 'setting', 'login', 'order', 'productDetail'] as const;

interface MessageParts {
  readonly page: string;
  readonly phone: string;
  readonly parameters: TestParameters;
}

const nothing = {};

/** One of each message of contract §7. */
export const messagesOf = ({ page, phone, parameters }: MessageParts): readonly BridgeMessage[] => {
  const { productId, orderId } = parameters;
  return [
    { action: 'to', payload: { page } },
    { action: 'toP', payload: { page, param: { productId, orderId } } },
    ...(['close', 'home', 'mine', 'offToLogin'] as const).map((action) => ({ action, payload: nothing })),
    { action: 'callPhone', payload: { phone } },
    { action: 'rate', payload: nothing },
    { action: 'burialPoint', payload: { productId } },
    ...(['startBank', 'endBank'] as const).map((action) => ({ action, payload: nothing })),
  ] satisfies readonly { readonly action: BridgeAction; readonly payload: object }[];
};

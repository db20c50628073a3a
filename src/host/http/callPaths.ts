import type { Wire } from '../../codec/wire';
import type { Brand } from '../../generated/brand';

const complaints = '/user-problem';
const payWay = '/api/v1/youmi/youmi-api/service/loan';
const promotion = '/api/v2/youmi/promotion';

/** Every call of contract §5 by the last part of its path, as written there. */
export const callPaths = {
  'problem-init': `${complaints}/problem-init`,
  'problem-list': `${complaints}/problem-list`,
  'problem-detail': `${complaints}/problem-detail`,
  'problem-save': `${complaints}/problem-save`,
  'upload-problem-img': `${complaints}/upload-problem-img`,
  'get-whatsapp': `${complaints}/get-whatsapp`,
  'contract-detail': '/v3/loan-details/contract-detail',
  'loan-play-delay-detail': '/v3/installment/loan-play-delay-detail',
  'loan-play-detail': '/v3/installment/loan-play-detail',
  'generate-vcode': '/v3/loan-details/generate-vcode',
  'loan-detail-confirm': '/v3/loan-confirm/loan-detail-confirm',
  'loan-detail-push': '/v3/loan-confirm/loan-detail-push',
  'loan-details': '/v3/loan-details/loan-details',
  'google-score': '/v3/loan-details/google-score',
  'sms-code-login': '/service/login/sms-code-login',
  'repayment-way': `${payWay}/repayment-way`,
  'repayment-commit': `${payWay}/repayment-commit`,
  'repayment-confirm': `${payWay}/repayment-confirm`,
  'repayment-huichao': `${payWay}/repayment-huichao`,
  'channel-template': '/api/v2/youmi/service/channel/channel-template',
  'track-visit': `${promotion}/track-visit`,
  'track-click': `${promotion}/track-click`,
  'get-sid': `${promotion}/get-sid`,
  'get-captcha': `${promotion}/get-captcha`,
  'get-sms': `${promotion}/get-sms`,
  register: `${promotion}/register`,
} as const;

export type CallName = keyof typeof callPaths;

// The keys are the type's.
export const callNames = Object.keys(callPaths) as readonly CallName[];

/** By the JSON client; the others are the loan helper's, with forms (contract §5). */
export const isJsonCall = (name: CallName): boolean => callPaths[name].startsWith('/api/');

/** What stands before a call's path once that was mapped (contract §3). */
const prefixOf = ({ loanApiPrefix }: Pick<Brand, 'loanApiPrefix'>, name: CallName): string =>
  isJsonCall(name) ? '' : loanApiPrefix;

/** A call's path as it is sent. */
export const sentPath = (
  brand: Pick<Brand, 'loanApiPrefix'>,
  wire: Pick<Wire, 'path'>,
  name: CallName,
): string => prefixOf(brand, name) + wire.path(callPaths[name]);

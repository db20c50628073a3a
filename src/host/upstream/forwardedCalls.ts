import type { Wire } from '../../codec/wire';
import type { Brand } from '../../generated/brand';

export type ForwardedMethod = 'GET' | 'POST';

const payWay = '/api/v1/youmi/youmi-api/service/loan';
const promotion = '/api/v2/youmi/promotion';

/** The calls of contract §5 as written there; `channel-template` is answered by the template source. */
const loanCalls = [
  '/user-problem/problem-init',
  '/user-problem/problem-list',
  '/user-problem/problem-detail',
  '/user-problem/problem-save',
  '/user-problem/upload-problem-img',
  '/user-problem/get-whatsapp',
  '/v3/loan-details/contract-detail',
  '/v3/installment/loan-play-delay-detail',
  '/v3/installment/loan-play-detail',
  '/v3/loan-details/generate-vcode',
  '/v3/loan-confirm/loan-detail-confirm',
  '/v3/loan-confirm/loan-detail-push',
  '/v3/loan-details/loan-details',
  '/v3/loan-details/google-score',
] as const;
const testLoginCall = '/service/login/sms-code-login';
const jsonPosts = [
  `${payWay}/repayment-way`,
  `${payWay}/repayment-commit`,
  `${payWay}/repayment-confirm`,
  `${payWay}/repayment-huichao`,
  `${promotion}/get-sms`,
  `${promotion}/register`,
];
const jsonGets = [
  `${promotion}/track-visit`,
  `${promotion}/track-click`,
  `${promotion}/get-sid`,
  `${promotion}/get-captcha`,
];
/** The one loan call that the spec lets be a GET too. */
const loanGets = ['/user-problem/problem-init'];

const channelTemplateCall = '/api/v2/youmi/service/channel/channel-template';

/** Every call of contract §5, as written there, with what stands before its path once that was mapped. */
export const everyCall = ({ loanApiPrefix }: Pick<Brand, 'loanApiPrefix'>): readonly { path: string; prefix: string }[] => [
  ...[...loanCalls, testLoginCall].map((path) => ({ path, prefix: loanApiPrefix })),
  ...[...jsonPosts, ...jsonGets, channelTemplateCall].map((path) => ({ path, prefix: '' })),
];

/** Paths as they are sent, by method: the only ones that are forwarded (contract §2). */
export function forwardedPaths(brand: Brand, wire: Wire): Readonly<Record<ForwardedMethod, readonly string[]>> {
  const loan = (path: string) => `${brand.loanApiPrefix}${wire.path(path)}`;
  const loanPosts = brand.devTools ? [...loanCalls, testLoginCall] : loanCalls;
  return {
    GET: [...loanGets.map(loan), ...jsonGets.map((path) => wire.path(path))],
    POST: [...loanPosts.map(loan), ...jsonPosts.map((path) => wire.path(path))],
  };
}

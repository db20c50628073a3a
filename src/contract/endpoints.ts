import { promotionFolder as promotion, trackVisitPath } from './promotionFolder';

/** How a page sends a call: as JSON, as a form of the loan helper, as a file, or as the address of a picture (contract §5). */
export type CallClient = 'json' | 'form' | 'multipart' | 'picture';

/** What makes the envelope of a call a yes; `outcome.ts` says what each of them means (contract §5). */
export type SuccessRule = 'loan' | 'payWay' | 'template' | 'registration';

/**
 * `reads`: repeating it costs nobody anything, so that the host and a finger that goes down ask for it ahead of its screen.
 * `creates`: each makes something, such as a shop's code, so that it is sent when it is wanted and not before. `tracks`: tells statistics what happened. `acts`: must not be done twice, so
 * that it carries an Idempotency-Key. `movesMoney`: acts, and doing it twice would cost somebody money.
 */
export type CallEffect = 'reads' | 'creates' | 'tracks' | 'acts' | 'movesMoney';

type ActingEffect = Extract<CallEffect, 'acts' | 'movesMoney'>;

/** Limits that calls count against; `src/host/calls/limits/callLimit.ts` has their numbers. */
export type LimitName =
  | 'smsOfPhone'
  | 'smsOfAddress'
  | 'registrationsOfPhone'
  | 'registrationsOfAddress'
  | 'complaintsOfSession'
  | 'complaintsOfAddress';

/** What statistics count calls as: each of them, also where a visitor makes several. */
export type CountedCall = 'visit' | 'click' | 'sms' | 'registration';

/**
 * What a page tells its host of a visit: the form was touched, a code sent and the form sent, each once, and every tap on
 * a button.
 */
export const pageSteps = ['form', 'code', 'apply', 'tap'] as const;
export type PageStep = (typeof pageSteps)[number];

export type CountedEvent = CountedCall | PageStep;

interface AnyEndpoint {
  /** As written in contract §5, before it is renamed and prefixed. */
  readonly path: string;
  readonly success: SuccessRule;
  readonly limits?: readonly LimitName[];
  /** What statistics count it as: once it is done, or, where it only tracks, once it was let in. */
  readonly counted?: CountedCall;
  /** Whoever makes it agrees to something, of which the host keeps evidence. */
  readonly evidence?: 'registration' | 'loan';
  /** Answered by the template source, whoever that asks. */
  readonly isTemplate?: true;
  /** Only with `devTools` in the brand file. */
  readonly isForDevelopers?: true;
}

interface RepeatableEndpoint extends AnyEndpoint {
  readonly method: 'GET' | 'POST';
  /** It may be sent as a GET too, its payload in the query. */
  readonly isGetToo?: true;
  readonly client: CallClient;
  readonly effect: Exclude<CallEffect, ActingEffect>;
}

/** The host intercepts the POST of a call that acts, and reads its fields: any other way would pass it by. */
interface ActingEndpoint extends AnyEndpoint {
  readonly method: 'POST';
  readonly isGetToo?: never;
  readonly client: Extract<CallClient, 'json' | 'form'>;
  readonly effect: ActingEffect;
}

/** All that is known of a call besides its payload and its reply. */
export type Endpoint = RepeatableEndpoint | ActingEndpoint;

const complaints = '/user-problem';
const payWayFolder = '/api/v1/youmi/youmi-api/service/loan';

const loan = { method: 'POST', client: 'form', effect: 'reads', success: 'loan' } as const;
const payWay = { method: 'POST', client: 'json', effect: 'reads', success: 'payWay' } as const;
const registration = { client: 'json', success: 'registration' } as const;
const reading = { ...registration, method: 'GET', effect: 'reads' } as const;
const tracking = { ...registration, method: 'GET', effect: 'tracks' } as const;
const acting = { ...registration, method: 'POST', effect: 'acts' } as const;

/** A client sends in one way, and a reply of a call that it can't make would be waited for in vain. */
type EndpointOf<Client extends CallClient> = Endpoint & { readonly client: Client };
type PostOf<Client extends CallClient> = EndpointOf<Client> & { readonly method: 'POST' };

/** Calls of the loan helper, behind the brand's `loanApiPrefix`. */
export const loanEndpoints = {
  'problem-init': { ...loan, path: `${complaints}/problem-init`, isGetToo: true },
  'problem-list': { ...loan, path: `${complaints}/problem-list` },
  'problem-detail': { ...loan, path: `${complaints}/problem-detail` },
  'problem-save': {
    ...loan,
    path: `${complaints}/problem-save`,
    effect: 'acts',
    limits: ['complaintsOfSession', 'complaintsOfAddress'],
  },
  'upload-problem-img': {
    ...loan,
    path: `${complaints}/upload-problem-img`,
    client: 'multipart',
    effect: 'creates',
  },
  'get-whatsapp': { ...loan, path: `${complaints}/get-whatsapp` },
  'contract-detail': { ...loan, path: '/v3/loan-details/contract-detail' },
  'loan-play-delay-detail': { ...loan, path: '/v3/installment/loan-play-delay-detail' },
  'loan-play-detail': { ...loan, path: '/v3/installment/loan-play-detail' },
  'generate-vcode': { ...loan, path: '/v3/loan-details/generate-vcode', effect: 'creates' },
  'loan-detail-confirm': { ...loan, path: '/v3/loan-confirm/loan-detail-confirm' },
  'loan-detail-push': {
    ...loan,
    path: '/v3/loan-confirm/loan-detail-push',
    effect: 'movesMoney',
    evidence: 'loan',
  },
  'loan-details': { ...loan, path: '/v3/loan-details/loan-details' },
  'google-score': { ...loan, path: '/v3/loan-details/google-score', effect: 'acts' },
  'sms-code-login': {
    ...loan,
    path: '/service/login/sms-code-login',
    effect: 'creates',
    isForDevelopers: true,
  },
} as const satisfies Readonly<Record<string, PostOf<'form' | 'multipart'>>>;

/** Calls about a payment, of the JSON client. */
export const payWayEndpoints = {
  'repayment-way': { ...payWay, path: `${payWayFolder}/repayment-way` },
  'repayment-commit': { ...payWay, path: `${payWayFolder}/repayment-commit`, effect: 'movesMoney' },
  'repayment-confirm': { ...payWay, path: `${payWayFolder}/repayment-confirm`, effect: 'movesMoney' },
  'repayment-huichao': { ...payWay, path: `${payWayFolder}/repayment-huichao`, effect: 'acts' },
} as const satisfies Readonly<Record<string, PostOf<'json'>>>;

/** Calls of promotion pages, of the JSON client. */
export const promotionEndpoints = {
  'channel-template': {
    ...reading,
    path: '/api/v2/youmi/service/channel/channel-template',
    success: 'template',
    isTemplate: true,
  },
  'track-visit': { ...tracking, path: trackVisitPath, counted: 'visit' },
  'track-click': { ...tracking, path: `${promotion}/track-click`, counted: 'click' },
  'get-sid': { ...reading, path: `${promotion}/get-sid` },
  'get-captcha': { ...reading, path: `${promotion}/get-captcha`, client: 'picture' },
  'get-sms': {
    ...acting,
    path: `${promotion}/get-sms`,
    limits: ['smsOfPhone', 'smsOfAddress'],
    counted: 'sms',
  },
  register: {
    ...acting,
    path: `${promotion}/register`,
    limits: ['registrationsOfPhone', 'registrationsOfAddress'],
    counted: 'registration',
    evidence: 'registration',
  },
} as const satisfies Readonly<Record<string, EndpointOf<'json' | 'picture'>>>;

import type * as payloads from '../generated/payloads';
import type * as replies from '../generated/replies';
import type { CallName } from './calls';

/** What each call sends and what its envelope brings, made from `schemas/`; `unknown` where nobody reads it. */
interface Shapes {
  'problem-init': { payload: payloads.ProblemInitPayload; reply: replies.ProblemInitReply };
  'problem-list': { payload: object; reply: replies.ProblemListReply };
  'problem-detail': { payload: payloads.ProblemDetailPayload; reply: replies.ProblemDetailReply };
  'problem-save': { payload: payloads.ProblemSavePayload; reply: unknown };
  'upload-problem-img': {
    payload: payloads.UploadProblemImagePayload;
    reply: replies.UploadProblemImageReply;
  };
  'get-whatsapp': { payload: object; reply: replies.GetWhatsappReply };
  'contract-detail': { payload: payloads.ContractDetailPayload; reply: replies.ContractDetailReply };
  'loan-play-delay-detail': { payload: payloads.LoanOrderPayload; reply: replies.LoanPlayDelayDetailReply };
  'loan-play-detail': { payload: payloads.LoanOrderPayload; reply: replies.LoanPlayDetailReply };
  'generate-vcode': { payload: payloads.GenerateVcodePayload; reply: replies.GenerateVcodeReply };
  'loan-detail-confirm': {
    payload: payloads.LoanDetailConfirmPayload;
    reply: replies.LoanDetailConfirmReply;
  };
  'loan-detail-push': { payload: payloads.LoanDetailPushPayload; reply: replies.LoanDetailPushReply };
  'loan-details': { payload: payloads.LoanOrderPayload; reply: replies.LoanDetailsReply };
  'google-score': { payload: payloads.GoogleScorePayload; reply: unknown };
  'sms-code-login': { payload: payloads.SmsCodeLoginPayload; reply: unknown };
  'repayment-way': { payload: payloads.RepaymentWayPayload; reply: replies.RepaymentWayReply };
  'repayment-commit': { payload: payloads.RepaymentCommitPayload; reply: replies.RepaymentCommitReply };
  'repayment-confirm': { payload: payloads.RepaymentConfirmPayload; reply: unknown };
  'repayment-huichao': { payload: payloads.RepaymentHuichaoPayload; reply: replies.RepaymentHuichaoReply };
  'channel-template': { payload: payloads.ChannelTemplateQuery; reply: unknown };
  'track-visit': { payload: payloads.TrackVisitQuery; reply: unknown };
  'track-click': { payload: payloads.TrackClickQuery; reply: unknown };
  'get-sid': { payload: object; reply: replies.GetSidReply };
  'get-captcha': { payload: payloads.GetCaptchaQuery; reply: unknown };
  'get-sms': { payload: payloads.GetSmsPayload; reply: unknown };
  register: { payload: payloads.RegisterPayload; reply: unknown };
}

/** The compiler names the calls that are missing above. */
type OfEachCall<Complete extends Readonly<Record<CallName, { payload: object; reply: unknown }>>> = Complete;

export type PayloadOf<Name extends CallName> = OfEachCall<Shapes>[Name]['payload'];
export type ReplyOf<Name extends CallName> = OfEachCall<Shapes>[Name]['reply'];

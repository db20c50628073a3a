/* Made from schemas/ by `npm run generate`. Do not edit. */

/**
 * Query of channel-template (contract §5).
 */
export interface ChannelTemplateQuery {
  templateId: string;
}
/**
 * Query parameters that go with every call except tracking (contract §4).
 */
export interface CommonParameters {
  appVersion?: string;
  deviceName?: string;
  deviceId?: string;
  osVersion?: string;
  /**
   * Secret.
   */
  sessionId?: string;
  adId?: string;
  /**
   * Language type: 1 English, 2 Spanish.
   */
  language?: string;
  /**
   * Secret.
   */
  crp_phe?: string;
  /**
   * Secret.
   */
  dearest?: string;
  /**
   * Secret.
   */
  showy?: string;
  /**
   * Secret.
   */
  dearer?: string;
  /**
   * Secret.
   */
  swift?: string;
  /**
   * Secret.
   */
  eyes?: string;
}
/**
 * Payload of contract-detail (contract §5).
 */
export interface ContractDetailPayload {
  orderNo?: string;
}
/**
 * Payload of generate-vcode (contract §5).
 */
export interface GenerateVcodePayload {
  productId?: string;
  orderId?: string;
  amount?: string;
  payCode?: string;
  requestType?: string;
}
/**
 * Query of the captcha, as a picture or as sound (contract §5).
 */
export interface GetCaptchaQuery {
  sid: string;
  /**
   * Epoch milliseconds; makes each address new.
   */
  timestamp: number;
  /**
   * Asks for the code as sound.
   */
  mode?: 'audio';
}
/**
 * Payload of get-sms (contract §5).
 */
export interface GetSmsPayload {
  phone: string;
  capcode: string;
  sid: string;
  /**
   * Same as sid.
   */
  deviceId: string;
  appName: string;
  app_from: string;
  user_from: string;
  utm_tag: string;
}
/**
 * Payload of google-score: 1 to 5 stars; problemId where a complaint is rated (contract §5).
 */
export interface GoogleScorePayload {
  score?: number;
  problemId?: string;
}
/**
 * Payload of loan-detail-confirm; isType 1 on the reload (contract §11).
 */
export interface LoanDetailConfirmPayload {
  productId?: string;
  isType?: number;
}
/**
 * Payload of loan-detail-push (contract §5).
 */
export interface LoanDetailPushPayload {
  /**
   * Minor units where a number; anything else is shown as it comes.
   */
  amount?: number | string | null;
  periods?: string | number | null;
  termUnit?: string | number | null;
  productId?: string;
}
/**
 * Payload of the calls about one order of one product (contract §5).
 */
export interface LoanOrderPayload {
  productId?: string;
  orderId?: string;
}
/**
 * Payload of problem-detail (contract §5).
 */
export interface ProblemDetailPayload {
  problemId?: string;
}
/**
 * Payload of problem-init (contract §5).
 */
export interface ProblemInitPayload {
  orderId?: string;
}
/**
 * Payload of problem-save; types by value (contract §5).
 */
export interface ProblemSavePayload {
  problemType?: string;
  problemSonType?: string;
  problemDetail?: string;
  /**
   * Addresses, comma-joined.
   */
  problemImage?: string;
  orderNo?: string;
}
/**
 * Payload of register (contract §5); data groups only where the template has such fields (contract §8).
 */
export interface RegisterPayload {
  phone: string;
  capcode: string;
  sid: string;
  /**
   * Same as sid.
   */
  deviceId: string;
  appName: string;
  merchantNumber: string;
  /**
   * The telephone.
   */
  userName: string;
  smsCode: string;
  invite_code: string;
  user_from: string;
  id: string;
  app_from: string;
  utm_tag: string;
  public?: {
    [k: string]: string;
  };
  personal?: {
    [k: string]: string;
  };
  job?: {
    [k: string]: string;
  };
  ext?: {
    [k: string]: string;
  };
  bank?: {
    [k: string]: string;
  };
}
/**
 * Payload of repayment-commit (contract §5).
 */
export interface RepaymentCommitPayload {
  amount?: string;
  bankName?: string;
  cardId?: string;
  cardNo?: string;
  couponId?: string;
  orderId?: string;
  repayToken?: string;
  bankCode?: string;
  sendMsg?: number;
}
/**
 * Payload of repayment-confirm (contract §5).
 */
export interface RepaymentConfirmPayload {
  orderId?: string;
  verifyCode?: string;
  repaymentRecordId?: string;
}
/**
 * Payload of repayment-huichao (contract §5).
 */
export interface RepaymentHuichaoPayload {
  userId?: string;
  orderId?: string;
  amount?: string;
}
/**
 * Payload of repayment-way (contract §5).
 */
export interface RepaymentWayPayload {
  productId?: string;
  orderId?: string;
}
/**
 * Payload of sms-code-login, test page only (contract §5).
 */
export interface SmsCodeLoginPayload {
  username?: string;
  smsCode?: string;
}
/**
 * Query of track-click (contract §5).
 */
export interface TrackClickQuery {
  page_id: string;
  user_from: string;
  client_type: 'ios' | 'android';
  page_type: 1;
  utm_tag: string;
  app_from: string;
  /**
   * Experiment groups such as e1:a, comma-joined; only where the template has experiments (contract §8).
   */
  variant?: string;
  phone: string;
}
/**
 * Query of track-visit (contract §5).
 */
export interface TrackVisitQuery {
  page_id: string;
  user_from: string;
  client_type: 'ios' | 'android';
  page_type: 1;
  utm_tag: string;
  app_from: string;
  /**
   * Experiment groups such as e1:a, comma-joined; only where the template has experiments (contract §8).
   */
  variant?: string;
}
/**
 * Multipart field of upload-problem-img (contract §5).
 */
export interface UploadProblemImagePayload {
  /**
   * The file.
   */
  problemImage?: {
    [k: string]: unknown;
  };
}

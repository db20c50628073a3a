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
 * Query of the captcha picture (contract §5).
 */
export interface GetCaptchaQuery {
  sid: string;
  /**
   * Epoch milliseconds; makes each address new.
   */
  timestamp: number;
}
/**
 * Payload of get-sms (spec §7).
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
 * Payload of register (spec §7); data groups only where the template has such fields (contract §8).
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
 * Query of track-click (spec §7).
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
 * Query of track-visit (spec §7).
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

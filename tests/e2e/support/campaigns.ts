import english from '../../../locales/en/promotion.json';
import spanish from '../../../locales/es/promotion.json';

export type PhoneRule = 'cn' | 'mx' | 'in';
export type Language = 'es' | 'en' | 'zh';
type Toasts = Readonly<
  Record<
    'phone' | 'captcha' | 'smsCode' | 'smsSent' | 'smsRepeated' | 'registered' | 'alreadyRegistered',
    string
  >
>;

/** A shipped campaign, and what its visitors are told. */
export interface Campaign {
  readonly language: Language;
  readonly id: string;
  readonly download: string;
  readonly agreement: string;
  readonly phoneRule: PhoneRule;
  readonly toasts: Toasts;
}

export const mexico: Campaign = {
  language: 'es',
  id: 'mx-bienvenida',
  download: 'mx-descarga',
  agreement: 'mx-contrato',
  phoneRule: 'mx',
  toasts: spanish.toast,
};

export const india: Campaign = {
  language: 'en',
  id: 'in-welcome',
  download: 'in-download',
  agreement: 'in-agreement',
  phoneRule: 'in',
  toasts: english.toast,
};

/** The spec's own words (§5 and §8). */
const original: Campaign = {
  language: 'zh',
  id: 'cn-welcome',
  download: 'cn-download',
  agreement: 'cn-agreement',
  phoneRule: 'cn',
  toasts: {
    phone: '请正确输入手机号！',
    captcha: '请正确输入图形验证码！',
    smsCode: '请正确输入短信验证码！',
    smsSent: '验证码已发送，请在手机上查看！',
    smsRepeated: '请勿重复发送验证码!',
    registered: '注册成功',
    alreadyRegistered: '您已注册,请直接下载APP登录！',
  },
};

export const campaigns: readonly Campaign[] = [mexico, india, original];

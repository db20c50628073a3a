/** Codes of the registration calls' replies (spec §8); those from 100 on that the spec lacks are the sandbox's own. */
export const promotionCodes = {
  registered: 11,
  smsCodeWrong: 12,
  phoneWrong: 100,
  captchaWrong: 101,
  tooManyCodes: 102,
  /** Register's own code for a wrong captcha. */
  registerCaptchaWrong: -1,
  outOfService: 900,
} as const;

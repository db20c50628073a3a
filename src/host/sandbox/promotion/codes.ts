/** Codes of the registration calls' replies: 11, 101 and -1 of contract §13, the others the sandbox's own. */
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

/** As written in contract §5. */
export const promotionPaths = {
  trackVisit: '/api/v2/youmi/promotion/track-visit',
  trackClick: '/api/v2/youmi/promotion/track-click',
  getSid: '/api/v2/youmi/promotion/get-sid',
  getCaptcha: '/api/v2/youmi/promotion/get-captcha',
  getSms: '/api/v2/youmi/promotion/get-sms',
  register: '/api/v2/youmi/promotion/register',
} as const;

/** Apart from the other calls: the first script of a public page makes this one and knows no other (contract §5). */
export const promotionFolder = '/api/v2/youmi/promotion';
export const trackVisitPath = `${promotionFolder}/track-visit`;

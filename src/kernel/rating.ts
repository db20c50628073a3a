/** From so many stars on, the store hears of it instead of a thank-you (contract §14). */
export const storeStars = 4;

/** From so many stars on, the store hears of it instead of a thank-you (spec §9). */
export const storeStars = 4;

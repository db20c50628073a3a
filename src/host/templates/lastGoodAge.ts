/** How long published pages go on being served while their source is down. */
export const lastGoodAgeMs = 7 * 24 * 60 * 60 * 1_000;

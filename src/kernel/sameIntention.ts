/** Taps that are closer together than this, in ms, are one: a double tap, or a hand that shakes. */
export const sameIntentionMs = 250;

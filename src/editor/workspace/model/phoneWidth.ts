/** Widths of phones that the page is looked at in, in CSS pixels. */
export const phoneWidths = [320, 360, 412] as const;
export type PhoneWidth = (typeof phoneWidths)[number];

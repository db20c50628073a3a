/** Templates that are changed by one call, as many as a bundle holds; the schemas of their payloads say the same. */
export const mostTemplatesAtOnce = 60;

const prefix = 'heading-';

/** Id of a heading in the text of a template: with a beginning of its own it takes the place of no name that scripts know. */
export const headingElementId = (id: string): string => (id.startsWith(prefix) ? id : prefix + id);

/** Only what a link can name as it is written. */
export const isHeadingId = (id: string): boolean => /^[\p{L}\p{N}_-]{1,64}$/u.test(id);

/**
 * Names of the headers that our pages and our host tell each other more by than the contract's calls have fields for.
 * Between a page and its own origin alone: no upstream sees them.
 */

/**
 * Of a request: template (of a loan's page its name), experiment groups, agreement, shown language, the template's
 * revision and the agreement's revision, each percent-encoded and empty where there is none, with a space between.
 */
export const pageHeader = 'X-Vitrina-Page';

/** Of a template's reply: the revision that it is. */
export const revisionHeader = 'X-Vitrina-Revision';

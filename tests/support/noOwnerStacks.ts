import * as React from 'react';

/*
 * React's development build takes a stack for each element, so that a warning can name who made it: a tenth of what tests
 * of components cost. A failure's own stack stays.
 */
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals === undefined) throw new Error('React keeps its count of owner stacks elsewhere');
// It takes none once it has taken 10,000 within a second, and counts anew in the next.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});

import type { ReactNode } from 'react';

/** What the workspace shows of publishing, which stands above it; a synced block is saved and has none. */
export interface ReleaseParts {
  /** The main button of the top bar, with the dialog that it opens. */
  readonly button: ReactNode;
  /** Above the page: an approval that waits, a guarded publication. */
  readonly notices: ReactNode;
}

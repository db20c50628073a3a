/** A promise of the product, and the file that proves it: jest's where it ends in `.test`, Playwright's where in `.spec`. */
export interface ProvenPromise {
  readonly id: string;
  readonly words: string;
  readonly test: string;
}

/** In the order of the table in `docs/reliability.md`. */
export const promises = [
  {
    id: 'editor-matrix',
    words: 'No changing call of the editor is open to a role, session, token or origin that it is not meant for.',
    test: 'tests/integration/editor/matrix.test.ts',
  },
  {
    id: 'backup-damage',
    words: 'A backup restored into either database is what it was; one with any byte changed is refused before anything is written.',
    test: 'tests/integration/trust/backup.test.ts',
  },
  {
    id: 'call-limits',
    words: 'No hour gives a telephone more than five SMS codes, and none fewer than it may have, through whichever host.',
    test: 'tests/integration/trust/callLimits.test.ts',
  },
] as const satisfies readonly ProvenPromise[];

export type PromiseId = (typeof promises)[number]['id'];

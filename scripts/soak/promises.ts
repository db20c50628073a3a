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
] as const satisfies readonly ProvenPromise[];

export type PromiseId = (typeof promises)[number]['id'];

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
  {
    id: 'redirects',
    words: 'No address of a template, a reply or a query leads to another origin or runs a script, unless the contract names it.',
    test: 'tests/integration/trust/redirects.test.ts',
  },
  {
    id: 'browser-floor',
    words: 'The oldest browsers of docs/browsers.md can read every script and style sheet of the public pages.',
    test: 'tests/integration/trust/browserFloor.test.ts',
  },
  {
    id: 'browser-floor-page',
    words: 'A browser below the floor is told so, in the page’s language.',
    test: 'tests/e2e/browserFloor.spec.ts',
  },
  {
    id: 'uploads',
    words: 'A file that is not one plain picture is refused with its reason, and the host lives on.',
    test: 'tests/integration/editor/pictures.test.ts',
  },
  {
    id: 'store-kill',
    words: 'Host and terminal, killed at any moment while they publish, lose nothing that was acknowledged and leave nothing half-published; both publish into one SQLite file at once.',
    test: 'tests/integration/store/killedPublishers.test.ts',
  },
  {
    id: 'events-free',
    words: 'Counting an event costs the visitor nothing, not even with the database stalled, and no count is lost.',
    test: 'tests/integration/host/eventsAreFree.test.ts',
  },
] as const satisfies readonly ProvenPromise[];

export type PromiseId = (typeof promises)[number]['id'];

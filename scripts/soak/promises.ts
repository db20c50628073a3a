/**
 * A promise of the product, and the file that proves it: jest's where it ends in `.test`, Playwright's where in `.spec`.
 * A folder stands for all of Playwright's files in it that prove no other promise.
 */
export interface ProvenPromise {
  readonly id: string;
  readonly words: string;
  readonly test: string;
}

/** In the order of the table in `docs/generated/reliability.md`. */
export const promises = [
  {
    id: 'editor-matrix',
    words:
      'No changing call of the editor is open to a role, session, token or origin that it is not meant for.',
    test: 'tests/integration/editor/matrix.test.ts',
  },
  {
    id: 'backup-damage',
    words:
      'A backup restored into either database is what it was; one with any byte changed is refused before anything is written.',
    test: 'tests/integration/operations/backup.test.ts',
  },
  {
    id: 'call-limits',
    words:
      'No hour gives a telephone more than five SMS codes, and none fewer than it may have, through whichever host.',
    test: 'tests/integration/interceptor/callLimits.test.ts',
  },
  {
    id: 'fault-matrix',
    words:
      'Whatever goes wrong with a call, its screen says so, leaves a way on, and gets where it should once the fault is over.',
    test: 'tests/integration/faults/faultMatrix.test.tsx',
  },
  {
    id: 'nothing-twice',
    words:
      'No loan, payment, complaint, rating or registration is made twice and no SMS code sent twice for one wish, whatever taps, reloads, tabs and lost replies come together: every call that acts.',
    test: 'tests/integration/idempotency/nothingTwice.test.ts',
  },
  {
    id: 'sign-ins',
    words:
      'No loan or payment is made twice for one wish by a person who signs in anew at any moment, whatever taps, lost replies, refusals and hosts come together; whoever is signed in by then reads nothing of another session.',
    test: 'tests/integration/idempotency/signIns.test.ts',
  },
  {
    id: 'bridge-matrix',
    words:
      'Each message reaches the app once or does in a browser what stands for it, whatever the transport and whenever it shows itself.',
    test: 'tests/integration/bridge/matrix.test.ts',
  },
  {
    id: 'axe',
    words:
      'axe (WCAG 2.2 AA) finds nothing on any screen in any state, in each language, at 360 px, at 320 px and with text twice as large.',
    test: 'tests/e2e/everyState.spec.ts',
  },
  {
    id: 'keyboard',
    words:
      'Each flow of a borrower is done with the keyboard alone, the focus always seen; success and failure are announced.',
    test: 'tests/e2e/keyboard.spec.ts',
  },
  {
    id: 'pseudo-locale',
    words:
      'In a language 40 % longer no text is cut off on any screen of a borrower, promotion page or page of the site, and none is left untranslated.',
    test: 'tests/e2e/pseudoLocale.spec.ts',
  },
  {
    id: 'hostile-templates',
    words:
      'No document breaks the host that checks, publishes or draws it: what is wrong is left out or refused, the limits hold.',
    test: 'tests/integration/hostileInput/hostileTemplates.test.tsx',
  },
  {
    id: 'hostile-templates-in-browser',
    words:
      'No document breaks the page that fetches and draws it in the browser: a wrong block is left out alone.',
    test: 'src/pages/landing/hostileTemplates.test.tsx',
  },
  {
    id: 'script-injection',
    words:
      'No text of a template, an address or a reply runs as a script or gives the content security policy anything to stop.',
    test: 'tests/e2e/scriptInjection.spec.ts',
  },
  {
    id: 'redirects',
    words:
      'No address of a template, a reply or a query leads to another origin or runs a script, unless the contract names it.',
    test: 'tests/integration/hostileInput/redirects.test.ts',
  },
  {
    id: 'framing',
    words:
      'No page can be framed by another site, nor by a page of our own origin; the editor’s preview by its own origin alone. What other windows post changes nothing.',
    test: 'tests/e2e/framing.spec.ts',
  },
  {
    id: 'secrets',
    words:
      'Nothing that an address carries for the lender’s calls alone shows in an address bar, a Referer, a tracking call, a report, a log, a stored file or a message to the app.',
    test: 'tests/e2e/secrets.spec.ts',
  },
  {
    id: 'browser-floor',
    words:
      'The oldest browsers of docs/engineers/browsers.md can read every script and style sheet of the public pages.',
    test: 'tests/integration/browserFloor.test.ts',
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
    words:
      'Host and terminal, killed at any moment while they publish, lose nothing that was acknowledged and leave nothing half-published; both publish into one SQLite file at once.',
    test: 'tests/integration/store/killedPublishers.test.ts',
  },
  {
    id: 'last-good',
    words:
      'With the upstream or the database down, every published page that a host has served, its JSON and its pictures are served on for seven days, after a restart too; what is no template never replaces one that is.',
    test: 'tests/integration/host/lastGood.test.ts',
  },
  {
    id: 'lender-tls',
    words:
      'Nobody but who has a valid certificate for the lender’s name, from an authority that the host trusts, gets a byte of a call.',
    test: 'tests/integration/lender/lenderTls.test.ts',
  },
  {
    id: 'lender-deadlines',
    words:
      'However many calls to the lender hang, each ends within its time, reaches the lender at once or not at all, and calls of other kinds are answered as ever.',
    test: 'tests/integration/lender/lenderDeadlines.test.ts',
  },
  {
    id: 'many-hosts',
    words:
      'Three hosts on one PostgreSQL show a publication within 2 s, publish at a set time once, and share sessions, locks and limits.',
    test: 'tests/integration/host/manyHosts.test.ts',
  },
  {
    id: 'behind-nginx',
    words:
      'Behind nginx and under load, a host that is killed costs no request that may be sent twice, and a rolling restart none at all.',
    test: 'tests/soak/behindNginx.test.ts',
  },
  {
    id: 'guarded-rollback',
    words:
      'A guarded revision that does clearly worse is taken back once and on every host, also where the host that decides is killed in the middle.',
    test: 'tests/soak/guardedRollback.test.ts',
  },
  {
    id: 'lender-outages',
    words:
      'Behind nginx no outage of the lender, name that does not resolve, archived page or oversized body takes a host out: what needs no lender is answered as ever, and the lender hears each request once.',
    test: 'tests/soak/lenderOutages.test.ts',
  },
  {
    id: 'shared-cache',
    words:
      'Behind a cache that many people share, as eager as RFC 9111 allows, nobody gets bytes that they can’t read or what was meant for another, and a good copy outlives an outage.',
    test: 'tests/integration/host/sharedCache.test.ts',
  },
  {
    id: 'load',
    words: 'Five minutes of mixed load at half of the measured capacity: no error, memory flat.',
    test: 'tests/soak/load.test.ts',
  },
  {
    id: 'big-store',
    words:
      'With 10,000 templates of 50 revisions and 10 million events the editor lists and searches within 200 ms and counts a funnel within 300 ms.',
    test: 'tests/soak/bigStore.test.ts',
  },
  {
    id: 'node-versions',
    words:
      'On Node 22, 24 and 26 the built host carries 200,000 calls and ends with 0; integration tests and stories of borrowers pass.',
    test: 'tests/soak/nodeVersions.test.ts',
  },
  {
    id: 'quick-starts',
    words:
      'The commands of README and of the documents for operators and lenders lead from an empty folder to a page, a token and a backup.',
    test: 'tests/soak/quickStarts.test.ts',
  },
  {
    id: 'events-free',
    words:
      'Counting an event costs the visitor nothing, not even with the database stalled, and no count is lost.',
    test: 'tests/integration/host/eventsAreFree.test.ts',
  },
  {
    id: 'typing',
    words:
      'What is typed in the editor is undone, redone, saved or kept, at whatever moment it is undone or left.',
    test: 'tests/integration/editor/typing.test.tsx',
  },
  {
    id: 'typing-left',
    words:
      'In a real browser too, text that is left at any moment after the last key, by a reload, back, another address or another screen, is on the host or offered again; the preview shows it.',
    test: 'tests/e2e/editorLeaving.spec.ts',
  },
  {
    id: 'stories',
    words:
      'Every story that a person could follow in a browser goes as it should, in each language and in each app, also those that `npm test` leaves out.',
    test: 'tests/e2e',
  },
] as const satisfies readonly ProvenPromise[];

export type PromiseId = (typeof promises)[number]['id'];

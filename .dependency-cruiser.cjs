/**
 * The rooms of ARCHITECTURE.md: each imports only from rooms above it. Rules are patterns, so a new feature is held to them
 * from its first file.
 */
const room = (name) => `^src/${name}/`;
const mayImport = (name, rooms) => ({
  name: `${name}-imports-downwards`,
  severity: 'error',
  from: { path: room(name), pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: [room(name), ...rooms.map(room)].join('|') },
});

/** A wing of the host: what stands beside the wings puts them together, so that no wing may import it. */
const wing = (name) => `^src/host/${name}/`;
const wingMayImport = (name, wings) => ({
  name: `host-${name}-imports-downwards`,
  severity: 'error',
  from: { path: wing(name), pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/host/', pathNot: [name, ...wings].map(wing).join('|') },
});

/**
 * Rooms of a folder in their order: each imports only from those before it. Every room is named with why it stands where
 * it does.
 */
const inOrder = (folder, rooms) =>
  rooms.slice(0, -1).map(([name, comment], place) => ({
    name: `${folder.replace(/^src\//, '').replaceAll('/', '-')}-${name}`,
    comment,
    severity: 'error',
    from: { path: `^${folder}/${name}/`, pathNot: '\\.test\\.tsx?$' },
    to: {
      path: `^${folder}/(${rooms
        .slice(place + 1)
        .map(([after]) => after)
        .join('|')})/`,
    },
  }));

const editorInBrowser = [
  ...inOrder('src/editor', [
    ['kit', 'What every screen is made of: it knows no screen.'],
    ['identity', 'Who is signed in, and accounts: nothing of pages.'],
    ['insight', 'What happened and what visitors did: read beside a page, never by editing one.'],
    ['library', 'What a page is made from, chosen without knowing the page that is edited.'],
    ['workspace', 'One page as it is edited; publishing is handed to its screen.'],
    ['release', 'What visitors get: begins with the page that is edited.'],
    ['list', 'Every page: opens all of it.'],
  ]),
  ...inOrder('src/editor/kit', [
    ['api', 'The one client to the host.'],
    ['data', 'Resources, mutations and facts by that client.'],
    ['session', 'Whose language, role and markets the rest goes by.'],
    ['ui', "Presentation; moments are written in the reader's language."],
    ['palette', 'Drawings of block types.'],
    ['shell', 'The frame of all screens.'],
  ]),
  ...inOrder('src/editor/identity', [
    ['session', 'Signing in, with its second step.'],
    ['secondFactor', 'Set up by somebody who signs in once more.'],
    ['tokens', 'Made by somebody who has shown once more who they are.'],
    ['account', "One's own: sign-in, second factors and tokens on one screen."],
    ['accounts', 'Those of others.'],
    ['settings', 'Of the whole host.'],
  ]),
  ...inOrder('src/editor/library', [
    ['documents', 'A document as text and as an object.'],
    ['links', 'Where something leads.'],
    ['richText', 'Has links in it.'],
    ['pictures', 'Chosen for a field.'],
    ['fields', 'Every kind of value: links, formatted text and pictures are some.'],
    ['sections', 'Blocks that are kept under a name.'],
    ['differences', 'What changed between two documents.'],
  ]),
  ...inOrder('src/editor/workspace', [
    ['items', "The page as Puck's data, and pure changes of it."],
    ['model', 'The page that is open: state, saving, lock, history, selection.'],
    ['canvas', 'How it is drawn and typed into.'],
    ['synced', 'Copies of synced blocks among its blocks.'],
    ['check', 'What its checks say.'],
    ['languages', 'Its languages: a finding leads to a text.'],
    ['comments', 'What is said of its blocks.'],
    ['blocks', 'The outline and its tools, comments among them.'],
    ['preview', 'It as visitors will see it.'],
    ['screen', 'Puts all of it together.'],
  ]),
  ...inOrder('src/editor/release', [
    ['compare', 'Two pages side by side: what every answer looks at.'],
    ['approvalLinks', 'Who has no account is asked.'],
    ['guarded', 'A publication that a part of visitors gets first.'],
    ['publish', 'One page: asked for, approved, set for a time, published.'],
    ['history', 'What was published, and back to it.'],
    ['bundles', 'Several pages at once.'],
    ['guestApproval', 'The screen of who has no account: a page or a bundle.'],
    ['replace', 'Many drafts at once, which become a bundle.'],
  ]),
];

const editorOnHost = [
  ...inOrder('src/host/editor', [
    ['door', 'How every call is let in: it knows no call.'],
    ['identity', 'Who may come in at all.'],
    ['library', 'What pages are made from.'],
    ['insight', 'What happened and what visitors did.'],
    ['workspace', 'Drafts: what nobody but the team sees.'],
    ['release', 'What visitors get.'],
  ]),
  ...inOrder('src/host/editor/door', [
    ['calls', 'The shape of a call, its caller and its refusals.'],
    ['sessions', 'Who calls, by a cookie.'],
    ['tokens', 'Who calls, by an access token.'],
    ['guesses', 'How often one may be wrong.'],
    ['admission', 'Lets calls in by what is above.'],
    ['shell', 'The page that the editor runs in.'],
    ['mail', 'Letters of the calls.'],
    ['reference', 'Describes the calls that were let in.'],
  ]),
  ...inOrder('src/host/editor/identity', [
    ['settings', 'What is demanded of everybody.'],
    ['credentials', 'Accounts as rows, with what they are known by.'],
    ['signIn', 'Opens and ends sessions by credentials.'],
    ['secondFactor', 'Set up by somebody who is signed in.'],
    ['accounts', 'Made, changed and ended.'],
    ['oidc', 'Accounts of an identity provider.'],
    ['tokens', 'Made for programs by an account.'],
  ]),
  ...inOrder('src/host/editor/library', [
    ['pictures', 'Files.'],
    ['sections', 'Blocks under a name, with pictures in them.'],
  ]),
  ...inOrder('src/host/editor/workspace', [
    ['drafts', 'A template, its draft, versions and lock.'],
    ['folders', 'Where templates lie.'],
    ['comments', 'What is said of their blocks.'],
    ['check', 'What is wrong with a document.'],
    ['preview', 'A document as visitors would see it.'],
    ['manyDrafts', 'Several drafts saved in one go.'],
    ['synced', 'Brings pages up to a synced block.'],
    ['replace', 'Finds and replaces in many pages.'],
  ]),
  ...inOrder('src/host/editor/release', [
    ['history', 'What was published.'],
    ['conditions', 'What has to hold before visitors see something.'],
    ['guarded', 'A publication that a part of visitors gets first.'],
    ['due', 'What happens to one template once its time has come.'],
    ['publish', 'One template: published, taken offline.'],
    ['bundles', 'Several templates at once.'],
    ['approval', 'One question about one or several: asked and answered.'],
    ['approvalLinks', 'Who has no account answers for one or several.'],
    ['experiments', 'Ended by a publication.'],
    ['scheduler', 'Does what is due, of templates and bundles.'],
  ]),
];

const values = ['generated', 'kernel', 'codec'];

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    // Generated declarations name the validator type, so these two know each other.
    mayImport('kernel', ['generated']),
    mayImport('contract', ['generated']),
    mayImport('codec', ['generated', 'kernel']),
    // What the functions of `generated/editorCalls` give, and the rows that they are made of.
    mayImport('editorCalls', ['generated', 'codec']),
    mayImport('template', values),
    mayImport('experiments', []),
    mayImport('texts', ['kernel']),
    mayImport('events', [...values, 'template', 'texts']),
    mayImport('ui', ['kernel', 'texts']),
    mayImport('api', [...values, 'contract']),
    mayImport('bridge', values),
    mayImport('tracking', [...values, 'contract']),
    mayImport('effects', [...values, 'contract', 'texts', 'events', 'api', 'bridge']),
    mayImport('blocks', [...values, 'template', 'texts', 'ui']),
    mayImport('features', [
      ...values,
      'contract',
      'template',
      'texts',
      'events',
      'ui',
      'api',
      'bridge',
      'tracking',
      'effects',
      'blocks',
    ]),
    {
      name: 'features-are-strangers',
      comment: 'What two features need is an event, or belongs in a lower room.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'screens-have-no-effects',
      comment: 'Only sagas and workers reach calls, the bridge and tracking.',
      severity: 'error',
      from: { path: '^src/features/.*\\.tsx$', pathNot: '\\.test\\.tsx$' },
      to: { path: '^src/(api|bridge|tracking)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'editor-stays-with-the-editor',
      comment: 'Visitors and borrowers must never download what only marketing uses.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(editor|pages/editor)/' },
      to: { path: '^src/(editor|pages/editor)/' },
    },
    {
      name: 'calls-stay-with-the-editor',
      comment: 'Calls of the editor are sent by it and by the terminal, and taken by the host.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(editor|editorCalls|generated|host)/' },
      to: { path: '^src/(generated/)?editorCalls/' },
    },
    {
      name: 'rows-stay-on-the-host',
      comment:
        'Roles, scopes and summaries of calls cost the browser nothing: it has a function of each call.',
      severity: 'error',
      from: { path: room('editor'), pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/editorCalls/(?!request\\.ts$)' },
    },
    {
      name: 'block-facts-stay-with-the-editor',
      comment: 'What the editor and tests know of a block costs visitors nothing.',
      severity: 'error',
      from: {
        path: '^src/(?!editor/)',
        pathNot: '^src/blocks/(blockFacts\\.ts$|[^/]+/facts\\.ts$|testing/)|\\.test\\.tsx?$',
      },
      to: { path: '^src/blocks/(blockFacts|[^/]+/facts)\\.ts$' },
    },
    {
      name: 'editor-imports-downwards',
      severity: 'error',
      from: { path: room('editor') },
      to: { path: '^src/(pages|host)/' },
    },
    ...editorInBrowser,
    ...editorOnHost,
    wingMayImport('store', []),
    wingMayImport('process', []),
    wingMayImport('outbox', ['process']),
    wingMayImport('delivery', ['process', 'store']),
    wingMayImport('calls', ['process', 'store', 'outbox', 'delivery']),
    wingMayImport('editor', ['process', 'store', 'outbox', 'delivery', 'calls']),
    wingMayImport('operations', ['process', 'store', 'outbox', 'delivery', 'calls', 'editor']),
    {
      name: 'operations-need-no-editor',
      comment:
        'Visitors and operators are served the same with the editor closed; two commands are about the editor itself.',
      severity: 'error',
      from: { path: '^src/host/operations/(?!data/(resetAdmin|holdSetTimes)\\.ts$)' },
      to: { path: '^src/host/editor/' },
    },
    {
      name: 'templates-need-no-checks',
      comment: 'What draws a page must not depend on what only judges it before it is published.',
      severity: 'error',
      from: { path: '^src/template/(?!check/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/template/check/' },
    },
    mayImport('sandbox', [...values, 'contract']),
    {
      name: 'nobody-reaches-the-sandbox',
      comment: 'It stands for the lender: a program of its own, which is spoken with over the network.',
      severity: 'error',
      from: { path: '^src/(?!sandbox/)' },
      to: { path: room('sandbox') },
    },
    {
      name: 'browser-never-reaches-host',
      severity: 'error',
      from: { path: '^src/(?!host/)' },
      to: { path: room('host') },
    },
    {
      name: 'browser-never-reaches-node',
      severity: 'error',
      from: { path: '^src/(?!host/|sandbox/)', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'code-never-reaches-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$|^src/generated/' },
      to: {},
    },
    {
      name: 'no-unlisted',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

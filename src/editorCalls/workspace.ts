import { access, type CallRows } from './row';

export const templateRows = {
  'GET /starters': {
    ...access('viewer', 'read', 'shared'),
    summary: 'Templates that come with the host',
    reply: 'starterList',
  },
  'GET /templates': {
    ...access('viewer', 'read', 'listed'),
    summary: 'One page of the list of templates',
    query: ['search', 'kind', 'locale', 'state', 'ids', 'folder', 'mine', 'waits', 'sort', 'cursor', 'limit'],
    reply: 'templateList',
  },
  'GET /templates/:id': {
    ...access('viewer', 'read', 'template'),
    summary: 'Everything about one template',
    reply: 'templateDetails',
  },
  'GET /templates/:id/versions': {
    ...access('viewer', 'read', 'template'),
    summary: 'Kept versions of its drafts',
    reply: 'draftVersionList',
  },
  'GET /templates/:id/versions/:number': {
    ...access('viewer', 'read', 'template'),
    summary: 'One kept version',
    reply: 'draftVersionDocument',
  },
  'POST /templates/:id/archive': {
    ...access('editor', 'draft', 'template'),
    summary: 'Put a template away',
    reply: 'templateDetails',
  },
  'POST /templates/:id/restore': {
    ...access('editor', 'draft', 'template'),
    summary: 'Bring an archived template back',
    reply: 'templateDetails',
  },
} as const satisfies CallRows;

export const draftRows = {
  'POST /templates': {
    ...access('editor', 'draft', 'listed'),
    summary: 'Make a template with its first draft',
    payload: 'createTemplatePayload',
    reply: 'templateDetails',
    status: 201,
  },
  'PUT /templates/:id/draft': {
    ...access('editor', 'draft', 'template'),
    summary: 'Save the draft over the version it was made from',
    payload: 'saveDraftPayload',
    reply: 'draft',
  },
  'DELETE /templates/:id/draft': {
    ...access('editor', 'draft', 'template'),
    summary: 'Go back to what is live',
    reply: 'templateDetails',
  },
} as const satisfies CallRows;

export const folderRows = {
  'GET /folders': {
    ...access('viewer', 'read', 'shared'),
    summary: 'Folders',
    reply: 'folderList',
  },
  'POST /folders': {
    ...access('editor', 'draft', 'every'),
    summary: 'Make a folder',
    payload: 'folderPayload',
    reply: 'folderList',
  },
  'PATCH /folders/:id': {
    ...access('editor', 'draft', 'every'),
    summary: 'Rename a folder',
    payload: 'folderPayload',
    reply: 'folderList',
  },
  'DELETE /folders/:id': {
    ...access('editor', 'draft', 'every'),
    summary: 'Delete an empty folder',
    reply: 'folderList',
  },
  'PUT /templates/:id/folder': {
    ...access('editor', 'draft', 'template'),
    summary: 'Move a template to a folder',
    payload: 'moveTemplatePayload',
    reply: 'templateDetails',
  },
} as const satisfies CallRows;

export const lockRows = {
  'PUT /templates/:id/lock': {
    ...access('editor', 'session', 'template'),
    summary: 'Take, renew or ask for the lock of a template that is open',
    payload: 'takeLockPayload',
    reply: 'lock',
  },
  'DELETE /templates/:id/lock': {
    ...access('editor', 'session', 'template'),
    summary: 'Give the lock back, or ask for it no more',
    query: ['page'],
  },
  'GET /templates/:id/watch': {
    ...access('viewer', 'session', 'template'),
    summary: 'Wait for what others do to a template',
    query: ['seen'],
    reply: 'watchReply',
  },
} as const satisfies CallRows;

export const commentRows = {
  'GET /templates/:id/people': {
    ...access('viewer', 'session', 'template'),
    summary: 'Who can see a template',
    reply: 'templatePeople',
  },
  'GET /templates/:id/comments': {
    ...access('viewer', 'session', 'template'),
    summary: 'Comments on a template',
    query: ['state'],
    reply: 'commentThreadList',
  },
  'POST /templates/:id/comments': {
    ...access('viewer', 'session', 'template'),
    summary: 'Comment on a block or the page',
    payload: 'commentPayload',
    reply: 'changedThread',
    status: 201,
  },
  'POST /templates/:id/comments/:thread': {
    ...access('viewer', 'session', 'template'),
    summary: 'Answer a comment',
    payload: 'commentWordsPayload',
    reply: 'changedThread',
    status: 201,
  },
  'GET /templates/:id/comments/:thread/change': {
    ...access('viewer', 'session', 'template'),
    summary: 'The block when it was commented on, and now',
    reply: 'commentedBlock',
  },
  'PUT /templates/:id/comments/:thread/resolution': {
    ...access('viewer', 'session', 'template'),
    summary: 'Resolve a comment',
    reply: 'changedThread',
  },
  'DELETE /templates/:id/comments/:thread/resolution': {
    ...access('viewer', 'session', 'template'),
    summary: 'Reopen a comment',
    reply: 'changedThread',
  },
  'PUT /templates/:id/comments/:thread/read': {
    ...access('viewer', 'session', 'template'),
    summary: 'Say how far a comment was read',
    payload: 'readThreadPayload',
  },
  'PUT /templates/:id/comments/:thread/:number': {
    ...access('viewer', 'session', 'template'),
    summary: "Change a comment of one's own",
    payload: 'commentWordsPayload',
    reply: 'changedThread',
  },
  'DELETE /templates/:id/comments/:thread/:number': {
    ...access('viewer', 'session', 'template'),
    summary: "Delete a comment of one's own",
    reply: 'changedThread',
  },
} as const satisfies CallRows;

export const replaceRows = {
  'POST /replacements/previews': {
    ...access('editor', 'draft', 'listed'),
    summary: 'What finding and replacing would change; nothing is kept',
    payload: 'previewReplacementPayload',
    reply: 'replacementPreview',
  },
  'POST /replacements': {
    ...access('editor', 'draft', 'listed'),
    summary: 'Replace in many templates, each as a draft',
    payload: 'replacePayload',
    reply: 'manyDraftsReply',
  },
} as const satisfies CallRows;

export const checkRows = {
  'POST /checks': {
    ...access('viewer', 'read', 'shared'),
    summary: 'What the checks say of documents; nothing is kept',
    payload: 'checkPayload',
    reply: 'checkReply',
  },
  'GET /templates/:id/surroundings': {
    ...access('viewer', 'read', 'template'),
    summary: 'What the checks need to know besides the document',
    reply: 'surroundings',
  },
} as const satisfies CallRows;

export const previewRows = {
  'POST /templates/:id/preview-links': {
    ...access('viewer', 'read', 'template'),
    summary: 'Make a link that shows the draft',
    payload: 'createPreviewLinkPayload',
    reply: 'previewLink',
    status: 201,
  },
} as const satisfies CallRows;

export const syncedRows = {
  'GET /sections/:id/pages': {
    ...access('viewer', 'read', 'listed'),
    summary: 'Templates with a copy of a synced block',
    reply: 'syncedPages',
  },
  'POST /sections/:id/pages': {
    ...access('editor', 'draft', 'listed'),
    summary: 'Bring copies of a synced block up to date, each template as a draft',
    payload: 'updateSyncedPayload',
    reply: 'manyDraftsReply',
  },
  'POST /templates/:id/synced-blocks': {
    ...access('editor', 'draft', 'template'),
    summary: 'Bring every synced block of a template up to date, as its draft',
    reply: 'templateDetails',
  },
} as const satisfies CallRows;

import { access, type CallRows } from './row';

export const approvalRows = {
  'POST /templates/:id/approval-requests': {
    ...access('editor', 'draft', 'template'),
    summary: 'Ask for approval of the draft',
    payload: 'requestApprovalPayload',
    reply: 'templateDetails',
  },
  'POST /templates/:id/approvals': {
    ...access('publisher', 'session', 'template'),
    summary: 'Approve the draft',
    payload: 'approvePayload',
    reply: 'templateDetails',
  },
  'POST /templates/:id/change-requests': {
    ...access('publisher', 'session', 'template'),
    summary: 'Ask for a change of the draft',
    payload: 'askForChangePayload',
    reply: 'templateDetails',
  },
} as const satisfies CallRows;

export const publishRows = {
  'POST /templates/:id/publish': {
    ...access('publisher', 'publish', 'template'),
    summary: 'Publish the draft, now or at a set time',
    payload: 'publishPayload',
    reply: 'publishReply',
  },
  'POST /templates/:id/rollback': {
    ...access('publisher', 'publish', 'template'),
    summary: 'Make an earlier revision live again',
    payload: 'rollbackPayload',
    reply: 'publishReply',
  },
  'DELETE /templates/:id/schedule': {
    ...access('publisher', 'publish', 'template'),
    summary: 'Cancel what was to happen at a set time',
    reply: 'templateDetails',
  },
  'POST /templates/:id/offline': {
    ...access('publisher', 'publish', 'template'),
    summary: 'Take a page offline',
    payload: 'takeOfflinePayload',
    reply: 'publishReply',
  },
} as const satisfies CallRows;

export const bundleRows = {
  'GET /bundles': {
    ...access('viewer', 'read', 'listed'),
    summary: 'Bundles of templates that are published together, the latest first',
    reply: 'bundleList',
  },
  'POST /bundles': {
    ...access('editor', 'draft', 'listed'),
    summary: 'Put templates into a bundle',
    payload: 'bundlePayload',
    reply: 'bundleDetails',
    status: 201,
  },
  'GET /bundles/:id': {
    ...access('viewer', 'read', 'listed'),
    summary: 'Everything about one bundle',
    reply: 'bundleDetails',
  },
  'GET /bundles/:id/checks': {
    ...access('viewer', 'read', 'listed'),
    summary: 'What the checks say of each of its templates, as if all were published',
    reply: 'bundleChecks',
  },
  'PUT /bundles/:id': {
    ...access('editor', 'draft', 'listed'),
    summary: 'Change the name or the templates of a bundle',
    payload: 'bundlePayload',
    reply: 'bundleDetails',
  },
  'DELETE /bundles/:id': {
    ...access('editor', 'draft', 'listed'),
    summary: 'Delete a bundle that is not published; its drafts stay',
  },
} as const satisfies CallRows;

export const bundleApprovalRows = {
  'POST /bundles/:id/approval-requests': {
    ...access('editor', 'draft', 'listed'),
    summary: 'Ask for approval of all its drafts together',
    payload: 'requestApprovalPayload',
    reply: 'bundleDetails',
  },
  'POST /bundles/:id/approvals': {
    ...access('publisher', 'session', 'listed'),
    summary: 'Approve all drafts of a bundle',
    payload: 'approvePayload',
    reply: 'bundleDetails',
  },
  'POST /bundles/:id/change-requests': {
    ...access('publisher', 'session', 'listed'),
    summary: 'Ask for a change in a bundle',
    payload: 'askForChangePayload',
    reply: 'bundleDetails',
  },
} as const satisfies CallRows;

export const bundlePublishRows = {
  'POST /bundles/:id/publish': {
    ...access('publisher', 'publish', 'listed'),
    summary: 'Publish all drafts of a bundle or none, now or at a set time',
    payload: 'publishBundlePayload',
    reply: 'bundleDetails',
  },
  'DELETE /bundles/:id/schedule': {
    ...access('publisher', 'publish', 'listed'),
    summary: 'Cancel what was to be published together at a set time',
    reply: 'bundleDetails',
  },
  'POST /bundles/:id/rollback': {
    ...access('publisher', 'publish', 'listed'),
    summary: 'Make live again what was live before a bundle: all of it or none',
    payload: 'rollbackBundlePayload',
    reply: 'bundleDetails',
  },
} as const satisfies CallRows;

export const guardRows = {
  'GET /templates/:id/guard': {
    ...access('viewer', 'read', 'template'),
    summary: 'How the last guarded publication stands',
    reply: 'guardReport',
  },
  'POST /templates/:id/guard/end': {
    ...access('publisher', 'publish', 'template'),
    summary: 'End a guarded publication: to everybody, or back',
    payload: 'endGuardPayload',
    reply: 'publishReply',
  },
  'POST /templates/:id/guard/read': {
    ...access('editor', 'session', 'template'),
    summary: 'Say that the note of what the host did by itself was read',
    payload: 'readGuardPayload',
    reply: 'templateDetails',
  },
} as const satisfies CallRows;

export const approvalLinkRows = {
  'GET /approval-links': {
    ...access('publisher', 'session', 'listed'),
    summary: 'Links by which somebody without an account answers about a template or a bundle',
    query: ['template', 'bundle'],
    reply: 'approvalLinkList',
  },
  'POST /approval-links': {
    ...access('publisher', 'session', 'listed'),
    summary: 'Make a link by which somebody without an account answers once',
    payload: 'createApprovalLinkPayload',
    reply: 'newApprovalLink',
    status: 201,
  },
  'DELETE /approval-links/:id': {
    ...access('publisher', 'session', 'listed'),
    summary: 'Revoke such a link',
    reply: 'approvalLinkList',
  },
} as const satisfies CallRows;

export const guestRows = {
  'POST /approval-links/open': {
    role: 'anyone',
    summary: 'What a link asks, and what has become of it',
    payload: 'openApprovalPayload',
    reply: 'approvalQuestion',
  },
  'POST /approval-links/answer': {
    role: 'anyone',
    summary: 'Answer by a link, once',
    payload: 'answerApprovalPayload',
    reply: 'approvalQuestion',
  },
} as const satisfies CallRows;

export const historyRows = {
  'GET /templates/:id/history': {
    ...access('viewer', 'read', 'template'),
    summary: 'What was live when, by whom and why, the latest first',
    reply: 'history',
  },
  'GET /templates/:id/revisions/:number': {
    ...access('viewer', 'read', 'template'),
    summary: 'One published revision, byte for byte',
    reply: 'revision',
  },
} as const satisfies CallRows;

export const experimentRows = {
  'GET /templates/:id/experiments': {
    ...access('viewer', 'read', 'template'),
    summary: 'The experiments of a page, with all that was counted of them',
    reply: 'experimentList',
  },
  'PUT /templates/:id/experiments/:experiment/plan': {
    ...access('editor', 'draft', 'template'),
    summary: 'Say what an experiment of the draft is judged by, before it begins',
    payload: 'planExperimentPayload',
    reply: 'experimentList',
  },
  'POST /templates/:id/experiments/:experiment/end': {
    ...access('publisher', 'publish', 'template'),
    summary: 'Give everybody one group of a running experiment',
    payload: 'endExperimentPayload',
    reply: 'publishReply',
  },
} as const satisfies CallRows;

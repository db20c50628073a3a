import { access, type CallRows } from './row';

export const webhookRows = {
  'GET /webhooks': {
    ...access('administrator', 'manage', 'every'),
    summary: 'Webhooks: endpoints that are told of events',
    reply: 'webhookList',
  },
  'POST /webhooks': {
    ...access('administrator', 'manage', 'every'),
    summary: 'Make a webhook',
    payload: 'createWebhookPayload',
    reply: 'newWebhook',
    status: 201,
  },
  'PATCH /webhooks/:id': {
    ...access('administrator', 'manage', 'every'),
    summary: 'Change a webhook, turn it on or off',
    payload: 'changeWebhookPayload',
    reply: 'changedWebhook',
  },
  'DELETE /webhooks/:id': {
    ...access('administrator', 'manage', 'every'),
    summary: 'Delete a webhook with its deliveries',
  },
  'POST /webhooks/:id/secret': {
    ...access('administrator', 'manage', 'every'),
    summary: 'Make a new secret; the one before holds for a day more',
    reply: 'newWebhook',
    status: 201,
  },
  'POST /webhooks/:id/test': {
    ...access('administrator', 'manage', 'every'),
    summary: 'Send a test event',
  },
  'GET /webhooks/:id/deliveries': {
    ...access('administrator', 'manage', 'every'),
    summary: 'Deliveries to a webhook, the newest first',
    query: ['before'],
    reply: 'webhookDeliveryList',
  },
  'POST /webhook-deliveries/:id/again': {
    ...access('administrator', 'manage', 'every'),
    summary: 'Send an event again, by its delivery',
  },
} as const satisfies CallRows;

export const auditRows = {
  'GET /audit': {
    ...access('publisher', 'session', 'every'),
    summary: 'The audit log, the latest first',
    query: ['limit', 'before', 'templateId', 'accountId'],
    reply: 'auditPage',
  },
  'GET /audit/people': {
    ...access('publisher', 'session', 'every'),
    summary: 'Who may stand in the audit log',
    reply: 'auditPeople',
  },
} as const satisfies CallRows;

export const calendarRows = {
  'GET /calendar': {
    ...access('viewer', 'read', 'listed'),
    summary: 'What begins and ends within two moments',
    query: ['from', 'until'],
    reply: 'campaignList',
  },
} as const satisfies CallRows;

export const noticeRows = {
  'GET /notices': {
    ...access('viewer', 'session', 'own'),
    summary: 'What concerns the caller',
    reply: 'noticeList',
  },
  'PUT /notices/read': {
    ...access('viewer', 'session', 'own'),
    summary: 'Mark one notice, or all up to it, as read',
    payload: 'readNoticesPayload',
    reply: 'noticeList',
  },
  'GET /notices/mail': {
    ...access('viewer', 'session', 'own'),
    summary: 'How the caller hears of notices by e-mail',
    reply: 'noticeMail',
  },
  'PUT /notices/mail': {
    ...access('viewer', 'session', 'own'),
    summary: 'Choose how to hear of notices by e-mail',
    payload: 'noticeMail',
    reply: 'noticeMail',
  },
} as const satisfies CallRows;

export const statisticsRows = {
  'GET /templates/:id/statistics': {
    ...access('viewer', 'read', 'template'),
    summary: 'How a page does',
    query: ['from', 'to', 'days'],
    reply: 'statistics',
  },
  'GET /templates/:id/faults': {
    ...access('viewer', 'read', 'template'),
    summary: 'What went wrong on its pages',
    reply: 'faultList',
  },
  'PUT /templates/:id/switches/:blockId': {
    ...access('publisher', 'publish', 'template'),
    summary: 'Turn a block off or on everywhere',
    payload: 'switchBlockPayload',
    reply: 'faultList',
  },
} as const satisfies CallRows;

import { access, type CallRows } from './row';

export const sessionRows = {
  'POST /session': {
    role: 'anyone',
    summary: 'Sign in',
    payload: 'signInPayload',
    reply: 'session',
  },
  'GET /session': {
    ...access('viewer', 'session', 'own'),
    isPartOfSignIn: true,
    summary: 'Who is signed in',
    reply: 'session',
  },
  'DELETE /session': {
    ...access('viewer', 'session', 'own'),
    isPartOfSignIn: true,
    summary: 'Sign out',
  },
  'GET /sessions': {
    ...access('viewer', 'session', 'own'),
    summary: 'Where an account is signed in',
    query: ['accountId'],
    reply: 'sessionList',
  },
  'DELETE /sessions/:id': {
    ...access('viewer', 'session', 'own'),
    needsRecentSignIn: true,
    summary: 'End a session',
  },
  'POST /session/second-factor/code': {
    role: 'anyone',
    summary: 'Finish a sign-in with a code of an authenticator app or a recovery code',
    payload: 'secondFactorCodePayload',
    reply: 'session',
  },
  'POST /session/second-factor/key-options': {
    role: 'anyone',
    summary: 'What a security key has to sign to finish a sign-in',
    payload: 'secondFactorPagePayload',
    reply: 'keyOptions',
  },
  'POST /session/second-factor/key': {
    role: 'anyone',
    summary: 'Finish a sign-in with a security key',
    payload: 'secondFactorKeyPayload',
    reply: 'session',
  },
} as const satisfies CallRows;

export const secondFactorRows = {
  'GET /second-factor': {
    ...access('viewer', 'session', 'own'),
    setsUpSecondFactor: true,
    summary: "One's own second factors",
    reply: 'secondFactors',
  },
  'POST /second-factor/totp': {
    ...access('viewer', 'session', 'own'),
    setsUpSecondFactor: true,
    needsRecentSignIn: true,
    summary: 'Begin to set up an authenticator app',
    reply: 'totpSetUp',
  },
  'PUT /second-factor/totp': {
    ...access('viewer', 'session', 'own'),
    setsUpSecondFactor: true,
    needsRecentSignIn: true,
    summary: 'Finish it with a code that the app shows',
    payload: 'totpCodePayload',
    reply: 'addedSecondFactor',
  },
  'POST /second-factor/keys/options': {
    ...access('viewer', 'session', 'own'),
    setsUpSecondFactor: true,
    needsRecentSignIn: true,
    summary: 'What a browser makes a security key known with',
    reply: 'keyOptions',
  },
  'POST /second-factor/keys': {
    ...access('viewer', 'session', 'own'),
    setsUpSecondFactor: true,
    needsRecentSignIn: true,
    summary: 'Add a security key or passkey',
    payload: 'addKeyPayload',
    reply: 'addedSecondFactor',
  },
  'DELETE /second-factor/:id': {
    ...access('viewer', 'session', 'own'),
    needsRecentSignIn: true,
    summary: 'Remove an authenticator app or a key',
  },
  'POST /second-factor/recovery-codes': {
    ...access('viewer', 'session', 'own'),
    needsRecentSignIn: true,
    summary: 'Make new recovery codes in the place of those there are',
    reply: 'addedSecondFactor',
  },
  'DELETE /accounts/:id/second-factor': {
    ...access('administrator', 'session', 'own'),
    needsRecentSignIn: true,
    summary: "Remove all second factors of somebody else's account, whose sessions end",
  },
} as const satisfies CallRows;

export const tokenRows = {
  'GET /tokens': {
    ...access('viewer', 'session', 'own'),
    summary: "One's own access tokens",
    reply: 'tokenList',
  },
  'POST /tokens': {
    ...access('viewer', 'session', 'own'),
    needsRecentSignIn: true,
    summary: "Make an access token of one's own",
    payload: 'createTokenPayload',
    reply: 'newToken',
    status: 201,
  },
  'GET /tokens/all': {
    ...access('administrator', 'session', 'own'),
    summary: 'Access tokens of everybody and of machines',
    reply: 'tokenList',
  },
  'POST /tokens/machine': {
    ...access('administrator', 'session', 'own'),
    needsRecentSignIn: true,
    summary: 'Make an access token of a machine',
    payload: 'createTokenPayload',
    reply: 'newToken',
    status: 201,
  },
  'DELETE /tokens/:id': {
    ...access('viewer', 'session', 'own'),
    summary: 'Revoke an access token',
  },
} as const satisfies CallRows;

export const ownAccountRows = {
  'PATCH /account': {
    ...access('viewer', 'session', 'own'),
    setsUpSecondFactor: true,
    summary: "Change one's own name or language",
    payload: 'changeOwnAccountPayload',
    reply: 'session',
  },
  'POST /password': {
    ...access('viewer', 'session', 'own'),
    isPartOfSignIn: true,
    summary: "Change one's own password",
    payload: 'changePasswordPayload',
  },
} as const satisfies CallRows;

export const invitationRows = {
  'POST /invitations/inspect': {
    role: 'anyone',
    summary: 'What a link is for',
    payload: 'inspectInvitationPayload',
    reply: 'invitation',
  },
  'POST /invitations/accept': {
    role: 'anyone',
    summary: 'Set the password that a link is for',
    payload: 'acceptInvitationPayload',
    reply: 'session',
  },
} as const satisfies CallRows;

export const passwordResetRows = {
  'POST /password-resets': {
    role: 'anyone',
    summary: 'Ask for a link that sets a new password',
    payload: 'resetPasswordPayload',
  },
} as const satisfies CallRows;

export const accountRows = {
  'GET /accounts': {
    ...access('administrator', 'session', 'own'),
    summary: 'All accounts',
    reply: 'accountList',
  },
  'POST /accounts/invitations': {
    ...access('administrator', 'session', 'own'),
    summary: 'Invite somebody',
    payload: 'inviteAccountPayload',
    reply: 'invitationLink',
  },
  'POST /accounts/:id/reset': {
    ...access('administrator', 'session', 'own'),
    summary: 'Make a link that sets a new password',
    reply: 'invitationLink',
  },
  'PATCH /accounts/:id': {
    ...access('administrator', 'session', 'own'),
    summary: "Change an account's role or markets, or disable it",
    payload: 'changeAccountPayload',
    reply: 'changedAccount',
  },
} as const satisfies CallRows;

export const settingRows = {
  'GET /settings': {
    ...access('viewer', 'read', 'shared'),
    summary: 'Settings of the editor',
    reply: 'settings',
  },
  'PUT /settings': {
    ...access('administrator', 'session', 'own'),
    summary: 'Change settings of the editor',
    payload: 'changeSettingsPayload',
    reply: 'settings',
  },
} as const satisfies CallRows;

import type {
  AcceptInvitationPayload,
  ChangeOwnAccountPayload,
  ChangePasswordPayload,
  EditorSession,
  Invitation,
  SignInPayload,
} from '../../generated/editor';
import validateInvitation from '../../generated/validators/editor/invitation';
import validateSession from '../../generated/validators/editor/session';
import type { EditorClient, EditorReply } from '../api/editorClient';

type Call<Request, Value> = (client: EditorClient) => (request: Request) => Promise<EditorReply<Value>>;

export const getSession = (client: EditorClient) => client.get<EditorSession>('/session', validateSession);

export const postSession: Call<SignInPayload, EditorSession> = (client) => (payload) =>
  client.send('POST', '/session', validateSession, payload);

export const deleteSession = (client: EditorClient) => () => client.sendOnly('DELETE', '/session');

export const postPassword: Call<ChangePasswordPayload, undefined> = (client) => (payload) =>
  client.sendOnly('POST', '/password', payload);

export const patchOwnAccount: Call<ChangeOwnAccountPayload, EditorSession> = (client) => (payload) =>
  client.send('PATCH', '/account', validateSession, payload);

export const inspectInvitation: Call<string, Invitation> = (client) => (token) =>
  client.send('POST', '/invitations/inspect', validateInvitation, { token });

export const acceptInvitation: Call<AcceptInvitationPayload, EditorSession> = (client) => (payload) =>
  client.send('POST', '/invitations/accept', validateSession, payload);

import type { Kysely } from 'kysely';
import type { Role } from '../../src/generated/editor';
import { openSession } from '../../src/host/editor/door/sessions/sessionStore';
import { csrfTokenOf } from '../../src/host/editor/door/sessions/sessionCookie';
import type { Database } from '../../src/host/store/database';
import { sha256Of } from '../../src/host/store/documentIdentity';
import { addAccount, type ReplyBody } from './editorHost';

export interface ClientReply {
  readonly status: number;
  readonly body: ReplyBody;
}

/** One signed-in person who uses real hosts over HTTP, any of them. */
export class EditorClient {
  constructor(private readonly token: string) {}

  /** The address of the page, where a proxy stands before the hosts; else the host's own. */
  async call(method: string, origin: string, path: string, body?: unknown): Promise<ClientReply> {
    const reply = await fetch(`${origin}/editor/api${path}`, {
      method,
      headers: {
        origin,
        cookie: `vitrina-session=${this.token}`,
        'x-csrf-token': csrfTokenOf(this.token),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: (text.startsWith('{') ? JSON.parse(text) : {}) as ReplyBody };
  }

  /** Writes a draft of a new template, or over the one that is there. */
  async write(origin: string, id: string, document: string): Promise<ClientReply> {
    const created = await this.call('POST', origin, '/templates', { document, origin: 'blank' });
    if (created.status !== 409) return created;
    const { body } = await this.call('GET', origin, `/templates/${id}`);
    return this.call('PUT', origin, `/templates/${id}/draft`, { document, baseVersion: body.version });
  }

  publish(origin: string, id: string, document: string, more: object = {}): Promise<ClientReply> {
    const payload = { sha256: sha256Of(document), reason: 'test', acceptsWarnings: true, ...more };
    return this.call('POST', origin, `/templates/${id}/publish`, payload);
  }
}

/** A client of somebody with that role, with an account of their own. */
export async function signIn(database: Kysely<Database>, name: string, role: Role): Promise<EditorClient> {
  const accountId = await addAccount(database, name, role);
  const session = { accountId, userAgent: 'test', now: Date.now() };
  const { token } = await database.transaction().execute((transaction) => openSession(transaction, session));
  return new EditorClient(token);
}

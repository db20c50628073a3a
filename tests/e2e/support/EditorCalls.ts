import type { APIRequestContext } from '@playwright/test';
import type { EditorSession, InvitationLink, Role, TemplateDetails } from '../../../src/generated/editor';
import { byId } from '../../support/shippedTemplates';

export interface Person {
  readonly email: string;
  readonly password: string;
}

interface DraftedPage {
  readonly blocks: readonly {
    readonly id: string;
    readonly type: string;
    readonly props: Readonly<Record<string, unknown>>;
  }[];
}

/**
 * The editor's calls with the cookies of one browser context: what a story needs to be there before it begins costs no
 * page. Each throws unless it is done.
 */
export class EditorCalls {
  constructor(
    private readonly requests: APIRequestContext,
    private readonly origin: string,
  ) {}

  async call<Reply>(method: string, path: string, data?: object): Promise<Reply> {
    const { csrfToken } = await this.send<EditorSession>('GET', '/session');
    return this.send(method, path, data, { 'X-CSRF-Token': csrfToken });
  }

  read<Reply>(path: string): Promise<Reply> {
    return this.send('GET', path);
  }

  async signIn(person: Person, language: 'en' | 'es'): Promise<void> {
    const { csrfToken, account } = await this.send<EditorSession>('POST', '/session', person);
    if (account.language !== language)
      await this.send('PATCH', '/account', { language }, { 'X-CSRF-Token': csrfToken });
  }

  /** An account for somebody new, whom whoever is signed in invites; they sign in with `other`. */
  async invite(
    other: EditorCalls,
    role: Role,
    { email, password, name }: Person & { readonly name: string },
  ) {
    const { link = '' } = await this.call<InvitationLink>('POST', '/accounts/invitations', { email, role });
    const token = new URL(link).hash.slice(1);
    await other.send('POST', '/invitations/accept', { token, name, password });
  }

  /** A draft of a new template, with the content of one that comes with the host. */
  async startFrom(starter: string, id: string, name: string): Promise<void> {
    const document = JSON.stringify({ ...byId.get(starter), id, name });
    await this.call('POST', '/templates', { document, origin: 'starter' });
  }

  /** Saves what a change makes of what is live as the draft. Resolves with its hash. */
  async draft(id: string, change: (live: DraftedPage) => object): Promise<string> {
    const { live, version } = await this.read<TemplateDetails>(`/templates/${id}`);
    // Published by the host itself.
    const document = JSON.stringify(change(JSON.parse(live?.document ?? '{}') as DraftedPage));
    await this.call('PUT', `/templates/${id}/draft`, { document, baseVersion: version });
    return (await this.read<TemplateDetails>(`/templates/${id}`)).draft?.sha256 ?? '';
  }

  /** Makes the draft live for everybody. */
  async publish(id: string, reason: string): Promise<void> {
    const { draft } = await this.read<TemplateDetails>(`/templates/${id}`);
    await this.call('POST', `/templates/${id}/publish`, {
      sha256: draft?.sha256,
      reason,
      acceptsWarnings: true,
    });
  }

  private async send<Reply>(
    method: string,
    path: string,
    data?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const reply = await this.requests.fetch(`${this.origin}/editor/api${path}`, {
      method,
      headers: { Origin: this.origin, 'Accept-Language': 'en-US', ...headers },
      ...(data && { data }),
    });
    if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`);
    return (reply.status() === 204 ? undefined : await reply.json()) as Reply;
  }
}

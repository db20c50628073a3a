import { shippedRules } from '../../src/template/check/testing/shippedRules';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import path from 'node:path';
import type {
  Account,
  Approval,
  ApprovalStanding,
  AuditEntry,
  AuditPerson,
  Draft,
  DraftVersion,
  EditorPublication,
  EditorRefusal,
  EditorSession,
  FailedSchedule,
  Notice,
  OwnAccount,
  Role,
  Schedule,
  SessionEntry,
  Starter,
  TemplateEntry,
  TemplateLock,
  TemplateState,
} from '../../src/generated/editor';
import { createAccount } from '../../src/host/editor/identity/credentials/accountStore';
import { hashPassword } from '../../src/host/editor/identity/credentials/passwords';
import type { EditorCall } from '../../src/host/editor/door/calls/call';
import type { IsLeaked } from '../../src/host/editor/identity/credentials/leakedPasswords';
import type { WebhookSettings } from '../../src/host/process/settings/webhooks';
import type { OidcSignIn } from '../../src/host/editor/identity/oidc/oidcSignIn';
import type { Mailer } from '../../src/host/editor/door/mail/mailer';
import { createAnonymousBudgets } from '../../src/host/editor/door/admission/anonymousBudget';
import { KeptPictures } from '../../src/host/delivery/pictures/keptPictures';
import { PictureFiles } from '../../src/host/delivery/pictures/pictureFiles';
import { PictureStore } from '../../src/host/delivery/pictures/pictureStore';
import { registerEditor } from '../../src/host/editor/registerEditor';
import { sha256Of } from '../../src/host/store/documentIdentity';
import { openSession } from '../../src/host/editor/door/sessions/sessionStore';
import { csrfTokenOf } from '../../src/host/editor/door/sessions/sessionCookie';
import { BlockSwitches } from '../../src/host/delivery/killSwitches/blockSwitches';
import { SwitchStore } from '../../src/host/delivery/killSwitches/switchStore';
import { readPrivacyKeys } from '../../src/host/calls/privacy/privacyKeys';
import { createPreviewRenderer, type PreviewRenderer } from '../../src/host/delivery/render/previewRenderer';
import { BlockFaultStore } from '../../src/host/calls/clientErrors/blockFaultStore';
import type { Database } from '../../src/host/store/database';
import { SqlTemplateStore } from '../../src/host/store/sqlTemplateStore';
import { StoreTemplateSource } from '../../src/host/delivery/templates/storeTemplateSource';
import { demoBrand } from './hostParts';
import { createTestApp } from './testApp';

export const editorOrigin = 'https://editor.example';
export const password = 'correct horse battery';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
let knownHash: Promise<string> | undefined;

export interface EditorHostOptions {
  readonly database: Kysely<Database>;
  /** For assets and copies; one a host. */
  readonly folder: string;
  readonly clock: () => number;
  readonly starters?: readonly string[];
  readonly rateLimits?: boolean;
  /** Called for each page that is drawn instead of a preview. */
  readonly onFailureDrawn?: () => void;
  /** Counts requests of an address; off unless given. */
  readonly limitsRequests?: boolean;
  /** What its e-mails leave by; absent: it sends none. */
  readonly mail?: Mailer;
  readonly isLeaked?: IsLeaked;
  readonly webhooks?: WebhookSettings;
  /** Where people sign in besides passwords; absent: nowhere. */
  readonly oidc?: OidcSignIn;
  /** Where pages send their calls to; absent: to this host. */
  readonly apiOrigin?: string;
  /** Called when a call was let in and its body is about to be read. */
  readonly onAdmitted?: () => void;
}

/** What tests read of replies of any call; a call gives some of it. */
export interface ReplyBody {
  readonly error: EditorRefusal;
  readonly account: OwnAccount;
  readonly accounts: readonly Account[];
  readonly sessions: readonly SessionEntry[];
  readonly mustChangePassword: boolean;
  readonly link: string;
  readonly entries: readonly AuditEntry[];
  readonly people: readonly AuditPerson[];
  readonly templates: readonly TemplateEntry[];
  readonly total: number;
  readonly next: string | number | null;
  readonly starters: readonly Starter[];
  readonly version: number;
  readonly mark: string;
  readonly standing: string;
  readonly pauseMs: number;
  readonly state: TemplateState;
  readonly document: string;
  readonly draft: Draft;
  readonly lock: TemplateLock | null;
  readonly approval: ApprovalStanding | null;
  readonly approvals: readonly Approval[];
  readonly askable: readonly string[];
  readonly schedule: Schedule | null;
  readonly waitingForMe: number;
  readonly notices: readonly Notice[];
  readonly versions: readonly DraftVersion[];
  readonly failedSchedule?: FailedSchedule;
  readonly publication: EditorPublication;
  readonly publications: readonly EditorPublication[];
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: ReplyBody;
}

interface CallOptions {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** One browser: keeps its cookie and CSRF token. */
export class EditorBrowser {
  cookie = '';
  csrfToken = '';

  constructor(private readonly app: FastifyInstance) {}

  /** A call as a page of the editor makes it; headers given as undefined are left out. */
  async call(method: string, url: string, { headers = {}, body }: CallOptions = {}): Promise<Reply> {
    const all: Record<string, string | undefined> = {
      host: 'editor.example',
      'x-forwarded-proto': 'https',
      origin: editorOrigin,
      ...(this.cookie !== '' && { cookie: this.cookie }),
      ...(this.csrfToken !== '' && { 'x-csrf-token': this.csrfToken }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >;
    const reply = await this.app.inject({
      method: method as 'GET',
      url: `/editor/api${url}`,
      headers: sent,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    for (const cookie of [reply.headers['set-cookie'] ?? []].flat()) this.keep(cookie.split(';')[0] ?? '');
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: JSON.parse(reply.body || '{}') as ReplyBody,
    };
  }

  private keep(pair: string): void {
    const [name = ''] = pair.split('=', 1);
    const others = this.cookie.split('; ').filter((each) => each !== '' && !each.startsWith(`${name}=`));
    this.cookie = [...others, ...(pair === `${name}=` ? [] : [pair])].join('; ');
  }

  get = (url: string): Promise<Reply> => this.call('GET', url);
  post = (url: string, body: unknown = {}): Promise<Reply> => this.call('POST', url, { body });
  put = (url: string, body: unknown = {}): Promise<Reply> => this.call('PUT', url, { body });
  patch = (url: string, body: unknown = {}): Promise<Reply> => this.call('PATCH', url, { body });
  delete = (url: string): Promise<Reply> => this.call('DELETE', url);

  async signIn(email: string, secret = password): Promise<Reply> {
    const reply = await this.post('/session', { email, password: secret });
    if (reply.status === 200) this.csrfToken = (reply.body as unknown as EditorSession).csrfToken;
    return reply;
  }

  /** Saves a sound draft of a template, which is made where there is none yet. */
  async writeDraft(id: string, title: string, more: object = {}) {
    const document = soundDocument(id, title, more);
    const details = await this.get(`/templates/${id}`);
    if (details.status === 404) await this.post('/templates', { document, origin: 'blank' });
    else await this.put(`/templates/${id}/draft`, { document, baseVersion: details.body.version });
    return { document, sha256: sha256Of(document) };
  }
}

export interface EditorHost {
  readonly app: FastifyInstance;
  readonly source: StoreTemplateSource;
  /** Methods, addresses and least roles of the editor's calls. */
  readonly calls: readonly {
    readonly method: string;
    readonly url: string;
    readonly role: string;
    readonly row: EditorCall;
  }[];
  browser(): EditorBrowser;
  /** Somebody of a role, signed in without the work that passwords cost; the first time with a new account. */
  signedIn(name: string, role: Role): Promise<EditorBrowser>;
}

/** An account that can sign in with `password`. */
export async function addAccount(database: Kysely<Database>, name: string, role: Role): Promise<string> {
  knownHash ??= hashPassword(password);
  const passwordHash = await knownHash;
  const account = { email: `${name}@example.test`, role, name, passwordHash, now: 0 };
  return database
    .transaction()
    .execute(async (transaction) => (await createAccount(transaction, account)).id);
}

/** The host with its editor over a real database. */
export async function startEditorHost(options: EditorHostOptions): Promise<EditorHost> {
  const { database, folder, clock, starters = [], rateLimits = false, apiOrigin = '' } = options;
  const brand = { ...demoBrand(), apiOrigin };
  const store = new SqlTemplateStore(database, clock);
  const pictures = new PictureFiles({
    store: new PictureStore(database),
    kept: new KeptPictures(path.join(folder, 'pictures-kept')),
    log: silent,
  });
  const source = new StoreTemplateSource({
    store,
    copiesFolder: path.join(folder, 'copies'),
    clock,
    log: silent,
    keepPictures: (document) => pictures.keepThoseOf(document),
  });
  const privacyKeys = () =>
    readPrivacyKeys(
      { configured: ['a key of the tests that is long enough'], databaseUrl: undefined, dataFolder: '' },
      database,
      clock(),
    );
  const place = {
    brand,
    font: undefined,
    marketRules: shippedRules,
    publicOrigin: editorOrigin,
    starters,
    picturesFolder: undefined,
    isLeaked: options.isLeaked,
    webhooks: options.webhooks ?? { networks: ['loopback'], allowsHttp: true },
  };
  const editor = {
    ...place,
    mail: options.mail,
    oidc: options.oidc,
    database,
    clock,
    rateLimits,
    privacyKeys,
    auditBudgets: createAnonymousBudgets(),
    log: silent,
  };
  const calls: { method: string; url: string; role: string; row: EditorCall }[] = [];
  const drawing = {
    brand,
    origin: editorOrigin,
    assets: {
      scripts: [],
      code: [],
      style: '',
      preHydrationScript: '',
      guardedPageScript: '',
      statusPageScript: '',
    },
  };
  const renderer = createPreviewRenderer({ ...drawing, clock });
  const previews: PreviewRenderer = {
    ...renderer,
    failure(...asked) {
      options.onFailureDrawn?.();
      return renderer.failure(...asked);
    },
  };
  const { app } = await createTestApp({
    folder,
    source,
    pictures,
    clock,
    rateLimits: false,
    ...(options.limitsRequests && { rateLimits: true }),
    publicOrigin: editorOrigin,
    trustedProxies: ['127.0.0.1'],
    registerEditor: async (host) => {
      host.addHook('preParsing', async () => {
        options.onAdmitted?.();
      });
      host.addHook('onRoute', ({ method, url, config }) => {
        const row = config?.editorCall;
        for (const each of [method].flat())
          if (row !== undefined && each !== 'HEAD') calls.push({ method: each, url, role: row.role, row });
      });
      await registerEditor(host, {
        editor,
        assets: { scripts: ['/assets/editor.js'], styles: ['/assets/editor.css'] },
        previews,
        live: source,
        faults: new BlockFaultStore(database, clock),
        switches: new BlockSwitches({
          store: new SwitchStore(database),
          file: path.join(folder, 'switches.json'),
          log: silent,
        }),
      });
    },
  });
  const browser = () => new EditorBrowser(app);
  return {
    app,
    source,
    calls,
    browser,
    async signedIn(name, role) {
      const known = await database
        .selectFrom('editor_accounts')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirst();
      const accountId = known?.id ?? (await addAccount(database, name, role));
      const session = { accountId, userAgent: 'test', now: clock() };
      const { token } = await database
        .transaction()
        .execute((transaction) => openSession(transaction, session));
      const opened = browser();
      opened.cookie = `__Host-vitrina-session=${token}`;
      opened.csrfToken = csrfTokenOf(token);
      return opened;
    },
  };
}

/** A document that the checks have nothing to say about. */
export const soundDocument = (id: string, title = 'Hello', more: object = {}): string =>
  JSON.stringify({
    schemaVersion: 1,
    id,
    kind: 'channel',
    locale: 'en',
    market: 'none',
    name: `Page ${id}`,
    title: 'A page',
    description: 'What it is about',
    blocks: [{ id: 'top', type: 'hero', props: { title } }],
    ...more,
  });

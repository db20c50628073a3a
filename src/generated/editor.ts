/* Made from schemas/ by `npm run generate`. Do not edit. */

/**
 * What an account may do; each one includes those before it.
 */
export type Role = 'viewer' | 'editor' | 'publisher' | 'administrator';
/**
 * Language of the editor itself.
 */
export type EditorLanguage = 'en' | 'es';
/**
 * Markets whose templates an account or a token reaches; null: all of them. `none` is for templates that name no market.
 */
export type TokenMarkets = ('mx' | 'in' | 'none')[] | null;
/**
 * What was done, or refused.
 */
export type AuditAction =
  | 'refused'
  | 'signedIn'
  | 'signInRefused'
  | 'signedOut'
  | 'sessionRevoked'
  | 'passwordChanged'
  | 'administratorCreated'
  | 'accountInvited'
  | 'accountReset'
  | 'invitationAccepted'
  | 'passwordReset'
  | 'accountMade'
  | 'accountLinked'
  | 'accountChanged'
  | 'ownAccountChanged'
  | 'settingsChanged'
  | 'templateCreated'
  | 'draftSaved'
  | 'draftRefused'
  | 'draftDiscarded'
  | 'wordsReplaced'
  | 'lockTaken'
  | 'lockTakenOver'
  | 'lockReleased'
  | 'templateArchived'
  | 'templateRestored'
  | 'templateMoved'
  | 'folderMade'
  | 'folderRenamed'
  | 'folderDeleted'
  | 'approvalRequested'
  | 'approved'
  | 'changeAsked'
  | 'publicationRefused'
  | 'published'
  | 'rolledBack'
  | 'ended'
  | 'experimentPlanned'
  | 'experimentStarted'
  | 'experimentStopped'
  | 'experimentWon'
  | 'released'
  | 'scheduled'
  | 'scheduleCancelled'
  | 'scheduleFailed'
  | 'bundleMade'
  | 'bundleChanged'
  | 'bundleDeleted'
  | 'bundleApprovalRequested'
  | 'bundleApproved'
  | 'bundleChangeAsked'
  | 'bundleRefused'
  | 'bundleScheduled'
  | 'bundleScheduleCancelled'
  | 'bundleScheduleFailed'
  | 'bundlePublished'
  | 'bundleRolledBack'
  | 'approvalLinkMade'
  | 'approvalLinkRevoked'
  | 'previewLinkMade'
  | 'pictureUploaded'
  | 'pictureCropped'
  | 'pictureRenamed'
  | 'pictureDeleted'
  | 'sectionSaved'
  | 'sectionChanged'
  | 'sectionSpread'
  | 'sectionRenamed'
  | 'sectionDeleted'
  | 'blockSwitched'
  | 'commented'
  | 'commentChanged'
  | 'commentDeleted'
  | 'threadResolved'
  | 'threadReopened'
  | 'tokenMade'
  | 'tokenRevoked'
  | 'webhookMade'
  | 'webhookChanged'
  | 'webhookSecretMade'
  | 'webhookDeleted'
  | 'webhookTested'
  | 'webhookSentAgain'
  | 'secondFactorAdded'
  | 'secondFactorRemoved'
  | 'secondFactorReset'
  | 'secondFactorRefused'
  | 'recoveryCodesMade'
  | 'recoveryCodeUsed';
/**
 * open: it waits to be published.
 */
export type BundleState = 'open' | 'scheduled' | 'published' | 'rolledBack';
/**
 * What an endpoint is told of; null: everything, also what comes with later versions.
 */
export type WebhookEvents = WebhookEventType[] | null;
/**
 * What an endpoint can be told of.
 */
export type WebhookEventType =
  | 'publication.published'
  | 'publication.released'
  | 'publication.rolledBack'
  | 'publication.ended'
  | 'publication.refused'
  | 'schedule.set'
  | 'schedule.carriedOut'
  | 'schedule.cancelled'
  | 'schedule.failed'
  | 'approval.requested'
  | 'approval.approved'
  | 'approval.changeAsked'
  | 'bundle.approvalRequested'
  | 'bundle.approved'
  | 'bundle.changeAsked'
  | 'bundle.refused'
  | 'bundle.scheduled'
  | 'bundle.scheduleCancelled'
  | 'bundle.scheduleFailed'
  | 'bundle.published'
  | 'bundle.rolledBack'
  | 'block.faulted';
/**
 * What an access token may do; each one includes those before it.
 */
export type TokenScope = 'read' | 'draft' | 'publish' | 'manage';
/**
 * What a person reads: one string, or one string a locale.
 */
export type Text = string | TextByLocale;
/**
 * What a sign-in can be finished with.
 */
export type SecondFactorKind = 'totp' | 'key' | 'recoveryCode';
/**
 * What an experiment is judged by: visits that took a step, each once.
 */
export type MainFigure = 'registrations' | 'applications' | 'codes' | 'forms';
/**
 * What somebody is told of.
 */
export type NoticeKind =
  'mentioned' | 'answered' | 'approvalAsked' | 'approved' | 'changeAsked' | 'scheduleFailed' | 'takenBack';
export type Locale = 'en' | 'es' | 'zh' | 'hi';
/**
 * changed: live with a newer draft; ended: it was live and is not any more.
 */
export type TemplateState = 'draft' | 'live' | 'changed' | 'scheduled' | 'ended' | 'archived';

/**
 * POST /invitations/accept. A reset keeps the name that the account has.
 */
export interface AcceptInvitationPayload {
  token: string;
  name?: string;
  password: string;
}
/**
 * GET /accounts.
 */
export interface AccountList {
  accounts: Account[];
  /**
   * Ids of accounts that have a second factor.
   */
  withSecondFactor: string[];
}
/**
 * An account as administrators see it.
 */
export interface Account {
  id: string;
  email: string;
  name: string;
  role: Role;
  language: EditorLanguage;
  state: 'invited' | 'active' | 'disabled';
  /**
   * Epoch milliseconds.
   */
  createdAt: number;
  /**
   * Epoch milliseconds.
   */
  lastSignedInAt: number | null;
  markets: TokenMarkets;
  /**
   * Signs in at the identity provider, which says its role and markets.
   */
  isOfProvider: boolean;
}
/**
 * POST /second-factor/keys.
 */
export interface AddKeyPayload {
  name: string;
  credential: KeyAttestation;
}
/**
 * What the security key said when it was made known (RegistrationResponseJSON).
 */
export interface KeyAttestation {
  id: string;
  rawId: string;
  type: 'public-key';
  response: {
    clientDataJSON: string;
    attestationObject: string;
    /**
     * @maxItems 10
     */
    transports?: string[];
  };
  clientExtensionResults: {};
}
/**
 * PUT /second-factor/totp, POST /second-factor/keys and POST /second-factor/recovery-codes.
 */
export interface AddedSecondFactor {
  /**
   * New ones, in clear this once; empty: those that there are go on.
   */
  recoveryCodes: string[];
}
/**
 * POST /approval-links/answer: the one answer of a link.
 */
export interface AnswerApprovalPayload {
  /**
   * What stands behind `#` in the link.
   */
  token: string;
  /**
   * Of whoever answers, as they call themselves.
   */
  name: string;
  answer: 'approved' | 'changeAsked';
  /**
   * What is to be changed; not empty where a change is asked for.
   */
  note: string;
}
/**
 * GET /approval-links of a template or a bundle, the latest first, and what revoking one replies.
 */
export interface ApprovalLinkList {
  links: ApprovalLink[];
  /**
   * The caller may have somebody answer what is asked now.
   */
  mayMake: boolean;
}
/**
 * A link by which somebody without an account may answer once.
 */
export interface ApprovalLink {
  id: string;
  /**
   * Whom it is for.
   */
  name: string;
  state: 'open' | 'expired' | 'revoked' | 'approved' | 'changeAsked';
  /**
   * Of the draft, or of the bundle, that it is about.
   */
  sha256: string;
  /**
   * Epoch milliseconds.
   */
  createdAt: number;
  createdByName: string;
  /**
   * Epoch milliseconds.
   */
  expiresAt: number;
  /**
   * As they call themselves.
   */
  answeredByName: string | null;
  /**
   * Epoch milliseconds.
   */
  answeredAt: number | null;
}
/**
 * What a link asks whoever has it, and what has become of it.
 */
export interface ApprovalQuestion {
  /**
   * open: it waits for an answer; approved, changeAsked: it was answered; changed: what it is about is not the same any more; decided: somebody else has approved it.
   */
  state: 'open' | 'approved' | 'changeAsked' | 'expired' | 'revoked' | 'changed' | 'decided';
  appName: string;
  /**
   * Whom it is for.
   */
  name: string;
  /**
   * What the template or the bundle is called.
   */
  subject: string;
  madeByName: string;
  /**
   * Epoch milliseconds.
   */
  expiresAt: number;
  /**
   * Stands for the exact bytes that it is about.
   */
  sha256: string;
  /**
   * What is asked; null: nothing any more.
   */
  asked: null | AskedQuestion;
  /**
   * The answer that there is, by this link or, of a link that is decided, by somebody else; null: none.
   */
  answered: null | GivenAnswer;
}
/**
 * What is asked, by whom and about which pages.
 */
export interface AskedQuestion {
  byName: string;
  /**
   * Epoch milliseconds.
   */
  at: number;
  note: string;
  pages: AskedPage[];
}
/**
 * One page that somebody without an account is asked about.
 */
export interface AskedPage {
  templateId: string;
  name: string;
  /**
   * Exact JSON text of what is live; null: nothing.
   */
  before: string | null;
  /**
   * Where the host draws it, with a query.
   */
  beforeAddress: string | null;
  /**
   * Exact JSON text that is asked about.
   */
  after: string;
  /**
   * Where the host draws it, with a query.
   */
  afterAddress: string;
  findings: EditorFinding[];
}
/**
 * One finding of the checks. Errors keep a template from being published, warnings ask.
 */
export interface EditorFinding {
  /**
   * Key of its text in the locales.
   */
  rule: string;
  severity: 'error' | 'warning';
  /**
   * Id of the innermost block that it belongs to; absent: the document's own.
   */
  block?: string;
  parameters: {
    [k: string]: unknown;
  };
  /**
   * JSON Pointer of what it is about; empty: the document itself.
   */
  path: string;
  /**
   * English, for whoever reads a log.
   */
  message: string;
  standing?: EditorRuleStanding;
}
/**
 * Of a rule that does not hold today, and so only warns: since or until when.
 */
export interface EditorRuleStanding {
  state: 'coming' | 'ended';
  day: string;
}
/**
 * Who answered, when, and what is to be changed.
 */
export interface GivenAnswer {
  byName: string;
  /**
   * Epoch milliseconds.
   */
  at: number;
  note: string;
}
/**
 * POST /templates/:id/approvals.
 */
export interface ApprovePayload {
  /**
   * Hex SHA-256 of the document's UTF-8 bytes.
   */
  sha256: string;
}
/**
 * POST /templates/:id/change-requests.
 */
export interface AskForChangePayload {
  /**
   * Hex SHA-256 of the document's UTF-8 bytes.
   */
  sha256: string;
  /**
   * What is to be changed.
   */
  note: string;
}
/**
 * GET /audit, newest first.
 */
export interface AuditPage {
  entries: AuditEntry[];
  /**
   * Value of `before` for the entries that follow; null: these were the last.
   */
  next: number | null;
}
/**
 * One row of the audit log.
 */
export interface AuditEntry {
  id: number;
  /**
   * Epoch milliseconds.
   */
  at: number;
  /**
   * Null: no person, such as a command of the terminal or the token of a machine.
   */
  accountId: string | null;
  /**
   * Of a machine the name of its token. terminal: a command of the terminal; empty: nobody was signed in.
   */
  accountName: string;
  action: AuditAction;
  /**
   * What it was done to: a template's id, an account's e-mail; of a refused call its method and path.
   */
  subject: string;
  templateId: string | null;
  /**
   * What else there is to say, by name. `token` is the id of the token that acted, `tokenMadeBy` who made it where it is a machine's; `code` and `reason` of a refused call are those of its reply.
   */
  detail: {
    [k: string]: string | number | boolean;
  };
}
/**
 * GET /audit/people: whose rows the audit log can be narrowed to, by name.
 */
export interface AuditPeople {
  people: AuditPerson[];
}
export interface AuditPerson {
  /**
   * An account's.
   */
  id: string;
  name: string;
}
/**
 * GET /bundles/:id/checks: what the checks say of each template, as if all were published.
 */
export interface BundleChecks {
  checked: CheckedMember[];
}
/**
 * What the checks say of one template of a bundle.
 */
export interface CheckedMember {
  templateId: string;
  findings: EditorFinding[];
}
/**
 * GET /bundles/:id, and what every change of one replies.
 */
export interface BundleDetails {
  id: string;
  name: string;
  state: BundleState;
  /**
   * Epoch milliseconds.
   */
  createdAt: number;
  createdByName: string;
  /**
   * Hex SHA-256 of the ids and hashes of all its templates: it stands for all their bytes.
   */
  sha256: string;
  /**
   * Likewise of what is live under their ids.
   */
  liveSha256: string;
  /**
   * By id.
   */
  members: BundleMember[];
  approval: ApprovalStanding | null;
  /**
   * Names of whoever would be told, and could answer, if the caller asked for approval of all of it now.
   */
  askable: string[];
  schedule: BundleSchedule | null;
  failed: FailedBundle | null;
  published: BundleStep | null;
  rolledBack: BundleStep | null;
}
/**
 * One template of a bundle.
 */
export interface BundleMember {
  templateId: string;
  name: string;
  market: string;
  /**
   * Exact JSON text of what is live, or was before the bundle; null: nothing.
   */
  before: string | null;
  /**
   * Of `before`.
   */
  beforeSha256: string | null;
  /**
   * Exact JSON text that the bundle makes live, or made; null: there is no draft.
   */
  after: string | null;
  /**
   * Of `after`.
   */
  sha256: string | null;
  /**
   * What is live now.
   */
  liveRevision: number | null;
  /**
   * It is not what approval was asked for.
   */
  isChanged: boolean;
  /**
   * Why the bundle can't be published, or not be rolled back; null: nothing of this template is in the way.
   */
  obstacle: null | 'noDraft' | 'archived' | 'scheduledAlone' | 'otherBundle' | 'publishedSince';
}
/**
 * How far the approval of a template has got.
 */
export interface ApprovalStanding {
  /**
   * waiting: for an answer; changeAsked: for the change that was asked for; approved: these bytes; outdated: the draft has changed since somebody asked.
   */
  state: 'waiting' | 'changeAsked' | 'approved' | 'outdated';
  /**
   * Of the bytes that approval was asked for.
   */
  sha256: string;
  requestedByName: string;
  /**
   * Epoch milliseconds.
   */
  requestedAt: number;
  /**
   * What whoever asked said.
   */
  note: string;
  answeredByName?: string;
  /**
   * Epoch milliseconds.
   */
  answeredAt?: number;
  /**
   * What is to be changed.
   */
  answer?: string;
  /**
   * Whom the link was for by which somebody without an account answered; absent: it was answered in the editor.
   */
  answeredLink?: string;
  /**
   * Names of whoever may do the next step, any of them; empty: nobody has to, or nobody may.
   */
  waitsFor: string[];
  /**
   * Whoever asks is one of them.
   */
  waitsForYou: boolean;
  /**
   * Waits for whoever asks, who changed the draft last: they can't approve it, but no second person has to, so they may publish it. Absent: no.
   */
  isYours?: boolean;
}
/**
 * When a host publishes it.
 */
export interface BundleSchedule {
  /**
   * Epoch milliseconds.
   */
  publishAt: number;
  byName: string;
  reason: string;
}
/**
 * Its time came, and nothing of it was published.
 */
export interface FailedBundle {
  /**
   * Epoch milliseconds.
   */
  at: number;
  /**
   * Epoch milliseconds.
   */
  publishAt: number;
  why: 'liveChanged' | 'mayNotPublish' | 'approvalNeeded' | 'archived' | 'scheduledAlone' | 'restored';
  /**
   * Which of its templates it was about; null: all of them.
   */
  templateId: string | null;
}
/**
 * When, by whom and why a bundle was published or rolled back.
 */
export interface BundleStep {
  /**
   * Epoch milliseconds.
   */
  at: number;
  byName: string;
  reason: string;
}
/**
 * GET /bundles, the latest first, at most 100.
 */
export interface BundleList {
  bundles: BundleEntry[];
}
/**
 * One row of the list of bundles.
 */
export interface BundleEntry {
  id: string;
  name: string;
  state: BundleState;
  /**
   * Epoch milliseconds.
   */
  createdAt: number;
  createdByName: string;
  /**
   * How many it publishes.
   */
  templates: number;
  /**
   * Epoch milliseconds.
   */
  publishAt: number | null;
  /**
   * Whoever asks may answer for it, or was asked to change it.
   */
  waitsForYou: boolean;
}
/**
 * POST /bundles and PUT /bundles/:id: what is published together.
 */
export interface BundlePayload {
  name: string;
  /**
   * @minItems 1
   * @maxItems 60
   */
  templateIds: string[];
}
/**
 * GET /calendar: what went and goes live or offline between two moments, in order.
 */
export interface CampaignList {
  events: CampaignEvent[];
}
export interface CampaignEvent {
  templateId: string;
  name: string;
  market: string;
  /**
   * change: something else goes live in place of what is.
   */
  kind: 'start' | 'change' | 'end';
  /**
   * Epoch milliseconds.
   */
  at: number;
  /**
   * Of the visitors who get it first, where it is guarded; absent: everybody gets it at once.
   */
  sharePercent?: number;
  /**
   * The host will do it by itself; else it has happened.
   */
  isPlanned: boolean;
}
/**
 * PATCH /accounts/:id.
 */
export interface ChangeAccountPayload {
  role?: Role;
  isDisabled?: boolean;
  markets?: TokenMarkets;
}
/**
 * PATCH /account.
 */
export interface ChangeOwnAccountPayload {
  name?: string;
  language?: EditorLanguage;
}
/**
 * POST /password.
 */
export interface ChangePasswordPayload {
  currentPassword: string;
  newPassword: string;
}
/**
 * PUT /sections/:id: the next version of a synced block.
 */
export interface ChangeSectionPayload {
  /**
   * JSON text of an object with schemaVersion, blocks and, in whose colours they are edited, theme; at most 128 KiB of UTF-8 and 60 blocks.
   */
  document: string;
  /**
   * The version that was changed.
   */
  baseVersion: number;
}
/**
 * PUT /settings: those that change.
 */
export interface ChangeSettingsPayload {
  requiresApproval?: boolean;
  allowsApprovalLinks?: boolean;
  requiresSecondFactor?: boolean;
  requiresSecondFactorOfAll?: boolean;
}
/**
 * PATCH /webhooks/:id: what is absent stays.
 */
export interface ChangeWebhookPayload {
  /**
   * What it is for.
   */
  name?: string;
  /**
   * Where events are sent to by POST.
   */
  url?: string;
  events?: WebhookEvents;
  markets?: TokenMarkets;
  isOn?: boolean;
}
/**
 * PATCH /accounts/:id.
 */
export interface ChangedAccount {
  account: Account;
}
/**
 * POST /sections, PUT and PATCH /sections/:id.
 */
export interface ChangedSection {
  section: Section;
}
/**
 * Blocks that a team keeps under a name.
 */
export interface Section {
  id: string;
  name: string;
  /**
   * Types of its blocks, in their order.
   */
  types: string[];
  bytes: number;
  /**
   * Epoch milliseconds.
   */
  createdAt: number;
  createdByName: string;
  /**
   * Null: its copies belong to their pages.
   */
  synced: SyncedState | null;
}
/**
 * What a section that stays one has beside its name.
 */
export interface SyncedState {
  /**
   * Counts from 1.
   */
  version: number;
  /**
   * Whose pages it is for: who has that market may change it.
   */
  market: string;
  /**
   * Language of its plain texts.
   */
  locale: string;
  /**
   * Epoch milliseconds.
   */
  changedAt: number;
  changedByName: string;
}
/**
 * What became of a thread.
 */
export interface ChangedThread {
  /**
   * Null: it went with its only comment.
   */
  thread: CommentThread | null;
}
/**
 * A comment on a block or a page, and what was answered.
 */
export interface CommentThread {
  id: string;
  /**
   * Null: about the page as a whole.
   */
  blockId: string | null;
  /**
   * Of its block when it was commented on.
   */
  blockType: string | null;
  /**
   * The page has its block no more.
   */
  isGone: boolean;
  /**
   * Its block is not what it was when it was commented on.
   */
  isChanged: boolean;
  /**
   * Somebody else has written since the reader looked at it.
   */
  isUnread: boolean;
  /**
   * Epoch milliseconds.
   */
  createdAt: number;
  resolved: Resolution | null;
  comments: Comment[];
}
export interface Resolution {
  /**
   * Epoch milliseconds.
   */
  at: number;
  /**
   * Null: somebody who left.
   */
  byName: string | null;
  /**
   * Of the draft at that time.
   */
  version: number;
  /**
   * Its block had been changed, or was gone.
   */
  withChange: boolean;
}
/**
 * What one person wrote about a template.
 */
export interface Comment {
  /**
   * Counts from 1 within its thread.
   */
  number: number;
  authorId: string;
  /**
   * Null: somebody who left.
   */
  authorName: string | null;
  /**
   * Plain text; empty once it is deleted.
   */
  text: string;
  mentions: Mention[];
  /**
   * Epoch milliseconds.
   */
  createdAt: number;
  /**
   * Epoch milliseconds.
   */
  editedAt: number | null;
  /**
   * Its author took it back; others have answered it.
   */
  isDeleted: boolean;
}
export interface Mention {
  /**
   * An account's.
   */
  id: string;
  /**
   * As it stands in the text after an @.
   */
  name: string;
}
/**
 * PATCH /webhooks/:id.
 */
export interface ChangedWebhook {
  webhook: Webhook;
}
/**
 * An endpoint that is told of events, without its secret.
 */
export interface Webhook {
  id: string;
  name: string;
  url: string;
  events: WebhookEvents;
  markets: TokenMarkets;
  /**
   * Off: it is told of nothing new, and what waits for it goes on waiting.
   */
  isOn: boolean;
  /**
   * Epoch milliseconds.
   */
  createdAt: number;
  createdByName: string;
  /**
   * Until when requests are signed with the secret before as well, in epoch milliseconds; null: no more.
   */
  previousSecretUntil: number | null;
  /**
   * Deliveries that wait or are tried again.
   */
  pending: number;
  /**
   * Deliveries that were given up.
   */
  failed: number;
  /**
   * When something was delivered last, in epoch milliseconds.
   */
  deliveredAt: number | null;
}
/**
 * POST /checks.
 */
export interface CheckPayload {
  /**
   * They count as published along with each other.
   *
   * @maxItems 500
   *
   * Items: Exact JSON text of a template document.
   */
  documents: string[];
}
/**
 * POST /checks: what the checks say of each document, in their order.
 */
export interface CheckReply {
  checked: {
    findings: EditorFinding[];
    weight: CheckedWeight | null;
  }[];
  /**
   * Rules that need the editor's own canvas.
   */
  notRun: string[];
}
/**
 * An estimate of what the page costs the reference phone.
 */
export interface CheckedWeight {
  totalBytes: number;
  /**
   * Milliseconds until the first view.
   */
  lcp: number;
  /**
   * Pictures of unknown weight, which are left out.
   */
  unknownPictures: number;
}
/**
 * POST /templates/:id/comments: a new thread.
 */
export interface CommentPayload {
  /**
   * Null: about the page as a whole.
   */
  blockId: string | null;
  text: string;
  /**
   * Accounts whose names stand in the text after an @.
   *
   * @maxItems 20
   */
  mentions: string[];
}
/**
 * GET /templates/:id/comments?state=…: those that are open, or the newest that are resolved.
 */
export interface CommentThreadList {
  /**
   * Another one whenever something about the comments has changed.
   */
  version: number;
  threads: CommentThread[];
}
/**
 * POST /templates/:id/comments/:thread and PUT /templates/:id/comments/:thread/:number: an answer, or other words of one's own.
 */
export interface CommentWordsPayload {
  text: string;
  /**
   * Accounts whose names stand in the text after an @.
   *
   * @maxItems 20
   */
  mentions: string[];
}
/**
 * GET /templates/:id/comments/:thread/change: the block when it was commented on, and now.
 */
export interface CommentedBlock {
  /**
   * JSON text.
   */
  before: string;
  /**
   * JSON text; null: the page has it no more.
   */
  after: string | null;
}
/**
 * POST /approval-links: a link by which somebody without an account answers for exactly these bytes, of a template or of a bundle.
 */
export interface CreateApprovalLinkPayload {
  templateId?: string;
  bundleId?: string;
  /**
   * The bytes that approval was asked for: of the draft, or of the bundle.
   */
  sha256: string;
  /**
   * Whom it is for.
   */
  name: string;
  expiresInHours: number;
}
/**
 * POST /templates/:id/preview-links.
 */
export interface CreatePreviewLinkPayload {
  expiresInHours: number;
  visitor?: SimulatedVisitor;
}
/**
 * Parameters that the link carries: for whom the page is shown. Absent ones are those of whoever opens it.
 */
export interface SimulatedVisitor {
  /**
   * Language type of the address (contract §4).
   */
  language?: '1' | '2';
  utm_tag?: string;
  registered?: '1';
  /**
   * ISO 8601.
   */
  now?: string;
  /**
   * Experiment groups such as e1:a,e2:b.
   */
  groups?: string;
}
/**
 * POST /templates.
 */
export interface CreateTemplatePayload {
  /**
   * Exact JSON text of a template document, at most 1 MB of UTF-8.
   */
  document: string;
  origin: 'starter' | 'duplicate' | 'import' | 'blank';
}
/**
 * POST /tokens and /tokens/machine.
 */
export interface CreateTokenPayload {
  /**
   * What it is for.
   */
  name: string;
  scope: TokenScope;
  markets: TokenMarkets;
  expiresInDays: number;
}
/**
 * POST /webhooks.
 */
export interface CreateWebhookPayload {
  /**
   * What it is for.
   */
  name: string;
  /**
   * Where events are sent to by POST.
   */
  url: string;
  events: WebhookEvents;
  markets: TokenMarkets;
}
/**
 * POST /pictures/:id/crop: shares of the width and the height, from the upper left corner.
 */
export interface CropPicturePayload {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}
/**
 * PUT /templates/:id/draft.
 */
export interface DraftReply {
  draft: Draft;
}
/**
 * What is edited and not yet live.
 */
export interface Draft {
  /**
   * Grows with every save.
   */
  version: number;
  /**
   * Exact JSON text.
   */
  document: string;
  sha256: string;
  /**
   * Epoch milliseconds.
   */
  changedAt: number;
  changedById: string;
  changedByName: string;
}
/**
 * GET /templates/:id/versions/:number.
 */
export interface DraftVersionDocument {
  version: DraftVersion;
  /**
   * Exact JSON text.
   */
  document: string;
}
/**
 * An earlier state of the draft, or one that was refused, kept so that nothing is lost.
 */
export interface DraftVersion {
  /**
   * Counts from 1 within the template.
   */
  number: number;
  /**
   * Of the draft that it was, or that it was refused against.
   */
  version: number;
  sha256: string;
  /**
   * Epoch milliseconds.
   */
  savedAt: number;
  savedByName: string;
  reason: 'replaced' | 'conflict' | 'published' | 'discarded';
}
/**
 * GET /templates/:id/versions, newest first.
 */
export interface DraftVersionList {
  versions: DraftVersion[];
}
/**
 * GET /drawings: pictures that come with the host.
 */
export interface DrawingList {
  drawings: ShippedDrawing[];
}
export interface ShippedDrawing {
  name: string;
  image: Image;
}
/**
 * With the alternative text that it came with.
 */
export interface Image {
  /**
   * A path of this origin or of one of the brand's image origins.
   */
  src: string;
  alt?: Text;
  /**
   * Natural width in CSS pixels.
   */
  width?: number;
  /**
   * Natural height in CSS pixels.
   */
  height?: number;
  /**
   * Candidates that the browser chooses from.
   *
   * @maxItems 24
   */
  sources?: ImageSource[];
}
export interface TextByLocale {
  en?: string;
  es?: string;
  zh?: string;
  hi?: string;
}
export interface ImageSource {
  src: string;
  /**
   * Width of this file in pixels.
   */
  width: number;
  type: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png';
}
/**
 * POST /templates/:id/experiments/:experiment/end: publishes what is live with the blocks of one group as plain ones and without those of the others.
 */
export interface EndExperimentPayload {
  /**
   * The group that everybody gets: the first one is the original.
   */
  group: string;
  reason: string;
  acceptsWarnings?: boolean;
  /**
   * The revision that was live when the caller looked. Another one by now: conflict. Without it: not asked.
   */
  liveRevision?: number;
}
/**
 * POST /templates/:id/guard/end.
 */
export interface EndGuardPayload {
  /**
   * The new revision goes to everybody, or the one before comes back for all.
   */
  to: 'everybody' | 'before';
  /**
   * Of the guard that the caller saw. Another one by now, or none: conflict.
   */
  sequence: number;
  reason: string;
}
/**
 * Every refused call.
 */
export interface EditorError {
  error: EditorRefusal;
}
export interface EditorRefusal {
  code:
    | 'invalid'
    | 'signedOut'
    | 'forbidden'
    | 'passwordChange'
    | 'secondFactorSetUp'
    | 'signInAgain'
    | 'secondFactorNeeded'
    | 'crossSite'
    | 'notFound'
    | 'conflict'
    | 'approvalNeeded'
    | 'locked'
    | 'blocked'
    | 'warnings'
    | 'tooLarge'
    | 'unsupported'
    | 'tooMany'
    | 'gone'
    | 'failed'
    | 'unavailable'
    | 'storageFull'
    | 'storageReadOnly'
    | 'storageDamaged';
  /**
   * English, for whoever reads a log; people are told by the code.
   */
  message: string;
  faults?: {
    path: string;
    message: string;
  }[];
  findings?: EditorFinding[];
  current?: Draft;
  lock?: TemplateLock;
  secondFactor?: SecondStep;
  /**
   * Of a refused picture or section: why. market, everyMarket: of what is closed to accounts and tokens of some markets; provider: what the identity provider says; scheduled, guarded: what an experiment is not ended over; counter: of a security key that has counted back.
   */
  reason?: string;
}
/**
 * Who edits a template at this moment.
 */
export interface TemplateLock {
  accountId: string;
  accountName: string;
  /**
   * Epoch milliseconds; the lock dies then unless it is renewed.
   */
  until: number;
  /**
   * Who has asked for it and has not been told that it is kept.
   */
  askedBy?: {
    accountId: string;
    accountName: string;
  };
}
/**
 * Of a sign-in whose password was right: the step that is left.
 */
export interface SecondStep {
  /**
   * Goes with every call of the step: it stays in the page that began it.
   */
  page: string;
  kinds: SecondFactorKind[];
  /**
   * Epoch milliseconds.
   */
  expiresAt: number;
}
/**
 * GET /templates/:id/experiments: those of the draft and of what is live, and those that were.
 */
export interface ExperimentList {
  experiments: ExperimentRecord[];
  traffic: ExperimentTraffic;
}
/**
 * An experiment: what was said beforehand, and what was counted over its whole life.
 */
export interface ExperimentRecord {
  name: string;
  /**
   * In the draft alone; live; or neither.
   */
  state: 'draft' | 'running' | 'ended';
  /**
   * Null: nothing was said before it began. Registrations count then.
   */
  plan: null | ExperimentPlan;
  /**
   * Epoch milliseconds of when it first went live; null: not yet, or not known.
   */
  startedAt: number | null;
  /**
   * When it was last taken out of what is live.
   */
  endedAt: number | null;
  /**
   * The group that everybody got by then; null: none of them alone.
   */
  keptGroup: string | null;
  groups: ExperimentGroupFigures[];
  /**
   * Days or, where they were rolled up, months on which one of its groups was seen.
   */
  days: ExperimentDay[];
}
export interface ExperimentPlan {
  mainFigure: MainFigure;
  /**
   * Percent.
   */
  smallestChange: number;
  /**
   * Visits of all groups after which four of five experiments have shown such a change; null: nothing was known of the page then.
   */
  visits: number | null;
  /**
   * The same at the traffic by then.
   */
  days: number | null;
  /**
   * Epoch milliseconds.
   */
  at: number;
  byName: string;
}
/**
 * A group of an experiment with all that was counted of it.
 */
export interface ExperimentGroupFigures {
  group: string;
  /**
   * Each group's share of visits is its weight's share of all; null: it gets none, or it is not known.
   */
  weight: number | null;
  visits: number;
  forms: number;
  codes: number;
  applications: number;
  registrations: number;
  taps: number;
  messages: number;
  /**
   * Visits in which a block was left out: the one that failed most often.
   */
  faults: number;
  /**
   * Phones that told their LCP.
   */
  loads: number;
  /**
   * Those of them above 2.5 s.
   */
  slowLoads: number;
  /**
   * Phones that told their INP.
   */
  answers: number;
  /**
   * Those of them above 200 ms.
   */
  slowAnswers: number;
}
export interface ExperimentDay {
  period: string;
  /**
   * In the order of the experiment's groups.
   */
  groups: ExperimentDayGroup[];
}
export interface ExperimentDayGroup {
  group: string;
  visits: number;
  /**
   * Of the main figure.
   */
  count: number;
}
/**
 * Of the page in the last 30 days, by which the length of an experiment is told.
 */
export interface ExperimentTraffic {
  /**
   * Since somebody came for the first time in these days, today among them; 0: nobody did.
   */
  days: number;
  visits: number;
  forms: number;
  codes: number;
  applications: number;
  registrations: number;
  taps: number;
  messages: number;
}
/**
 * GET /templates/:id/faults: what pages left out, and the blocks that are turned off.
 */
export interface FaultList {
  faults: BlockFault[];
  switches: BlockSwitch[];
}
export interface BlockFault {
  revision: string;
  blockId: string;
  blockType: string;
  fault: string;
  detail: string;
  count: number;
  /**
   * Epoch milliseconds.
   */
  firstAt: number;
  lastAt: number;
}
/**
 * A block that is turned off wherever it stands.
 */
export interface BlockSwitch {
  blockId: string;
  /**
   * Epoch milliseconds.
   */
  changedAt: number;
  changedByName: string;
}
/**
 * GET /folders by name, and what every change of a folder replies.
 */
export interface FolderList {
  folders: TemplateFolder[];
}
/**
 * A place for templates; each stands in at most one.
 */
export interface TemplateFolder {
  id: string;
  name: string;
  /**
   * How many stand in it, without archived ones.
   */
  templates: number;
}
/**
 * POST /folders and PATCH /folders/:id.
 */
export interface FolderPayload {
  name: string;
}
/**
 * GET /templates/:id/guard: how the last guarded publication stands, and what the next one has to go by.
 */
export interface GuardReport {
  guard: EditorGuard | null;
  /**
   * Of the old revision; null: there is no guard.
   */
  before: GuardFigures | null;
  /**
   * Of the new one.
   */
  after: GuardFigures | null;
  /**
   * Networks from which visits were dealt and told; null: no guard runs. Fewer than 10 decide nothing.
   */
  networks: number | null;
  traffic: GuardTraffic;
}
/**
 * A revision that a share of the visitors got first.
 */
export interface EditorGuard {
  /**
   * Of its publication.
   */
  sequence: number;
  revision: number;
  /**
   * What the other visitors keep.
   */
  previousRevision: number;
  /**
   * Of the visitors who get the new revision.
   */
  sharePercent: number;
  /**
   * Said beforehand: by then four of five losses of 30 % are rolled back. Null: there were no figures to say it from.
   */
  plannedVisits: number | null;
  /**
   * Epoch milliseconds.
   */
  startedAt: number;
  /**
   * Null: it runs.
   */
  outcome: 'rolledBack' | 'released' | 'replaced' | null;
  /**
   * What was clearly worse, where the host rolled it back.
   */
  figure: 'registrations' | 'faults' | 'slowLoads' | 'slowAnswers' | null;
  /**
   * Epoch milliseconds.
   */
  endedAt: number | null;
  /**
   * Null: it runs, or the host ended it by itself.
   */
  endedByName: string | null;
}
/**
 * What was counted of one revision since a guard began, among visits that were dealt out.
 */
export interface GuardFigures {
  visits: number;
  registrations: number;
  /**
   * Visits with a fault of the block that failed most often.
   */
  faults: number;
  /**
   * Visits whose LCP was not good.
   */
  slowLoads: number;
  /**
   * Visits whose INP was not good.
   */
  slowAnswers: number;
  /**
   * 75th percentile, in ms; null: no phone has reported yet, or more have than there were visits.
   */
  lcp: number | null;
  /**
   * 75th percentile, in ms; null: no phone has reported yet, or more have than there were visits.
   */
  inp: number | null;
}
/**
 * Of the days before today that a plan goes by.
 */
export interface GuardTraffic {
  days: number;
  visits: number;
  registrations: number;
}
/**
 * GET /templates/:id/history, newest first.
 */
export interface TemplateHistory {
  publications: EditorPublication[];
}
/**
 * One move of what is live.
 */
export interface EditorPublication {
  sequence: number;
  action: 'publish' | 'rollback' | 'end' | 'release';
  /**
   * Null: nothing is live since.
   */
  revision: number | null;
  previousRevision: number | null;
  byName: string;
  reason: string;
  /**
   * Epoch milliseconds.
   */
  at: number;
  /**
   * Epoch milliseconds that a schedule had set for it; absent: somebody did it at that moment.
   */
  setFor?: number;
  /**
   * It was guarded: a share of the visitors got it first. Absent: everybody got it at once.
   */
  guarded?: {
    /**
     * Of the visitors who get or got it first; the others keep `previousRevision` meanwhile.
     */
    sharePercent: number;
    /**
     * They are still dealt out.
     */
    isRunning: boolean;
  };
}
/**
 * POST /invitations/inspect.
 */
export interface InspectInvitationPayload {
  token: string;
}
/**
 * POST /invitations/inspect.
 */
export interface Invitation {
  kind: 'invite' | 'reset';
  email: string;
  role: Role;
}
/**
 * POST /accounts/invitations and /accounts/:id/reset. A link that was not sent by e-mail is said once and never again.
 */
export interface InvitationLink {
  account: Account;
  /**
   * Absent: it was sent by e-mail.
   */
  link?: string;
  /**
   * Epoch milliseconds.
   */
  expiresAt: number;
}
/**
 * POST /accounts/invitations.
 */
export interface InviteAccountPayload {
  email: string;
  role: Role;
  markets?: TokenMarkets;
}
/**
 * POST /session/second-factor/key-options and /second-factor/keys/options.
 */
export interface KeyOptions {
  /**
   * As the Web Authentication API takes it (WebAuthn Level 3, JSON form).
   */
  options: {};
}
/**
 * PUT /templates/:id/lock.
 */
export interface LockReply {
  lock: TemplateLock;
}
/**
 * What became of a change of many templates, each for itself.
 */
export interface ManyDraftsReply {
  saved: SavedTemplate[];
  left: LeftTemplate[];
}
/**
 * A template with a new draft.
 */
export interface SavedTemplate {
  id: string;
  name: string;
}
/**
 * A template that stays as it is, and why.
 */
export interface LeftTemplate {
  id: string;
  name: string;
  /**
   * changed: it is not what was looked at; locked: somebody works in it; notYours: of a market that is not the caller's; faulty: the change can not be made.
   */
  why: 'changed' | 'locked' | 'archived' | 'gone' | 'notYours' | 'faulty';
}
/**
 * PUT /templates/:id/folder.
 */
export interface MoveTemplatePayload {
  /**
   * Null: it stands in none.
   */
  folderId: string | null;
}
/**
 * POST /approval-links: the address is said this once.
 */
export interface NewApprovalLink {
  address: string;
  link: ApprovalLink;
}
/**
 * POST /tokens and /tokens/machine.
 */
export interface NewToken {
  /**
   * Goes with each call as `Authorization: Bearer …`. It is kept nowhere and shown this once.
   */
  secret: string;
  token: AccessToken;
}
/**
 * An access token without its secret, which was shown once.
 */
export interface AccessToken {
  id: string;
  /**
   * personal: acts as the person; machine: acts by its own name.
   */
  kind: 'personal' | 'machine';
  name: string;
  scope: TokenScope;
  markets: TokenMarkets;
  /**
   * Whose it is; of a machine: who made it.
   */
  accountId: string;
  accountName: string;
  /**
   * Epoch milliseconds.
   */
  createdAt: number;
  /**
   * Epoch milliseconds.
   */
  expiresAt: number;
  lastUsedAt: number | null;
}
/**
 * POST /webhooks and /webhooks/:id/secret.
 */
export interface NewWebhook {
  /**
   * What requests are signed with, by HMAC-SHA256. It is shown this once.
   */
  secret: string;
  webhook: Webhook;
}
/**
 * GET /notices: the newest that concern the caller, and how many of them are new.
 */
export interface NoticeList {
  unread: number;
  notices: Notice[];
}
/**
 * Something that happened and concerns the reader.
 */
export interface Notice {
  /**
   * A later one is larger.
   */
  id: number;
  kind: NoticeKind;
  /**
   * Epoch milliseconds.
   */
  at: number;
  /**
   * Who did it.
   */
  byName: string;
  templateId: string | null;
  templateName: string | null;
  bundleId: string | null;
  bundleName: string | null;
  /**
   * Of a comment.
   */
  threadId: string | null;
  /**
   * First words of the comment, where it is still there.
   */
  excerpt: string | null;
  isRead: boolean;
}
/**
 * GET and PUT /notices/mail: how the caller hears of notices by e-mail.
 */
export interface NoticeMail {
  choice: 'atOnce' | 'daily' | 'never';
}
/**
 * POST /approval-links/open.
 */
export interface OpenApprovalPayload {
  /**
   * What stands behind `#` in the link.
   */
  token: string;
}
/**
 * POST /pictures.
 */
export interface PictureReply {
  picture: Picture;
}
/**
 * An uploaded picture, ready to stand in a block.
 */
export interface Picture {
  id: string;
  name: string;
  image: Image1;
  bytes: number;
  /**
   * Epoch milliseconds.
   */
  createdAt: number;
  createdByName: string;
}
/**
 * A picture. Width and height keep its place while it loads.
 */
export interface Image1 {
  /**
   * A path of this origin or of one of the brand's image origins.
   */
  src: string;
  alt?: Text;
  /**
   * Natural width in CSS pixels.
   */
  width?: number;
  /**
   * Natural height in CSS pixels.
   */
  height?: number;
  /**
   * Candidates that the browser chooses from.
   *
   * @maxItems 24
   */
  sources?: ImageSource[];
}
/**
 * GET /pictures, newest first.
 */
export interface PictureList {
  pictures: Picture[];
  next: string | null;
}
/**
 * GET /pictures/:id/uses: where a picture stands, in what is live, drafted, set or kept.
 */
export interface PictureUses {
  uses: PictureUse[];
}
export interface PictureUse {
  kind: 'live' | 'draft' | 'schedule' | 'revision' | 'version' | 'section';
  /**
   * Of the template, or of the section.
   */
  id: string;
  name: string;
}
/**
 * PUT /templates/:id/experiments/:experiment/plan: what it is to be judged by, said before it begins.
 */
export interface PlanExperimentPayload {
  mainFigure: MainFigure;
  /**
   * The smallest change of the main figure worth knowing, in percent.
   */
  smallestChange: number;
}
/**
 * POST /templates/:id/preview-links.
 */
export interface PreviewLink {
  address: string;
  /**
   * Epoch milliseconds.
   */
  expiresAt: number;
  /**
   * SVG text.
   */
  qrCode: string;
}
/**
 * POST /replacements/previews.
 */
export interface PreviewReplacementPayload {
  replacement: WantedReplacement;
  /**
   * Absent: all that the caller reaches.
   *
   * @minItems 1
   * @maxItems 500
   */
  templateIds?: string[];
}
/**
 * What is put in the place of what.
 */
export interface WantedReplacement {
  /**
   * text: what visitors read; address: links, telephones, videos; picture: one picture in the place of another.
   */
  kind: 'text' | 'address' | 'picture';
  /**
   * Of a picture: the address of one of its files.
   */
  find: string;
  /**
   * Of texts and addresses; empty: what is found goes.
   */
  replaceBy?: string;
  picture?: Image1;
  language?: Locale;
  matchesCase?: boolean;
  /**
   * Of texts: not within a longer word.
   */
  wholeWords?: boolean;
}
/**
 * POST /bundles/:id/publish: all of it or none.
 */
export interface PublishBundlePayload {
  /**
   * The bundle's `sha256`: of the bytes of all its templates.
   */
  sha256: string;
  reason: string;
  acceptsWarnings?: boolean;
  /**
   * Epoch milliseconds; without it: now.
   */
  publishAt?: number;
  /**
   * The bundle's `liveSha256` when the caller compared. Something else live by now: conflict. Without it: not asked.
   */
  liveSha256?: string;
}
/**
 * POST /templates/:id/publish.
 */
export interface PublishPayload {
  /**
   * Hex SHA-256 of the document's UTF-8 bytes.
   */
  sha256: string;
  reason: string;
  acceptsWarnings?: boolean;
  /**
   * Epoch milliseconds; without it: now.
   */
  publishAt?: number;
  /**
   * Epoch milliseconds; without it: it stays.
   */
  endAt?: number;
  /**
   * Guarded: the share of the visitors who get it first. It is rolled back where it does clearly worse and goes to everybody where it clearly does not. Without it: everybody gets it.
   */
  sharePercent?: number;
  /**
   * The revision that was live when the caller compared; 0: none. Another one by now: conflict. Without it: not asked.
   */
  liveRevision?: number;
}
/**
 * POST /templates/:id/publish and /rollback: what happened, or what will.
 */
export interface PublishReply {
  publication?: EditorPublication;
  schedule?: Schedule;
}
/**
 * What a host will publish or end by itself.
 */
export interface Schedule {
  sha256: string;
  /**
   * Epoch milliseconds; null: it is live already and only its end is awaited.
   */
  publishAt: number | null;
  /**
   * Epoch milliseconds.
   */
  endAt?: number;
  byName: string;
  reason: string;
  /**
   * Share of the visitors who get it first; without it: everybody.
   */
  sharePercent?: number;
}
/**
 * POST /templates/:id/guard/read.
 */
export interface ReadGuardPayload {
  /**
   * Of the guard that the host ended by itself.
   */
  sequence: number;
}
/**
 * PUT /notices/read: one notice, or all up to it.
 */
export interface ReadNoticesPayload {
  id: number;
  withEarlier: boolean;
}
/**
 * PUT /templates/:id/comments/:thread/read.
 */
export interface ReadThreadPayload {
  /**
   * The last comment that was seen.
   */
  number: number;
}
/**
 * PATCH /pictures/:id.
 */
export interface RenamePicturePayload {
  name: string;
}
/**
 * PATCH /sections/:id.
 */
export interface RenameSectionPayload {
  name: string;
}
/**
 * POST /replacements.
 */
export interface ReplacePayload {
  replacement: WantedReplacement;
  /**
   * @minItems 1
   * @maxItems 60
   */
  templates: ChosenPlaces[];
}
/**
 * What was chosen of one template.
 */
export interface ChosenPlaces {
  id: string;
  version: number;
  /**
   * Of what was looked at.
   */
  sha256: string;
  /**
   * @minItems 1
   * @maxItems 5000
   */
  paths: string[];
}
/**
 * What would be changed, template by template; nothing is kept.
 */
export interface ReplacementPreview {
  templates: ReplacementTemplate[];
  /**
   * Templates beyond them that would be changed too.
   */
  rest: number;
}
/**
 * Where one template would be changed.
 */
export interface ReplacementTemplate {
  copy: WorkingCopy;
  places: ReplacementPlace[];
  /**
   * What the checks would newly find with all of it replaced.
   */
  findings: EditorFinding[];
}
/**
 * What would be changed of a template: its draft, else what is live.
 */
export interface WorkingCopy {
  id: string;
  name: string;
  market: string;
  /**
   * On which a draft is saved.
   */
  version: number;
  /**
   * Of the draft, else of what is live.
   */
  sha256: string;
  isLive: boolean;
  /**
   * Its draft has changes that are not live: they would go live with it.
   */
  hasOtherChanges: boolean;
  /**
   * Somebody else who works in it now; null: nobody.
   */
  lockedByName: string | null;
}
/**
 * One text, address or picture that would be changed.
 */
export interface ReplacementPlace {
  /**
   * JSON Pointer in the document.
   */
  path: string;
  role: 'text' | 'html' | 'alt' | 'link' | 'phone' | 'media' | 'picture';
  language?: Locale;
  block?: ReplacementBlock;
  matches: ReplacementMatch[];
  /**
   * Matches in it that are not shown.
   */
  rest: number;
  by: string;
  /**
   * Why it is not changed here: the page would leave it out, or it is part of a synced block.
   */
  fault?: 'address' | 'picture' | 'synced';
  /**
   * The synced block where it is changed for all pages; absent: it is part of none.
   */
  syncedId?: string;
}
/**
 * The block that it stands in; absent: the page.
 */
export interface ReplacementBlock {
  id: string;
  type: string;
}
/**
 * What is found, and what stands around it.
 */
export interface ReplacementMatch {
  lead: string;
  found: string;
  tail: string;
}
/**
 * POST /templates/:id/approval-requests.
 */
export interface RequestApprovalPayload {
  /**
   * Hex SHA-256 of the document's UTF-8 bytes.
   */
  sha256: string;
  note: string;
}
/**
 * POST /password-resets.
 */
export interface ResetPasswordPayload {
  email: string;
}
/**
 * GET /templates/:id/revisions/:number.
 */
export interface TemplateRevision {
  revision: number;
  /**
   * Exact JSON text.
   */
  document: string;
  sha256: string;
  /**
   * Epoch milliseconds.
   */
  createdAt: number;
  createdByName: string;
}
/**
 * POST /bundles/:id/rollback: back to what was live before, all of it or none.
 */
export interface RollbackBundlePayload {
  reason: string;
}
/**
 * POST /templates/:id/rollback.
 */
export interface RollbackPayload {
  /**
   * Without it: what was live before.
   */
  revision?: number;
  reason: string;
  /**
   * The revision that was live when the caller compared; 0: none. Another one by now: conflict. Without it: not asked.
   */
  liveRevision?: number;
}
/**
 * PUT /templates/:id/draft.
 */
export interface SaveDraftPayload {
  /**
   * Exact JSON text of a template document, at most 1 MB of UTF-8.
   */
  document: string;
  /**
   * The version that was changed: of the draft, else of the template's details.
   */
  baseVersion: number;
  /**
   * It replaces the draft as a whole, which is kept as a version whatever its age; without it: it was typed.
   */
  origin?: 'restore' | 'import';
}
/**
 * POST /sections.
 */
export interface SaveSectionPayload {
  name: string;
  /**
   * JSON text of an object with schemaVersion, blocks and, in whose colours they are edited, theme; at most 128 KiB of UTF-8 and 60 blocks.
   */
  document: string;
  synced?: NewSynced;
}
/**
 * It stays one: its copies are marked, and are brought up to date with it. Absent: copies belong to their pages.
 */
export interface NewSynced {
  market: 'mx' | 'in' | 'none';
  locale: Locale;
}
/**
 * POST /session/second-factor/code.
 */
export interface SecondFactorCodePayload {
  /**
   * What the page was given with the step; the cookie alone opens nothing.
   */
  page: string;
  kind: 'totp' | 'recoveryCode';
  code: string;
}
/**
 * POST /session/second-factor/key.
 */
export interface SecondFactorKeyPayload {
  /**
   * What the page was given with the step; the cookie alone opens nothing.
   */
  page: string;
  credential: KeyAssertion;
}
/**
 * What the security key said (AuthenticationResponseJSON).
 */
export interface KeyAssertion {
  id: string;
  rawId: string;
  type: 'public-key';
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string;
  };
  clientExtensionResults: {};
}
/**
 * POST /session/second-factor/key-options.
 */
export interface SecondFactorPagePayload {
  /**
   * What the page was given with the step; the cookie alone opens nothing.
   */
  page: string;
}
/**
 * GET /second-factor.
 */
export interface SecondFactors {
  factors: SecondFactor[];
  recoveryCodesLeft: number;
  /**
   * The last one can't be removed.
   */
  isDemanded: boolean;
}
export interface SecondFactor {
  id: string;
  kind: 'totp' | 'key';
  /**
   * Empty: an authenticator app, of which there is one.
   */
  name: string;
  /**
   * Epoch milliseconds.
   */
  createdAt: number;
  /**
   * Epoch milliseconds.
   */
  lastUsedAt: number | null;
}
/**
 * GET /sections/:id: a section in the current format.
 */
export interface SectionDocument {
  section: Section;
  /**
   * JSON text of an object with schemaVersion and blocks.
   */
  document: string;
}
/**
 * GET /sections, by name.
 */
export interface SectionList {
  sections: Section[];
}
/**
 * POST and GET /session, PATCH /account, POST /invitations/accept, POST /session/second-factor/code and /key.
 */
export interface EditorSession {
  account: OwnAccount;
  /**
   * Goes with every call that changes something, as X-CSRF-Token.
   */
  csrfToken: string;
  /**
   * Epoch milliseconds.
   */
  expiresAt: number;
  requiresApproval: boolean;
  /**
   * Signed in with a one-time password: nothing else is allowed before POST /password.
   */
  mustChangePassword: boolean;
  /**
   * Nothing else is allowed before a second factor is set up.
   */
  mustSetUpSecondFactor: boolean;
}
/**
 * Who is signed in.
 */
export interface OwnAccount {
  id: string;
  email: string;
  name: string;
  role: Role;
  language: EditorLanguage;
  markets: TokenMarkets;
  /**
   * Signs in at the identity provider, and has no password here.
   */
  isOfProvider: boolean;
}
/**
 * GET /sessions.
 */
export interface SessionList {
  sessions: SessionEntry[];
}
/**
 * One place where an account is signed in.
 */
export interface SessionEntry {
  id: string;
  /**
   * Epoch milliseconds.
   */
  createdAt: number;
  /**
   * Epoch milliseconds.
   */
  lastSeenAt: number;
  userAgent: string;
  isCurrent: boolean;
}
/**
 * GET and PUT /settings.
 */
export interface EditorSettings {
  /**
   * A second person must approve the exact bytes before they are published.
   */
  requiresApproval: boolean;
  /**
   * Who may approve may have somebody without an account do so, by a link.
   */
  allowsApprovalLinks: boolean;
  /**
   * Who may publish needs a second factor to do anything.
   */
  requiresSecondFactor: boolean;
  /**
   * Everybody needs one, whatever their role.
   */
  requiresSecondFactorOfAll: boolean;
}
/**
 * POST /session.
 */
export interface SignInPayload {
  email: string;
  password: string;
}
/**
 * GET /starters.
 */
export interface StarterList {
  starters: Starter[];
}
export interface Starter {
  key: string;
  /**
   * Exact JSON text.
   */
  document: string;
}
/**
 * GET /templates/:id/statistics.
 */
export interface Statistics {
  /**
   * False where calls go to another origin than the host's, which then sees none of them.
   */
  isCounted: boolean;
  /**
   * Days up to this one were counted by UTC, and it itself in part; null: none was, or the page names no market.
   */
  utcDaysUntil: string | null;
  /**
   * First day, as 2026-01-31: by the clocks of the page's market, by UTC where it names none.
   */
  from: string;
  /**
   * Last day.
   */
  to: string;
  total: StatisticsSteps;
  /**
   * The same number of days before; null where they are kept by month only.
   */
  before: null | StatisticsBefore;
  /**
   * The first day or month of which pages told how far visits got; null: none yet. Of days before it `codes` and `applications` count repeats, and `forms` is no more than those.
   */
  stepsSince: string | null;
  periods: StatisticsPeriod[];
  revisions: StatisticsRevision[];
  groups: StatisticsGroup[];
  tags: StatisticsTag[];
  languages: StatisticsLanguage[];
  phones: StatisticsPhone[];
  vitals: StatisticsVital[];
  errors: StatisticsError[];
  /**
   * Where visits stop: of everybody first, then by group of each experiment. Empty: no phone has told yet.
   */
  journeys: StatisticsJourney[];
}
/**
 * How often each step of the way to a registration was taken. From `forms` to `registrations` none is smaller than the next.
 */
export interface StatisticsSteps {
  visits: number;
  /**
   * Visits in which the form was touched.
   */
  forms: number;
  /**
   * Visits in which an SMS code was sent.
   */
  codes: number;
  /**
   * Visits in which the form was sent.
   */
  applications: number;
  registrations: number;
  /**
   * Taps on buttons and links of blocks: not on the way, and as often as they were tapped.
   */
  taps: number;
  /**
   * SMS codes that were sent, also several to one visitor.
   */
  messages: number;
}
export interface StatisticsBefore {
  from: string;
  to: string;
  total: StatisticsSteps;
}
export interface StatisticsPeriod {
  /**
   * A day; a whole month, 2026-01, where days were rolled up.
   */
  period: string;
  visits: number;
  /**
   * Visits in which the form was touched.
   */
  forms: number;
  /**
   * Visits in which an SMS code was sent.
   */
  codes: number;
  /**
   * Visits in which the form was sent.
   */
  applications: number;
  registrations: number;
  /**
   * Taps on buttons and links of blocks: not on the way, and as often as they were tapped.
   */
  taps: number;
  /**
   * SMS codes that were sent, also several to one visitor.
   */
  messages: number;
}
export interface StatisticsRevision {
  revision: string;
  visits: number;
  /**
   * Visits in which the form was touched.
   */
  forms: number;
  /**
   * Visits in which an SMS code was sent.
   */
  codes: number;
  /**
   * Visits in which the form was sent.
   */
  applications: number;
  registrations: number;
  /**
   * Taps on buttons and links of blocks: not on the way, and as often as they were tapped.
   */
  taps: number;
  /**
   * SMS codes that were sent, also several to one visitor.
   */
  messages: number;
}
export interface StatisticsGroup {
  experiment: string;
  group: string;
  /**
   * In the live revision, where each group's share of visits is its weight's share of all; null: that revision has no such group.
   */
  weight: number | null;
  visits: number;
  /**
   * Visits in which the form was touched.
   */
  forms: number;
  /**
   * Visits in which an SMS code was sent.
   */
  codes: number;
  /**
   * Visits in which the form was sent.
   */
  applications: number;
  registrations: number;
  /**
   * Taps on buttons and links of blocks: not on the way, and as often as they were tapped.
   */
  taps: number;
  /**
   * SMS codes that were sent, also several to one visitor.
   */
  messages: number;
}
export interface StatisticsTag {
  /**
   * utm_tag; empty where the address had none, other where there were too many.
   */
  tag: string;
  visits: number;
  /**
   * Visits in which the form was touched.
   */
  forms: number;
  /**
   * Visits in which an SMS code was sent.
   */
  codes: number;
  /**
   * Visits in which the form was sent.
   */
  applications: number;
  registrations: number;
  /**
   * Taps on buttons and links of blocks: not on the way, and as often as they were tapped.
   */
  taps: number;
  /**
   * SMS codes that were sent, also several to one visitor.
   */
  messages: number;
}
export interface StatisticsLanguage {
  /**
   * As the page was shown; empty: not known.
   */
  language: string;
  visits: number;
  /**
   * Visits in which the form was touched.
   */
  forms: number;
  /**
   * Visits in which an SMS code was sent.
   */
  codes: number;
  /**
   * Visits in which the form was sent.
   */
  applications: number;
  registrations: number;
  /**
   * Taps on buttons and links of blocks: not on the way, and as often as they were tapped.
   */
  taps: number;
  /**
   * SMS codes that were sent, also several to one visitor.
   */
  messages: number;
}
export interface StatisticsPhone {
  /**
   * ios or android; empty: not known.
   */
  clientType: string;
  visits: number;
  /**
   * Visits in which the form was touched.
   */
  forms: number;
  /**
   * Visits in which an SMS code was sent.
   */
  codes: number;
  /**
   * Visits in which the form was sent.
   */
  applications: number;
  registrations: number;
  /**
   * Taps on buttons and links of blocks: not on the way, and as often as they were tapped.
   */
  taps: number;
  /**
   * SMS codes that were sent, also several to one visitor.
   */
  messages: number;
}
export interface StatisticsVital {
  name: 'LCP' | 'INP' | 'CLS';
  /**
   * Null: of all revisions.
   */
  revision: string | null;
  count: number;
  /**
   * 75th percentile: ms of LCP and INP, a score of CLS.
   */
  p75: number;
  /**
   * Share from 0 to 1.
   */
  good: number;
  poor: number;
}
/**
 * An error that nothing caught, without anything about a person.
 */
export interface StatisticsError {
  error: string;
  revision: string;
  count: number;
  lastPeriod: string;
}
export interface StatisticsJourney {
  /**
   * As e1:a; null: everybody.
   */
  group: string | null;
  /**
   * Visits that told where they stopped; the others are of these.
   */
  told: number;
  /**
   * In no order; those of older revisions too.
   */
  blocks: JourneyBlock[];
  /**
   * Fields of the page's forms by their names, never what was typed.
   */
  fields: JourneyField[];
}
export interface JourneyBlock {
  blockId: string;
  /**
   * Visits in which its beginning came into view.
   */
  reached: number;
  /**
   * Visits in which something in it was tapped.
   */
  tapped: number;
}
export interface JourneyField {
  field: string;
  seen: number;
  touched: number;
  /**
   * Visits that left it with something in it.
   */
  filled: number;
  /**
   * Visits in which it was called wrong.
   */
  refused: number;
}
/**
 * GET /templates/:id/surroundings: what the checks of its newest saved text need to know beyond it.
 */
export interface EditorSurroundings {
  /**
   * PUBLIC_ORIGIN; null where the host has none.
   */
  origin: string | null;
  /**
   * Ids of templates that can be opened.
   */
  published: string[];
  /**
   * Files in our store that the text speaks of.
   */
  pictures: PictureFile[];
  /**
   * Last parts of the addresses of pictures of our own that the text speaks of and that are neither in the library nor shipped.
   */
  gonePictures: string[];
  /**
   * Of the brand's font; 0 where it has none.
   */
  fontBytes: number;
  /**
   * The rules of each market, as the host has them.
   */
  marketRules: SentMarketRules[];
}
export interface PictureFile {
  /**
   * Last part of its address.
   */
  name: string;
  bytes: number;
  size?: PictureFileSize;
}
/**
 * Of the file itself, or of the picture that it was made of, in pixels; absent: it can't be read.
 */
export interface PictureFileSize {
  width: number;
  height: number;
}
export interface SentMarketRules {
  market: string;
  rules: WrittenMarketRule[];
}
/**
 * One rule from one day on.
 */
export interface WrittenMarketRule {
  /**
   * As in marketRuleTerms.schema.json, which says what it means.
   */
  name: string;
  /**
   * What the rule says, as marketRuleTerms.schema.json has it for its name.
   */
  value: string | number | boolean | unknown[];
  /**
   * Of the value.
   */
  unit: string;
  /**
   * Where it stands written. "lender to confirm" where that could not be read at the source itself.
   */
  source: string;
  /**
   * First day on which it holds, on the market's clocks.
   */
  inForceFrom: string;
  /**
   * Last day on which it holds; absent: it holds on.
   */
  inForceUntil?: string;
  /**
   * Who confirmed it for this lender, and when; absent: nobody yet.
   */
  confirmedBy?: string;
}
/**
 * PUT /templates/:id/switches/:blockId.
 */
export interface SwitchBlockPayload {
  isOff: boolean;
}
/**
 * GET /sections/:id/pages: where a synced block is used.
 */
export interface SyncedPages {
  section: Section;
  pages: SyncedPage[];
  /**
   * Templates of markets that the caller does not have.
   */
  others: number;
}
/**
 * A template with a copy of it.
 */
export interface SyncedPage {
  copy: WorkingCopy;
  /**
   * Of the oldest copy in what is worked on; 0: there is none.
   */
  version: number;
  /**
   * What is worked on has a copy.
   */
  isInWork: boolean;
  /**
   * What is live has a copy.
   */
  isInLive: boolean;
  /**
   * A copy is not what its version says: somebody changed it on its page, which bringing it up to date takes back.
   */
  isAltered: boolean;
}
/**
 * PUT /templates/:id/lock.
 */
export interface TakeLockPayload {
  /**
   * Also from somebody else, at once.
   */
  takesOver?: boolean;
  /**
   * Where it is somebody else's, they are asked for it: a page that nobody works in gives it back, and one that is gone loses it after 10 seconds.
   */
  asks?: boolean;
  /**
   * Whoever holds it goes on in spite of being asked.
   */
  keeps?: boolean;
  /**
   * Of the open page that takes it: another page of the same account does not give it back. Absent: it is renewed, whichever has it.
   */
  page?: string;
}
/**
 * POST /templates/:id/offline.
 */
export interface TakeOfflinePayload {
  reason: string;
  /**
   * The revision that the caller saw live. Another one by now: conflict.
   */
  liveRevision: number;
}
/**
 * GET /templates/:id, and what changes a template as a whole.
 */
export interface TemplateDetails {
  id: string;
  state: TemplateState;
  /**
   * Base of the next save; 0 before the first one.
   */
  version: number;
  draft: Draft | null;
  live: LiveTemplate | null;
  keptLive?: LiveTemplate1;
  lock: TemplateLock | null;
  guard?: EditorGuard1;
  approvals: Approval[];
  /**
   * How the approval of the draft stands; null: nobody asked for one.
   */
  approval: ApprovalStanding | null;
  /**
   * Names of whoever would be told, and could answer or publish, if the caller asked for approval of the draft now.
   */
  askable: string[];
  schedule: Schedule | null;
  isArchived: boolean;
  failedSchedule?: FailedSchedule;
  offline?: OfflineSince;
  /**
   * Absent: none.
   */
  blocksOff?: BlockSwitch[];
}
/**
 * What visitors see.
 */
export interface LiveTemplate {
  revision: number;
  /**
   * Exact JSON text.
   */
  document: string;
  sha256: string;
  /**
   * Epoch milliseconds.
   */
  publishedAt: number;
  publishedByName: string;
}
/**
 * What visitors see.
 */
export interface LiveTemplate1 {
  revision: number;
  /**
   * Exact JSON text.
   */
  document: string;
  sha256: string;
  /**
   * Epoch milliseconds.
   */
  publishedAt: number;
  publishedByName: string;
}
/**
 * A revision that a share of the visitors got first.
 */
export interface EditorGuard1 {
  /**
   * Of its publication.
   */
  sequence: number;
  revision: number;
  /**
   * What the other visitors keep.
   */
  previousRevision: number;
  /**
   * Of the visitors who get the new revision.
   */
  sharePercent: number;
  /**
   * Said beforehand: by then four of five losses of 30 % are rolled back. Null: there were no figures to say it from.
   */
  plannedVisits: number | null;
  /**
   * Epoch milliseconds.
   */
  startedAt: number;
  /**
   * Null: it runs.
   */
  outcome: 'rolledBack' | 'released' | 'replaced' | null;
  /**
   * What was clearly worse, where the host rolled it back.
   */
  figure: 'registrations' | 'faults' | 'slowLoads' | 'slowAnswers' | null;
  /**
   * Epoch milliseconds.
   */
  endedAt: number | null;
  /**
   * Null: it runs, or the host ended it by itself.
   */
  endedByName: string | null;
}
/**
 * A request for a second person's approval of exact bytes, and its answer.
 */
export interface Approval {
  sha256: string;
  requestedById: string;
  requestedByName: string;
  /**
   * Epoch milliseconds.
   */
  requestedAt: number;
  note: string;
  approvedByName?: string;
  /**
   * Epoch milliseconds.
   */
  approvedAt?: number;
  changeAskedByName?: string;
  /**
   * Epoch milliseconds.
   */
  changeAskedAt?: number;
  /**
   * What is to be changed.
   */
  changeNote?: string;
}
/**
 * What was scheduled and has not been done.
 */
export interface FailedSchedule {
  /**
   * Epoch milliseconds at which it was dropped.
   */
  at: number;
  /**
   * Something else is live than when it was set; nobody approved it, and somebody has to; whoever set it may not publish any more; its time had passed when the database was restored.
   */
  why: 'liveChanged' | 'approvalNeeded' | 'mayNotPublish' | 'restored';
  /**
   * Who had set it.
   */
  byName: string;
  /**
   * Epoch milliseconds; null: it was about an end alone.
   */
  publishAt: number | null;
  /**
   * Epoch milliseconds.
   */
  endAt?: number;
}
/**
 * Since when and why visitors do not see a template any more.
 */
export interface OfflineSince {
  /**
   * What was live until then.
   */
  revision: number;
  /**
   * Epoch milliseconds.
   */
  at: number;
  byName: string;
  reason: string;
  /**
   * Epoch milliseconds that a schedule had set for it; absent: somebody did it at that moment.
   */
  setFor?: number;
}
/**
 * GET /templates, in the order that `sort` names: latest change first unless given.
 */
export interface TemplateList {
  templates: TemplateEntry[];
  /**
   * Value of `cursor` for the rows that follow; null: these were the last.
   */
  next: string | null;
  total: number;
  /**
   * How many wait for the caller, as `waits=me` finds them, whatever else is asked for.
   */
  waitingForMe: number;
}
/**
 * One row of the list.
 */
export interface TemplateEntry {
  id: string;
  name: string;
  kind: string;
  locale: string;
  market: string;
  state: TemplateState;
  changedByName: string;
  /**
   * Epoch milliseconds.
   */
  changedAt: number;
  liveRevision: number | null;
  lockedByName: string | null;
  folderId: string | null;
  /**
   * Epoch milliseconds at which what is live went live.
   */
  publishedAt: number | null;
  isArchived: boolean;
  /**
   * There is a draft, and it is not what is live.
   */
  isChanged: boolean;
  /**
   * Epoch milliseconds at which the host publishes it.
   */
  publishAt: number | null;
  /**
   * The host publishes other bytes at that time than those of the draft.
   */
  isChangedSinceScheduled: boolean;
  /**
   * Epoch milliseconds at which the host takes it offline.
   */
  endAt: number | null;
  /**
   * How many of its blocks are turned off.
   */
  blocksOff: number;
  offline: OfflineSince | null;
  approval: ApprovalStanding | null;
  /**
   * Its guarded publication: one that runs, or that the host ended by itself and nobody has read of.
   */
  guard: EditorGuard | null;
  lastDays: LastDays;
  /**
   * Names of the synced blocks of which it has an older version.
   */
  syncedBehind: string[];
}
/**
 * What was counted in the last seven days, UTC, today's among them.
 */
export interface LastDays {
  visits: number;
  registrations: number;
}
/**
 * GET /templates/:id/people: who can see the template, by name.
 */
export interface TemplatePeople {
  people: TemplatePerson[];
}
export interface TemplatePerson {
  /**
   * An account's.
   */
  id: string;
  name: string;
  role: Role;
}
/**
 * GET /tokens and /tokens/all: those that are neither over nor revoked.
 */
export interface TokenList {
  tokens: AccessToken[];
}
/**
 * PUT /second-factor/totp.
 */
export interface TotpCodePayload {
  code: string;
}
/**
 * POST /second-factor/totp.
 */
export interface TotpSetUp {
  /**
   * Base32 (RFC 4648), to be typed.
   */
  secret: string;
  /**
   * otpauth: address, as the QR code holds it.
   */
  address: string;
  /**
   * SVG text.
   */
  qrCode: string;
}
/**
 * POST /sections/:id/pages: brings copies up to date, each template as a draft.
 */
export interface UpdateSyncedPayload {
  /**
   * @minItems 1
   * @maxItems 60
   */
  templates: SeenTemplate[];
}
/**
 * A template as it was looked at.
 */
export interface SeenTemplate {
  id: string;
  version: number;
  sha256: string;
}
/**
 * GET /templates/:id/watch?seen=…, held until something differs from what was seen.
 */
export interface WatchReply {
  /**
   * Value of `seen` of the next call.
   */
  mark: string;
  /**
   * Base of the next save.
   */
  version: number;
  lock: TemplateLock | null;
  /**
   * Another one once the state, what is live, or what was asked and answered about approval has changed.
   */
  standing: string;
  /**
   * Another one whenever something about the comments has changed.
   */
  comments: number;
  /**
   * Milliseconds to wait before the next call; 0: ask at once, the host holds the call.
   */
  pauseMs: number;
}
/**
 * GET /webhooks/:id/deliveries, the newest first.
 */
export interface WebhookDeliveryList {
  deliveries: WebhookDelivery[];
  /**
   * `before` of the next page; null: there is none.
   */
  next: number | null;
}
/**
 * One event on its way to one endpoint.
 */
export interface WebhookDelivery {
  /**
   * Its number; later ones are higher.
   */
  id: number;
  /**
   * `webhook-id`: the same at every try, and at every endpoint that is told of the event.
   */
  eventId: string;
  /**
   * Of the event.
   */
  type: string;
  /**
   * Empty: it is about none.
   */
  templateId: string;
  /**
   * The bundle that it is about, with its name, unless it was deleted since; null: it is about none.
   */
  bundle: {
    id: string;
    name?: string;
  } | null;
  /**
   * When it happened, in epoch milliseconds.
   */
  at: number;
  /**
   * pending: waits or is tried again; delivered: the receiver answered 2xx; failed: given up.
   */
  state: 'pending' | 'delivered' | 'failed';
  /**
   * How often it was sent.
   */
  tries: number;
  /**
   * In epoch milliseconds; null: it is not sent any more, or waits for an earlier one of its template or bundle.
   */
  nextTryAt: number | null;
  /**
   * When it was sent last, in epoch milliseconds.
   */
  triedAt: number | null;
  /**
   * HTTP status of the last answer; null: there was none.
   */
  status: number | null;
  /**
   * Why the last try failed; null: it did not.
   */
  problem:
    | (
        | 'status'
        | 'redirect'
        | 'timeout'
        | 'refusedAddress'
        | 'notHttps'
        | 'noAddress'
        | 'tls'
        | 'connection'
        | 'secret'
      )
    | null;
  /**
   * What is sent.
   */
  body: string;
}
/**
 * GET /webhooks.
 */
export interface WebhookList {
  webhooks: Webhook[];
}

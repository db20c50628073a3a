import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { PreviewRenderer } from '../delivery/render/previewRenderer';
import type { BlockFaultStore } from '../calls/clientErrors/blockFaultStore';
import { SqlTemplateStore } from '../store/sqlTemplateStore';
import type { TemplateSource } from '../delivery/templates/templateSource';
import { accountCalls } from './accounts/accountCalls';
import { hasAdministrator } from './accounts/firstAdministrator';
import { invitationCalls } from './accounts/invitationCalls';
import { passwordResetCalls } from './accounts/passwordResets';
import { ownAccountCalls } from './accounts/ownAccountCalls';
import { auditCalls } from './audit/auditCalls';
import { approvalLinkCalls } from './approvalLinks/linkCalls';
import { guestCalls } from './approvalLinks/guestCalls';
import { documentOfView } from './approvalLinks/linkPictures';
import { bundleApprovalCalls } from './bundles/bundleApprovalCalls';
import { bundleCalls } from './bundles/bundleCalls';
import { bundlePublishCalls } from './bundles/bundlePublishCalls';
import { commentCalls } from './comments/commentCalls';
import type { EditorCall } from './calls/call';
import { takeAbsentBodies } from './calls/absentBodies';
import { statusOfRefusal, refusalOfError, sendRefusal } from './calls/refusal';
import { callsPrefix, registerCalls } from './calls/registerCalls';
import { templateCalls } from './drafts/templateCalls';
import { calendarCalls } from './calendar/calendarCalls';
import { folderCalls } from './folders/folderCalls';
import { draftCalls } from './drafts/draftCalls';
import { findDraft } from './drafts/draftStore';
import { lockCalls } from './drafts/lockCalls';
import { TemplateWatch } from './drafts/templateWatch';
import { watchCalls } from './drafts/watchCalls';
import { experimentCalls } from './experiments/experimentCalls';
import { registerOutbox } from '../outbox/outbox';
import { stopInTime } from '../process/ending';
import type { Editor } from './editor';
import { noticeCalls } from './notices/noticeCalls';
import { registerNoticeMail } from './notices/noticeMail';
import { approvalCalls } from './publishing/approvalCalls';
import { guardCalls } from './guarded/guardCalls';
import { registerGuardWatch } from './guarded/guardWatch';
import { historyCalls } from './publishing/historyCalls';
import { offlineCalls } from './publishing/offlineCalls';
import { publishCalls } from './publishing/publishCalls';
import { checkCalls } from './publishing/checks';
import { registerScheduler } from './schedule/scheduler';
import { registerOidc } from './oidc/registerOidc';
import { pictureCalls, maxPictureBytes } from './pictures/pictureCalls';
import { secondFactorCalls } from './secondFactor/secondFactorCalls';
import { secondStepCalls } from './secondFactor/secondStepCalls';
import { replaceCalls } from './replacing/replaceCalls';
import { sectionCalls } from './sections/sectionCalls';
import { syncedCalls } from './sections/syncedCalls';
import { sessionCalls } from './accounts/sessionCalls';
import { createPreviewDocuments, type PreviewDocuments } from './previews/previewDocuments';
import { documentOfHash } from './previews/documentOfHash';
import { createFrameAdmission } from './previews/frameAdmission';
import { previewCalls } from './previews/previewCalls';
import { registerPreviews } from './previews/registerPreviews';
import { settingCalls } from './settings/settings';
import { registerReference } from './reference/registerReference';
import { registerShell } from './shell/registerShell';
import type { ShellAssets } from './shell/shellPage';
import { tokenCalls } from './tokens/tokenCalls';
import { webhookCalls } from './webhooks/webhookCalls';
import { webhookQueue } from './webhooks/webhookQueue';
import { statisticsCalls } from './statistics/statisticsCalls';
import type { BlockSwitches } from '../delivery/killSwitches/blockSwitches';

export interface EditorOptions {
  readonly editor: Editor;
  readonly assets: ShellAssets;
  readonly previews: PreviewRenderer;
  readonly live: TemplateSource;
  readonly faults: Pick<BlockFaultStore, 'list'>;
  readonly switches: Pick<BlockSwitches, 'poll'>;
}

const callsOf = (
  { editor, faults, switches }: EditorOptions,
  { documents, watch }: { readonly documents: PreviewDocuments; readonly watch: TemplateWatch },
): readonly EditorCall[] => [
  ...sessionCalls(editor),
  ...secondStepCalls(editor),
  ...secondFactorCalls(editor),
  ...tokenCalls(editor),
  ...webhookCalls(editor),
  ...ownAccountCalls(editor),
  ...invitationCalls(editor),
  ...passwordResetCalls(editor),
  ...accountCalls(editor),
  ...auditCalls(editor),
  ...settingCalls(editor),
  ...templateCalls(editor),
  ...draftCalls(editor),
  ...folderCalls(editor),
  ...calendarCalls(editor),
  ...lockCalls(editor),
  ...watchCalls(watch),
  ...commentCalls(editor),
  ...noticeCalls(editor),
  ...approvalCalls(editor),
  ...publishCalls(editor),
  ...offlineCalls(editor),
  ...bundleCalls(editor),
  ...bundleApprovalCalls(editor),
  ...bundlePublishCalls(editor),
  ...replaceCalls(editor),
  ...guardCalls(editor),
  ...approvalLinkCalls(editor),
  ...guestCalls(editor),
  ...checkCalls(editor),
  ...historyCalls(editor),
  ...previewCalls(editor, documents),
  ...pictureCalls(editor),
  ...sectionCalls(editor),
  ...experimentCalls(editor),
  ...syncedCalls(editor),
  ...statisticsCalls({ editor, faults, switches }),
];

/** The template editor (contract §4): its page, its calls below `/editor/api`, and what it does at set times. */
export async function registerEditor(app: FastifyInstance, options: EditorOptions): Promise<void> {
  const { editor, assets, live } = options;
  const { database, clock, starters } = editor;
  const store = new SqlTemplateStore(database);
  const documents = createPreviewDocuments({
    drafts: { find: (id) => findDraft(database, id) },
    unswitched: { find: (id) => store.published(id) },
    ended: { find: (id) => store.ended(id) },
    live,
    starters,
    ofHash: (id, sha256) => documentOfHash(database, id, sha256),
  });
  const watch = new TemplateWatch(editor);
  app.addHook('preClose', () => stopInTime(app, 'watched templates', () => watch.close()));
  registerPreviews(app, {
    database,
    clock,
    renderer: options.previews,
    documents,
    mayView: createFrameAdmission(editor),
    findAsked: (wanted) => documentOfView(editor, wanted),
  });
  const calls = callsOf(options, { documents, watch });
  registerReference(app, calls);
  if (editor.oidc) registerOidc(app, editor, editor.oidc);
  registerShell(app, {
    editor,
    assets,
    closedReason: async () => {
      // The provider's groups say who is administrator.
      if (editor.oidc) return undefined;
      const isOpen = await hasAdministrator(editor.database).catch(() => undefined);
      if (isOpen === undefined) return 'databaseDown';
      return isOpen ? undefined : 'noAdministrator';
    },
  });
  await app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const refusal = refusalOfError(error);
      if (statusOfRefusal[refusal.code] >= 500)
        request.log.error({ err: error }, 'a call of the editor failed');
      return sendRefusal(reply, refusal);
    });
    await scope.register(multipart, {
      limits: { fileSize: maxPictureBytes, files: 1, fields: 4, parts: 5 },
    });
    takeAbsentBodies(scope);
    registerCalls(scope, editor, calls);
    scope.all(`${callsPrefix}/*`, async (_request, reply) =>
      sendRefusal(reply, { code: 'notFound', message: 'there is no such call' }),
    );
  });
  registerScheduler(app, editor);
  registerOutbox(app, webhookQueue(editor), editor);
  registerNoticeMail(app, editor);
  registerGuardWatch(app, editor);
  app.addHook('onClose', (closing) => stopInTime(closing, 'e-mail', async () => editor.mail?.stop()));
}

/** With templates of the lender's own system there is nothing to edit here, and `/editor` says so. */
export function registerClosedEditor(app: FastifyInstance, editor: Pick<Editor, 'brand'>): void {
  registerShell(app, { editor, assets: undefined, closedReason: async () => 'upstream' });
}

import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { PreviewRenderer } from '../delivery/render/previewRenderer';
import type { BlockFaultStore } from '../calls/clientErrors/blockFaultStore';
import { everyRow } from '../../editorCalls/everyRow';
import { callsPrefix } from '../../editorCalls/request';
import { SqlTemplateStore } from '../store/sqlTemplateStore';
import type { TemplateSource } from '../delivery/templates/templateSource';
import { accountCalls } from './identity/accounts/accountCalls';
import { hasAdministrator } from './identity/accounts/firstAdministrator';
import { invitationCalls } from './identity/accounts/invitationCalls';
import { passwordResetCalls } from './identity/accounts/passwordResets';
import { ownAccountCalls } from './identity/accounts/ownAccountCalls';
import { auditCalls } from './insight/audit/auditCalls';
import { approvalLinkCalls } from './release/approvalLinks/linkCalls';
import { guestCalls } from './release/approvalLinks/guestCalls';
import { documentOfView } from './release/approvalLinks/linkPictures';
import { bundleCalls } from './release/bundles/bundleCalls';
import { bundlePublishCalls } from './release/bundles/bundlePublishCalls';
import { commentCalls } from './workspace/comments/commentCalls';
import { callsOf, type EditorCall } from './door/calls/call';
import { takeAbsentBodies } from './door/calls/absentBodies';
import { statusOfRefusal, refusalOfError, sendRefusal } from './door/calls/refusal';
import { registerCalls } from './door/admission/registerCalls';
import { templateCalls } from './workspace/drafts/templateCalls';
import { calendarCalls } from './insight/calendar/calendarCalls';
import { folderCalls } from './workspace/folders/folderCalls';
import { draftCalls } from './workspace/drafts/draftCalls';
import { findDraft } from './workspace/drafts/draftStore';
import { lockCalls } from './workspace/drafts/lockCalls';
import { TemplateWatch } from './workspace/drafts/templateWatch';
import { experimentCalls } from './release/experiments/experimentCalls';
import { registerOutbox } from '../outbox/outbox';
import { stopInTime } from '../process/ending';
import type { Editor } from './editor';
import { noticeCalls } from './insight/notices/noticeCalls';
import { registerNoticeMail } from './insight/notices/noticeMail';
import { approvalCalls } from './release/approval/approvalCalls';
import { guardCalls } from './release/guarded/guardCalls';
import { registerGuardWatch } from './release/guarded/guardWatch';
import { historyCalls } from './release/history/historyCalls';
import { publishCalls } from './release/publish/publishCalls';
import { checkCalls } from './workspace/check/checks';
import { registerScheduler } from './release/scheduler/scheduler';
import { registerOidc } from './identity/oidc/registerOidc';
import { pictureCalls, maxPictureBytes } from './library/pictures/pictureCalls';
import { secondFactorCalls } from './identity/secondFactor/secondFactorCalls';
import { replaceCalls } from './workspace/replace/replaceCalls';
import { sectionCalls } from './library/sections/sectionCalls';
import { syncedCalls } from './workspace/synced/syncedCalls';
import { sessionCalls } from './identity/signIn/sessionCalls';
import { createPreviewDocuments, type PreviewDocuments } from './workspace/preview/previewDocuments';
import { documentOfHash } from './workspace/preview/documentOfHash';
import { createFrameAdmission } from './workspace/preview/frameAdmission';
import { previewCalls } from './workspace/preview/previewCalls';
import { registerPreviews } from './workspace/preview/registerPreviews';
import { settingCalls } from './identity/settings/settings';
import { registerReference } from './door/reference/registerReference';
import { registerShell } from './door/shell/registerShell';
import type { ShellAssets } from './door/shell/shellPage';
import { tokenCalls } from './identity/tokens/tokenCalls';
import { webhookCalls } from './insight/webhooks/webhookCalls';
import { webhookQueue } from './insight/webhooks/webhookQueue';
import { statisticsCalls } from './insight/statistics/statisticsCalls';
import type { BlockSwitches } from '../delivery/killSwitches/blockSwitches';

export interface EditorOptions {
  readonly editor: Editor;
  readonly assets: ShellAssets;
  readonly previews: PreviewRenderer;
  readonly live: TemplateSource;
  readonly faults: Pick<BlockFaultStore, 'list'>;
  readonly switches: Pick<BlockSwitches, 'poll'>;
}

const editorCallsOf = (
  { editor, faults, switches }: EditorOptions,
  { documents, watch }: { readonly documents: PreviewDocuments; readonly watch: TemplateWatch },
): readonly EditorCall[] =>
  callsOf(everyRow, {
    ...sessionCalls(editor),
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
    ...lockCalls(editor, watch),
    ...commentCalls(editor),
    ...noticeCalls(editor),
    ...approvalCalls(editor),
    ...publishCalls(editor),
    ...bundleCalls(editor),
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
  });

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
  const calls = editorCallsOf(options, { documents, watch });
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

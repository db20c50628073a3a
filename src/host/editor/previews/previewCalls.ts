import validatePayload from '../../../generated/validators/editor/createPreviewLinkPayload';
import type { PreviewLink } from '../../../generated/editor';
import { success } from '../../../kernel/result';
import { recordAudit } from '../../store/recordAudit';
import type { EditorCall } from '../calls/call';
import { linkOrigin } from '../calls/ownOrigin';
import { readPayload } from '../calls/readPayload';
import { refuse } from '../calls/refusal';
import type { Editor } from '../editor';
import type { PreviewDocuments } from './previewDocuments';
import { createPreviewKey } from './previewKey';
import { previewToken } from './previewToken';
import { qrCode } from './qrCode';

const oneHourMs = 3_600_000;

/** Links that show a draft to whoever has them, for a while. */
export function previewCalls(
  editor: Editor,
  documents: Pick<PreviewDocuments, 'find'>,
): readonly EditorCall[] {
  const { database, clock, publicOrigin } = editor;
  const key = createPreviewKey(database, clock);
  return [
    {
      method: 'POST',
      path: '/templates/:id/preview-links',
      role: 'viewer',
      async handle({ parameters: { id = '' }, body, caller, request }) {
        const payload = readPayload(validatePayload, body);
        if (!payload.ok) return payload;
        if ((await documents.find(id, 'draft')) === undefined)
          return refuse('notFound', 'there is no such template');
        const now = clock();
        const { expiresInHours } = payload.value;
        const expiresAt = Math.floor((now + expiresInHours * oneHourMs) / 1_000) * 1_000;
        const address = `${linkOrigin(publicOrigin, request)}/preview/${previewToken(await key(), { templateId: id, expiresAt })}`;
        const { account: actor } = caller;
        await database.transaction().execute((open) =>
          recordAudit(open, {
            at: now,
            actor,
            action: 'previewLinkMade',
            subject: id,
            templateId: id,
            detail: { expiresInHours },
          }),
        );
        const link: PreviewLink = { address, expiresAt, qrCode: await qrCode(address) };
        return success({ status: 201, body: link });
      },
    },
  ];
}

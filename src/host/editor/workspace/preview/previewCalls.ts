import type { previewRows } from '../../../../editorCalls/workspace';
import type { PreviewLink } from '../../../../generated/editor';
import { success } from '../../../../kernel/result';
import type { Handlers } from '../../door/calls/call';
import { linkOrigin } from '../../door/admission/admit';
import { refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import type { PreviewDocuments } from './previewDocuments';
import { createPreviewKey, previewToken } from './previewToken';
import { auditLogOf } from '../drafts/changeTemplate';

const oneHourMs = 3_600_000;

/** Links that show a draft to their holders, for a while and for the visitor that was simulated. */
export function previewCalls(
  editor: Editor,
  documents: Pick<PreviewDocuments, 'find'>,
): Handlers<typeof previewRows> {
  const { database, clock, publicOrigin } = editor;
  const key = createPreviewKey(database, clock);
  return {
    'POST /templates/:id/preview-links': async ({ parameters: { id = '' }, caller, request }, payload) => {
      if ((await documents.find(id, 'draft')) === undefined)
        return refuse('notFound', 'there is no such template');
      const now = clock();
      const { expiresInHours, visitor = {} } = payload;
      const expiresAt = Math.floor((now + expiresInHours * oneHourMs) / 1_000) * 1_000;
      const token = previewToken(await key(), { templateId: id, expiresAt });
      const query = new URLSearchParams(Object.entries(visitor)).toString();
      const address = `${linkOrigin(publicOrigin, request)}/preview/${token}${query === '' ? '' : `?${query}`}`;
      await database
        .transaction()
        .execute((open) =>
          auditLogOf(open, { id, actor: caller.account, now })('previewLinkMade', { expiresInHours }),
        );
      const link: PreviewLink = { address, expiresAt, qrCode: await qrCode(address) };
      return success({ status: 201, body: link });
    },
  };
}

const quietModules = 4;

/** An address as a QR code (ISO/IEC 18004) in SVG, black on white with the quiet zone that scanners need. */
async function qrCode(address: string): Promise<string> {
  // Drawn only now and then; the sandbox loads the same package for its barcodes.
  const { default: drawings } = await import('bwip-js/node');
  return drawings.toSVG({
    bcid: 'qrcode',
    text: address,
    scale: 2,
    padding: quietModules,
    backgroundcolor: 'FFFFFF',
  });
}

import type { EditorSurroundings } from '../../../generated/editor';
import { success } from '../../../kernel/result';
import { pictureFiles, publishedIds } from '../../delivery/templates/checkSurroundings';
import type { EditorCall, MemberCall } from '../calls/call';
import { refuse } from '../calls/refusal';
import { findTemplate } from '../drafts/templateDetails';
import type { Editor } from '../editor';

/** What the check panel can't know by itself, so that it finds what publishing would find. */
const read =
  ({ database, clock, publicOrigin, picturesFolder }: Editor): MemberCall['handle'] =>
  async ({ parameters: { id = '' } }) => {
    const template = await findTemplate(database, id, clock());
    if (!template) return refuse('notFound', 'there is no such template');
    const text = (template.draft ?? template.live)?.document ?? '';
    const files = await pictureFiles({ picturesFolder, database }, [text]);
    const body: EditorSurroundings = {
      origin: publicOrigin ?? null,
      published: await publishedIds(database),
      pictures: [...files].map(([name, bytes]) => ({ name, bytes })),
    };
    return success({ body });
  };

export const surroundingsCalls = (editor: Editor): readonly EditorCall[] => [
  { method: 'GET', path: '/templates/:id/surroundings', role: 'viewer', handle: read(editor) },
];

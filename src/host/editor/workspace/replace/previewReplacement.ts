import type { ReplacementPlace, ReplacementPreview, ReplacementTemplate } from '../../../../generated/editor';
import { mostTemplatesAtOnce } from '../../../../kernel/mostTemplatesAtOnce';
import type { Place } from '../../../../template/check/replace/findPlaces';
import type { Replacement } from '../../../../template/check/replace/replacement';
import type { Caller } from '../../door/calls/caller';
import { checkTemplateMarket } from '../../door/calls/callerMarkets';
import type { Editor } from '../../editor';
import { newFindings } from '../manyDrafts/newFindings';
import { type StoredCopy, workingCopies } from '../manyDrafts/workingCopies';
import { checkTogether } from '../check/checks';
import { syncedIds } from '../../library/sections/syncedStore';
import { type FoundPlaces, placesIn, writeReplaced } from './replaceDocument';

const maxMatches = 5;

interface FoundTemplate extends StoredCopy {
  readonly found: FoundPlaces;
}

const placeReply = ({ after: _after, matches, ...place }: Place): ReplacementPlace => ({
  ...place,
  matches: matches.slice(0, maxMatches).map((match) => ({ ...match })),
  rest: Math.max(0, matches.length - maxMatches),
});

/** What the checks would newly say of each, all of them taken together. */
async function withFindings(
  editor: Editor,
  templates: readonly FoundTemplate[],
): Promise<ReplacementTemplate[]> {
  const before = await checkTogether(
    editor,
    templates.map(({ document }) => document),
  );
  const after = await checkTogether(
    editor,
    templates.map(({ found: { document, places } }) =>
      writeReplaced({ document, places: places.filter(({ fault }) => fault === undefined) }),
    ),
  );
  return templates.map(({ copy, found }, position) => ({
    copy,
    places: found.places.map(placeReply),
    findings: newFindings(before[position] ?? [], after[position] ?? []),
  }));
}

/** Where every template that the caller reaches would be changed; nothing is kept. */
export async function previewReplacement(
  editor: Editor,
  caller: Caller,
  { replacement, ids }: { readonly replacement: Replacement; readonly ids?: readonly string[] | undefined },
): Promise<ReplacementPreview> {
  const synced = await syncedIds(editor.database);
  const templates: FoundTemplate[] = [];
  let rest = 0;
  for await (const stored of workingCopies(editor.database, { caller, now: editor.clock(), ids })) {
    const found = placesIn(editor, stored.document, { replacement, synced });
    if (!found || !(await checkTemplateMarket(editor.database, caller, stored.copy.id)).ok) continue;
    if (templates.length < mostTemplatesAtOnce) templates.push({ ...stored, found });
    else rest += 1;
  }
  return { templates: await withFindings(editor, templates), rest };
}

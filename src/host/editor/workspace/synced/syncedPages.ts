import type { SyncedPage, SyncedPages } from '../../../../generated/editor';
import { canonicalJson } from '../../../../kernel/canonicalJson';
import { withoutMarks } from '../../../../template/synced/syncedMark';
import { syncedUses } from '../../../../template/synced/syncedUses';
import { type SyncedBlock, updateSynced } from '../../../../template/synced/updateSynced';
import type { Caller } from '../../door/calls/caller';
import { checkMarketOf, checkTemplateMarket } from '../../door/calls/callerMarkets';
import type { Editor } from '../../editor';
import { type StoredCopy, workingCopies } from '../manyDrafts/workingCopies';
import { findVersions, pageOf } from '../../library/sections/syncedStore';

const versionsIn = (document: string | null, id: string): readonly number[] =>
  syncedUses(document === null ? [] : pageOf(document)?.blocks).flatMap((use) =>
    use.id === id ? [use.version] : [],
  );

/** Whether a copy is not what its version says. A version that nobody has any more says nothing. */
function isAltered(document: string, versions: ReadonlyMap<number, SyncedBlock>): boolean {
  const blocks = pageOf(document)?.blocks ?? [];
  return [...versions.values()].some((version) => {
    const made = updateSynced(blocks, version, (run) => run.version === version.version);
    return canonicalJson(made) !== canonicalJson(blocks);
  });
}

/** Whether two documents differ in nothing but marks of synced blocks. */
function saysSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => {
    const page = pageOf(text);
    return page && canonicalJson({ ...page, blocks: withoutMarks(page.blocks) });
  });
  return first !== undefined && first === second;
}

function pageReply(
  { copy, document, live }: StoredCopy,
  id: string,
  versions: ReadonlyMap<number, SyncedBlock>,
): SyncedPage | undefined {
  const used = versionsIn(document, id);
  const isInLive = versionsIn(live, id).length > 0;
  if (used.length === 0 && !isInLive) return undefined;
  // Marks show visitors nothing: the block's maker has them in the draft of their page.
  const hasOtherChanges = copy.hasOtherChanges && !(live !== null && saysSame(document, live));
  return {
    copy: { ...copy, hasOtherChanges },
    version: used.length === 0 ? 0 : Math.min(...used),
    isInWork: used.length > 0,
    isInLive,
    isAltered: used.length > 0 && isAltered(document, versions),
  };
}

/** Every template with a copy of a synced block, drafted or live; those of other markets are counted, not named. */
export async function listSyncedPages(
  { database, clock }: Editor,
  caller: Caller,
  id: string,
): Promise<Pick<SyncedPages, 'pages' | 'others'>> {
  const versions = await findVersions(database, id);
  const pages: SyncedPage[] = [];
  let others = 0;
  const everybody = { ...caller, markets: undefined };
  for await (const stored of workingCopies(database, { caller: everybody, now: clock(), holding: id })) {
    const page = pageReply(stored, id, versions);
    if (!page) continue;
    const isOwn =
      checkMarketOf(caller, stored.document).ok &&
      (await checkTemplateMarket(database, caller, stored.copy.id)).ok;
    if (isOwn) pages.push(page);
    else others += 1;
  }
  return { pages, others };
}

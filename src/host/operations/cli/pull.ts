import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TemplateDetails } from '../../../generated/editor';
import { sha256Of } from '../../store/documentIdentity';
import { committedVersions, readSeen, writeSeen } from './seenBytes';
import { filesById, type ReadFile } from './templateFiles';
import type { TemplatePlace } from './templatePlace';
import { exitCodes, type ExitCode, type Terminal } from './terminal';
import { texts } from './texts';

/** What a folder is to hold of a template: what is worked on, else what is or was live. */
export const shownOf = ({ draft, live }: TemplateDetails) => draft ?? live ?? undefined;

/**
 * Records that a folder has what a host has.
 * @param sequence the last publication, where the caller knows of it by now
 */
export async function recordSeen(
  folder: string,
  origin: string,
  { id, draft, live }: TemplateDetails,
  sequence?: number,
): Promise<void> {
  const hashes = [live, draft].flatMap((each) => each?.sha256 ?? []);
  await writeSeen(folder, origin, id, { hashes, ...(sequence !== undefined && { sequence }) });
}

/** True where nothing would be lost if a file were written over: the host or git has what it holds. */
async function isKept(folder: string, origin: string, id: string, { file, document }: ReadFile) {
  const hash = sha256Of(document);
  if (readSeen(folder, origin, id).hashes.includes(hash)) return true;
  return (await committedVersions(folder, path.basename(file))).hashes.includes(hash);
}

async function pullOne(
  folder: string,
  { details, known }: { readonly details: TemplateDetails; readonly known: ReadFile | undefined },
  origin: string,
  terminal: Terminal,
): Promise<boolean> {
  const shown = shownOf(details);
  if (!shown) return true;
  const file = known?.file ?? path.join(folder, `${details.id}.json`);
  if (known?.document === shown.document) return true;
  if (known && !(await isKept(folder, origin, details.id, known))) {
    terminal.complain(texts.changedHere(file));
    return false;
  }
  writeFileSync(file, shown.document);
  terminal.say(details.draft ? texts.pulledDraft(file, details.draft.changedByName) : texts.exported(file));
  return true;
}

/** Brings a folder up to date with a host. A file with changes that nobody else has stays as it is and is named. */
export async function pull(folder: string, place: TemplatePlace, terminal: Terminal): Promise<ExitCode> {
  const { drafts } = place;
  if (!drafts) {
    terminal.complain(texts.needsHost);
    return exitCodes.wrong;
  }
  mkdirSync(folder, { recursive: true });
  const files = filesById(folder);
  let isWhole = true;
  for (const id of await drafts.ids()) {
    const opened = await drafts.open(id);
    if (!opened.ok) {
      terminal.complain(opened.error);
      isWhole = false;
    } else if (opened.value) {
      const pulled = await pullOne(
        folder,
        { details: opened.value, known: files.get(id) },
        place.origin,
        terminal,
      );
      const [last] = pulled ? await place.history(id) : [];
      if (pulled) await recordSeen(folder, place.origin, opened.value, last?.sequence ?? 0);
      isWhole &&= pulled;
    }
  }
  return isWhole ? exitCodes.done : exitCodes.wrong;
}

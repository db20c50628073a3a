import type { TemplateDetails } from '../../generated/editor';
import type { HistoryData } from './historyState';

/** What a template calls itself; its id where it says nothing. */
export function nameOf({ id, draft, live }: TemplateDetails): string {
  try {
    const document: unknown = JSON.parse(draft?.document ?? live?.document ?? '{}');
    const isNamed = typeof document === 'object' && document !== null && 'name' in document;
    return isNamed && typeof document.name === 'string' && document.name !== '' ? document.name : id;
  } catch {
    return id;
  }
}

/** The revision that was live before what is live now; undefined where there is none to go back to. */
export function previousRevision({ details, publications }: HistoryData): number | undefined {
  const latest = publications[0];
  if (!latest || latest.previousRevision === null) return undefined;
  return latest.previousRevision === details.live?.revision ? undefined : latest.previousRevision;
}

import { LRUCache } from 'lru-cache';
import type { PublishedTemplate, TemplateLookup } from './templateSource';

/** Bytes of documents kept in memory; others are read again. */
const maxBytes = 64 * 1_048_576;
const maxMissingIds = 10_000;

export type Absence = Extract<TemplateLookup, { status: 'missing' | 'ended' }>;
/** What an origin that answers says about an id. */
export type FoundTemplate = Absence | Extract<TemplateLookup, { status: 'published' }>;
const overheadBytes = 512;

/** What is known about ids: the published template, or that nothing is live. */
export class TemplateMemory {
  private readonly templates = new LRUCache<string, PublishedTemplate>({
    maxSize: maxBytes,
    sizeCalculation: ({ document, guard }) =>
      (document.length + (guard?.next.document.length ?? 0)) * 2 + overheadBytes,
  });
  private readonly absent = new LRUCache<string, Absence>({ max: maxMissingIds });

  find(id: string): PublishedTemplate | undefined {
    return this.templates.get(id);
  }

  findAbsence(id: string): Absence | undefined {
    return this.absent.get(id);
  }

  remember(id: string, found: FoundTemplate): void {
    this.forget(id);
    if (found.status === 'published') this.templates.set(id, found.template);
    else this.absent.set(id, found);
  }

  forget(id: string): void {
    this.templates.delete(id);
    this.absent.delete(id);
  }

  publishedIds(): readonly string[] {
    return [...this.templates.keys()];
  }
}

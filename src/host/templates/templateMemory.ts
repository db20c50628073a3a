import { LRUCache } from 'lru-cache';
import type { PublishedTemplate } from '../templateSource';

/** Bytes of documents kept in memory; others are read again. */
const mostBytes = 64 * 1_048_576;
const mostMissingIds = 10_000;
const overheadBytes = 512;

/** What is known about ids: the published template, or that there is none. */
export class TemplateMemory {
  private readonly templates = new LRUCache<string, PublishedTemplate>({
    maxSize: mostBytes,
    sizeCalculation: ({ document }) => document.length * 2 + overheadBytes,
  });
  private readonly missing = new LRUCache<string, true>({ max: mostMissingIds });

  find(id: string): PublishedTemplate | 'missing' | undefined {
    return this.templates.get(id) ?? (this.missing.has(id) ? 'missing' : undefined);
  }

  remember(id: string, template: PublishedTemplate | undefined): void {
    this.forget(id);
    if (template) this.templates.set(id, template);
    else this.missing.set(id, true);
  }

  forget(id: string): void {
    this.templates.delete(id);
    this.missing.delete(id);
  }

  publishedIds(): readonly string[] {
    return [...this.templates.keys()];
  }
}

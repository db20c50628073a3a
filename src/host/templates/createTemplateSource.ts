import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createWire } from '../../codec/wire';
import type { Brand } from '../../generated/brand';
import type { Configuration } from '../configuration';
import type { TemplateStore } from '../store/templateStore';
import type { WatchedTemplateSource } from '../templateSource';
import { StoreTemplateSource } from './storeTemplateSource';
import { UpstreamTemplateSource } from './upstreamTemplateSource';

export interface TemplateSourceOptions {
  readonly configuration: Pick<Configuration, 'templateSource' | 'upstreamUrl' | 'databaseUrl' | 'dataFolder'>;
  readonly brand: Brand;
  readonly store: TemplateStore;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

const channelTemplatePath = '/api/v2/youmi/service/channel/channel-template';

/** Copies of one origin must never be served for another, say after `DATABASE_URL` changed. */
function copiesFolder(dataFolder: string, origin: string): string {
  return path.join(dataFolder, 'last-good', createHash('sha256').update(origin).digest('hex').slice(0, 12));
}

/** The source that `TEMPLATE_SOURCE` names (contract §2). */
export function createTemplateSource(options: TemplateSourceOptions): WatchedTemplateSource {
  const { configuration, brand, store, clock, log } = options;
  const { templateSource, upstreamUrl, databaseUrl, dataFolder } = configuration;
  if (templateSource === 'store' || upstreamUrl === undefined) {
    const folder = copiesFolder(dataFolder, databaseUrl ?? 'embedded');
    return new StoreTemplateSource({ store, copiesFolder: folder, clock, log });
  }
  const wire = createWire(brand.wire);
  const addressOf = (id: string) => {
    const address = new URL(wire.path(channelTemplatePath), upstreamUrl);
    address.searchParams.set(wire.field('templateId'), id);
    return address.href;
  };
  return new UpstreamTemplateSource({ addressOf, copiesFolder: copiesFolder(dataFolder, upstreamUrl), clock, log });
}

import type { FastifyBaseLogger } from 'fastify';
import { createWire } from '../../../codec/wire';
import type { Brand } from '../../../generated/brand';
import type { Configuration } from '../../process/configuration';
import { sentPath } from '../../../contract/calls';
import type { TemplateStore } from '../../store/templateStore';
import type { WatchedTemplateSource } from './templateSource';
import type { LenderClient } from '../lender/lenderClient';
import { lastGoodFolder, lastGoodFolderOfStore } from './lastGoodFolder';
import { StoreTemplateSource } from './storeTemplateSource';
import { UpstreamTemplateSource } from './upstreamTemplateSource';

export interface TemplateSourceOptions {
  readonly configuration: Pick<
    Configuration,
    'templateSource' | 'upstreamUrl' | 'databaseUrl' | 'dataFolder'
  >;
  readonly brand: Brand;
  readonly store: TemplateStore;
  readonly lender: LenderClient;
  /** Copies the pictures of a page that is served; never rejects. */
  readonly keepPictures: (document: string) => Promise<void>;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** The source that `TEMPLATE_SOURCE` names (contract §2). */
export function createTemplateSource(options: TemplateSourceOptions): WatchedTemplateSource {
  const { configuration, brand, store, lender, keepPictures, clock, log } = options;
  const { templateSource, upstreamUrl, dataFolder } = configuration;
  if (templateSource === 'store' || upstreamUrl === undefined) {
    return new StoreTemplateSource({
      store,
      copiesFolder: lastGoodFolderOfStore(configuration),
      keepPictures,
      clock,
      log,
    });
  }
  const wire = createWire(brand.wire);
  const path = sentPath(brand, wire, 'channel-template');
  const pathOf = (id: string) =>
    `${path}?${new URLSearchParams({ [wire.field('templateId')]: id }).toString()}`;
  return new UpstreamTemplateSource({
    lender,
    pathOf,
    copiesFolder: lastGoodFolder(dataFolder, upstreamUrl),
    clock,
    log,
  });
}

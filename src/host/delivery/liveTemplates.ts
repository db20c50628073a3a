import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Brand } from '../../generated/brand';
import type { Configuration } from '../process/settings/configuration';
import { KeptPictures } from './pictures/keptPictures';
import { PictureFiles } from './pictures/pictureFiles';
import { PictureStore } from './pictures/pictureStore';
import { BlockSwitches, withSwitches } from './killSwitches/blockSwitches';
import { SwitchStore } from './killSwitches/switchStore';
import type { Database } from '../store/database';
import type { TemplateStore } from '../store/templateStore';
import { lastGoodFolder, lastGoodFolderOfStore } from './templates/lastGoodCopies';
import type { LenderClient } from './lender/lenderClient';
import { createWire } from '../../codec/wire';
import { sentPath } from '../../contract/calls';
import type { WatchedTemplateSource } from './templates/templateSource';
import { StoreTemplateSource } from './templates/storeTemplateSource';
import { UpstreamTemplateSource } from './templates/upstreamTemplateSource';

interface LiveTemplatesOptions {
  readonly configuration: Configuration;
  readonly brand: Brand;
  readonly database: Kysely<Database>;
  readonly store: TemplateStore;
  readonly lender: LenderClient;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** The source that `TEMPLATE_SOURCE` names (contract §2). */
function createTemplateSource(
  { configuration, brand, store, lender, clock, log }: LiveTemplatesOptions,
  keepPictures: (document: string) => Promise<void>,
): WatchedTemplateSource {
  const { templateSource, upstreamUrl, dataFolder } = configuration;
  if (templateSource === 'store' || upstreamUrl === undefined) {
    const copiesFolder = lastGoodFolderOfStore(configuration);
    return new StoreTemplateSource({ store, copiesFolder, keepPictures, clock, log });
  }
  const wire = createWire(brand.wire);
  const path = sentPath(brand, wire, 'channel-template');
  const pathOf = (id: string) =>
    `${path}?${new URLSearchParams({ [wire.field('templateId')]: id }).toString()}`;
  const copiesFolder = lastGoodFolder(dataFolder, upstreamUrl);
  return new UpstreamTemplateSource({ lender, pathOf, copiesFolder, clock, log });
}

/** What visitors are shown: published templates with blocks switched off as they are, and the pictures of those pages. */
export function createLiveTemplates(options: LiveTemplatesOptions) {
  const { configuration, database, log } = options;
  const kept = new KeptPictures(path.join(lastGoodFolderOfStore(configuration), 'pictures'));
  const pictures = new PictureFiles({ store: new PictureStore(database), kept, log });
  const published = createTemplateSource(options, (document) => pictures.keepThoseOf(document));
  const file = path.join(configuration.dataFolder, 'last-good', 'switches.json');
  const switches = new BlockSwitches({ store: new SwitchStore(database), file, log });
  return { published, pictures, switches, source: withSwitches(published, switches) };
}

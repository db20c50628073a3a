import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Brand } from '../../generated/brand';
import type { Configuration } from '../process/configuration';
import { KeptPictures } from './pictures/keptPictures';
import { PictureFiles } from './pictures/pictureFiles';
import { PictureStore } from './pictures/pictureStore';
import { BlockSwitches, withSwitches } from './killSwitches/blockSwitches';
import { SwitchStore } from './killSwitches/switchStore';
import type { Database } from '../store/database';
import type { TemplateStore } from '../store/templateStore';
import { createTemplateSource } from './templates/createTemplateSource';
import { lastGoodFolderOfStore } from './templates/lastGoodFolder';
import type { LenderClient } from './lender/lenderClient';

export interface LiveTemplatesOptions {
  readonly configuration: Configuration;
  readonly brand: Brand;
  readonly database: Kysely<Database>;
  readonly store: TemplateStore;
  readonly lender: LenderClient;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** What visitors are shown: published templates with blocks switched off as they are, and the pictures of those pages. */
export function createLiveTemplates({
  configuration,
  brand,
  database,
  store,
  lender,
  clock,
  log,
}: LiveTemplatesOptions) {
  const kept = new KeptPictures(path.join(lastGoodFolderOfStore(configuration), 'pictures'));
  const pictures = new PictureFiles({ store: new PictureStore(database), kept, log });
  const keepPictures = (document: string) => pictures.keepThoseOf(document);
  const published = createTemplateSource({ configuration, brand, store, lender, keepPictures, clock, log });
  const file = path.join(configuration.dataFolder, 'last-good', 'switches.json');
  const switches = new BlockSwitches({ store: new SwitchStore(database), file, log });
  return { published, pictures, switches, source: withSwitches(published, switches) };
}

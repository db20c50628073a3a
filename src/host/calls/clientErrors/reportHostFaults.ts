import type { FastifyBaseLogger } from 'fastify';
import type { TemplateFault } from '../../../template/fault';
import type { PublishedTemplate } from '../../delivery/templates/templateSource';
import type { BlockFaultStore } from './blockFaultStore';

/** Counts what the host itself had to leave out of a page, beside what phones report. */
export const reportHostFaults =
  (store: BlockFaultStore, log: Pick<FastifyBaseLogger, 'warn'>) =>
  ({ id: templateId, revision }: PublishedTemplate, faults: readonly TemplateFault[]): void => {
    log.warn({ id: templateId, revision, faults: faults.length }, 'blocks were left out of a page');
    const adding = faults.map(({ kind, blockId, blockType, detail }) =>
      // What the host leaves out, everybody misses: others are told at once.
      store.add({ templateId, revision, blockId, blockType, fault: kind, detail }, 1),
    );
    Promise.all(adding).catch((error: unknown) =>
      log.warn({ err: error }, 'faults of blocks could not be stored'),
    );
  };

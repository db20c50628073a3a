import type { Page } from '../../template/block';
import type { TemplateFault } from '../../template/fault';
import type { Tracking } from '../../tracking/tracking';

/** Reports each fault of a page's blocks once, however often the block is drawn (contract §8). */
export function reportFaults(page: Page | undefined, tracking: Pick<Tracking, 'track'>): (fault: TemplateFault) => void {
  const reported = new Set<string>();
  return ({ blockId, blockType, kind, detail }) => {
    const payload = {
      templateId: page?.id ?? '',
      revision: page?.revision ?? '',
      blockId: blockId.slice(0, 100),
      blockType: blockType.slice(0, 64),
      fault: kind,
      detail: detail.slice(0, 500),
    };
    const name = JSON.stringify(payload);
    if (!page || reported.has(name)) return;
    reported.add(name);
    tracking.track({ name: 'blockFault', payload });
  };
}

import type { Page } from '../../template/block';
import type { TemplateFault } from '../../template/fault';
import { faultReport } from '../../template/faultReport';
import type { Tracking } from '../../tracking/tracking';

/** Reports each fault of a page's blocks once, however often the block is drawn (contract §8). */
export function reportFaults(
  page: Page | undefined,
  tracking: Pick<Tracking, 'track'>,
): (fault: TemplateFault) => void {
  const reported = new Set<string>();
  return (fault) => {
    if (!page) return;
    const payload = faultReport(page, fault);
    const name = JSON.stringify(payload);
    if (reported.has(name)) return;
    reported.add(name);
    tracking.track({ name: 'blockFault', payload });
  };
}

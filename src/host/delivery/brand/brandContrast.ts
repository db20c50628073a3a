import type { Brand } from '../../../generated/brand';
import { correctedColors } from '../../../template/correctedColors';

/** WCAG 2.2 AA, 1.4.3. */
const needed = 4.5;

/** What is wrong with a brand's own colours, and what pages only draw otherwise than they were given. */
export interface ColorFindings {
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}

/** A brand's own words have to be readable in its own colours; what is merely corrected is told (contract §3). */
export function findColorFaults({ theme }: Pick<Brand, 'theme'>): ColorFindings {
  const faults: string[] = [];
  const warnings: string[] = [];
  for (const { name, wanted, shown, ratio } of correctedColors(theme)) {
    if (name === 'accent')
      warnings.push(
        `/theme/accent: white letters on ${wanted} have ${ratio}:1, and ${needed}:1 is needed; pages show ${shown} instead`,
      );
    else if (ratio < needed)
      faults.push(
        `/theme/text: ${wanted} on the background ${theme.background} has ${ratio}:1, and ${needed}:1 is needed; the nearest that can be read is ${shown}`,
      );
    else
      warnings.push(
        `/theme/text: ${wanted} has less than ${needed}:1 on the surfaces that are derived from the background ${theme.background}; pages show ${shown} instead`,
      );
  }
  return { faults, warnings };
}

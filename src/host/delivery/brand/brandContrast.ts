import type { Brand } from '../../../generated/brand';
import { correctedColors } from '../../../template/correctedColors';
import type { ThemeColors } from '../../../template/theme';

/** WCAG 2.2 AA, 1.4.3. */
const needed = 4.5;

/** What is wrong with a brand's own colours, and what pages only draw otherwise than they were given. */
export interface ColorFindings {
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}

function findingsOf(colors: ThemeColors, place: string): ColorFindings {
  const faults: string[] = [];
  const warnings: string[] = [];
  for (const { name, wanted, shown, ratio } of correctedColors(colors)) {
    if (name === 'accent')
      warnings.push(
        `${place}/accent: white letters on ${wanted} have ${ratio}:1, and ${needed}:1 is needed; pages show ${shown} instead`,
      );
    else if (ratio < needed)
      faults.push(
        `${place}/text: ${wanted} on the background ${colors.background} has ${ratio}:1, and ${needed}:1 is needed; the nearest that can be read is ${shown}`,
      );
    else
      warnings.push(
        `${place}/text: ${wanted} has less than ${needed}:1 on the surfaces that are derived from the background ${colors.background}; pages show ${shown} instead`,
      );
  }
  return { faults, warnings };
}

/**
 * A brand's own words have to be readable in its own colours, and in each palette that it offers; what is merely
 * corrected is told (contract §3).
 */
export function findColorFaults({ theme }: Pick<Brand, 'theme'>): ColorFindings {
  const all = [
    findingsOf(theme, '/theme'),
    ...(theme.palettes ?? []).map((palette, position) => findingsOf(palette, `/theme/palettes/${position}`)),
  ];
  return {
    faults: all.flatMap(({ faults }) => faults),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
}

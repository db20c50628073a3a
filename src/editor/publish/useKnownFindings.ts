import type { EditorFinding } from '../../generated/editor';
import { ruleTable } from '../../template/check/ruleTable';
import type { AnyFinding } from '../check/findingText';
import { useFindings } from '../check/useFindings';
import { useWorkspace } from '../edit/WorkspaceContext';

export interface KnownFindings {
  /** Only errors where there are any: warnings are not asked about before those are mended. */
  readonly findings: readonly AnyFinding[];
  /** There are errors: nothing can be published. */
  readonly isBlocked: boolean;
  /** These are all the warnings there are, so whoever goes on accepts them. */
  readonly asksAboutWarnings: boolean;
  readonly isChecking: boolean;
}

/** @param refused what the host's own check found, once it was asked; until then the check here speaks. */
export function useKnownFindings(refused: readonly EditorFinding[] | undefined): KnownFindings {
  const { brand } = useWorkspace();
  const result = useFindings(brand);
  const all: readonly AnyFinding[] = refused ?? result?.findings ?? [];
  const errors = all.filter(({ severity }) => severity === 'error');
  const isBlocked = errors.length > 0;
  // The host draws no page either, so only what it alone may know keeps the warnings here from being all.
  const isWhole =
    refused !== undefined || result?.notRun.every((rule) => ruleTable[rule].needs === 'layout') === true;
  return {
    findings: isBlocked ? errors : all,
    isBlocked,
    asksAboutWarnings: !isBlocked && all.length > 0 && isWhole,
    isChecking: result === undefined && refused === undefined,
  };
}

import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { PublicBrand } from '../../codec/publicBrand';
import { checkTemplate } from '../../template/check/checkTemplate';
import type { RuleId } from '../../template/check/ruleTable';
import { rulesNotRun } from '../../template/check/rulesNotRun';
import type { TemplateCheck } from '../../template/check/templateCheck';
import { weighTemplate } from '../../template/check/weighTemplate';
import type { PageWeight } from '../../template/check/weight/weighPage';
import { selectEdit, type WithEdit } from '../edit/editSlice';
import { useSurroundings } from './useSurroundings';
import { whenIdle } from './whenIdle';

/** What the check says of the text on the screen. */
export interface CheckResult {
  readonly findings: readonly TemplateCheck[];
  /** Undefined: it is no template yet, or nobody knows its pictures. */
  readonly weight: PageWeight | undefined;
  readonly notRun: readonly RuleId[];
}

/** After the last change, in ms: nobody reads findings while typing. */
const pauseMs = 600;

const selectText = (state: WithEdit): string => selectEdit(state).text;

/** The findings of the check about what is on the screen, by the same code as the terminal's and the host's. */
export function useFindings(brand: PublicBrand): CheckResult | undefined {
  const text = useSelector(selectText);
  const known = useSurroundings(brand);
  const [result, setResult] = useState<CheckResult>();
  useEffect(() => {
    const check = (): void => {
      const surroundings = { ...known, now: Date.now() };
      const { pictureBytes } = surroundings;
      const weight = pictureBytes && weighTemplate(text, pictureBytes);
      setResult({ findings: checkTemplate(text, surroundings), weight, notRun: rulesNotRun(surroundings) });
    };
    return whenIdle(check, pauseMs);
  }, [text, known]);
  return result;
}

import english from '../../../../locales/en/checks.json';
import spanish from '../../../../locales/es/checks.json';
import type { EditorFinding, EditorLanguage } from '../../../generated/editor';
import { type CheckTexts, describeLine } from '../../../template/check/describeLine';
import { ruleTable } from '../../../template/check/ruleTable';
import type { FindingLine } from '../../../template/check/findingLines';
import type { TemplateCheck } from '../../../template/check/templateCheck';
import { readersOf } from '../../kit/data/format';

/** A finding as the checks make it here or as the host sends it. */
export type AnyFinding = TemplateCheck | EditorFinding;

const textsByLanguage: Readonly<Record<EditorLanguage, CheckTexts>> = { en: english, es: spanish };

/** What a line of findings says in the language of the editor's user. */
export const lineText = (line: FindingLine<AnyFinding>, language: EditorLanguage): string =>
  describeLine(line, textsByLanguage[language], readersOf(language));

/** Whether only a drawn page shows it. */
export const isOfLayout = ({ rule }: Pick<AnyFinding, 'rule'>): boolean =>
  Object.entries(ruleTable).some(([name, { needs }]) => name === rule && needs === 'layout');

import type { ValidationFault } from '../../codec/validator';
import { checkError, type TemplateCheck } from './templateCheck';

/** Findings of one place; a document with more wrong than this is read again once these are mended. */
const mostFindings = 20;

const isChoice = ({ keyword }: ValidationFault): boolean => keyword === 'oneOf' || keyword === 'anyOf';
const quoted = (value: unknown): string => JSON.stringify(value);

function describe({ keyword, params, message }: ValidationFault): string {
  switch (keyword) {
    case 'required':
      return `${quoted(params.missingProperty)} is missing; add it`;
    case 'additionalProperties':
      return `${quoted(params.additionalProperty)} is not known here; remove it or mend its spelling`;
    case 'enum':
      return `must be one of ${Array.isArray(params.allowedValues) ? params.allowedValues.map(quoted).join(', ') : ''}`;
    case 'const':
      return `must be ${quoted(params.allowedValue)}`;
    case 'type':
      return `must be of type ${[params.type].flat().join(' or ')}`;
    case 'pattern':
      return `has the wrong form; it must match ${String(params.pattern)}`;
    case 'oneOf':
    case 'anyOf':
      return 'has none of the forms that are allowed here; see the schema';
    default:
      return message ?? keyword;
  }
}

/** Below a choice each branch complains; what only says "not this branch" is noise. */
function withoutBranchNoise(faults: readonly ValidationFault[]): readonly ValidationFault[] {
  const choices = faults.filter(isChoice).map(({ instancePath }) => instancePath);
  const isBranchTag = ({ keyword, instancePath }: ValidationFault) =>
    keyword === 'const' && choices.some((path) => instancePath.startsWith(path));
  const telling = faults.filter((fault) => !isBranchTag(fault));
  const isExplained = (choice: ValidationFault) =>
    telling.some((fault) => !isChoice(fault) && fault.instancePath.startsWith(`${choice.instancePath}/`));
  const isBranchOf = (fault: ValidationFault) => !isChoice(fault) && choices.includes(fault.instancePath);
  return telling.filter((fault) => (isChoice(fault) ? !isExplained(fault) : !isBranchOf(fault)));
}

/** A validator's faults as findings; `base` is the JSON Pointer of what was validated. */
export function describeFaults(base: string, faults: readonly ValidationFault[] | null | undefined): TemplateCheck[] {
  const findings = withoutBranchNoise(faults ?? []).map((fault) =>
    checkError(base + fault.instancePath, describe(fault)),
  );
  const unique = new Map(findings.map((finding) => [`${finding.path}\n${finding.message}`, finding]));
  return [...unique.values()].slice(0, mostFindings);
}

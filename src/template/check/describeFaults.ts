import type { ValidationFault } from '../../codec/validator';
import type { RuleId } from './ruleTable';
import type { Finding } from './templateCheck';

/** Findings of one place; a document with more wrong than this is read again once these are mended. */
const maxFindings = 20;

const isChoice = ({ keyword }: ValidationFault): boolean => keyword === 'oneOf' || keyword === 'anyOf';
const quoted = (value: unknown): string => JSON.stringify(value);

const limitRules: Readonly<Record<string, RuleId>> = {
  minimum: 'tooSmall',
  maximum: 'tooBig',
  minLength: 'textTooShort',
  maxLength: 'textTooLong',
  minItems: 'tooFew',
  minProperties: 'tooFew',
  maxItems: 'tooMany',
};

/** The rule that a schema's keyword stands for, and where its text takes its values from. */
function describe({ keyword, params, message }: ValidationFault): Pick<Finding, 'rule' | 'parameters'> {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return { rule: 'missing', parameters: { name: String(params.missingProperty) } };
    case 'additionalProperties':
      return { rule: 'unknownKey', parameters: { name: String(params.additionalProperty) } };
    case 'enum':
      return {
        rule: 'notAChoice',
        parameters: { choices: [params.allowedValues].flat().map(quoted).join(', ') },
      };
    case 'const':
      return { rule: 'notTheValue', parameters: { value: quoted(params.allowedValue) } };
    case 'type':
      return { rule: 'wrongType', parameters: { type: [params.type].flat().join(' / ') } };
    case 'pattern':
      return { rule: 'wrongForm', parameters: { pattern: String(params.pattern) } };
    case 'oneOf':
    case 'anyOf':
      return { rule: 'noForm', parameters: {} };
    default:
      return limitRules[keyword] === undefined
        ? { rule: 'notAllowed', parameters: { reason: message ?? keyword } }
        : { rule: limitRules[keyword], parameters: { limit } };
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
export function describeFaults(
  base: string,
  faults: readonly ValidationFault[] | null | undefined,
): Finding[] {
  const findings = withoutBranchNoise(faults ?? []).map((fault) => ({
    ...describe(fault),
    path: base + fault.instancePath,
  }));
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...unique.values()].slice(0, maxFindings);
}

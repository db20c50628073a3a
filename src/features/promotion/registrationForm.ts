import { isDay } from '../../kernel/date';
import type { PhoneRule } from '../../kernel/phoneGroups';
import { isPhone } from '../../kernel/phoneNumber';
import { leafBlocks } from '../../template/blockTree';
import type { DataGroup } from '../../blocks/RegistrationContext';
import type { Block } from '../../template/block';
import { captchaComing, captchaMissing, type RegistrationFault } from './registrationEvents';
import type { RegistrationState } from './registrationSlice';

interface FormField {
  readonly group: DataGroup;
  readonly key: string;
  readonly kind: string;
  readonly required: boolean;
}

/** What the blocks of a page ask a visitor for. */
export interface RegistrationForm {
  readonly phoneRule: PhoneRule;
  /** Fields that have a value, in the order of the page. */
  readonly fields: readonly FormField[];
}

type PublishedField = {
  readonly key: string;
  readonly kind: string;
  readonly required?: boolean | undefined;
};

const fieldsOf = (group: DataGroup, fields: readonly PublishedField[] = []): FormField[] =>
  fields
    .filter(({ kind }) => kind !== 'tips')
    .map(({ key, kind, required = false }) => ({ group, key, kind, required }));

function fieldsOfBlock(block: Block): FormField[] {
  if (block.type === 'registration') return fieldsOf('public', block.props.fields);
  return block.type === 'dataGroup' ? fieldsOf(block.props.group, block.props.fields) : [];
}

/** The form of the blocks that are shown; undefined where there is none. */
export function registrationFormOf(blocks: readonly Block[]): RegistrationForm | undefined {
  const leaves = leafBlocks(blocks);
  const registration = leaves.find((block) => block.type === 'registration');
  if (registration?.type !== 'registration') return undefined;
  return { phoneRule: registration.props.phoneRule ?? 'cn', fields: leaves.flatMap(fieldsOfBlock) };
}

type Typed = Pick<
  RegistrationState,
  'phone' | 'captcha' | 'smsCode' | 'values' | 'isCaptchaComing' | 'isCaptchaMissing'
>;

export const phoneFault = (form: RegistrationForm, { phone }: Typed): RegistrationFault | undefined =>
  isPhone(form.phoneRule, phone) ? undefined : { field: 'phone', text: 'promotion:toast.phone' };

function captchaFault({ captcha, isCaptchaComing, isCaptchaMissing }: Typed): RegistrationFault | undefined {
  if (captcha) return undefined;
  if (isCaptchaMissing) return { field: 'captcha', text: captchaMissing };
  return { field: 'captcha', text: isCaptchaComing ? captchaComing : 'promotion:toast.captcha' };
}

/** At most six digits (contract §12). */
const smsCodePattern = /^\d{1,6}$/;

function smsCodeFault({ smsCode }: Typed): RegistrationFault | undefined {
  if (smsCodePattern.test(smsCode)) return undefined;
  return { field: 'smsCode', text: smsCode ? 'promotion:toast.smsCodeForm' : 'promotion:toast.smsCode' };
}

function valueFault({ fields }: RegistrationForm, { values }: Typed): RegistrationFault | undefined {
  for (const { group, key, kind, required } of fields) {
    const value = values[group]?.[key]?.trim() ?? '';
    if (required && value === '') return { value: `${group}.${key}`, text: 'promotion:toast.value' };
    if (kind === 'day' && value !== '' && !isDay(value))
      return { value: `${group}.${key}`, text: 'promotion:toast.day' };
  }
  return undefined;
}

/** The first thing that keeps an SMS code from being asked for (contract §12). */
export const smsFault = (form: RegistrationForm, typed: Typed): RegistrationFault | undefined =>
  phoneFault(form, typed) ?? captchaFault(typed);

/** The first thing that keeps a form from being sent (contract §12). */
export const applyFault = (form: RegistrationForm, typed: Typed): RegistrationFault | undefined =>
  smsFault(form, typed) ?? smsCodeFault(typed) ?? valueFault(form, typed);

import type { PhoneRule } from '../../kernel/phoneGroups';
import { leafBlocks } from '../../template/blockTree';
import type { DataGroup } from '../../blocks/RegistrationContext';
import type { Block } from '../../template/block';

interface FormField {
  readonly group: DataGroup;
  readonly key: string;
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
  fields.filter(({ kind }) => kind !== 'tips').map(({ key, required = false }) => ({ group, key, required }));

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

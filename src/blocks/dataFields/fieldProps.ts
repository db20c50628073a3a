import type { DataField } from '../../generated/template';
import type { Localised } from '../../template/block';

export type ShownField = Localised<DataField>;

/** What each kind of field needs to draw itself. */
export interface FieldProps {
  readonly field: ShownField;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
}

type Option = NonNullable<ShownField['options']>[number];

/** An option is a text, or a value with the text that stands for it. */
export const valueOf = (option: Option): string => (typeof option === 'string' ? option : option.value);
export const labelOf = (option: Option): string => (typeof option === 'string' ? option : option.label);

import { useTranslate } from '../../texts/TranslateContext';
import { TextField } from '../kit/ui/TextField';
import type { TextKey } from '../../texts/textKey';

export interface Identity {
  readonly id: string;
  readonly name: string;
  /** The person wrote the id; before that it follows the name. */
  readonly isOwnId: boolean;
}

interface IdentityFieldsProps {
  readonly identity: Identity;
  /** The form was sent once: what is wrong is said. */
  readonly isChecked: boolean;
  /** The host knows a template of that id. */
  readonly isTaken: boolean;
  readonly onChanged: (identity: Identity) => void;
}

export const isIdentityValid = ({ id, name }: Identity): boolean =>
  name.trim() !== '' && idFault(id) === undefined;

/** How a template is called, by people and in addresses. */
export function IdentityFields({ identity, isChecked, isTaken, onChanged }: IdentityFieldsProps) {
  const translate = useTranslate();
  const { id, name, isOwnId } = identity;
  const fault = idFault(id);
  const idError = isTaken
    ? translate('editor:list.idTaken')
    : isChecked && fault !== undefined
      ? translate(fault)
      : undefined;
  return (
    <>
      <TextField
        label={translate('editor:list.name')}
        value={name}
        maxLength={200}
        autoFocus
        onChange={(changed) => onChanged({ name: changed, isOwnId, id: isOwnId ? id : idFromName(changed) })}
        error={isChecked && name.trim() === '' ? translate('editor:required') : undefined}
      />
      <TextField
        label={translate('editor:list.id')}
        hint={translate(id === '' ? 'editor:list.idHintEmpty' : 'editor:list.idHint', { id })}
        value={id}
        spellCheck="false"
        onChange={(changed) => onChanged({ name, id: changed.trim(), isOwnId: true })}
        error={idError}
      />
    </>
  );
}

export const maxIdLength = 100;

/** An id made of a name: lower-case Latin letters, digits and hyphens. */
export const idFromName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxIdLength)
    .replace(/-+$/, '');

/** The pattern of `common.schema.json#/$defs/templateId`. */
const idPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

export function idFault(id: string): TextKey | undefined {
  if (id === '') return 'editor:required';
  return idPattern.test(id) ? undefined : 'editor:list.idFault';
}

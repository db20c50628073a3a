import { useTranslate } from '../../texts/TranslateContext';
import { TextField } from '../ui/TextField';
import { idFault, idFromName } from './templateId';

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
        hint={translate('editor:list.idHint', { id: id || 'id' })}
        value={id}
        spellCheck="false"
        onChange={(changed) => onChanged({ name, id: changed.trim(), isOwnId: true })}
        error={idError}
      />
    </>
  );
}

import type { Role } from '../../generated/editor';
import { roles } from '../../kernel/editorAccount';
import { useTranslate } from '../../texts/TranslateContext';
import { Select } from '../ui/Select';
import stack from '../ui/Stack.module.css';

interface RoleSelectProps {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

export function RoleSelect({ value, onChange }: RoleSelectProps) {
  const translate = useTranslate();
  return (
    <div>
      <Select
        label={translate('editor:accounts.role')}
        value={value}
        onChange={onChange}
        options={roles.map((role) => ({ value: role, label: translate(`editor:role.${role}`) }))}
      />
      <p className={stack.muted}>{translate(`editor:accounts.can.${value}`)}</p>
    </div>
  );
}

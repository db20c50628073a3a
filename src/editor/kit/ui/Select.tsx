import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { joinClasses } from '../../../ui/joinClasses';
import fields from './fields.module.css';
import menus from './menus.module.css';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
  /** Label beside the field, as in a row of filters. */
  readonly isCompact?: boolean;
}

export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  isCompact = false,
}: SelectProps<Value>) {
  return (
    <AriaSelect
      value={value}
      isDisabled={isDisabled}
      className={joinClasses(fields.field, isCompact && fields.compact)}
      onChange={(chosen) => {
        const option = options.find((each) => each.value === chosen);
        if (option) onChange(option.value);
      }}
    >
      <Label className={fields.label ?? ''}>{label}</Label>
      <Button className={fields.choice ?? ''}>
        <SelectValue />
        <ChevronDown aria-hidden="true" />
      </Button>
      <Popover className={menus.popover ?? ''}>
        <ListBox className={menus.list ?? ''}>
          {options.map((option) => (
            <ListBoxItem key={option.value} id={option.value} className={menus.item ?? ''}>
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

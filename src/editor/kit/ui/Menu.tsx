import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { buttonClasses } from './Button';
import styles from './menus.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onChosen: () => void;
}

interface MenuProps {
  /** Name of the button that opens it; drawn where `face` is absent. */
  readonly label: string;
  readonly face?: ReactNode;
  readonly entries: readonly MenuEntry[];
  readonly look?: 'quiet' | 'secondary';
}

export function Menu({ label, face, entries, look = 'quiet' }: MenuProps) {
  return (
    <MenuTrigger>
      <Button className={buttonClasses(look)} {...(face !== undefined && { 'aria-label': label })}>
        {face ?? label}
      </Button>
      <Popover placement="bottom end" className={styles.popover ?? ''}>
        <AriaMenu
          className={styles.list ?? ''}
          onAction={(chosen) => entries.find(({ id }) => id === chosen)?.onChosen()}
        >
          {entries.map(({ id, label: text, icon }) => (
            <MenuItem key={id} id={id} textValue={text} className={styles.item ?? ''}>
              {icon}
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

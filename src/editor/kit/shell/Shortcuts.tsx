import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { Dialog } from '../ui/Dialog';
import { ownsItsKeys } from '../ui/keyTarget';
import styles from './Shortcuts.module.css';
import { selectShortcutsOpen, shortcutEvents } from './shortcutSlice';
import { isNamed, type Keys, shortcutGroups } from './shortcutKeys';

/** Opens the list by `?` in one window: this one, or the canvas's. */
export function useShortcutKey(view: Window | null | undefined): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!view) return;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || ownsItsKeys(event.target))
        return;
      event.preventDefault();
      dispatch(shortcutEvents.asked());
    };
    view.addEventListener('keydown', handleKey);
    return () => view.removeEventListener('keydown', handleKey);
  }, [view, dispatch]);
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

function KeyNames({ keys }: { readonly keys: Keys }) {
  const translate = useTranslate();
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {isNamed(key)
            ? translate(`editor:shortcuts.key.${key === 'command' && isApple() ? 'apple' : key}`)
            : key}
        </kbd>
      ))}
    </span>
  );
}

/** Every key that does something in the editor, said where one is. */
export function Shortcuts() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const isOpen = useSelector(selectShortcutsOpen);
  useShortcutKey(window);
  if (!isOpen) return null;
  return (
    <Dialog
      title={translate('editor:shortcuts.title')}
      isWide
      onClosed={() => dispatch(shortcutEvents.closed())}
    >
      <div className={styles.groups}>
        {shortcutGroups.map(({ group, rows }) => (
          <section key={group}>
            <h3 className={styles.heading}>{translate(`editor:shortcuts.group.${group}`)}</h3>
            <dl className={styles.rows}>
              {rows.map(({ action, keys }) => (
                <div key={action} className={styles.row}>
                  <dt>{translate(`editor:shortcuts.action.${action}`)}</dt>
                  <dd className={styles.keysCell}>
                    <KeyNames keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import styles from './Tabs.module.css';

interface TabsProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly selected: number;
  readonly onSelected: (position: number) => void;
  readonly children: ReactNode;
}

/** How far a key moves among tabs (ARIA Authoring Practices, tabs with automatic activation). */
function targetOf(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (selected + 1) % count;
  if (key === 'ArrowLeft') return (selected + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

export function Tabs({ label, names, selected, onSelected, children }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const target = targetOf(event.key, selected, names.length);
    if (target === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll('button')[target]?.focus();
    onSelected(target);
  };
  return (
    <>
      <div ref={row} className={styles.row} role="tablist" aria-label={label} onKeyDown={move}>
        {names.map((name, position) => (
          <button
            key={position}
            type="button"
            role="tab"
            id={`${id}-${position}`}
            className={joinClasses(styles.tab, position === selected && styles.selected)}
            aria-selected={position === selected}
            aria-controls={`${id}-panel`}
            tabIndex={position === selected ? 0 : -1}
            onClick={() => onSelected(position)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}

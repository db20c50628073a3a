import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import styles from './Palette.module.css';
import { isSearch } from './searchBlocks';

interface PaletteSearchProps {
  readonly search: string;
  /** How much of the palette fits. */
  readonly count: number;
  readonly onChange: (search: string) => void;
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

/** Looks for blocks by name, purpose and other words; Enter takes the first. */
export function PaletteSearch({ search, count, onChange, onEnter, children }: PaletteSearchProps) {
  const translate = useTranslate();
  const isLooking = isSearch(search);
  return (
    <search className={styles.search}>
      <div className={styles.box}>
        <Search size={16} aria-hidden />
        <input
          type="search"
          className={styles.input}
          value={search}
          placeholder={translate('editorPalette:search')}
          aria-label={translate('editorPalette:search')}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && onEnter()}
        />
      </div>
      {children}
      <p className={styles.status} role="status">
        {isLooking && count > 0 && translate('editorPalette:found', { count })}
        {isLooking && count === 0 && (
          <>
            {translate('editorPalette:nothing', { search: search.trim() })}{' '}
            {translate('editorPalette:nothingHelp')}
          </>
        )}
      </p>
    </search>
  );
}

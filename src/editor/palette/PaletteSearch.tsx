import { Search } from 'lucide-react';
import { useTranslate } from '../../texts/TranslateContext';
import styles from './Palette.module.css';
import { isSearch } from './searchBlocks';

interface PaletteSearchProps {
  readonly search: string;
  /** How much of the palette fits. */
  readonly count: number;
  readonly onChange: (search: string) => void;
  readonly onEnter: () => void;
}

/** Looks for blocks by name, purpose and other words; Enter takes the first. */
export function PaletteSearch({ search, count, onChange, onEnter }: PaletteSearchProps) {
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
      <p className={styles.help} role="status">
        {isLooking && count > 0 && translate('editorPalette:found', { count })}
        {isLooking && count === 0 && (
          <>
            {translate('editorPalette:nothing', { search: search.trim() })}{' '}
            {translate('editorPalette:nothingHelp')}
          </>
        )}
        {!isLooking && translate('editorPalette:help')}
      </p>
    </search>
  );
}

import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { useTranslate } from '../../texts/TranslateContext';
import fields from '../kit/ui/fields.module.css';
import { useSelector } from 'react-redux';
import { joinClasses } from '../../ui/joinClasses';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { selectMay } from '../kit/session/sessionSlice';
import { Select } from '../kit/ui/Select';
import styles from './ListScreen.module.css';
import {
  countFilters,
  kinds,
  sorts,
  states,
  templateLocales,
  type TemplateFilters,
} from '../kit/data/templateFilters';

interface FilterBarProps {
  readonly filters: TemplateFilters;
  /** How many templates wait for the reader. */
  readonly waitingForMe: number;
  readonly onChanged: (filters: TemplateFilters) => void;
  /** Whether all is shown where there is little room. */
  readonly isOpen: boolean;
  readonly onOpened: (isOpen: boolean) => void;
}

/** How long a person may pause between two letters before the list is asked, in ms. */
const typingPauseMs = 250;

/** Select needs a value for "all" too. */
const all = 'all';

export function FilterBar({ filters, waitingForMe, onChanged, isOpen, onOpened }: FilterBarProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(filters.search);
  const [sent, setSent] = useState(filters.search);
  const [known, setKnown] = useState(filters.search);
  // A search that was not typed here, such as none at all, replaces what is typed; an answer to typing never does.
  if (known !== filters.search) {
    setKnown(filters.search);
    if (filters.search !== sent) {
      setSent(filters.search);
      setTyped(filters.search);
    }
  }
  useEffect(() => {
    if (typed === filters.search) return undefined;
    const timer = setTimeout(() => {
      setSent(typed);
      onChanged({ ...filters, search: typed });
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, filters, onChanged]);

  const mayEdit = useSelector(selectMay('editor'));
  const choose = (name: 'kind' | 'locale' | 'state') => (value: string) =>
    onChanged({ ...filters, search: typed, [name]: value === all ? '' : value });
  const toggle = (name: 'mine' | 'waits') => () =>
    onChanged({ ...filters, search: typed, [name]: filters[name] === '' ? 'me' : '' });
  const withAll = (options: readonly { readonly value: string; readonly label: string }[]) => [
    { value: all, label: translate('editor:list.all') },
    ...options,
  ];

  return (
    <div className={styles.bar} role="search" aria-label={translate('editor:list.filters')}>
      <SearchField
        aria-label={translate('editor:list.search')}
        value={typed}
        onChange={setTyped}
        className={styles.search ?? ''}
      >
        <Input className={fields.input ?? ''} placeholder={translate('editor:list.search')} />
      </SearchField>
      <button
        type="button"
        className={joinClasses(styles.toggle, styles.unfold)}
        aria-expanded={isOpen}
        onClick={() => onOpened(!isOpen)}
      >
        <SlidersHorizontal size={16} aria-hidden />
        {[translate('editor:list.filter'), countFilters(filters) || ''].filter(Boolean).join(' · ')}
      </button>
      <div className={styles.choices}>
        <Select
          isCompact
          label={translate('editor:list.kind')}
          value={filters.kind || all}
          onChange={choose('kind')}
          options={withAll(kinds.map((value) => ({ value, label: translate(`editor:kind.${value}`) })))}
        />
        <Select
          isCompact
          label={translate('editor:list.locale')}
          value={filters.locale || all}
          onChange={choose('locale')}
          options={withAll(
            templateLocales.map((value) => ({ value, label: translate(`editor:locale.${value}`) })),
          )}
        />
        <Select
          isCompact
          label={translate('editor:list.state')}
          value={filters.state || all}
          onChange={choose('state')}
          options={withAll(states.map((value) => ({ value, label: translate(`editor:state.${value}`) })))}
        />
        <Select
          isCompact
          label={translate('editor:list.sort')}
          value={sorts.find((sort) => sort === filters.sort) ?? 'changed'}
          onChange={(sort) => onChanged({ ...filters, search: typed, sort: sort === 'changed' ? '' : sort })}
          options={sorts.map((value) => ({ value, label: translate(`editor:list.sorts.${value}`) }))}
        />
      </div>
      <div className={styles.toggles}>
        {mayEdit && (
          <button
            type="button"
            className={joinClasses(styles.toggle, waitingForMe > 0 && styles.kept)}
            aria-pressed={filters.waits !== ''}
            onClick={toggle('waits')}
          >
            {translate('editor:list.waiting')}
            {waitingForMe > 0 && <WaitingCount count={waitingForMe} />}
          </button>
        )}
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={filters.mine !== ''}
          onClick={toggle('mine')}
        >
          {translate('editor:list.mine')}
        </button>
      </div>
    </div>
  );
}

function WaitingCount({ count }: { readonly count: number }) {
  const translate = useTranslate();
  return (
    <>
      <span aria-hidden="true" className={styles.count}>
        {count}
      </span>
      <VisuallyHidden>{translate('editor:list.waitingCount', { count })}</VisuallyHidden>
    </>
  );
}

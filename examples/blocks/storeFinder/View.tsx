import { useId, useState } from 'react';
import { ActionControl, defineBlock, Section, useTranslate } from 'vitrina/blocks';
import type { AcmeStoreFinderProps } from './props';
import { searchStores } from './searchStores';
import type texts from './texts/en.json';
import styles from './View.module.css';

export default defineBlock<AcmeStoreFinderProps>(function StoreFinder({ block }) {
  const translate = useTranslate<typeof texts>(block.type);
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { title, stores } = block.props;
  const found = searchStores(stores, search);
  const submit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    setSearch(typed);
  };
  return (
    <Section title={title}>
      <form role="search" className={styles.form} onSubmit={submit}>
        <label htmlFor={fieldId} className={styles.label}>
          {translate('label')}
        </label>
        <div className={styles.line}>
          <input
            id={fieldId}
            type="search"
            className={styles.input}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className={styles.button}>
            {translate('find')}
          </button>
        </div>
      </form>
      <p role="status" className={styles.status}>
        {search !== '' &&
          (found.length > 0 ? translate('found', { count: found.length }) : translate('none'))}
      </p>
      <ul className={styles.list}>
        {found.map(({ name, city, street, hours, action }) => (
          <li key={`${name} ${city} ${street}`} className={styles.store}>
            <div>
              <strong>{name}</strong>
              <p className={styles.place}>
                {street}, {city}
              </p>
              {hours && <p className={styles.place}>{hours}</p>}
            </div>
            {action && (
              <ActionControl action={action} className={styles.call}>
                {translate('call')}
              </ActionControl>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
});

import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './ProductHeader.module.css';
import { usePageFacts } from './pageContexts';
import { RemotePicture } from './RemotePicture';

interface ProductHeaderProps {
  readonly name: string;
  readonly logo: string | null | undefined;
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
}

const initialOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';

/** Of the app, where the product has no name. */
function useInitial(name: string): string {
  const { lender } = usePageFacts();
  return initialOf(name) || initialOf(lender?.appName ?? '');
}

/** Which product this is about: its logo, or the initial of its name. */
export function ProductHeader({ name, logo, note, aside }: ProductHeaderProps) {
  const initial = useInitial(name);
  return (
    <div className={styles.product}>
      <div className={styles.main}>
        <RemotePicture
          address={logo}
          alt=""
          className={styles.logo}
          width={40}
          height={40}
          fallback={
            <span className={styles.initial} aria-hidden="true" translate="no">
              {initial}
            </span>
          }
        />
        <div className={layout.fill}>
          <p className={styles.name} translate="no">
            {name}
          </p>
          {note !== undefined && <p className={layout.aside}>{note}</p>}
        </div>
      </div>
      {aside}
    </div>
  );
}

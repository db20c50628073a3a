import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './ProductHeader.module.css';
import { RemotePicture } from './RemotePicture';

interface ProductHeaderProps {
  readonly name: string;
  readonly logo: string | null | undefined;
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
}

const initialOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';

/** Which product this is about: its logo, or the initial of its name. */
export const ProductHeader = ({ name, logo, note, aside }: ProductHeaderProps) => (
  <div className={styles.product}>
    <div className={styles.main}>
      <RemotePicture
        address={logo}
        alt=""
        className={styles.logo}
        width={40}
        height={40}
        fallback={
          <span className={styles.initial} aria-hidden="true">
            {initialOf(name)}
          </span>
        }
      />
      <div className={layout.fill}>
        <p className={styles.name}>{name}</p>
        {note !== undefined && <p className={layout.aside}>{note}</p>}
      </div>
    </div>
    {aside}
  </div>
);

import type { PublicBrand } from '../../codec/publicBrand';
import styles from './Brandmark.module.css';

interface BrandmarkProps {
  readonly brand: Pick<PublicBrand, 'appName'>;
  readonly href: string;
}

/** The brand's name with its first letter as on the icon of the browser's tab; the way home. */
export function Brandmark({ brand, href }: BrandmarkProps) {
  const [initial = ''] = brand.appName;
  return (
    <a className={styles.brand} href={href}>
      <span className={styles.letter} aria-hidden="true">
        {initial}
      </span>
      {brand.appName}
    </a>
  );
}

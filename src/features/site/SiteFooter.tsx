import { ActionControl } from '../../blocks/ActionControl';
import type { PublicBrand } from '../../codec/brand';
import type { LanguageType } from '../../kernel/locale';
import type { TextKey } from '../../texts/textKey';
import { useTranslate } from '../../texts/TranslateContext';
import { siteAddress } from './siteData';
import styles from './SiteFooter.module.css';

const ways: readonly (readonly [string, TextKey])[] = [
  ['/Policy', 'site:nav.privacy'],
  ['/Loan', 'site:nav.loan'],
  ['/customerService', 'site:nav.service'],
  ['/Contact', 'site:nav.contact'],
];

/** Who lends, by the brand file; what it leaves empty is not mentioned. */
function Lender({ lender }: Pick<PublicBrand, 'lender'>) {
  const translate = useTranslate();
  const lines = [lender.name, lender.registration, lender.address].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title}>{translate('site:footer.lender')}</h2>
      {lines.map((line) => (
        <p key={line} translate="no">
          {line}
        </p>
      ))}
    </div>
  );
}

function Reach({ lender, servicePhone }: Pick<PublicBrand, 'lender' | 'servicePhone'>) {
  const translate = useTranslate();
  if (!servicePhone && !lender.email) return null;
  return (
    <div>
      <h2 className={styles.title}>{translate('site:footer.reach')}</h2>
      {servicePhone && (
        <p translate="no">
          <ActionControl action={{ type: 'call' }} className={styles.link}>
            {servicePhone}
          </ActionControl>
        </p>
      )}
      {lender.email && (
        <p translate="no">
          <a className={styles.link} href={`mailto:${lender.email}`}>
            {lender.email}
          </a>
        </p>
      )}
    </div>
  );
}

export function SiteFooter({
  brand,
  language,
}: {
  readonly brand: PublicBrand;
  readonly language: LanguageType;
}) {
  const translate = useTranslate();
  return (
    <footer className={styles.footer} data-tone="brand">
      <div className={styles.inner}>
        <p className={styles.care}>{translate('site:footer.care')}</p>
        <Lender lender={brand.lender} />
        <Reach lender={brand.lender} servicePhone={brand.servicePhone} />
        <ul className={styles.ways}>
          {ways.map(([path, label]) => (
            <li key={path}>
              <a className={styles.link} href={siteAddress(path, language, brand.languageType)}>
                {translate(label)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

import { useTranslate } from '../../../texts/TranslateContext';
import type { AddressRules } from '../../../template/address';
import { standingOf } from '../../kit/data/standing';
import { StandingBadges } from '../../kit/ui/StandingBadges';
import { isOpenToVisitors } from './linkPagesFeature';
import styles from './Links.module.css';
import { foreignHost, isLinkedSitePage, targetOf, templateIdOf } from './linkTarget';
import { useNamedPage } from './namedPages';

/** The page that a link leads to by name, and whether visitors can open it. */
export function PageSummary({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const entry = useNamedPage(id);
  if (entry === undefined) return null;
  if (entry === null) return <p className={styles.warning}>{translate('editorEdit:link.noPage')}</p>;
  return (
    <>
      <p className={styles.summary}>
        <span className={styles.name}>{entry.name}</span> <StandingBadges standing={standingOf(entry)} />
      </p>
      {!isOpenToVisitors(entry) && <p className={styles.warning}>{translate('editorEdit:link.notLive')}</p>}
    </>
  );
}

interface LinkSummaryProps {
  readonly address: string;
  readonly rules: AddressRules;
}

/** Where an address leads, in words; nothing where the address says so itself. */
export function LinkSummary({ address, rules }: LinkSummaryProps) {
  const translate = useTranslate();
  const id = templateIdOf(address, rules.origin);
  if (id !== undefined) return <PageSummary id={id} />;
  const { kind, value } = targetOf(address, rules.origin);
  const host = foreignHost(address, rules);
  if (kind === 'site' && isLinkedSitePage(value))
    return <p className={styles.summary}>{translate(`editorEdit:link.sitePages.${value}`)}</p>;
  return host === undefined ? null : (
    <p className={styles.summary}>{translate('editorEdit:link.leaves', { host })}</p>
  );
}

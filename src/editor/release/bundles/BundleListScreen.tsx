import { Package } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BundleEntry } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useResource } from '../../kit/data/resource';
import { buttonClasses } from '../../kit/ui/Button';
import { DataState, EmptyState } from '../../kit/ui/DataState';
import { Moment } from '../../kit/ui/Moment';
import { Screen } from '../../kit/ui/Screen';
import { TableFrame } from '../../kit/ui/TableFrame';
import table from '../../kit/ui/table.module.css';
import { BundleBadge } from './BundleBadge';
import styles from './Bundles.module.css';
import { bundleList } from './bundlesFeature';

function BundleRow({ bundle }: { readonly bundle: BundleEntry }) {
  const translate = useTranslate();
  const { id, name, state, templates, createdAt, createdByName, publishAt, waitsForYou } = bundle;
  return (
    <tr>
      <td>
        <Link to={`/bundles/${encodeURIComponent(id)}`} className={styles.open}>
          {name}
        </Link>
        {waitsForYou && <div className={styles.waits}>{translate('editorBundles:waitsForYou')}</div>}
      </td>
      <td className={table.narrow}>{translate('editorBundles:count', { count: templates })}</td>
      <td className={table.narrow}>
        <BundleBadge state={state} />
        {publishAt !== null && (
          <div className={table.second}>
            <Moment at={publishAt} />
          </div>
        )}
      </td>
      <td className={table.narrow}>
        {createdByName}
        <div className={table.second}>
          <Moment at={createdAt} isAge />
        </div>
      </td>
    </tr>
  );
}

/** `/bundles`: what is, was or will be published together. */
export function BundleListScreen() {
  const translate = useTranslate();
  const bundles = useResource(bundleList, undefined);
  const rows = bundles.value?.bundles ?? [];
  return (
    <Screen title={translate('editorBundles:title')} description={translate('editorBundles:text')}>
      <DataState of={bundles} />
      {bundles.value && rows.length === 0 && (
        <EmptyState
          icon={<Package />}
          title={translate('editorBundles:emptyTitle')}
          text={translate('editorBundles:emptyText')}
        >
          <Link to="/" className={buttonClasses()}>
            {translate('editorBundles:toTemplates')}
          </Link>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <TableFrame
          label={translate('editorBundles:title')}
          heads={[
            translate('editorBundles:heads.name'),
            translate('editorBundles:heads.templates'),
            translate('editorBundles:heads.state'),
            translate('editorBundles:heads.made'),
          ]}
        >
          <tbody>
            {rows.map((bundle) => (
              <BundleRow key={bundle.id} bundle={bundle} />
            ))}
          </tbody>
        </TableFrame>
      )}
    </Screen>
  );
}

import { ChevronLeft } from 'lucide-react';
import { useCallback, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import type { BundleChecks, BundleDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { formatMarketMoment } from '../../kit/data/marketTime';
import { useResource } from '../../kit/data/resource';
import { useVisibleInterval } from '../../kit/data/useVisibleInterval';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { DataState } from '../../kit/ui/DataState';
import { Screen } from '../../kit/ui/Screen';
import { BundleBadge } from './BundleBadge';
import { BundleNext } from './BundleNext';
import styles from './Bundles.module.css';
import { bundleChecks, bundleDetails } from './bundlesFeature';
import { MemberCard } from './MemberCard';
import { sharedMarket } from './sharedMarket';

/** By the clocks of its pages. */
const timeOfBundle = (bundle: BundleDetails, at: number, language: string): string =>
  formatMarketMoment(at, sharedMarket(bundle), language, Date.now());

/** Why nothing was published at the set time, until somebody decides anew. */
function FailedNote({ bundle }: { readonly bundle: BundleDetails }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { failed, members } = bundle;
  if (!failed) return null;
  const named = members.find(({ templateId }) => templateId === failed.templateId);
  const template = named?.name ?? failed.templateId ?? '';
  return (
    <p className={styles.note} role="alert">
      {translate('editorBundles:failedPlain', { time: timeOfBundle(bundle, failed.publishAt, language) })}{' '}
      {translate(`editorBundles:why.${failed.why}`, { template })}
    </p>
  );
}

interface ContentProps {
  readonly bundle: BundleDetails;
  readonly checks: BundleChecks | undefined;
}

function Content({ bundle, checks }: ContentProps) {
  const translate = useTranslate();
  const title = useId();
  const isWaiting = bundle.state === 'open' || bundle.state === 'scheduled';
  const findingsOf = (id: string) =>
    isWaiting ? checks?.checked.find(({ templateId }) => templateId === id)?.findings : undefined;
  return (
    <>
      <FailedNote bundle={bundle} />
      <div className={styles.body}>
        <section className={styles.members} aria-labelledby={title}>
          <h2 id={title} className={styles.name}>
            {translate('editorBundles:members')}
          </h2>
          {bundle.members.map((member) => (
            <MemberCard
              key={member.templateId}
              bundle={bundle}
              member={member}
              findings={findingsOf(member.templateId)}
            />
          ))}
        </section>
        <BundleNext bundle={bundle} checks={checks} />
      </div>
    </>
  );
}

/** Between two looks at a bundle that waits for an answer, in ms: what is answered elsewhere is seen at once. */
const lookEveryMs = 2_000;

/** `/bundles/:id`: what changes with each template, what the checks say, and what comes next. */
export function BundleScreen() {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { id = '' } = useParams();
  const details = useResource(bundleDetails, id);
  const checks = useResource(bundleChecks, id);
  const { value } = details;
  const dispatch = useDispatch();
  const isWaiting = value?.state === 'open' && value.approval?.state === 'waiting';
  const look = useCallback(() => {
    if (isWaiting) dispatch(bundleDetails.renewed(id));
  }, [dispatch, id, isWaiting]);
  useVisibleInterval(look, lookEveryMs);
  return (
    <Screen
      title={value?.name ?? translate('editorBundles:title')}
      about={translate('editorBundles:title')}
      above={
        <Link to="/bundles" className={styles.way}>
          <ChevronLeft aria-hidden="true" />
          {translate('editorBundles:back')}
        </Link>
      }
      description={
        value && (
          <span className={styles.facts}>
            <BundleBadge state={value.state} />
            {translate('editorBundles:made', {
              name: value.createdByName,
              time: timeOfBundle(value, value.createdAt, language),
            })}
          </span>
        )
      }
    >
      <DataState of={details} />
      {value && <Content bundle={value} checks={checks.value} />}
    </Screen>
  );
}

import type { BundleState } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import badges from '../../kit/ui/StandingBadges.module.css';

const looks: Readonly<Record<BundleState, string | undefined>> = {
  open: badges.changed,
  scheduled: badges.scheduled,
  published: badges.live,
  rolledBack: badges.archived,
};

export function BundleBadge({ state }: { readonly state: BundleState }) {
  const translate = useTranslate();
  return (
    <span className={joinClasses(badges.badge, looks[state])}>
      {translate(`editorBundles:state.${state}`)}
    </span>
  );
}

import type { Translate } from '../texts/textKey';
import type { WayHome } from './FullPageState';

/** The way home of a page that has nothing else to show: the app's, where one is around the page (contract §7). */
export const wayHome = (translate: Translate, onHome: () => void): WayHome => ({
  label: translate('common:home'),
  href: '/',
  onChosen: (event) => {
    event.preventDefault();
    onHome();
  },
});

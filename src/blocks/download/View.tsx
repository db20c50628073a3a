import { useTranslate } from '../../texts/TranslateContext';
import { buttonClasses } from '../../ui/Button';
import { ActionControl } from '../ActionControl';
import type { BlockViewProps } from '../definition';
import { usePage } from '../PageContext';
import { Section } from '../Section';
import styles from './View.module.css';

const otherSystem = { android: 'ios', ios: 'android' } as const;
const otherTextKeys = { android: 'blocks:download.alsoAndroid', ios: 'blocks:download.alsoIos' } as const;

/** The store's page for this phone first, the other phone's below it. */
export function View({ block }: BlockViewProps<'download'>) {
  const translate = useTranslate();
  const { brand, clientType } = usePage();
  const other = otherSystem[clientType];
  const address = brand.storeLinks[clientType];
  const otherAddress = brand.storeLinks[other];
  return (
    <Section className={styles.ways}>
      {address ? (
        <ActionControl
          action={{ type: 'link', href: address }}
          className={buttonClasses('primary', styles.button)}
        >
          <svg className={styles.arrow} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M10 3v10M5.5 9l4.5 4.5L14.5 9M4 17h12" />
          </svg>
          {block.props.label || translate(`blocks:download.${clientType}`)}
        </ActionControl>
      ) : (
        <p>{translate('blocks:download.missing')}</p>
      )}
      {otherAddress && (
        <ActionControl action={{ type: 'link', href: otherAddress }} className={buttonClasses('plain')}>
          {translate(otherTextKeys[other])}
        </ActionControl>
      )}
    </Section>
  );
}

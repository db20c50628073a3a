import { useTranslate } from '../../texts/TranslateContext';
import { joinClasses } from '../../ui/joinClasses';
import styles from './Preview.module.css';

export const phoneWidths = [320, 360, 412] as const;
export type PhoneWidth = (typeof phoneWidths)[number];

const widthClasses: Readonly<Record<PhoneWidth, string | undefined>> = {
  320: styles.small,
  360: styles.middle,
  412: styles.large,
};

interface PhoneFrameProps {
  readonly width: PhoneWidth;
  readonly address: string;
}

/** A page of a draft in a phone's width, drawn by the host as the public page is. */
export function PhoneFrame({ width, address }: PhoneFrameProps) {
  const translate = useTranslate();
  return (
    <figure className={styles.phone}>
      <div className={joinClasses(styles.place, widthClasses[width])}>
        <iframe className={styles.screen} title={translate('editorPreview:phone', { width })} src={address} />
      </div>
      <figcaption className={styles.caption}>{translate('editorPreview:phone', { width })}</figcaption>
    </figure>
  );
}

import styles from './Thumbnail.module.css';

interface ThumbnailProps {
  /** A template's id, or a starter's key. */
  readonly id: string;
  readonly source: 'draft' | 'live' | 'starter';
}

/**
 * The page itself, small and without its code: drawn by the host like everywhere else. It takes no focus, no press and no place in what is
 * read aloud, and is asked for only when it comes into view.
 */
export const Thumbnail = ({ id, source }: ThumbnailProps) => (
  <span className={styles.window} aria-hidden="true">
    <iframe
      inert
      loading="lazy"
      tabIndex={-1}
      title=""
      className={styles.page}
      src={`/editor/frame/${encodeURIComponent(id)}?source=${source}&still=1`}
    />
  </span>
);

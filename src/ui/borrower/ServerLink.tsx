import type { ReactNode } from 'react';
import { usePageFacts } from './pageContexts';
import styles from './ServerLink.module.css';

interface ServerLinkProps {
  readonly address: string;
  readonly onChosen: () => void;
  readonly testId?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link that the server supplied. One that leads elsewhere than to us and our partners is no link to the browser,
 * so that it can't be opened past the check; choosing it says why.
 */
export function ServerLink({ address, onChosen, testId, children }: ServerLinkProps) {
  const { isServerAddress } = usePageFacts();
  if (!isServerAddress(address)) {
    return (
      <button type="button" className={styles.link} data-testid={testId} onClick={onChosen}>
        {children}
      </button>
    );
  }
  return (
    <a
      href={address}
      className={styles.link}
      data-testid={testId}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChosen();
      }}
    >
      {children}
    </a>
  );
}

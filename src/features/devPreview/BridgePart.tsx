import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../../ui/Button';
import styles from './DevPreview.module.css';
import { messageChosen } from './slice';
import { appPages, messagesOf, type TestParameters } from './parameters';
import { Part } from './Part';

interface BridgePartProps {
  readonly parameters: TestParameters;
  readonly phone: string;
}

/** A button for each message to the app (contract §7). */
export function BridgePart({ parameters, phone }: BridgePartProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const id = useId();
  const [page, setPage] = useState<string>(appPages[0]);
  return (
    <Part title={translate('devPreview:bridge.title')}>
      <label className={styles.label} htmlFor={id}>
        {translate('devPreview:bridge.page')}
      </label>
      <select id={id} className={styles.page} value={page} onChange={(event) => setPage(event.target.value)}>
        {appPages.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <div className={styles.messages}>
        {messagesOf({ page, phone, parameters }).map((message) => (
          <Button
            key={message.action}
            look="secondary"
            data-testid={`bridge-${message.action}`}
            onClick={() => dispatch(messageChosen(message))}
          >
            {message.action}
          </Button>
        ))}
      </div>
    </Part>
  );
}

import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { pageAddress } from '../../../kernel/pageAddress';
import { useTranslate } from '../../../texts/TranslateContext';
import type { RepayState } from '../state';
import { bubbleMoved } from './bubblePlace';
import { ServiceBubble } from './ServiceBubble';
import styles from './ServiceCorner.module.css';

/** The end of the top bar: the berth of the service bubble, and the bubble, wherever it was put. */
export function ServiceCorner() {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const { search } = useLocation();
  const place = useSelector((state: RepayState) => state.bubble);
  return (
    <>
      <span className={styles.berth} />
      <ServiceBubble
        label={translate('repay:service')}
        address={pageAddress('/customerService', {}, search)}
        place={place}
        onMoved={(moved) => dispatch(bubbleMoved(moved))}
      />
    </>
  );
}

import { useDispatch, useSelector } from 'react-redux';
import { useResource } from '../../effects/useResource';
import { toastRequested } from '../../events/toast';
import { dialledNumber } from '../../kernel/dialledNumber';
import { shownText } from '../../kernel/shownValue';
import { useTranslate } from '../../texts/TranslateContext';
import { ResourceView } from '../../ui/borrower/ResourceView';
import { callChosen, contact as contactResource, selectContact } from './slice';
import { Mail, MessageSquareText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../../effects/PageLink';
import { pageAddress } from '../../kernel/pageAddress';
import { CopyButton } from '../../ui/borrower/CopyButton';
import { EmptyState } from '../../ui/borrower/StatePanel';
import { buttonClasses } from '../../ui/Button';
import layout from '../../ui/borrower/layout.module.css';
import styles from './ServiceScreen.module.css';
import { SkeletonBoxes } from '../../ui/borrower/SkeletonRows';

const skeleton = <SkeletonBoxes className={styles.awaitedWay} title={styles.awaitedLead} />;

/** `/customerService`: telephone and e-mail (contract §10). */
export function ServiceScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const contact = useSelector(selectContact);
  const view = useResource(contactResource, contact, undefined);
  return (
    <ResourceView {...view} onService={undefined} title={translate('service:title')} skeleton={skeleton}>
      {({ va, phone, email }) => (
        <ContactWays
          phone={shownText(va) || shownText(phone)}
          email={shownText(email)}
          onCall={(number) => dispatch(callChosen(number))}
          onCopied={() => dispatch(toastRequested({ key: 'borrower:copied' }))}
        />
      )}
    </ResourceView>
  );
}

interface ContactWaysProps {
  /** Empty where there is none. */
  readonly phone: string;
  readonly email: string;
  readonly onCall: (phone: string) => void;
  readonly onCopied: () => void;
}

/** An address that is too long for its line breaks after the sign. */
function breakable(email: string): ReactNode {
  const [name = '', ...place] = email.split('@');
  if (place.length === 0) return name;
  return (
    <>
      {name}@<wbr />
      {place.join('@')}
    </>
  );
}

/** Every way to the service: a telephone, an e-mail, a complaint with an answer here. */
function ContactWays({ phone, email, onCall, onCopied }: ContactWaysProps) {
  const translate = useTranslate();
  const { search } = useLocation();
  const complaint = pageAddress('/complaint', {}, search);
  if (!phone && !email) {
    return (
      <EmptyState title={translate('service:empty.title')} text={translate('service:empty.text')}>
        <PageLink className={buttonClasses('primary')} to={complaint}>
          {translate('service:complaint')}
        </PageLink>
      </EmptyState>
    );
  }
  return (
    <section>
      <h2 className={styles.lead}>{translate('service:lead')}</h2>
      <ul className={styles.ways}>
        {phone && (
          <li className={styles.way}>
            <Phone className={layout.icon} size={24} aria-hidden="true" />
            <div className={layout.fill}>
              <p className={layout.aside}>{translate('service:phone')}</p>
              <a
                className={styles.link}
                data-testid="service-phone"
                translate="no"
                href={`tel:${dialledNumber(phone)}`}
                onClick={(event) => {
                  event.preventDefault();
                  onCall(phone);
                }}
              >
                {phone}
              </a>
            </div>
            <CopyButton label={translate('service:copyPhone')} text={phone} onCopied={onCopied} />
          </li>
        )}
        {email && (
          <li className={styles.way}>
            <Mail className={layout.icon} size={24} aria-hidden="true" />
            <div className={layout.fill}>
              <p className={layout.aside}>{translate('service:email')}</p>
              <a
                className={styles.link}
                data-testid="service-email"
                translate="no"
                href={`mailto:${encodeURI(email)}`}
              >
                {breakable(email)}
              </a>
            </div>
            <CopyButton label={translate('service:copyEmail')} text={email} onCopied={onCopied} />
          </li>
        )}
        <li className={styles.way}>
          <MessageSquareText className={layout.icon} size={24} aria-hidden="true" />
          <div className={layout.fill}>
            <PageLink className={styles.link} to={complaint}>
              {translate('service:complaint')}
            </PageLink>
            <p className={layout.aside}>{translate('service:complaintNote')}</p>
          </div>
        </li>
      </ul>
    </section>
  );
}

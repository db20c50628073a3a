import { useDispatch, useSelector } from 'react-redux';
import { useOpened } from '../../effects/useOpened';
import { copyChosen } from '../../effects/copy';
import { useNavigation } from '../../events/navigation';
import { shownText } from '../../kernel/shownValue';
import { useTranslate } from '../../texts/TranslateContext';
import { ResourceView } from '../../ui/borrower/ResourceView';
import { ContactWays } from './ContactWays';
import { callChosen, contact as contactResource, selectContact } from './slice';
import { ServiceSkeleton } from './ServiceSkeleton';

/** `/customerService`: telephone and e-mail (contract §10). */
export function ServiceScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const navigation = useNavigation();
  const contact = useSelector(selectContact);
  useOpened(contactResource, undefined);
  return (
    <ResourceView
      {...navigation}
      {...contact}
      title={translate('service:title')}
      skeleton={<ServiceSkeleton />}
      onRetry={() => dispatch(contactResource.renewed(undefined))}
    >
      {({ va, phone, email }) => (
        <ContactWays
          phone={shownText(va) || shownText(phone)}
          email={shownText(email)}
          onCall={(number) => dispatch(callChosen(number))}
          onCopied={(text) => dispatch(copyChosen(text))}
        />
      )}
    </ResourceView>
  );
}

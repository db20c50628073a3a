import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '../../editor/ui/Button';
import { EmptyState } from '../../editor/ui/EmptyState';
import { Screen } from '../../editor/ui/Screen';
import { useTranslate } from '../../texts/TranslateContext';

export function NotFoundScreen() {
  const translate = useTranslate();
  return (
    <Screen title={translate('editor:notFound.title')}>
      <EmptyState
        icon={<SearchX />}
        title={translate('editor:notFound.heading')}
        text={translate('editor:notFound.text')}
      >
        <Link to="/" className={buttonClasses()}>
          {translate('editor:notFound.home')}
        </Link>
      </EmptyState>
    </Screen>
  );
}

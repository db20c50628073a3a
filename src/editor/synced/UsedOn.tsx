import { useTranslate } from '../../texts/TranslateContext';
import { useResource } from '../data/resource';
import { syncedPages } from '../sections/sectionsFeature';

/** On how many pages a synced block is, those of other markets counted, before it is renamed or deleted. */
export function UsedOn({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { value, request } = useResource(syncedPages, id);
  if (!value || request !== id) return null;
  const count = value.pages.length + value.others;
  return (
    <>
      <p role="status">
        {count === 0 ? translate('editorSynced:unused') : translate('editorSynced:used', { count })}
      </p>
      {value.pages.length > 0 && <p>{value.pages.map(({ copy }) => copy.name).join(', ')}</p>}
    </>
  );
}

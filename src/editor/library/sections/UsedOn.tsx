import { useTranslate } from '../../../texts/TranslateContext';
import { useResource } from '../../kit/data/resource';
import { syncedPages } from './sectionsFeature';
import { ProblemNote } from '../../kit/ui/Problem';

/** As many pages are named; the others are counted. */
const mostNames = 6;

/** Which pages have a synced block, those of other markets counted. */
export function UsedOn({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { value, request, problem } = useResource(syncedPages, id);
  if (problem) return <ProblemNote problem={problem} />;
  if (!value || request !== id) return <p role="status">{translate('editorSynced:counting')}</p>;
  const count = value.pages.length + value.others;
  const named = value.pages.slice(0, mostNames).map(({ copy }) => copy.name);
  const more = count - named.length;
  const names = [
    ...(named.length > 0 ? [named.join(', ')] : []),
    ...(more > 0 ? [translate('editorSynced:andMore', { count: more })] : []),
  ].join(' ');
  return (
    <p role="status">
      {count === 0 ? translate('editorSynced:unused') : translate('editorSynced:used', { count, names })}
    </p>
  );
}

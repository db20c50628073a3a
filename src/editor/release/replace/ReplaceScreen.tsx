import { ChevronLeft, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ReplacementPreview, WantedReplacement } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { Button } from '../../kit/ui/Button';
import { EmptyState, LoadingRows } from '../../kit/ui/DataState';
import { ProblemNote } from '../../kit/ui/Problem';
import { Screen } from '../../kit/ui/Screen';
import { chosenTemplates, firstChoice, pathsOf, sizeOf, withPaths } from './chosenPlaces';
import { FoundTemplate } from './FoundTemplate';
import { ManyDraftsOutcome } from './ManyDraftsOutcome';
import styles from './Replace.module.css';
import { findPlaces, replacePlaces } from './replaceFeature';
import { ReplaceForm } from './ReplaceForm';

/** Ids that the list has led here with; undefined: all. */
function useScope() {
  const [query, setQuery] = useSearchParams();
  const ids = (query.get('in') ?? '').split(',').filter((id) => id !== '');
  return { ids: ids.length === 0 ? undefined : ids, widen: () => setQuery({}, { replace: true }) };
}

interface ResultsProps {
  readonly preview: ReplacementPreview;
  readonly wanted: WantedReplacement;
  readonly onAgain: () => void;
}

/** Every place that was found, and what was made of those that were chosen. */
function Results({ preview: { templates, rest }, wanted, onAgain }: ResultsProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(() => firstChoice(templates));
  const { value: outcome, isBusy, problem, run } = useMutation(replacePlaces);
  const counted = (size: { readonly templates: number; readonly places: number }) => ({
    places: translate('editorReplace:places', { count: size.places }),
    templates: translate('editorReplace:templates', { count: size.templates }),
  });
  if (outcome)
    return (
      <ManyDraftsOutcome
        outcome={outcome}
        bundleName={
          wanted.kind === 'picture' ? '' : translate('editorReplace:bundleName', { find: wanted.find })
        }
        againLabel={translate('editorReplace:again')}
        onAgain={onAgain}
      />
    );
  const size = sizeOf(chosen);
  const places = templates.reduce((sum, each) => sum + each.places.length, 0);
  return (
    <>
      <p role="status" className={styles.count}>
        {translate('editorReplace:found', counted({ templates: templates.length, places }))}
      </p>
      {rest > 0 && <p className={styles.warning}>{translate('editorReplace:rest', { count: rest })}</p>}
      <div className={styles.templates}>
        {templates.map((template) => (
          <FoundTemplate
            key={template.copy.id}
            template={template}
            chosen={pathsOf(chosen, template.copy.id)}
            onChosen={(paths) => setChosen(withPaths(chosen, template.copy.id, paths))}
          />
        ))}
      </div>
      <div className={styles.bar}>
        <div className={styles.what}>
          <p className={styles.count}>{translate('editorReplace:chosen', counted(size))}</p>
          <p className={styles.quiet}>{translate('editorReplace:saveText')}</p>
          <ProblemNote problem={problem} />
        </div>
        <Button
          look="primary"
          isBusy={isBusy}
          isDisabled={size.places === 0}
          onPress={() => run({ replacement: wanted, templates: chosenTemplates(templates, chosen) })}
        >
          {translate('editorReplace:save')}
        </Button>
      </div>
    </>
  );
}

/** `/replace`: words, addresses and pictures of many templates at once, each place seen before it changes. */
export function ReplaceScreen() {
  const translate = useTranslate();
  const { ids, widen } = useScope();
  const { value, request, isBusy, problem, run, forget } = useMutation(findPlaces);
  const [round, setRound] = useState(0);
  const again = (): void => {
    forget();
    setRound(round + 1);
  };
  return (
    <Screen
      title={translate('editorReplace:title')}
      description={translate('editorReplace:text')}
      above={
        <Link to="/" className={styles.way}>
          <ChevronLeft aria-hidden="true" />
          {translate('editorReplace:back')}
        </Link>
      }
    >
      <ReplaceForm
        key={round}
        isBusy={isBusy}
        problem={problem}
        scope={
          ids ? (
            <>
              {translate('editorReplace:scopeChosen', { count: ids.length })}{' '}
              <Button look="quiet" onPress={widen}>
                {translate('editorReplace:lookInAll')}
              </Button>
            </>
          ) : (
            translate('editorReplace:scopeAll')
          )
        }
        onChanged={forget}
        onSubmitted={(replacement) => run({ replacement, ...(ids && { templateIds: ids }) })}
      />
      <div className={styles.results}>
        {isBusy && <LoadingRows rows={4} />}
        {value && request && value.templates.length > 0 && (
          <Results
            key={JSON.stringify(request)}
            preview={value}
            wanted={request.replacement}
            onAgain={again}
          />
        )}
        {value?.templates.length === 0 && (
          <EmptyState
            icon={<SearchX />}
            title={translate('editorReplace:nothingTitle')}
            text={translate('editorReplace:nothingText')}
          />
        )}
      </div>
    </Screen>
  );
}

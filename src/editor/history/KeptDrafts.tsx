import { FileDown } from 'lucide-react';
import type { DraftVersion } from '../../generated/editor';
import { Button } from '../ui/Button';
import { Moment } from '../ui/Moment';
import { ProblemNote } from '../ui/Problem';
import { Section } from '../ui/Section';
import { TableFrame } from '../ui/TableFrame';
import table from '../ui/table.module.css';
import { saveVersion } from './historyFeature';
import { useMutation } from '../data/mutation';
import { useTranslate } from '../../texts/TranslateContext';

interface KeptDraftsProps {
  readonly id: string;
  readonly versions: readonly DraftVersion[];
}

/** Earlier states of the draft, and those that lost to another person's; each can be had as a file and imported. */
export function KeptDrafts({ id, versions }: KeptDraftsProps) {
  const translate = useTranslate();
  const { request, isBusy, problem, run } = useMutation(saveVersion);
  return (
    <Section title={translate('editor:history.drafts')} text={translate('editor:history.draftsText')}>
      <ProblemNote problem={problem} />
      <TableFrame label={translate('editor:history.drafts')}>
        <thead>
          <tr>
            <th scope="col">{translate('editor:history.why')}</th>
            <th scope="col">{translate('editor:history.who')}</th>
            <th scope="col">{translate('editor:history.when')}</th>
            <th scope="col">{translate('editor:history.then')}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ number, reason, savedByName, savedAt }) => (
            <tr key={number}>
              <td>{translate(`editor:history.kept.${reason}`)}</td>
              <td className={table.narrow}>{savedByName}</td>
              <td className={table.narrow}>
                <Moment at={savedAt} />
              </td>
              <td className={table.narrow}>
                <Button
                  icon={<FileDown aria-hidden="true" />}
                  isBusy={isBusy && request?.number === number}
                  onPress={() => run({ id, number })}
                  aria-label={translate('editor:history.saveDraft', { number })}
                >
                  {translate('editor:history.save')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </Section>
  );
}

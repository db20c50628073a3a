import type { NoticeMail } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { useResource } from '../../kit/data/resource';
import { sendsMail } from '../session/sendsMail';
import { DataState } from '../../kit/ui/DataState';
import layout from '../../kit/ui/layout.module.css';
import { ProblemNote } from '../../kit/ui/Problem';
import { Section } from '../../kit/ui/Screen';
import { Select } from '../../kit/ui/Select';
import { chooseNoticeMail, noticeMail } from './noticeMailFeature';

const choices = ['atOnce', 'daily', 'never'] as const satisfies readonly NoticeMail['choice'][];

/** How often the signed-in account gets e-mails about notices; a choice is saved at once. */
export function NoticeMailPart() {
  const translate = useTranslate();
  const title = translate('editorComments:mail.title');
  if (!sendsMail())
    return (
      <Section title={title}>
        <p className={layout.muted}>{translate('editorComments:mail.off')}</p>
      </Section>
    );
  return (
    <Section title={title} text={translate('editorComments:mail.text')}>
      <div className={layout.panel}>
        <Choice />
      </div>
    </Section>
  );
}

function Choice() {
  const translate = useTranslate();
  const stored = useResource(noticeMail, undefined);
  const { problem, run } = useMutation(chooseNoticeMail);
  return (
    <>
      <DataState of={stored} rows={1} />
      {stored.value && (
        <Select
          label={translate('editorComments:mail.how')}
          value={stored.value.choice}
          onChange={(choice) => run({ choice })}
          options={choices.map((value) => ({ value, label: translate(`editorComments:mail.${value}`) }))}
        />
      )}
      <ProblemNote problem={problem} />
    </>
  );
}

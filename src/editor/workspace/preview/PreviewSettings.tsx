import { useId } from 'react';
import type { EditorGuard } from '../../../generated/editor';
import type { Locale } from '../../../kernel/locale';
import { useTranslate } from '../../../texts/TranslateContext';
import { Select } from '../../kit/ui/Select';
import { MomentField } from '../../kit/ui/MomentField';
import { TextField } from '../../kit/ui/TextField';
import styles from './Preview.module.css';
import type { PreviewChoice } from './previewChoice';

interface PreviewSettingsProps {
  readonly choice: PreviewChoice;
  /** While it deals visitors out, two revisions are live. */
  readonly guard: EditorGuard | undefined;
  /** Of the page, whose clocks its time goes by; empty: the reader's own. */
  readonly market: string;
  /** Those that the page can be read in. */
  readonly languages: readonly Locale[];
  readonly experiments: ReadonlyMap<string, readonly string[]>;
  readonly onChange: (choice: PreviewChoice) => void;
}

/** Whom the phones show the page for. */
export function PreviewSettings(props: PreviewSettingsProps) {
  const { choice, guard, market, languages, experiments, onChange } = props;
  const translate = useTranslate();
  const id = useId();
  const set =
    <Key extends keyof PreviewChoice>(key: Key) =>
    (value: PreviewChoice[Key]) =>
      onChange({ ...choice, [key]: value });
  const option = <Value extends string>(
    value: Value,
    key: 'draft' | 'live' | 'ownLanguage' | 'en' | 'es' | 'android' | 'ios' | 'yes' | 'no' | 'fast' | 'slow',
  ) => ({
    value,
    label: translate(`editorPreview:${key}`),
  });
  const liveFor = (revision: number, share: number): string =>
    translate('editorPreview:liveFor', { revision, share });
  const live = guard
    ? ([
        { value: 'live', label: liveFor(guard.previousRevision, 100 - guard.sharePercent) },
        { value: 'tried', label: liveFor(guard.revision, guard.sharePercent) },
      ] as const)
    : [option('live', 'live')];
  const asked = (
    [
      ['1', 'en'],
      ['2', 'es'],
    ] as const
  ).flatMap(([value, locale]) =>
    value === choice.language || languages.includes(locale) ? [option(value, locale)] : [],
  );
  return (
    <section className={styles.settings} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {translate('editorPreview:settings')}
      </h2>
      <Select
        label={translate('editorPreview:source')}
        options={[option('draft', 'draft'), ...live]}
        value={!guard && choice.source === 'tried' ? 'live' : choice.source}
        onChange={set('source')}
      />
      <Select
        label={translate('editorPreview:language')}
        options={[option('', 'ownLanguage'), ...asked]}
        value={choice.language}
        onChange={set('language')}
      />
      <TextField label={translate('editorPreview:utmTag')} value={choice.utmTag} onChange={set('utmTag')} />
      <Select
        label={translate('editorPreview:system')}
        options={[option('android', 'android'), option('ios', 'ios')]}
        value={choice.clientType}
        onChange={set('clientType')}
      />
      <Select
        label={translate('editorPreview:registered')}
        options={[option('no', 'no'), option('yes', 'yes')]}
        value={choice.registered}
        onChange={set('registered')}
      />
      <MomentField
        label={translate('editorPreview:now')}
        value={choice.now}
        market={market}
        onChange={set('now')}
      />
      {[...experiments].map(([experiment, groups]) => (
        <Select
          key={experiment}
          label={translate('editorPreview:experiment', { name: experiment })}
          options={groups.map((group) => ({ value: group, label: group }))}
          value={choice.groups[experiment] ?? groups[0] ?? ''}
          onChange={(group) => set('groups')({ ...choice.groups, [experiment]: group })}
        />
      ))}
      <Select
        label={translate('editorPreview:network')}
        options={[option('fast', 'fast'), option('slow', 'slow')]}
        value={choice.network}
        onChange={set('network')}
      />
    </section>
  );
}

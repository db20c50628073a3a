import { type SyntheticEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { languageTypeOf } from '../../kernel/locale';
import { checkLayout } from '../../template/check/layout/checkLayout';
import type { TemplateCheck } from '../../template/check/templateCheck';
import { useTranslate } from '../../texts/TranslateContext';
import { selectEdit, type WithEdit } from '../edit/editSlice';
import { useWorkspace } from '../edit/workspace';
import { Button } from '../ui/Button';
import styles from './CheckPanel.module.css';
import { FindingList, type AnyFinding } from './FindingList';

/** Fonts, and what the page decides once it is alive, change sizes. Milliseconds. */
const settleMs = 500;

/** What can be seen only in a page that has been drawn; undefined: the frame shows no page. */
async function lookAt(frame: HTMLIFrameElement, text: string): Promise<readonly TemplateCheck[] | undefined> {
  await frame.contentDocument?.fonts.ready;
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const page = frame.contentDocument;
  return page?.querySelector('main') ? checkLayout(text, page) : undefined;
}

interface LayoutPartProps {
  readonly look: LayoutLook;
  readonly onLooked: (look: LayoutLook) => void;
  readonly placeOf: (finding: AnyFinding) => string;
  readonly onChosen: (finding: AnyFinding) => void;
}

/** The checks that need a layout: the host draws the saved draft 360 pixels wide, out of sight, and it is measured there. */
export function LayoutPart({ look, onLooked, placeOf, onChosen }: LayoutPartProps) {
  const translate = useTranslate();
  const { brand, language } = useWorkspace();
  const { id, text, phase } = useSelector(selectEdit);
  const languageType = languageTypeOf(language, brand.languageType);
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    void lookAt(currentTarget, text).then((findings) =>
      onLooked(findings ? { phase: 'done', findings, text } : { phase: 'failed' }),
    );
  };
  return (
    <section className={styles.part} aria-label={translate('editorEdit:check.layout')}>
      <Button
        isDisabled={phase !== 'saved' || look.phase === 'looking'}
        onPress={() => onLooked({ phase: 'looking' })}
      >
        {translate('editorEdit:check.layoutRun')}
      </Button>
      <div role="status">
        {look.phase === 'looking' && translate('editorEdit:check.layoutRunning')}
        {look.phase === 'failed' && translate('editorEdit:check.layoutFailed')}
        {look.phase === 'done' && look.findings.length === 0 && translate('editorEdit:check.clean')}
      </div>
      {look.phase === 'done' && (
        <FindingList findings={look.findings} placeOf={placeOf} onChosen={onChosen} />
      )}
      {look.phase === 'looking' && (
        <iframe
          className={styles.frame}
          title={translate('editorEdit:check.layout')}
          aria-hidden
          tabIndex={-1}
          src={`/editor/frame/${encodeURIComponent(id)}?source=draft&language=${languageType}`}
          onLoad={measure}
        />
      )}
    </section>
  );
}

/** How far looking at the drawn page has got. */
export type LayoutLook =
  | { readonly phase: 'idle' | 'looking' | 'failed' }
  | { readonly phase: 'done'; readonly findings: readonly TemplateCheck[]; readonly text: string };

const selectText = (state: WithEdit): string => selectEdit(state).text;

/** What was measured last; what was measured before a change says nothing about the page after it. */
export function useLayoutLook(): { readonly look: LayoutLook; readonly setLook: (look: LayoutLook) => void } {
  const text = useSelector(selectText);
  const [last, setLook] = useState<LayoutLook>({ phase: 'idle' });
  return { look: last.phase === 'done' && last.text !== text ? { phase: 'idle' } : last, setLook };
}

import { type SyntheticEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { languageTypeOf } from '../../kernel/locale';
import { checkLayout, scrollingBlocks } from '../../template/check/layout/checkLayout';
import { observeShifts } from '../../template/check/layout/observeShifts';
import type { TemplateCheck } from '../../template/check/templateCheck';
import { useTranslate } from '../../texts/TranslateContext';
import { selectEdit, type WithEdit } from '../edit/editSlice';
import { useWorkspace } from '../edit/workspace';
import { Button } from '../ui/Button';
import styles from './CheckPanel.module.css';
import { FindingList } from './FindingList';

/** Fonts, and what the page decides once it is alive, change sizes. Milliseconds. */
const settleMs = 500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const settled = (): Promise<void> => pause(settleMs);

/** Between two moves of a finger, in milliseconds: long enough for what has come near to be laid out. */
const moveMs = 50;

/**
 * Brings a control to the middle of the screen by moves of half a screen at most, as a finger does. A jump would show
 * blocks before they are laid out, which no visitor sees, and count that as their shift.
 */
async function scrollTo(control: HTMLElement, view: Window): Promise<void> {
  const most = view.innerHeight / 2;
  for (let before = -1; before !== view.scrollY;) {
    const { top, height } = control.getBoundingClientRect();
    const far = top + height / 2 - most;
    before = view.scrollY;
    view.scrollBy({ top: Math.max(-most, Math.min(most, far)), behavior: 'instant' });
    await pause(moveMs);
  }
}

/** Taps what scrolls to another block, as a visitor would: what is far off is laid out on the way. */
async function tapScrollers(page: Document, view: Window, text: string): Promise<void> {
  for (const id of scrollingBlocks(text)) {
    const control = page.querySelector<HTMLElement>(`[data-testid="block-${CSS.escape(id)}"] button`);
    if (!control) continue;
    await scrollTo(control, view);
    await settled();
    control.click();
    await settled();
  }
}

/** What can be seen only in a page that has been drawn; undefined: the frame shows no page. */
async function lookAt(frame: HTMLIFrameElement, text: string): Promise<readonly TemplateCheck[] | undefined> {
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (!page || !view) return undefined;
  const endShifts = observeShifts(view);
  await page.fonts.ready;
  await settled();
  if (!page.querySelector('main')) return undefined;
  await tapScrollers(page, view, text);
  return checkLayout(text, page, endShifts());
}

interface LayoutPartProps {
  readonly look: LayoutLook;
  readonly onLooked: (look: LayoutLook) => void;
  /** Told the JSON Pointer of what a chosen finding is mended at. */
  readonly onChosen: (path: string) => void;
}

/** The checks that need a layout: the host draws the saved draft 360 pixels wide, out of sight, and it is measured there. */
export function LayoutPart({ look, onLooked, onChosen }: LayoutPartProps) {
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
      {look.phase === 'done' && <FindingList findings={look.findings} onChosen={onChosen} />}
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

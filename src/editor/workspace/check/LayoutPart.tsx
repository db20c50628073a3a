import { type SyntheticEvent, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { languageTypeOf } from '../../../kernel/locale';
import { findingLines } from '../../../template/check/findingLines';
import { checkLayout, scrollingBlocks } from '../../../template/check/layout/checkLayout';
import { observeShifts } from '../../../template/check/layout/observeShifts';
import type { TemplateCheck } from '../../../template/check/templateCheck';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectEdit } from '../model/editSlice';
import { useWorkspace } from '../model/workspace';
import { Button } from '../../kit/ui/Button';
import styles from './CheckPanel.module.css';
import { type DrawnGroups, drawnGroupsOf, type LayoutCheck, withoutRepeats } from '../model/layoutCheck';
import { useLayoutCheck } from './useLayoutCheck';

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
  const focused = document.activeElement;
  await tapScrollers(page, view, text);
  // A page that scrolls takes the focus along, and is gone in a moment.
  if (document.activeElement === frame && focused instanceof HTMLElement) focused.focus();
  return checkLayout(text, page, endShifts());
}

interface DrawnPageProps {
  readonly groups: DrawnGroups;
  readonly text: string;
  /** Undefined: the frame shows no page. */
  readonly onLookedAt: (findings: readonly TemplateCheck[] | undefined) => void;
}

/** The host draws the saved draft 360 pixels wide, out of sight, and it is measured there. */
function DrawnPage({ groups, text, onLookedAt }: DrawnPageProps) {
  const translate = useTranslate();
  const { brand, language } = useWorkspace();
  const { id } = useSelector(selectEdit);
  const query = new URLSearchParams({
    source: 'draft',
    laidOut: '1',
    language: String(languageTypeOf(language, brand.languageType)),
    groups: Object.entries(groups)
      .map(([experiment, group]) => `${experiment}:${group}`)
      .join(','),
  });
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    void lookAt(currentTarget, text).then(onLookedAt);
  };
  return (
    <iframe
      className={styles.frame}
      title={translate('editorEdit:check.layout')}
      aria-hidden
      tabIndex={-1}
      src={`/editor/frame/${encodeURIComponent(id)}?${query.toString()}`}
      onLoad={measure}
    />
  );
}

/** Draws one page after the other until every group was seen. */
function LookingAt({
  text,
  onLooked,
}: {
  readonly text: string;
  readonly onLooked: (look: LayoutCheck) => void;
}) {
  const [found, setFound] = useState<readonly (readonly TemplateCheck[])[]>([]);
  const pages = useMemo(() => drawnGroupsOf(text), [text]);
  const groups = pages[found.length];
  if (!groups) return null;
  const lookedAt = (findings: readonly TemplateCheck[] | undefined): void => {
    if (!findings) return onLooked({ phase: 'failed' });
    const all = [...found, findings];
    if (all.length < pages.length) setFound(all);
    else onLooked({ phase: 'done', text, findings: withoutRepeats(all.flat()) });
  };
  return <DrawnPage key={found.length} groups={groups} text={text} onLookedAt={lookedAt} />;
}

/** The checks that need a layout. What they find stands among the other findings. */
export function LayoutPart() {
  const translate = useTranslate();
  const { view } = useWorkspace();
  const { text, phase } = useSelector(selectEdit);
  const look = useLayoutCheck();
  const found = look.phase === 'done' ? findingLines(look.findings).length : 0;
  return (
    <section className={styles.part} aria-label={translate('editorEdit:check.layout')}>
      <Button
        isDisabled={phase !== 'saved'}
        isBusy={look.phase === 'looking'}
        onPress={() => view.layoutCheck.set({ phase: 'looking', text })}
      >
        {translate('editorEdit:check.layoutRun')}
      </Button>
      <div role="status">
        {look.phase === 'looking' && translate('editorEdit:check.layoutRunning')}
        {look.phase === 'failed' && translate('editorEdit:check.layoutFailed')}
        {look.phase === 'done' &&
          (found === 0
            ? translate('editorEdit:check.layoutClean')
            : translate('editorEdit:check.layoutFound', { count: found }))}
        {look.phase === 'done' && <GroupsSeen text={look.text} />}
      </div>
      {look.phase === 'looking' && (
        <LookingAt key={look.text} text={look.text} onLooked={(next) => view.layoutCheck.set(next)} />
      )}
    </section>
  );
}

/** Names the groups of the page's experiments, each of which was looked at. */
function GroupsSeen({ text }: { readonly text: string }) {
  const translate = useTranslate();
  const groups = useMemo(
    () => [
      ...new Set(drawnGroupsOf(text).flatMap((drawn) => Object.entries(drawn).map(([, group]) => group))),
    ],
    [text],
  );
  return (
    groups.length > 0 && <p>{translate('editorEdit:check.layoutGroups', { groups: groups.join(', ') })}</p>
  );
}

import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PublicBrand } from '../../../codec/brand';
import { everyMarket, decodeMarketRules } from '../../../codec/marketRules';
import { checkTemplate } from '../../../template/check/checkTemplate';
import { type RuleId, rulesNotRun, ruleTable } from '../../../template/check/ruleTable';
import type { CheckContext } from '../../../template/check/checkContext';
import { pictureFacts } from '../../../template/check/pictureFacts';
import type { TemplateCheck } from '../../../template/check/templateCheck';
import { type PageWeight, weighTemplate } from '../../../template/check/weighPage';
import { selectEdit, type WithEdit } from '../model/editSlice';
import type { EditorSurroundings } from '../../../generated/editor';
import { createResource } from '../../kit/data/resource';
import type { LayoutCheck } from '../model/layoutCheck';
import { useLayoutCheck } from './useLayoutCheck';
import { useWorkspace } from '../model/workspace';

/** What the checks need to know beyond the document; the request is the template's id. */
export const checkFacts = createResource<string, EditorSurroundings>('checkFacts');

/** What the check says of the text on the screen. */
export interface CheckResult {
  /** Those of the layout among them, once somebody had it looked at. */
  readonly findings: readonly TemplateCheck[];
  /** Undefined: it is no template yet, or nobody knows its pictures. */
  readonly weight: PageWeight | undefined;
  readonly notRun: readonly RuleId[];
}

/** After the last change, in ms: nobody reads findings while typing. */
const pauseMs = 600;

const selectText = (state: WithEdit): string => selectEdit(state).text;

/** The findings of the check about what is on the screen, by the same code as the terminal's and the host's. */
export function useFindings(): CheckResult | undefined {
  const { brand, isSection } = useWorkspace();
  const text = useSelector(selectText);
  const known = useCheckFacts(brand, isSection);
  const look = useLayoutCheck();
  const [result, setResult] = useState<CheckResult>();
  useEffect(() => {
    const check = (): void => {
      const facts = { ...known, now: Date.now() };
      if (isSection) return setResult(checkSection(text, facts));
      const { pictureBytes, fontBytes } = facts;
      const weight = pictureBytes && weighTemplate(text, { pictureBytes, fontBytes });
      setResult({ findings: checkTemplate(text, facts), weight, notRun: rulesNotRun(facts) });
    };
    return whenIdle(check, pauseMs);
  }, [text, known, isSection]);
  return useMemo(() => result && withLayout(result, look), [result, look]);
}

const withLayout = (result: CheckResult, look: LayoutCheck): CheckResult =>
  look.phase === 'done'
    ? {
        ...result,
        findings: [...result.findings, ...look.findings],
        notRun: result.notRun.filter((rule) => ruleTable[rule].needs !== 'layout'),
      }
    : result;

/** What a synced block is held to by itself; what it owes the pages that have it, each of them is checked for. */
const checkSection = (text: string, facts: CheckContext): CheckResult => ({
  findings: checkTemplate(text, facts).filter(({ path }) => path.startsWith('/blocks/')),
  weight: undefined,
  notRun: [],
});

const selectId = (state: WithEdit): string => selectEdit(state).id;
/** The pictures of the text that the host has: only other ones are worth asking for their bytes. */
const selectPictures = (state: WithEdit): string =>
  [...selectEdit(state).savedText.matchAll(/\/pictures\/[\w.-]+/g)].join(' ');
/** As text, so that the same answer checks nothing anew. */
const selectKnown = (state: Parameters<typeof checkFacts.select>[0]): string =>
  JSON.stringify(checkFacts.select(state).value ?? null);

/** What the host's own check would know, all but the time; the parts that have not come yet are left out. */
function useCheckFacts(brand: PublicBrand, isSection: boolean): CheckContext {
  const dispatch = useDispatch();
  const id = useSelector(selectId);
  const pictures = useSelector(selectPictures);
  const known = useSelector(selectKnown);
  useEffect(() => {
    if (!isSection) dispatch(checkFacts.renewed(id));
  }, [dispatch, id, pictures, isSection]);
  return useMemo(() => {
    // Written by `selectKnown`.
    const found = JSON.parse(known) as EditorSurroundings | null;
    if (!found || isSection) return { brand };
    const published = new Set(found.published);
    const marketRules = everyMarket((market) =>
      decodeMarketRules(
        found.marketRules.find((sent) => sent.market === market),
        market,
      ),
    );
    const files = new Map(found.pictures.map(({ name, bytes, size }) => [name, { bytes, size }] as const));
    return {
      brand,
      ...(marketRules.ok && { marketRules: marketRules.value }),
      ...(found.origin !== null && { origin: found.origin }),
      isPublished: (other: string) => published.has(other),
      ...pictureFacts({ files, gone: new Set(found.gonePictures) }, found.origin ?? undefined),
      fontBytes: found.fontBytes,
    };
  }, [brand, known, isSection]);
}

/** The browser picks a moment without keys to answer and frames to draw, but within this, in ms. */
const idleWithinMs = 2_000;

/** Runs something after a pause (ms), when there is nothing better to do; returns what calls it off. */
function whenIdle(run: () => void, pauseMs: number): () => void {
  let cancel = (): void => clearTimeout(timer);
  const timer = setTimeout(() => {
    // Safari has none.
    if (typeof requestIdleCallback === 'undefined') return run();
    const idle = requestIdleCallback(run, { timeout: idleWithinMs });
    cancel = () => cancelIdleCallback(idle);
  }, pauseMs);
  return () => cancel();
}

import { useState } from 'react';
import { sitePages } from '../../../features/site/sitePages';
import type { AddressRules } from '../../../template/address';
import { useTranslate } from '../../../texts/TranslateContext';
import { Button } from '../../kit/ui/Button';
import { FormDialog } from '../../kit/ui/FormDialog';
import { standingOf } from '../../kit/data/standing';
import { StandingBadges } from '../../kit/ui/StandingBadges';
import { TextField } from '../../kit/ui/TextField';
import styles from './Links.module.css';
import {
  addressOf,
  foreignHost,
  type LinkedSitePage,
  linkedSitePages,
  linkFault,
  type LinkKind,
  linkKinds,
  type LinkTarget,
  isLinkedSitePage,
} from './linkTarget';
import { useNamedPage } from './namedPages';
import { PageList } from './PageList';

interface LinkDialogProps {
  /** Where it leads now. */
  readonly target: LinkTarget;
  /** Absent: any. */
  readonly kinds?: readonly LinkKind[];
  readonly rules: AddressRules;
  /** Words of a link that is new and has none; absent: they are there. */
  readonly words?: string;
  readonly onChosen: (target: LinkTarget, words: string) => void;
  /** Absent: there is none to take away. */
  readonly onRemoved?: (() => void) | undefined;
  readonly onClosed: () => void;
}

/** Where a link leads: a page of ours, a page of the site, a telephone, a mailbox, or an address of the web. */
export function LinkDialog({ kinds = linkKinds, rules, onClosed, ...rest }: LinkDialogProps) {
  const translate = useTranslate();
  const [target, setTarget] = useState(rest.target);
  const [words, setWords] = useState(rest.words);
  const fault = linkFault(target, rules);
  const name = useTargetName(target);
  const isReady = target.value.trim() !== '' && !fault;
  return (
    <FormDialog
      title={translate('editorEdit:link.title')}
      submitLabel={translate('editorEdit:link.use')}
      isBusy={false}
      isDisabled={!isReady}
      problem={undefined}
      onSubmitted={() => {
        // Enter in a field sends the form however its button looks.
        if (isReady) rest.onChosen(target, words?.trim() || name);
      }}
      onClosed={onClosed}
    >
      {words !== undefined && (
        <TextField label={translate('editorEdit:link.words')} value={words} onChange={setWords} autoFocus />
      )}
      {kinds.length > 1 && <Kinds kinds={kinds} target={target} onChanged={setTarget} />}
      <TargetField
        target={target}
        rules={rules}
        // Once another kind is chosen the focus stays with the choice.
        isFirst={target === rest.target && words === undefined}
        onChanged={setTarget}
      />
      {rest.onRemoved && (
        <div>
          <Button look="quiet" onPress={rest.onRemoved}>
            {translate('editorEdit:link.remove')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

/** What a link without words of its own is called by. */
function useTargetName({ kind, value }: LinkTarget): string {
  const translate = useTranslate();
  const page = useNamedPage(kind === 'page' ? value : '');
  if (kind === 'page') return page?.name ?? value;
  return isLinkedSitePage(value) ? translate(`editorEdit:link.sitePages.${value}`) : value.trim();
}

interface KindsProps {
  readonly kinds: readonly LinkKind[];
  readonly target: LinkTarget;
  readonly onChanged: (target: LinkTarget) => void;
}

function Kinds({ kinds, target, onChanged }: KindsProps) {
  const translate = useTranslate();
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.legend}>{translate('editorEdit:link.kind')}</legend>
      {kinds.map((kind) => (
        <label key={kind} className={styles.kind}>
          <input
            type="radio"
            name="link-kind"
            checked={kind === target.kind}
            onChange={() => onChanged({ kind, value: '' })}
          />
          {translate(`editorEdit:link.kinds.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface TargetFieldProps {
  readonly target: LinkTarget;
  readonly rules: AddressRules;
  /** It takes the focus. */
  readonly isFirst: boolean;
  readonly onChanged: (target: LinkTarget) => void;
}

const inputTypes = { phone: 'tel', mail: 'email', web: 'text' } as const;

function TargetField({ target, rules, isFirst, onChanged }: TargetFieldProps) {
  const translate = useTranslate();
  const { kind, value } = target;
  const change = (changed: string): void => onChanged({ kind, value: changed });
  if (kind === 'page') return <PageList id={value} isFirst={isFirst} onChosen={change} />;
  if (kind === 'site') return <SitePages path={value} onChosen={change} />;
  const fault = linkFault(target, rules);
  const host = fault ? undefined : foreignHost(addressOf(target), rules);
  return (
    <TextField
      key={kind}
      type={inputTypes[kind]}
      label={translate(`editorEdit:link.fields.${kind}`)}
      hint={
        fault === undefined
          ? host === undefined
            ? translate(`editorEdit:link.hints.${kind}`)
            : translate('editorEdit:link.leaves', { host })
          : undefined
      }
      value={value}
      spellCheck="false"
      autoFocus={isFirst}
      error={fault && translate(`editorEdit:link.fault.${fault}`)}
      onChange={change}
    />
  );
}

interface SitePagesProps {
  readonly path: string;
  readonly onChosen: (path: LinkedSitePage) => void;
}

/** Pages of the official site, with where the template of each stands. */
function SitePages({ path, onChosen }: SitePagesProps) {
  const translate = useTranslate();
  return (
    <div className={styles.pages} role="radiogroup" aria-label={translate('editorEdit:link.kinds.site')}>
      {linkedSitePages.map((page) => (
        <label key={page} className={styles.page}>
          <input type="radio" name="link-site" checked={page === path} onChange={() => onChosen(page)} />
          <span className={styles.name}>{translate(`editorEdit:link.sitePages.${page}`)}</span>
          {page !== '/customerService' && <SiteStanding id={sitePages[page].templateId} />}
        </label>
      ))}
    </div>
  );
}

function SiteStanding({ id }: { readonly id: string }) {
  const entry = useNamedPage(id);
  return entry && <StandingBadges standing={standingOf(entry)} />;
}

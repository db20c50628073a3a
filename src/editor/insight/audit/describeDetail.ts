import type { AuditEntry, EditorLanguage } from '../../../generated/editor';
import { roles } from '../../../kernel/roles';
import { mainFigures } from '../../../kernel/mainFigures';
import { shippedReason } from '../../../kernel/shippedReason';
import type { TextKey, Translate } from '../../../texts/textKey';
import { readersOf, formatMoment } from '../../kit/data/format';

type Value = AuditEntry['detail'][string];

/** Names that every reader has words for; others are shown as they are. */
const names = [
  'allowsApprovalLinks',
  'baseVersion',
  'before',
  'blockId',
  'bundle',
  'by',
  'bytes',
  'code',
  'countedBack',
  'endAt',
  'errors',
  'event',
  'events',
  'experiment',
  'expiresInHours',
  'figure',
  'folder',
  'from',
  'group',
  'groups',
  'isDisabled',
  'isOff',
  'isOn',
  'kind',
  'language',
  'left',
  'leftOut',
  'link',
  'mainFigure',
  'mail',
  'markets',
  'marketsBefore',
  'name',
  'note',
  'origin',
  'plannedDays',
  'plannedVisits',
  'previousRevision',
  'publishAt',
  'reason',
  'requiresApproval',
  'requiresSecondFactor',
  'requiresSecondFactorOfAll',
  'revision',
  'role',
  'rules',
  'sha256',
  'sharePercent',
  'smallestChange',
  'template',
  'templates',
  'token',
  'tokenMadeBy',
  'url',
  'version',
  'vouchedBy',
  'why',
] as const;

/** Values of a closed set, in words. */
const words: Readonly<Record<string, TextKey>> = {
  ...Object.fromEntries(roles.map((role) => [`role.${role}`, `editor:role.${role}`] as const)),
  'language.en': 'editor:locale.en',
  'language.es': 'editor:locale.es',
  'origin.starter': 'editor:audit.value.starter',
  'origin.duplicate': 'editor:audit.value.duplicate',
  'origin.import': 'editor:audit.value.import',
  'origin.restore': 'editor:audit.value.restore',
  'origin.blank': 'editor:audit.value.blank',
  ...Object.fromEntries(
    mainFigures.map((figure) => [`mainFigure.${figure}`, `editor:audit.value.${figure}`] as const),
  ),
  'why.archived': 'editor:audit.value.archived',
  'why.conflict': 'editor:audit.value.conflict',
  'why.locked': 'editor:audit.value.locked',
  'why.liveChanged': 'editor:audit.value.liveChanged',
  'why.approvalNeeded': 'editor:audit.value.approvalNeeded',
  'why.mayNotPublish': 'editor:audit.value.mayNotPublish',
  'why.scheduledAlone': 'editor:audit.value.scheduledAlone',
  'why.restored': 'editor:audit.value.restored',
  'why.cancelled': 'editor:audit.value.cancelled',
  'why.unknownState': 'editor:audit.value.unknownState',
  'why.expired': 'editor:audit.value.expired',
  'why.noRight': 'editor:audit.value.noRight',
  'why.groupsElsewhere': 'editor:audit.value.groupsElsewhere',
  'why.providerDown': 'editor:audit.value.providerDown',
  'why.untrusted': 'editor:audit.value.untrusted',
  'why.disabled': 'editor:audit.value.disabled',
  'why.emailTaken': 'editor:audit.value.emailTaken',
  'why.noEmail': 'editor:audit.value.noEmail',
  'why.tooWeak': 'editor:audit.value.tooWeak',
  'why.wrong': 'editor:audit.value.wrong',
  'why.used': 'editor:audit.value.used',
  'why.counter': 'editor:audit.value.counter',
  'why.otherBrowser': 'editor:audit.value.otherBrowser',
  'mail.atOnce': 'editorComments:mail.atOnce',
  'mail.daily': 'editorComments:mail.daily',
  'mail.never': 'editorComments:mail.never',
  'kind.totp': 'editor:audit.value.totp',
  'kind.key': 'editor:audit.value.key',
  'kind.recoveryCode': 'editor:audit.value.recoveryCode',
  'code.secondFactorSetUp': 'editor:audit.value.secondFactorSetUp',
  'code.signInAgain': 'editor:audit.value.signInAgain',
  'figure.registrations': 'editor:audit.value.registrations',
  'figure.faults': 'editor:audit.value.faults',
  'figure.slowLoads': 'editor:audit.value.slowLoads',
  'figure.slowAnswers': 'editor:audit.value.slowAnswers',
  'code.signedOut': 'editor:audit.value.signedOut',
  'code.forbidden': 'editor:audit.value.forbidden',
  'code.passwordChange': 'editor:audit.value.passwordChange',
  'code.crossSite': 'editor:audit.value.crossSite',
  'reason.market': 'editor:audit.value.market',
  'reason.everyMarket': 'editor:audit.value.everyMarket',
  [`reason.${shippedReason}`]: 'editor:history.shipped',
};

/** What was before is of the kind of what is now. */
const kinds: Readonly<Record<string, string>> = { before: 'role' };

/** Bytes identify themselves by these; the first digits are enough for a reader. */
const digits = 8;

function describeValue(translate: Translate, language: EditorLanguage, name: string, value: Value): string {
  if (typeof value === 'boolean') return translate(value ? 'editor:audit.yes' : 'editor:audit.no');
  if (name === 'sha256' || name === 'bundle' || name === 'token') return String(value).slice(0, digits);
  if (typeof value === 'number')
    return name.endsWith('At') ? formatMoment(value, language) : value.toLocaleString(readersOf(language));
  const key = words[`${kinds[name] ?? name}.${value}`];
  return key ? translate(key) : value;
}

/** What else there is to say about a row, a line each. */
export const describeDetail = (
  translate: Translate,
  language: EditorLanguage,
  detail: AuditEntry['detail'],
): readonly string[] =>
  Object.entries(detail)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      const known = names.find((each) => each === name);
      return `${known ? translate(`editor:audit.name.${known}`) : name}: ${describeValue(translate, language, name, value)}`;
    });

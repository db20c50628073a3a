import type adverts from '../../locales/en/adverts.json';
import type blocks from '../../locales/en/blocks.json';
import type borrower from '../../locales/en/borrower.json';
import type checks from '../../locales/en/checks.json';
import type common from '../../locales/en/common.json';
import type complaint from '../../locales/en/complaint.json';
import type devPreview from '../../locales/en/devPreview.json';
import type editor from '../../locales/en/editor.json';
import type editorApproval from '../../locales/en/editorApproval.json';
import type editorBundles from '../../locales/en/editorBundles.json';
import type editorComments from '../../locales/en/editorComments.json';
import type editorEdit from '../../locales/en/editorEdit.json';
import type editorFields from '../../locales/en/editorFields.json';
import type editorPalette from '../../locales/en/editorPalette.json';
import type editorPictures from '../../locales/en/editorPictures.json';
import type editorReplace from '../../locales/en/editorReplace.json';
import type editorPreview from '../../locales/en/editorPreview.json';
import type editorSynced from '../../locales/en/editorSynced.json';
import type editorStatistics from '../../locales/en/editorStatistics.json';
import type keyFacts from '../../locales/en/keyFacts.json';
import type loan from '../../locales/en/loan.json';
import type payway from '../../locales/en/payway.json';
import type preview from '../../locales/en/preview.json';
import type promotion from '../../locales/en/promotion.json';
import type repay from '../../locales/en/repay.json';
import type service from '../../locales/en/service.json';
import type site from '../../locales/en/site.json';

/** Texts of each namespace; English is the shape that the other languages are tested against. */
export interface TextResources {
  readonly adverts: typeof adverts;
  readonly blocks: typeof blocks;
  readonly borrower: typeof borrower;
  readonly checks: typeof checks;
  readonly common: typeof common;
  readonly complaint: typeof complaint;
  readonly devPreview: typeof devPreview;
  readonly editor: typeof editor;
  readonly editorApproval: typeof editorApproval;
  readonly editorBundles: typeof editorBundles;
  readonly editorComments: typeof editorComments;
  readonly editorEdit: typeof editorEdit;
  readonly editorFields: typeof editorFields;
  readonly editorPalette: typeof editorPalette;
  readonly editorPictures: typeof editorPictures;
  readonly editorReplace: typeof editorReplace;
  readonly editorPreview: typeof editorPreview;
  readonly editorSynced: typeof editorSynced;
  readonly editorStatistics: typeof editorStatistics;
  readonly keyFacts: typeof keyFacts;
  readonly loan: typeof loan;
  readonly payway: typeof payway;
  readonly preview: typeof preview;
  readonly promotion: typeof promotion;
  readonly repay: typeof repay;
  readonly service: typeof service;
  readonly site: typeof site;
}

export type Namespace = keyof TextResources;

/** i18next chooses a plural form by `count`; a text is asked for without the form's name. */
type WithoutForm<Key extends string> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key;

type PathIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutForm<Key> : `${Key}.${PathIn<Tree[Key]>}`;
}[keyof Tree & string];

/** `namespace:path.to.text`, checked by the compiler against `locales/en`. */
export type TextKey = { [Name in Namespace]: `${Name}:${PathIn<TextResources[Name]>}` }[Namespace];

/** What stands for `{{name}}` in a text. */
export type TextValues = Readonly<Record<string, string | number>>;

export type Translate = (key: TextKey, values?: TextValues) => string;

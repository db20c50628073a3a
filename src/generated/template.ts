/* Made from schemas/ by `npm run generate`. Do not edit. */

export type TemplateId = string;
export type Locale = 'en' | 'es' | 'zh' | 'hi';
/**
 * What a person reads: one string, or one string a locale.
 */
export type Text = string | TextByLocale;
/**
 * A colour as #rrggbb.
 */
export type Color = string;
/**
 * Neither . nor .., which no address can name, and no control sign or half of a pair, which no database can keep.
 */
export type BlockId = string;
/**
 * When a block is shown.
 */
export type Condition = Comparison | AllCondition | AnyCondition | NotCondition;
/**
 * Formatted text as HTML, by locale if wanted; sanitised before it is drawn.
 */
export type Html = string | TextByLocale;
/**
 * What a tap does.
 */
export type Action =
  LinkAction | ScrollToAction | OpenAppAction | DownloadAction | AgreementAction | CallAction | NativeAction;
/**
 * https:, tel:, mailto:, a path of the same origin or the brand's scheme; anything else is removed.
 */
export type Address = string;
/**
 * A path of this origin or of one of the brand's media origins; anything else is removed.
 */
export type MediaAddress = string;
/**
 * Name of a parameter by which an advertising network tells its clicks apart: gclid Google, fbclid Meta, ttclid TikTok, msclkid Microsoft.
 */
export type ClickIdKind = 'gclid' | 'fbclid' | 'ttclid' | 'msclkid';

/**
 * One page as marketing publishes it, version 1 (contract §8). Blocks are checked one by one, each against block.schema.json and the schema of its type.
 */
export interface TemplateDocument {
  /**
   * Address of page.schema.json, by which an editor of code completes and checks the document. It is kept as it is written and changes nothing.
   */
  $schema?: string;
  schemaVersion: number;
  id: TemplateId;
  kind: 'landing' | 'download' | 'agreement' | 'channel';
  /**
   * How marketing calls it; visitors never see it.
   */
  name?: string;
  locale: Locale;
  /**
   * Whose lending rules the checks apply.
   */
  market?: 'mx' | 'in' | 'none';
  title?: Text;
  description?: Text;
  shareImage?: Image;
  theme?: Theme;
  links?: Links;
  /**
   * @maxItems 5000
   */
  blocks: unknown[];
}
export interface TextByLocale {
  en?: string;
  es?: string;
  zh?: string;
  hi?: string;
}
/**
 * A picture. Width and height keep its place while it loads.
 */
export interface Image {
  /**
   * A path of this origin or of one of the brand's image origins.
   */
  src: string;
  alt?: Text;
  /**
   * Natural width in CSS pixels.
   */
  width?: number;
  /**
   * Natural height in CSS pixels.
   */
  height?: number;
  /**
   * Candidates that the browser chooses from.
   *
   * @maxItems 24
   */
  sources?: ImageSource[];
}
export interface ImageSource {
  src: string;
  /**
   * Width of this file in pixels.
   */
  width: number;
  type: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png';
}
export interface Theme {
  background?: Color;
  text?: Color;
  accent?: Color;
}
export interface Links {
  download?: TemplateId;
  agreement?: TemplateId;
  after?: TemplateId;
}
/**
 * One piece of a template, its props apart.
 */
export interface BlockEnvelope {
  id: BlockId;
  type: string;
  /**
   * Version of the block package that the props were written for; a block of a package alone has one, and without it the first is meant.
   */
  version?: number;
  props: {};
  visibleWhen?: Condition;
  variant?: Variant;
  synced?: SyncedMark;
}
export interface Comparison {
  /**
   * query.NAME, clientType, languageType, registered or now.
   */
  field: string;
  op: 'eq' | 'ne' | 'in' | 'gt' | 'lt' | 'exists';
  /**
   * A text, number or truth value; a list for `in`; ISO 8601 for `now`.
   */
  value: string | number | boolean | (string | number | boolean)[];
}
export interface AllCondition {
  /**
   * @maxItems 100
   */
  all: Condition[];
}
export interface AnyCondition {
  /**
   * @maxItems 100
   */
  any: Condition[];
}
export interface NotCondition {
  not: Condition;
}
/**
 * This block belongs to one group of an experiment.
 */
export interface Variant {
  experiment: string;
  group: string;
  /**
   * Share of the visitors, relative to the other groups of the experiment.
   */
  weight: number;
}
/**
 * The block is a copy of one of a synced block, made from this version of it. Nothing is drawn from it, and a build that does not know it ignores it.
 */
export interface SyncedMark {
  /**
   * Of the synced block.
   */
  id: string;
  version: number;
  block: BlockId;
}
/**
 * The text of an agreement.
 */
export interface AgreementProps {
  html: Html;
}
/**
 * Pictures that take turns.
 */
export interface BannerProps {
  /**
   * @minItems 1
   * @maxItems 20
   */
  slides: BannerSlide[];
  /**
   * Milliseconds that a slide stays, 1000 to 60000.
   */
  intervalMs?: number;
}
export interface BannerSlide {
  image: Image;
  action?: Action;
}
/**
 * Goes to an address.
 */
export interface LinkAction {
  type: 'link';
  href: Address;
}
/**
 * Scrolls to a block of this page.
 */
export interface ScrollToAction {
  type: 'scrollTo';
  block: BlockId;
}
/**
 * Opens the app by the brand's scheme.
 */
export interface OpenAppAction {
  type: 'openApp';
}
/**
 * Goes to the download page.
 */
export interface DownloadAction {
  type: 'download';
}
/**
 * Goes to the agreement page.
 */
export interface AgreementAction {
  type: 'agreement';
}
/**
 * Calls a telephone.
 */
export interface CallAction {
  type: 'call';
  /**
   * Without it, the brand's service telephone.
   */
  phone?: string;
}
/**
 * Opens a page of the app.
 */
export interface NativeAction {
  type: 'native';
  /**
   * A page key of contract §7.
   */
  page: string;
  param?: Parameters;
}
export interface Parameters {
  [k: string]: unknown;
}
/**
 * What the visitor gets, in a few glances.
 */
export interface BenefitsProps {
  title?: Text;
  /**
   * @maxItems 50
   */
  items: Benefit[];
}
export interface Benefit {
  /**
   * clock, shield, money, document, phone, star, calendar, lock, check or chat; an unknown one shows a check mark.
   */
  icon?: string;
  title: Text;
  text: Text;
}
/**
 * Lets the visitor try an amount and a term.
 */
export interface CalculatorProps {
  title?: Text;
  /**
   * Minor units.
   */
  minAmount: number;
  /**
   * Minor units.
   */
  maxAmount: number;
  /**
   * Minor units.
   */
  step: number;
  /**
   * Days to choose from.
   *
   * @minItems 1
   * @maxItems 24
   */
  termsDays: number[];
  termLabel?: Text;
  /**
   * Simple interest a day as a fraction: 0.001 is 0.1 % a day.
   */
  dailyRate: number;
  borrowedLabel?: Text;
  totalLabel?: Text;
}
/**
 * Blocks side by side where there is room.
 */
export interface ColumnsProps {
  /**
   * @minItems 1
   * @maxItems 6
   */
  columns: unknown[][];
}
/**
 * Time left until a date.
 */
export interface CountdownProps {
  /**
   * ISO 8601.
   */
  until: string;
  label?: Text;
}
/**
 * One button.
 */
export interface CtaProps {
  label: Text;
  action: Action;
  sticky?: boolean;
}
/**
 * A group of fields that go with the registration.
 */
export interface DataGroupProps {
  group: 'public' | 'personal' | 'job' | 'ext' | 'bank';
  /**
   * @maxItems 50
   */
  fields: DataField[];
}
export interface DataField {
  /**
   * Name under which the value is sent.
   */
  key: string;
  label: Text;
  /**
   * txt: text; enum: one of the options; day: a date; tips: a note without a value; citySelect: a city.
   */
  kind: 'txt' | 'enum' | 'day' | 'tips' | 'citySelect';
  required?: boolean;
  /**
   * @maxItems 1000
   */
  options?: (string | DataOption)[];
}
export interface DataOption {
  value: string;
  label: Text;
}
/**
 * What the law wants said about the loan.
 */
export interface DisclosureProps {
  /**
   * Days.
   */
  minTermDays: number;
  /**
   * Days.
   */
  maxTermDays: number;
  /**
   * Percent a year.
   */
  maxApr: number;
  example: Text;
  lender?: Text;
}
/**
 * The way to the app.
 */
export interface DownloadProps {
  label?: Text;
}
/**
 * Questions and answers.
 */
export interface FaqProps {
  title?: Text;
  /**
   * @maxItems 100
   */
  items: FaqItem[];
}
export interface FaqItem {
  question: Text;
  answer: Text;
}
/**
 * The foot of a page.
 */
export interface FooterProps {
  html: Html;
}
/**
 * The promise at the top of a page.
 */
export interface HeroProps {
  title: Text;
  subtitle?: Text;
  image?: Image;
  cta?: CallToAction;
}
export interface CallToAction {
  label: Text;
  action: Action;
}
/**
 * One picture.
 */
export interface ImageProps {
  image: Image;
  action?: Action;
}
/**
 * The form by which a visitor registers.
 */
export interface RegistrationProps {
  title?: Text;
  /**
   * cn: 11 digits, 1 then 3 to 9; mx: 10 digits; in: 10 digits, the first 6 to 9.
   */
  phoneRule?: 'cn' | 'mx' | 'in';
  phoneLabel?: Text;
  captchaLabel?: Text;
  smsLabel?: Text;
  sendLabel?: Text;
  submitLabel?: Text;
  agreementLabel?: Text;
  /**
   * @maxItems 50
   */
  fields?: DataField[];
}
/**
 * What borrowers said. Only real ones.
 */
export interface ReviewsProps {
  title?: Text;
  /**
   * @maxItems 100
   */
  items: Review[];
}
export interface Review {
  name: Text;
  /**
   * Stars; the editor offers whole ones.
   */
  rating: number;
  text: Text;
}
/**
 * Formatted text.
 */
export interface RichTextProps {
  html: Html;
}
/**
 * Empty room.
 */
export interface SpacerProps {
  /**
   * CSS pixels, 0 to 200, drawn on the 4 px grid, or small, medium, large.
   */
  size: number | ('small' | 'medium' | 'large');
}
/**
 * What to do, in order.
 */
export interface StepsProps {
  title?: Text;
  /**
   * @maxItems 50
   */
  items: Step[];
}
export interface Step {
  title: Text;
  text: Text;
}
/**
 * A video behind a picture; nothing of it is loaded before it is tapped.
 */
export interface VideoProps {
  title: Text;
  poster: Image;
  /**
   * The browser plays the first one that it can.
   *
   * @minItems 1
   * @maxItems 6
   */
  sources: VideoSource[];
  /**
   * Those in the language of the page are shown from the start.
   *
   * @maxItems 12
   */
  captions?: VideoCaptions[];
}
export interface VideoSource {
  src: MediaAddress;
  type: 'video/mp4' | 'video/webm';
}
export interface VideoCaptions {
  src: MediaAddress;
  /**
   * A language tag: en, es, hi.
   */
  language: string;
  label?: Text;
}

// Made from schemas/ by `npm run generate`. Do not edit.
import type { AgreementProps, BannerProps, BenefitsProps, CalculatorProps, ColumnsProps, CountdownProps, CtaProps, DataGroupProps, DisclosureProps, DownloadProps, FaqProps, FooterProps, HeroProps, ImageProps, RegistrationProps, ReviewsProps, RichTextProps, SpacerProps, StepsProps, VideoProps } from './template';

/** Props of each block type as published, before a language is chosen. */
export interface PublishedBlockProps {
  agreement: AgreementProps;
  banner: BannerProps;
  benefits: BenefitsProps;
  calculator: CalculatorProps;
  columns: ColumnsProps;
  countdown: CountdownProps;
  cta: CtaProps;
  dataGroup: DataGroupProps;
  disclosure: DisclosureProps;
  download: DownloadProps;
  faq: FaqProps;
  footer: FooterProps;
  hero: HeroProps;
  image: ImageProps;
  registration: RegistrationProps;
  reviews: ReviewsProps;
  richText: RichTextProps;
  spacer: SpacerProps;
  steps: StepsProps;
  video: VideoProps;
}

export const blockTypes = ["agreement","banner","benefits","calculator","columns","countdown","cta","dataGroup","disclosure","download","faq","footer","hero","image","registration","reviews","richText","spacer","steps","video"] as const;

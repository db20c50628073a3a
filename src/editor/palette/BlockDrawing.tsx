import type { ComponentType } from 'react';
import type { BlockType } from '../../template/block';
import styles from './Drawing.module.css';
import {
  AgreementDrawing,
  CalculatorDrawing,
  DataFieldsDrawing,
  DisclosureDrawing,
  DownloadDrawing,
  RegistrationDrawing,
} from './loanDrawings';
import {
  BannerDrawing,
  ButtonDrawing,
  ColumnsDrawing,
  HeroDrawing,
  ImageDrawing,
  SpaceDrawing,
  TextDrawing,
  VideoDrawing,
} from './mainDrawings';
import { ground } from './shapes';
import {
  BenefitsDrawing,
  CountdownDrawing,
  FooterDrawing,
  QuestionsDrawing,
  ReviewsDrawing,
  StepsDrawing,
} from './trustDrawings';

/** Complete by its type: a block type without a drawing does not compile. */
const drawings: Readonly<Record<BlockType, ComponentType>> = {
  agreement: AgreementDrawing,
  banner: BannerDrawing,
  benefits: BenefitsDrawing,
  calculator: CalculatorDrawing,
  columns: ColumnsDrawing,
  countdown: CountdownDrawing,
  cta: ButtonDrawing,
  dataGroup: DataFieldsDrawing,
  disclosure: DisclosureDrawing,
  download: DownloadDrawing,
  faq: QuestionsDrawing,
  footer: FooterDrawing,
  hero: HeroDrawing,
  image: ImageDrawing,
  registration: RegistrationDrawing,
  reviews: ReviewsDrawing,
  richText: TextDrawing,
  spacer: SpaceDrawing,
  steps: StepsDrawing,
  video: VideoDrawing,
};

const viewBox = `0 0 ${ground.width} ${ground.height}`;

/** What a block looks like, in a few strokes. The name beside it says what it is. */
export function BlockDrawing({ type }: { readonly type: BlockType }) {
  const Shapes = drawings[type];
  return (
    <svg className={styles.drawing} viewBox={viewBox} aria-hidden="true">
      <Shapes />
    </svg>
  );
}

/** Most blocks of a section that are drawn: more would be too small to tell. */
const maxDrawn = 3;

/** Several blocks below one another, each a strip of its own drawing. */
export function SectionDrawing({ types }: { readonly types: readonly BlockType[] }) {
  const shown = types.slice(0, maxDrawn);
  const height = ground.height / Math.max(shown.length, 1);
  return (
    <svg className={styles.drawing} viewBox={viewBox} aria-hidden="true">
      {shown.map((type, place) => {
        const Shapes = drawings[type];
        return (
          // A section may hold two blocks of one type.
          <svg
            key={place}
            y={place * height}
            width={ground.width}
            height={height}
            viewBox={viewBox}
            preserveAspectRatio="xMidYMin slice"
          >
            <Shapes />
          </svg>
        );
      })}
    </svg>
  );
}

import type { BlockViewProps } from '../definition';
import { SanitisedHtml } from '../SanitisedHtml';
import { Section } from '../Section';

export const View = ({ block }: BlockViewProps<'richText'>) => (
  <Section>
    <SanitisedHtml html={block.props.html} />
  </Section>
);

import type { BlockViewProps } from '../definition';
import { SanitisedHtml } from '../SanitisedHtml';
import { Section } from '../Section';
import styles from './View.module.css';

export const View = ({ block }: BlockViewProps<'footer'>) => (
  <footer>
    <Section isBand>
      <SanitisedHtml html={block.props.html} className={styles.text} />
    </Section>
  </footer>
);

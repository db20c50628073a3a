import { ChevronRight } from 'lucide-react';
import { pageAddress } from '../../kernel/pageAddress';
import { useTranslate } from '../../texts/TranslateContext';
import { testedPages, type TestParameters } from './parameters';
import styles from './PagesPart.module.css';
import { Part } from './Part';

/** Links that load each page anew with the parameters; the page itself then hides the secret one. */
export function PagesPart({ parameters }: { readonly parameters: TestParameters }) {
  const translate = useTranslate();
  return (
    <Part title={translate('devPreview:pages.title')}>
      <ul>
        {testedPages.map(({ path, name }) => (
          <li key={path}>
            <a className={styles.link} href={pageAddress(path, parameters, window.location.search)}>
              {translate(name)}
              <ChevronRight size={20} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { PublicBrand } from '../../codec/publicBrand';
import { checkTemplate } from '../../template/check/checkTemplate';
import type { TemplateCheck } from '../../template/check/templateCheck';
import { selectEdit } from '../edit/editSlice';

/** After the last change, in ms: nobody reads findings while typing. */
const pauseMs = 600;

/** The findings of the check about what is on the screen, by the same code as the terminal's and the host's. */
export function useFindings(brand: PublicBrand): readonly TemplateCheck[] | undefined {
  const { text } = useSelector(selectEdit);
  const [findings, setFindings] = useState<readonly TemplateCheck[]>();
  useEffect(() => {
    const timer = setTimeout(() => setFindings(checkTemplate(text, { brand, now: Date.now(), origin: window.location.origin })), pauseMs);
    return () => clearTimeout(timer);
  }, [text, brand]);
  return findings;
}

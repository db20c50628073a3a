/** One finding about a template. Errors keep it from being published. */
export interface TemplateCheck {
  readonly severity: 'error' | 'warning';
  /** JSON Pointer of what it is about; empty: the document itself. */
  readonly path: string;
  /** What is wrong and what to do, in English, for operators. */
  readonly message: string;
}

export const checkError = (path: string, message: string): TemplateCheck => ({ severity: 'error', path, message });
export const checkWarning = (path: string, message: string): TemplateCheck => ({ severity: 'warning', path, message });

import type { TemplateDetails } from '../../../generated/editor';
import { createResource } from '../../kit/data/resource';

/** The template that figures are about; the request is its id. */
export const countedTemplate = createResource<string, TemplateDetails>('countedTemplate');

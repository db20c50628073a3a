import type { BlockDefinition } from '../definition';
import { View } from './View';

export const definition: BlockDefinition<'faq'> = { type: 'faq', View, isStatic: true };

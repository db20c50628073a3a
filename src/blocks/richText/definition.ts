import type { BlockDefinition } from '../definition';
import { View } from './View';

export const definition: BlockDefinition<'richText'> = { type: 'richText', View, isStatic: true };

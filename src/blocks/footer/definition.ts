import type { BlockDefinition } from '../definition';
import { View } from './View';

export const definition: BlockDefinition<'footer'> = { type: 'footer', View, isStatic: true };

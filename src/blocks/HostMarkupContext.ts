import { createContext } from 'react';

/**
 * Where the blocks' HTML comes from. True: the host drew it, and the browser takes it over. False: the browser draws it all.
 * Undefined while the host draws.
 */
export const HostMarkupContext = createContext<boolean | undefined>(undefined);

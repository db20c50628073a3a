import { createContext } from 'react';

/** True where the document came with the HTML that the host drew, and the browser takes it over instead of drawing it. */
export const HostMarkupContext = createContext(false);

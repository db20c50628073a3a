import { createContext, useContext } from 'react';

/** Whether a picture may come from an address (contract §3, `imageOrigins`); filled once a page. */
export const PictureAddressContext = createContext<(address: string) => boolean>(() => true);

export const useIsPictureAddress = (): ((address: string) => boolean) => useContext(PictureAddressContext);

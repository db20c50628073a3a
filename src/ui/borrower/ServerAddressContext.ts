import { createContext, useContext } from 'react';

/** Whether a server-supplied address may be opened (contract §3, `redirectOrigins`); filled once a page. */
export const ServerAddressContext = createContext<(address: string) => boolean>(() => true);

export const useIsServerAddress = (): ((address: string) => boolean) => useContext(ServerAddressContext);

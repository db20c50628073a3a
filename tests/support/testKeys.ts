import { makePrivacyKey, type PrivacyKeys } from '../../src/host/calls/privacy/privacyKeys';

const keys: PrivacyKeys = [makePrivacyKey()];

/** A key that lives as long as the file's tests. */
export const testKeys = async (): Promise<PrivacyKeys> => keys;

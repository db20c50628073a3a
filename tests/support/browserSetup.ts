import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; browsers have had them for years.
Object.assign(globalThis, { TextDecoder, TextEncoder, structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown });

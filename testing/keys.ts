import { deriveKeys } from '#platform/keys/keys.ts'

/** The keys of every test store. */
export const testKeys = deriveKeys(Buffer.alloc(32, 3))

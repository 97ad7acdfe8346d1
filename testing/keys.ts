import { deriveKeys } from '#platform/keys/keys.ts'

export const testKeys = deriveKeys(Buffer.alloc(32, 3))

// Starts main.ts with Node's compile cache. This file is JavaScript so that, once the cache is filled, Node
// does not load its TypeScript compiler (20 MB). If the folder is not writable, the server starts without
// the cache; NODE_COMPILE_CACHE sets another folder.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// React's development code is slower.
process.env.NODE_ENV ??= 'production'
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/server'))
await import('./main.ts')

// Starts main.ts with Node's compile cache. This file is JavaScript so that, once the cache is filled, Node
// does not load its TypeScript compiler (20 MB, and 12 in each thread). If the folder is not writable, the server
// starts without the cache; NODE_COMPILE_CACHE sets another folder.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

// React's development code is slower.
process.env.NODE_ENV ??= 'production'
// With few cores, threads that help to collect young garbage wait for one another: 6 ms instead of 0.3 at the median.
setFlagsFromString('--no-parallel-scavenge')
// Threads read the variable.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/server')
enableCompileCache()
// Most schemas are small: the parsers that zod generates would take 5 MB.
const { config } = await import('zod')
config({ jitless: true })
await import('./main.ts')

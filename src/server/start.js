// Starts main.ts with Node's compile cache. Plain JavaScript: with the cache filled no module is compiled,
// so Node does not load its TypeScript compiler, which takes 20 MB. Where the folder cannot be written the
// server starts without the cache; NODE_COMPILE_CACHE names another folder.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/server'))
await import('./main.ts')

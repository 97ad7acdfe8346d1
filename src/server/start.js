// Plain JavaScript, because it comes before what it is about: the server as the build has put it into one
// file, and kept compiled. A folder that cannot be written to is no fault; the file is then compiled as
// usual.
import { existsSync } from 'node:fs'
import { createRequire, enableCompileCache } from 'node:module'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const server = join(root, 'build/server/main.cjs')

if (existsSync(server)) {
	enableCompileCache(join(root, 'node_modules/.cache/server'))
	createRequire(import.meta.url)(server)
} else {
	console.error(`There is no built server in ${root}. Build it: npm run build`)
	process.exitCode = 1
}

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exportSite } from './export-site.ts'
import { readSettings } from '#config/settings.ts'

/** The folder of the built site for tests, with each page as a server without a database would render it. */
const exportedSite = 'dist/site'

/** Exports the built site, unless it has been exported since the build. Runs once, before the tests. */
export default async function setup(): Promise<void> {
	const built = readFileSync('dist/.stamp', 'utf8')
	const stamp = join(exportedSite, '.stamp')
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === built) return
	process.env['NODE_ENV'] = 'production'
	rmSync(exportedSite, { recursive: true, force: true })
	const site = { edits: {}, settings: readSettings({}) }
	const policies = await exportSite(resolve('dist'), exportedSite, site)
	writeFileSync(join(exportedSite, '.policies.json'), JSON.stringify(policies))
	writeFileSync(stamp, built)
}

if (import.meta.main) await setup()

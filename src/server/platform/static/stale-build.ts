import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSettings } from '#settings/built-in.ts'
import type { Settings } from '#settings/settings.ts'

/** Names of the settings changed since the pages were built. */
export function changedSettings(folder: string, settings: Settings): readonly string[] {
	const file = join(folder, '.settings.json')
	if (!existsSync(file)) return []
	const built: unknown = JSON.parse(readFileSync(file, 'utf8'))
	if (typeof built !== 'object' || built === null) return []
	const builtValues = new Map(Object.entries(built))
	return Object.entries(buildSettings(settings))
		.filter(([name, value]) => JSON.stringify(builtValues.get(name)) !== JSON.stringify(value))
		.map(([name]) => name)
}

/** A warning that names the settings changed since the pages were built; null if there are none. */
export function staleBuildWarning(folder: string, settings: Settings): string | null {
	const changed = changedSettings(folder, settings)
	return changed.length === 0
		? null
		: `The pages were built with another ${changed.join(', ')}. To apply the new settings, run: npm run release -- build`
}

/** A warning that the served release is not the latest build; null if it is, or if unknown. */
export function supersededWarning(release: string, build: string): string | null {
	const [served, built] = [release, build].map(readStamp)
	if (served === undefined || built === undefined || served === built) return null
	return `${build} was built from other files or settings than the release that is served. To serve the present ones, run: npm run release -- build`
}

/** The fingerprint of a site's source files and settings. */
function readStamp(folder: string): string | undefined {
	const file = join(folder, '.stamp')
	return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSettings } from '#settings/built-in.ts'
import type { Settings } from '#settings/settings.ts'

/** A warning that names the settings that have changed since the pages were built; null if none has. */
export function staleBuildWarning(folder: string, settings: Settings): string | null {
	const file = join(folder, '.settings.json')
	if (!existsSync(file)) return null
	const built: unknown = JSON.parse(readFileSync(file, 'utf8'))
	if (typeof built !== 'object' || built === null) return null
	const builtValues = new Map(Object.entries(built))
	const changed = Object.entries(buildSettings(settings))
		.filter(([name, value]) => JSON.stringify(builtValues.get(name)) !== JSON.stringify(value))
		.map(([name]) => name)
	return changed.length === 0
		? null
		: `The pages were built with another ${changed.join(', ')}. To apply the new settings, run: npm run build, then start again.`
}

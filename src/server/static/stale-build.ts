import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSettings } from '#settings/built-in.ts'
import type { Settings } from '#settings/settings.ts'

/** One line on the settings that differ from those that the pages were built with, or null. */
export function staleBuildWarning(folder: string, settings: Settings): string | null {
	const file = join(folder, '.settings.json')
	if (!existsSync(file)) return null
	const built: unknown = JSON.parse(readFileSync(file, 'utf8'))
	if (typeof built !== 'object' || built === null) return null
	const then = new Map(Object.entries(built))
	const changed = Object.entries(buildSettings(settings))
		.filter(([name, value]) => JSON.stringify(then.get(name)) !== JSON.stringify(value))
		.map(([name]) => name)
	return changed.length === 0
		? null
		: `The pages were built with another ${changed.join(', ')}. To change them: npm run build, and start again.`
}

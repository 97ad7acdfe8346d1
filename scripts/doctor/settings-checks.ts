import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentRelease, releasesFolder } from '#server/platform/release/release-folder.ts'
import { staleBuildWarning } from '#server/platform/static/stale-build.ts'
import { useStoredSettings } from '#server/settings/use-stored-settings.ts'
import {
	describeUnknownSettings,
	readSettings,
	type Settings,
	SettingsError,
	type SettingTexts,
} from '#settings/settings.ts'
import { fault, type Finding, note, ok } from './finding.ts'

/** The settings that say where the data is. They need no others. */
const dataNames = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'SECRET_KEY']

/** The settings that the other checks use. */
export type UsableSettings = {
	/** With invalid ones left out. */
	readonly settings: Settings
	/** The names of the invalid settings. */
	readonly invalid: readonly string[]
	readonly findings: readonly Finding[]
}

/** Reads the settings, stored ones included, and leaves out what is invalid. */
export async function checkSettings(): Promise<UsableSettings> {
	const findings = describeUnknownSettings(process.env).map((text) => note('settings', text))
	try {
		const { unreadable } = await useStoredSettings()
		for (const name of unreadable) {
			findings.push(
				fault(
					'settings',
					`${name} was stored with another key. Enter it again: npm run settings -- set ${name}`,
				),
			)
		}
	} catch (error) {
		// An invalid variable and an unreadable database are found by the checks below.
		if (!(error instanceof SettingsError)) {
			findings.push(
				note('settings', 'The stored settings cannot be read; the environment alone is checked.'),
			)
		}
	}
	const { settings, issues } = readUsable(process.env)
	for (const { name, message } of issues) {
		findings.push(
			fault('settings', `${name} ${message}. The site does not start until it is corrected.`),
		)
	}
	if (issues.length === 0) findings.unshift(ok('settings', 'All are valid.'))
	return { settings, invalid: issues.map(({ name }) => name), findings }
}

function readUsable(environment: SettingTexts) {
	try {
		return { settings: readSettings(environment), issues: [] }
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error
		const { issues } = error
		const invalid = new Set(issues.map(({ name }) => name))
		const valid = Object.entries(environment).filter(([name]) => !invalid.has(name))
		try {
			return { settings: readSettings(Object.fromEntries(valid)), issues }
		} catch {
			// What is left may need what was left out.
			const rest = valid.filter(([name]) => dataNames.includes(name))
			return { settings: readSettings(Object.fromEntries(rest)), issues }
		}
	}
}

/** Checks the release: Node, and whether the pages were built with the settings in force. */
export function checkVersions(settings: Settings): readonly Finding[] {
	const wanted: unknown = JSON.parse(readFileSync('package.json', 'utf8')).dependencies.node
	const major = String(wanted).split('.')[0]
	const node = process.versions.node
	const releases = releasesFolder(settings)
	const release = currentRelease(releases)
	const pages = release === null ? 'dist' : join(releases, release)
	const stale = staleBuildWarning(pages, settings)
	return [
		node.split('.')[0] === major
			? ok('versions', `Node ${node}.`)
			: fault(
					'versions',
					`Node ${node} runs this; the project needs ${String(wanted)}. Run: npm run doctor`,
				),
		...(existsSync(join(pages, 'index.html'))
			? []
			: [note('versions', 'The pages are not built: npm run release -- build')]),
		...(stale === null ? [] : [fault('versions', stale)]),
	]
}

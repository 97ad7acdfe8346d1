// npm run docs
// Writes docs/settings.md from the schema of the settings.
import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import { isStorable, type SettingGroup, storableSetting } from '#config/rules/storable-settings.ts'
import { readOptions } from '#app/cli/command-line.ts'
import { schema } from '#config/schema.ts'
import { usageOf } from './usage-of.ts'

/** Headings in the order of the page. Settings that cannot be stored concern the machine. */
const headings = new Map<SettingGroup | 'machine', string>([
	['machine', 'Machine'],
	['site', 'Site'],
	['operator', 'Operator'],
	['mail', 'Mail'],
	['pages', 'Pages'],
	['letters', 'Letters'],
	['bounces', 'Bounces'],
	['webhook', 'Webhook'],
	['limits', 'Limits'],
	['legal', 'Legal'],
])

const introduction = `# Settings

<!-- Written by \`npm run docs\`. The texts are the descriptions in src/config/schema.ts. -->

Settings are environment variables; all are optional. The server refuses to start with an invalid setting and lists every
problem.

Machine settings come from the environment only. All others can also be stored in the database, in the panel under "Ajustes"
or with \`npm run settings -- set NAME VALUE\`; \`npm run settings -- list\` shows the settings in force and their sources. The
environment takes precedence. A running server applies a stored setting within seconds.
`

/** The text of docs/settings.md. */
export function settingsPage(): string {
	const groups = Map.groupBy(Object.entries(schema.shape), ([name]) =>
		isStorable(name) ? storableSetting(name).group : 'machine',
	)
	const sections = [...headings].map(([group, heading]) => {
		const entries = groups.get(group)?.map(([name, { description }]) => entry(name, description))
		return `## ${heading}\n\n${entries?.join('')}`
	})
	return [introduction, ...sections].join('\n')
}

const defaults: ReadonlyMap<string, unknown> = new Map(Object.entries(schema.parse({})))

function entry(name: string, description?: string): string {
	const { byDefault, kind } = isStorable(name)
		? storableSetting(name)
		: { byDefault: z.coerce.string().optional().parse(defaults.get(name)), kind: undefined }
	const notes = [
		...(byDefault === undefined ? [] : [`default \`${byDefault}\``]),
		...(kind === 'secret' ? ['stored encrypted'] : []),
	]
	return `- \`${name}\`${notes.length > 0 ? ` (${notes.join(', ')})` : ''}: ${description}\n`
}

if (import.meta.main) {
	readOptions(usageOf(import.meta.filename), {})
	writeFileSync('docs/settings.md', settingsPage())
}

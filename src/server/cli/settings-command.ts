import {
	isStorable,
	type StorableName,
	storableNames,
	storableSetting,
} from '#domain/settings/storable-settings.ts'
import { listSettings } from '#server/settings/list-settings.ts'
import type { Store } from '#server/store.ts'
import { describeUnknownSettings, isSetting, type SettingTexts } from '#settings/settings.ts'
import { UsageError } from './run-command.ts'

const usage = `npm run settings -- list              lists the settings that can be stored, and where each value comes from
npm run settings -- set NAME VALUE    stores a setting; with - as VALUE, or for a password, it is read from standard input or a prompt
npm run settings -- unset NAME        removes what is stored
Variables of the environment win. Run this command with those of the site.`

const actor = 'command line'

/**
 * Runs `npm run settings` with the arguments given. Returns the text to print.
 *
 * @param readValue reads a value from standard input or from a prompt without echo
 * @throws UsageError, or SettingsError for a value that is refused
 */
export async function settingsCommand(
	settings: Store['settings'],
	[verb, given, ...more]: readonly string[],
	environment: SettingTexts,
	readValue: (name: string) => Promise<string>,
): Promise<string> {
	if (verb === 'list' && given === undefined) return await list(settings, environment)
	if (given === undefined) throw new UsageError(usage)
	const name = storable(given)
	if (verb === 'set' && more.length < 2) {
		const value = await valueOf(name, more[0], readValue)
		await settings.change(environment, { [name]: value }, actor)
		return `${name} is stored. ${effectOf(name)}`
	}
	if (verb === 'unset' && more.length === 0) {
		await settings.change(environment, { [name]: null }, actor)
		return `${name} is no longer stored. ${effectOf(name)}`
	}
	throw new UsageError(usage)
}

async function list(settings: Store['settings'], environment: SettingTexts): Promise<string> {
	const rows = listSettings(await settings.all(), environment)
	const width = Math.max(...storableNames.map(({ length }) => length))
	return rows
		.map(({ name, value, source, isReadable }) => {
			const from = isReadable ? source : `${source}, cannot be read: set it again`
			return `${name.padEnd(width)}  ${value ?? 'unset'}  (${from})`
		})
		.join('\n')
}

function storable(name: string): StorableName {
	if (isStorable(name)) return name
	if (isSetting(name)) {
		throw new UsageError(`${name} cannot be stored: it is set in the environment only.`)
	}
	const [near] = describeUnknownSettings({ [name]: '' })
	throw new UsageError(near ?? `${name} is not a setting. \`list\` prints all that can be stored.`)
}

async function valueOf(
	name: StorableName,
	value: string | undefined,
	readValue: (name: string) => Promise<string>,
): Promise<string> {
	const { isSecret } = storableSetting(name)
	// It would appear in the shell's history and in the process list.
	if (isSecret && value !== undefined && value !== '-') {
		throw new UsageError(
			`${name} is a secret. Leave out the value to type it, or pass it by standard input: npm run settings -- set ${name} -`,
		)
	}
	if (value === undefined && !isSecret) throw new UsageError(usage)
	return value === undefined || value === '-' ? await readValue(name) : value
}

/** When a change of a setting shows. */
function effectOf(name: StorableName): string {
	return storableSetting(name).isBuiltIn
		? 'It goes into the pages with the next build: npm run build, then start the site again.'
		: 'It takes effect at the next start of the site.'
}

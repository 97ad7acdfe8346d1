import { OperatorError } from '#values/operator-error.ts'
import {
	isSecret,
	isStorable,
	type StorableName,
	storableNames,
} from '#config/rules/storable-settings.ts'
import { listSettings } from '#features/settings/list-settings.ts'
import type { SettingStore } from '#features/settings/settings.ts'
import { describeUnknownSettings, isSetting, type SettingTexts } from '#config/settings.ts'
import { UnknownCommand } from './run-command.ts'

export const settingsUsage = `npm run settings -- list                  lists the settings that can be stored, and where each value comes from
npm run settings -- set NAME VALUE …      stores one setting, or several that need one another: set SMTP_USER ada SMTP_PASSWORD -
npm run settings -- set NAME              asks for the value and stores it; with - as VALUE, reads it from standard input
npm run settings -- unset NAME …          removes what is stored
Environment variables take precedence. Run this command with the environment of the site.`

const actor = 'command line'

const effect = 'A running site uses this within seconds.'

/**
 * Runs `npm run settings` with the given arguments. Returns the text to print.
 *
 * @param readValue reads a value from standard input or from a prompt without echo
 * @throws OperatorError, or SettingsError for a rejected value
 */
export async function settingsCommand(
	settings: SettingStore,
	[verb, ...given]: readonly string[],
	environment: SettingTexts,
	readValue: (name: string) => Promise<string>,
): Promise<string> {
	if (verb === 'list' && given.length === 0) return await list(settings, environment)
	if (given.length === 0) throw new UnknownCommand(settingsUsage)
	if (verb === 'unset') {
		const names = given.map(storable)
		await settings.change(environment, Object.fromEntries(names.map((name) => [name, null])), actor)
		return names.map((name) => `${name} is no longer stored. ${effect}`).join('\n')
	}
	if (verb !== 'set') throw new UnknownCommand(settingsUsage)
	const texts = given.length === 1 ? [...given, '-'] : given
	const names = texts.filter((_text, index) => index % 2 === 0).map(storable)
	const values = texts.filter((_text, index) => index % 2 === 1)
	const readNames = names.filter((name, index) => isRead(name, values[index]))
	if (names.length !== values.length) throw new UnknownCommand(settingsUsage)
	if (readNames.length > 1)
		throw new OperatorError(
			'Only one value can be read from standard input. Set the others separately.',
		)
	const changes: Partial<Record<StorableName, string>> = {}
	for (const [index, name] of names.entries()) {
		changes[name] = readNames.includes(name) ? await readValue(name) : (values[index] ?? '')
	}
	await settings.change(environment, changes, actor)
	return names.map((name) => `${name} is stored. ${effect}`).join('\n')
}

async function list(settings: SettingStore, environment: SettingTexts): Promise<string> {
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
		throw new OperatorError(`${name} cannot be stored: it is set in the environment only.`)
	}
	const [near] = describeUnknownSettings({ [name]: '' })
	throw new OperatorError(
		near ?? `${name} is not a setting. \`list\` prints all that can be stored.`,
	)
}

/** Whether to read the value from standard input or a prompt, as secrets require. */
function isRead(name: StorableName, value: string | undefined): boolean {
	if (value === '-') return true
	// A secret among the arguments would appear in the shell history and the process list.
	if (value !== undefined && isSecret(name)) {
		throw new OperatorError(
			`${name} is a secret. Leave out the value to type it, or give - to type or pipe it: npm run settings -- set ${name} -`,
		)
	}
	return false
}

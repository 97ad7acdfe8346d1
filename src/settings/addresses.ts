import { readSettings, type Settings, SettingsError } from './settings.ts'

const settings = readSettingsOrExit()

/** The addresses that pages are built with. Importing this reads and checks the environment once. */
export const addresses = settings.addresses

/** The names that the legal pages state, built in like the addresses. */
export const operator = settings.operator

/** What counts the visits, built in as well; null: nothing does. */
export const analytics = settings.analytics

/** In development the API stands behind Astro's own server, one port further. */
export const apiPortInDevelopment = settings.port + 1

/** An import cannot be caught by the commands that need one: they end here, with the message alone. */
function readSettingsOrExit(): Settings {
	try {
		return readSettings(process.env)
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error
		console.error(error.message)
		return process.exit(1)
	}
}

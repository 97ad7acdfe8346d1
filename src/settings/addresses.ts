import { readPageSettings, SettingsError } from './settings.ts'

const settings = readSettingsOrExit()

/** Addresses built into the pages. Importing this module reads and validates the environment once. */
export const addresses = settings.addresses

/** In development, Astro's server listens on `port` and proxies the API to the next port. */
export const apiPortInDevelopment = settings.port + 1

/** Commands cannot catch the error of a static import, so this prints the message and exits. */
function readSettingsOrExit(): ReturnType<typeof readPageSettings> {
	try {
		return readPageSettings(process.env)
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error
		console.error(error.message)
		return process.exit(1)
	}
}

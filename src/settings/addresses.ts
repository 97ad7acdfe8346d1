import { readPageSettings, SettingsError } from './settings.ts'

const settings = readSettingsOrExit()

/** The addresses that the pages are built with. Importing this module reads and validates the environment once. */
export const addresses = settings.addresses

/** The languages in which pages are built, with English. */
export const { siteLanguages } = settings

/** The operator's details on the legal pages, built in like the addresses. */
export const operator = settings.operator

/** Whether the prices shown include value-added tax, built in as well. */
export const { pricesIncludeVat } = settings

/** What counts visits, built in as well; null for nothing. */
export const analytics = settings.analytics

/** In development Astro's server listens on `port` and proxies the API to the next port. */
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

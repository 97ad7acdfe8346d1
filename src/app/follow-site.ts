import { isDeepStrictEqual } from 'node:util'
import {
	type Settings,
	type SettingTexts,
	readSettings,
	SettingsError,
	withStored,
} from '#config/settings.ts'
import type { WordEdits } from '#cms/reader/site.ts'
import { isDatabaseUnavailable } from '#platform/db/database.ts'
import type { WorkLog } from '#platform/jobs/job-runner.ts'
import { errorDetails } from '#platform/log/error-details.ts'
import type { GivenSettings } from '#features/settings/load-stored-settings.ts'
import type { SettingStore } from '#features/settings/settings.ts'
import type { WordStore } from '#cms/words.ts'
import type { LetterStores } from '#features/letters/letters.ts'

/** Time between polls; each poll makes three small queries. */
const intervalMs = 250

/** The time until the next poll after a change that could not be adopted. */
const retryMs = 5_000

/** The site after a change by any process, or after the beginning of a new day. */
export type SiteChange = {
	/** The public texts. */
	readonly edits: WordEdits
	readonly settings: Settings
}

type FollowOptions = {
	readonly store: {
		readonly settings: Pick<SettingStore, 'all'>
		readonly words: Pick<WordStore, 'publications'>
		readonly letters: Pick<LetterStores['letters'], 'archiveRevision'>
	}
	readonly given: Pick<GivenSettings, 'environment' | 'revision'>
	/** The settings in force. */
	readonly settings: Settings
	/** The publication that is served; null for none. */
	readonly publication: string | null
	/** The revision of the letters that are served. */
	readonly letters: string
	/** The day up to which the site's claims can be measured. A new day also counts as a change. */
	readonly measurableDay: () => string
	readonly log: WorkLog
	readonly onChange: (change: SiteChange) => Promise<void>
}

/**
 * Adopts publications, letters on the web, changes of the stored settings, and each day's measurements. Settings that are invalid in this
 * environment are logged and ignored.
 */
export function followSite(options: FollowOptions) {
	const { store, given, measurableDay, log, onChange } = options
	/** The last revisions adopted. */
	let adopted = {
		settings: given.revision,
		publication: options.publication,
		letters: options.letters,
		day: measurableDay(),
	}
	let inForce = options.settings
	let running: Promise<void> = Promise.resolve()
	let timer: NodeJS.Timeout | undefined
	let isStopped = false
	/** The cause of the latest failure that was logged. */
	let logged = ''

	async function look(): Promise<void> {
		const [[last], { values, revision }, letters] = await Promise.all([
			store.words.publications(1),
			store.settings.all(),
			store.letters.archiveRevision(),
		])
		const publication = last?.id ?? null
		const next = { settings: revision, publication, letters, day: measurableDay() }
		if (isDeepStrictEqual(next, adopted)) return
		const settings = revision === adopted.settings ? inForce : readStored(values)
		await onChange({ edits: last?.edits ?? {}, settings })
		inForce = settings
		adopted = next
	}

	function readStored(values: SettingTexts): Settings {
		try {
			return readSettings(withStored(given.environment, values))
		} catch (error) {
			if (!(error instanceof SettingsError)) throw error
			const { issues } = error
			log.warn({ issues }, 'Stored settings are invalid here; the previous ones still apply')
			return inForce
		}
	}

	/**
	 * Checks for changes once more after the current check has ended, because that check may have begun before the
	 * caller's change.
	 */
	function adopt(): Promise<void> {
		running = running.catch(() => null).then(look)
		return running
	}

	function poll(): void {
		adopt()
			.then(() => schedule(intervalMs))
			.catch((error: unknown) => schedule(report(error)))
	}

	function schedule(waitMs: number): void {
		if (!isStopped) timer = setTimeout(poll, waitMs)
	}

	/** Logs why a change could not be adopted. Returns the time until the next poll. */
	function report(error: unknown): number {
		// An unavailable database is not logged here, because the jobs report it.
		if (isDatabaseUnavailable(error)) return intervalMs
		const message = 'Changed words or settings could not be adopted and will be retried'
		if (logged !== String(error)) log.warn(errorDetails(error), message)
		logged = String(error)
		return retryMs
	}

	poll()
	return {
		adopt,
		/** Stops polling. Resolves when the check in progress has ended. */
		stop: async () => {
			isStopped = true
			clearTimeout(timer)
			await running.catch(() => null)
		},
	}
}

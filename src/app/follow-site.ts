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

/** Polling interval; each poll makes two small queries. */
const intervalMs = 250

/** The time until a change that could not be adopted is tried again. */
const retryMs = 5_000

/** A change of the site, made by any process or by the clock. */
export type SiteChange = {
	/** The public texts. */
	readonly edits: WordEdits
	/** Null if the stored settings have not changed, or are invalid in this environment. */
	readonly settings: Settings | null
}

type FollowOptions = {
	readonly store: {
		readonly settings: Pick<SettingStore, 'all'>
		readonly words: Pick<WordStore, 'publications'>
	}
	readonly given: Pick<GivenSettings, 'environment' | 'revision'>
	/** The publication that is served; null for none. */
	readonly publication: string | null
	/** The day up to which the site's claims can be measured. A new day also counts as a change. */
	readonly measurableDay: () => string
	readonly log: WorkLog
	readonly onChange: (change: SiteChange) => Promise<void>
}

/**
 * Adopts publications, changes of the stored settings, and each day's measurements. Settings that are invalid in this
 * environment are logged and ignored.
 */
export function followSite(options: FollowOptions) {
	const { store, given, publication, measurableDay, log, onChange } = options
	/** The last revisions handled. */
	let seen = { settings: given.revision, publication, day: measurableDay() }
	let inForce = given.revision
	let running: Promise<void> = Promise.resolve()
	/** The change that was tried last, the time of its next try, and the logged cause of its failure. */
	let tried = { revision: '', retryAt: 0, cause: '' }

	async function look(isAsked: boolean): Promise<void> {
		const [[last], { values, revision: stored }] = await Promise.all([
			store.words.publications(1),
			store.settings.all(),
		])
		const next = { settings: stored, publication: last?.id ?? null, day: measurableDay() }
		const revision = JSON.stringify(next)
		if (revision === JSON.stringify(seen)) return
		const isRetry = tried.revision === revision
		if (!isAsked && isRetry && Date.now() < tried.retryAt) return
		tried = { revision, retryAt: Date.now() + retryMs, cause: isRetry ? tried.cause : '' }
		const settings = stored === inForce ? null : readStored(values)
		await onChange({ edits: last?.edits ?? {}, settings })
		if (settings !== null) inForce = stored
		seen = next
	}

	/** Null if the settings are invalid in this environment. */
	function readStored(values: SettingTexts): SiteChange['settings'] {
		try {
			return readSettings(withStored(given.environment, values))
		} catch (error) {
			if (!(error instanceof SettingsError)) throw error
			const { issues } = error
			log.warn({ issues }, 'Stored settings are invalid here; the previous ones still apply')
			return null
		}
	}

	/** Polls once more after the current poll, which may have begun before the caller's change. */
	function adopt(isAsked = true): Promise<void> {
		running = running.catch(() => null).then(() => look(isAsked))
		return running
	}

	function report(error: unknown): void {
		const cause = String(error)
		// An unavailable database is not logged here, because the jobs report it.
		if (isDatabaseUnavailable(error)) tried.revision = ''
		else if (cause !== tried.cause) {
			tried.cause = cause
			const message = 'Changed words or settings could not be adopted and will be retried'
			log.warn(errorDetails(error), message)
		}
	}

	let isPolling = false
	function poll(): void {
		if (isPolling) return
		isPolling = true
		adopt(false)
			.finally(() => {
				isPolling = false
			})
			.catch(report)
	}
	const timer = setInterval(poll, intervalMs)
	poll()
	return {
		adopt: () => adopt(),
		/** Resolves when the current poll has ended. */
		stop: async () => {
			clearInterval(timer)
			await running.catch(() => null)
		},
	}
}

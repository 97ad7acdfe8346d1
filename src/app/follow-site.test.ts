import { expect, onTestFinished, test, vi } from 'vitest'
import type { WordEdits } from '#cms/reader/site.ts'
import { readSettings } from '#config/settings.ts'
import { followSite, type SiteChange } from './follow-site.ts'
import type { WorkLog } from '#platform/jobs/job-runner.ts'
import { openSettings, revisionOf } from '#features/settings/open-settings.ts'
import type { WordPublication } from '#cms/publish/word-publications.ts'

const settings = readSettings({})

const editsOf = (text: string): WordEdits => ({ 'a.yaml': { title: text } })

/** Publications and settings that change as if another process had changed them. */
function createStore() {
	const published: WordPublication[] = []
	let values: Readonly<Record<string, string>> = {}
	let revision = ''
	return {
		publish: (text: string) => {
			const id = `p${published.length}`
			published.unshift({ id, publishedAt: '', publishedBy: 'ada', edits: editsOf(text) })
			return id
		},
		change: (next: typeof values) => {
			values = next
		},
		store: {
			settings: {
				all: async () =>
					openSettings(
						Object.entries(values).map(([name, value]) => ({ name, value })),
						null,
					),
			},
			words: { publications: async () => published },
			letters: { archiveRevision: async () => revision },
		},
		archive: (next: string) => {
			revision = next
		},
	}
}

type Followed = {
	readonly onChange?: (change: SiteChange) => Promise<void>
	readonly publication?: string | null
	readonly measurableDay?: () => string
}

/** Follows a database from empty settings. `changes` holds the adopted changes. */
function follow(
	{ store }: Pick<ReturnType<typeof createStore>, 'store'>,
	{ onChange = async () => {}, publication = null, measurableDay = () => '' }: Followed = {},
) {
	vi.useFakeTimers()
	const warn = vi.fn<WorkLog['warn']>()
	const changes: SiteChange[] = []
	const follower = followSite({
		store,
		given: { environment: {}, revision: revisionOf([]) },
		settings,
		publication,
		letters: '',
		measurableDay,
		log: { warn },
		onChange: async (change) => {
			await onChange(change)
			changes.push(change)
		},
	})
	onTestFinished(follower.stop)
	return { ...follower, changes, warn }
}

const textsOf = (changes: readonly SiteChange[]) =>
	changes.map(({ edits }) => edits['a.yaml']?.['title'])

test('a publication by another process is adopted once, within a second', async () => {
	const database = createStore()
	const { changes } = follow(database, { publication: database.publish('A') })
	await vi.advanceTimersByTimeAsync(5_000)
	expect(changes).toEqual([])
	database.publish('B')
	await vi.advanceTimersByTimeAsync(1_000)
	expect(changes).toEqual([{ edits: editsOf('B'), settings }])
	await vi.advanceTimersByTimeAsync(5_000)
	expect(changes).toHaveLength(1)
})

test('when a new day can be measured, exactly one change is reported', async () => {
	const database = createStore()
	let day = '2026-11-28'
	const publication = database.publish('A')
	const { changes } = follow(database, { publication, measurableDay: () => day })
	await vi.advanceTimersByTimeAsync(1_000)
	expect(changes).toEqual([])
	day = '2026-11-29'
	await vi.advanceTimersByTimeAsync(2_000)
	expect(changes).toEqual([{ edits: editsOf('A'), settings }])
})

test('a letter that another process puts on the web is adopted once', async () => {
	const database = createStore()
	const { changes } = follow(database)
	database.archive('1 2026-11-30')
	await vi.advanceTimersByTimeAsync(5_000)
	expect(changes).toEqual([{ edits: {}, settings }])
})

test('settings that another process stores or removes are adopted, and the published texts are kept', async () => {
	const database = createStore()
	const { changes } = follow(database, { publication: database.publish('A') })
	database.change({ MAIL_PER_HOUR: '50' })
	await vi.advanceTimersByTimeAsync(1_000)
	database.change({})
	await vi.advanceTimersByTimeAsync(1_000)
	expect(textsOf(changes)).toEqual(['A', 'A'])
	expect(changes.map((change) => change.settings.mail.mailsPerHour)).toEqual([50, 500])
})

test('invalid settings are logged once and ignored, but publications are still adopted', async () => {
	const database = createStore()
	const { changes, warn } = follow(database)
	database.change({ SMTP_URL: 'smtps://mail.example' })
	await vi.advanceTimersByTimeAsync(3_000)
	const issues = [{ name: 'MAIL_FROM', message: 'must be set, because SMTP_URL is' }]
	expect(warn.mock.calls).toEqual([[{ issues }, expect.stringContaining('still apply')]])
	database.publish('A')
	await vi.advanceTimersByTimeAsync(1_000)
	expect(textsOf(changes)).toContain('A')
	expect(changes.filter((change) => change.settings !== settings)).toEqual([])
	database.change({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@mail.example' })
	await vi.advanceTimersByTimeAsync(1_000)
	expect(changes.at(-1)?.settings.mail.from).toBe('a@mail.example')
})

test('a change made while an earlier change is being adopted is not lost', async () => {
	const database = createStore()
	const { promise, resolve } = Promise.withResolvers<void>()
	const seen: SiteChange[] = []
	const onChange = async (change: SiteChange) => {
		seen.push(change)
		await promise
	}
	const { adopt, changes } = follow(database, { onChange })
	database.publish('A')
	const first = adopt()
	await vi.waitFor(() => expect(seen).toHaveLength(1))
	database.publish('B')
	const second = adopt()
	expect(changes).toEqual([])
	resolve()
	await first
	await second
	expect(textsOf(changes)).toEqual(['A', 'B'])
})

test('an error while adopting a change is reported to the caller, and the change is tried again', async () => {
	const database = createStore()
	const onChange = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('failed'))
	const { adopt, changes } = follow(database, { onChange: async () => onChange() })
	await adopt()
	database.publish('A')
	await expect(adopt()).rejects.toThrow('failed')
	expect(changes).toEqual([])
	await vi.advanceTimersByTimeAsync(6_000)
	expect(textsOf(changes)).toEqual(['A'])
})

test('a change that cannot be adopted is retried every five seconds and logged once per cause', async () => {
	const database = createStore()
	const onChange = vi.fn<() => Promise<void>>()
	const { warn, changes } = follow(database, { onChange: async () => onChange() })
	database.publish('A')
	onChange.mockRejectedValue(new Error('first'))
	await vi.advanceTimersByTimeAsync(60_000)
	expect(onChange).toHaveBeenCalledTimes(13)
	expect(warn).toHaveBeenCalledTimes(1)
	onChange.mockRejectedValue(new Error('second'))
	await vi.advanceTimersByTimeAsync(120_000)
	expect(warn).toHaveBeenCalledTimes(2)
	onChange.mockResolvedValue()
	database.publish('B')
	await vi.advanceTimersByTimeAsync(5_000)
	expect(textsOf(changes)).toEqual(['B'])
})

test('an unavailable database is queried again but not logged, because the jobs already log it', async () => {
	const database = createStore()
	const { publications } = database.store.words
	const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
	database.store.words.publications = async () => await Promise.reject(away)
	const { changes, warn } = follow(database)
	await vi.advanceTimersByTimeAsync(3_000)
	database.publish('A')
	database.store.words.publications = publications
	await vi.advanceTimersByTimeAsync(1_000)
	expect(textsOf(changes)).toEqual(['A'])
	expect(warn).not.toHaveBeenCalled()
})

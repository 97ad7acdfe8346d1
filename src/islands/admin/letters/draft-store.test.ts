import { beforeEach, expect, test, vi } from 'vitest'
import type { Letter, LetterChange } from '#contract/letter.ts'
import { Refused, SessionEnded } from '#islands/admin/api.ts'
import { createDraftStore, saveDelayMs, saveStatus } from './draft-store.ts'
import { changeOf, draftOf } from './draft.ts'

beforeEach(() => void vi.useFakeTimers())
const letter: Letter = {
	id: '1',
	name: 'We open',
	content: {},
	fallback: null,
	segment: null,
	purpose: 'news',
	reply_to: null,
	timing: null,
	campaign: 'letter-we-open',
	state: 'draft',
	version: 1,
	tested_version: null,
	created_at: '2026-11-20T08:00:00.000Z',
	updated_at: '2026-11-20T08:00:00.000Z',
	confirmed_at: null,
	confirmed_by: null,
	send_at: null,
	recipients: null,
	pause_reason: null,
	pause_code: null,
	ended_at: null,
	archived_at: null,
	series: null,
	delay_minutes: null,
}

const copied = (name: string, version = 1) =>
	changeOf({ id: '1', version }, { ...draftOf(letter), name })

/** A draft with a server that saves like the real one, and refuses on request. */
function begin({ copy = null as LetterChange | null, stored = letter } = {}) {
	const server = { letter: stored, error: null as unknown, isSlow: false }
	const sent: string[] = []
	const answers: (() => void)[] = []
	const failures: unknown[] = []
	const changed: Letter[] = []
	const browser = { copy }
	const store = createDraftStore(letter, {
		save: async (change) => {
			sent.push(`${change.version} ${change.name}`)
			if (server.error) throw server.error
			if (server.letter.state !== 'draft') throw conflict('state')
			if (change.version !== server.letter.version) throw conflict('version')
			const saved = { ...server.letter, ...change, version: change.version + 1 }
			server.letter = saved
			if (server.isSlow) await new Promise<void>((resolve) => answers.push(resolve))
			return saved
		},
		read: async () => server.letter,
		copy: {
			read: () => browser.copy,
			write: (change) => void (browser.copy = change),
			delete: () => void (browser.copy = null),
		},
		onFailure: (error) => failures.push(error),
		onChanged: (next) => changed.push(next),
	})
	const status = () => saveStatus(store.current())
	return { store, server, sent, answers, failures, changed, browser, status }
}

function conflict(field: string) {
	return new Refused({ error: 'conflict', field }, 'conflict')
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test('a draft is saved a second after the last change', async () => {
	const { store, sent, status, browser } = begin()
	store.change({ name: 'One' })
	await vi.advanceTimersByTimeAsync(saveDelayMs - 1)
	store.change({ name: 'Two' })
	expect(status()).toBe('unsaved')
	expect(browser.copy?.name).toBe('Two')
	await vi.advanceTimersByTimeAsync(saveDelayMs - 1)
	expect(sent).toEqual([])
	await vi.advanceTimersByTimeAsync(1)
	expect(sent).toEqual(['1 Two'])
	expect(status()).toBe('saved')
	expect(browser.copy).toBeNull()
})

test('what is taken back before it was sent is saved without a request', async () => {
	const { store, sent, status, browser } = begin()
	store.change({ name: 'One' })
	store.change({ name: letter.name })
	expect(status()).toBe('saved')
	await vi.advanceTimersByTimeAsync(saveDelayMs)
	expect(sent).toEqual([])
	expect(browser.copy).toBeNull()
})

test('a draft that is left within the second is sent at once', async () => {
	const { store, sent, server } = begin()
	store.change({ name: 'One' })
	store.leave()
	expect(sent).toEqual(['1 One'])
	await settle()
	expect(server.letter.name).toBe('One')
})

test('a page that is hidden within the second sends the draft at once, and once', async () => {
	const { store, sent } = begin()
	store.change({ name: 'One' })
	store.flush()
	store.flush()
	expect(sent).toEqual(['1 One'])
	await vi.advanceTimersByTimeAsync(saveDelayMs)
	expect(sent).toHaveLength(1)
})

test('a saved draft sends nothing when it is left', async () => {
	const { store, sent } = begin()
	store.leave()
	await settle()
	expect(sent).toEqual([])
})

test('what is written during a request follows it, with its version', async () => {
	const { store, server, sent, answers, status, browser } = begin()
	server.isSlow = true
	store.change({ name: 'One' })
	void store.save()
	expect(status()).toBe('saving')
	store.change({ name: 'Two' })
	await vi.advanceTimersByTimeAsync(saveDelayMs)
	expect(sent).toEqual(['1 One'])
	answers[0]?.()
	await settle()
	expect(status()).toBe('unsaved')
	expect(browser.copy).toMatchObject({ name: 'Two', version: 2 })
	await vi.advanceTimersByTimeAsync(saveDelayMs)
	expect(sent).toEqual(['1 One', '2 Two'])
})

test('what was written during a request follows it at once when the draft is left', async () => {
	const { store, server, sent, answers } = begin()
	server.isSlow = true
	store.change({ name: 'One' })
	void store.save()
	store.change({ name: 'Two' })
	store.leave()
	answers[0]?.()
	await settle()
	expect(sent).toEqual(['1 One', '2 Two'])
})

test('a failed save is shown, reported and kept in the browser until it is tried again', async () => {
	const { store, server, failures, status, browser } = begin()
	server.error = new Error('away')
	store.change({ name: 'One' })
	await store.save()
	expect(status()).toBe('failed')
	expect(failures).toEqual([server.error])
	expect(browser.copy?.name).toBe('One')
	server.error = null
	await store.save()
	expect(status()).toBe('saved')
})

test('a change after a failed save is saved like any other', async () => {
	const { store, server, sent, status } = begin()
	server.error = new Error('away')
	store.change({ name: 'One' })
	await store.save()
	server.error = null
	store.change({ name: 'Two' })
	expect(status()).toBe('unsaved')
	await vi.advanceTimersByTimeAsync(saveDelayMs)
	expect(sent).toEqual(['1 One', '1 Two'])
})

test('an ended session is reported and sends nothing when the draft makes room for the login', async () => {
	const { store, server, failures, sent, status } = begin()
	server.error = new SessionEnded()
	store.change({ name: 'One' })
	await store.save()
	expect(failures).toEqual([server.error])
	expect(status()).not.toBe('failed')
	store.leave()
	await settle()
	expect(sent).toHaveLength(1)
})

test('a failure after the draft was left is not reported', async () => {
	const log = vi.spyOn(console, 'error').mockReturnValue()
	const { store, server, failures, browser } = begin()
	server.error = new Error('away')
	store.change({ name: 'One' })
	store.leave()
	await settle()
	expect(failures).toEqual([])
	expect(log).toHaveBeenCalledWith(server.error)
	expect(browser.copy?.name).toBe('One')
	log.mockRestore()
})

test('other words that another tab has saved are a conflict, which changes do not send', async () => {
	const { store, server, sent, status } = begin()
	server.letter = { ...letter, name: 'Theirs', version: 2 }
	store.change({ name: 'Mine' })
	await store.save()
	expect(status()).toBe('conflict')
	store.change({ name: 'Mine too' })
	await vi.advanceTimersByTimeAsync(saveDelayMs)
	expect(sent).toEqual(['1 Mine'])
})

test('a conflict ends with the words of the server', async () => {
	const { store, server, status, browser } = begin()
	server.letter = { ...letter, name: 'Theirs', version: 2 }
	store.change({ name: 'Mine' })
	await store.save()
	await store.keep('theirs')
	expect(store.current().draft.name).toBe('Theirs')
	expect(status()).toBe('saved')
	expect(browser.copy).toBeNull()
})

test('a conflict ends with the words of this tab, saved over those of the server', async () => {
	const { store, server, status } = begin()
	server.letter = { ...letter, name: 'Theirs', version: 2 }
	store.change({ name: 'Mine' })
	await store.save()
	await store.keep('mine')
	expect(server.letter).toMatchObject({ name: 'Mine', version: 3 })
	expect(status()).toBe('saved')
})

test('the same words, saved by a page that was left, are no conflict', async () => {
	const { store, server, status } = begin({ copy: copied('Mine') })
	server.letter = { ...letter, name: 'Mine', version: 2 }
	store.open()
	await vi.advanceTimersByTimeAsync(saveDelayMs)
	expect(status()).toBe('saved')
	expect(store.current().letter.version).toBe(2)
})

test('a letter that was confirmed in another tab is shown as it is', async () => {
	const { store, server, changed } = begin()
	server.letter = { ...letter, state: 'scheduled' }
	store.change({ name: 'Mine' })
	await store.save()
	expect(changed).toEqual([server.letter])
})

test('the copy of a page that was lost is restored and saved', async () => {
	const { store, sent, status } = begin({ copy: copied('Typed before') })
	store.open()
	expect(store.current()).toMatchObject({ draft: { name: 'Typed before' }, isFromCopy: true })
	expect(status()).toBe('unsaved')
	await vi.advanceTimersByTimeAsync(saveDelayMs)
	expect(sent).toEqual(['1 Typed before'])
})

test('a copy of an earlier version is a conflict', () => {
	const { store, status } = begin({ copy: copied('Typed before', 7) })
	store.open()
	expect(status()).toBe('conflict')
})

test('a copy that the server has is deleted', () => {
	const { store, status, browser } = begin({ copy: copied(letter.name) })
	store.open()
	expect(status()).toBe('saved')
	expect(store.current().isFromCopy).toBe(false)
	expect(browser.copy).toBeNull()
})

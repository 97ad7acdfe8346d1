import { beforeEach, expect, test, vi } from 'vitest'
import { Refused, SessionEnded } from '#panel/client/api.ts'
import { createAutosave, type KeptChange, retryDelayMs, saveDelayMs } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())

/** Starts autosave with a fake server that holds two texts, saves like the real server, and fails on request. */
function begin(kept = new Map<string, KeptChange<string>>(), isOneByOne = false) {
	const server = new Map([
		['days', '7'],
		['plans', 'both'],
	])
	const read = new Map(server)
	const control = { error: null as unknown, isLost: false, isSlow: false, refused: '' }
	const sent: string[] = []
	const responses: (() => void)[] = []
	const failures: unknown[] = []
	const autosave = createAutosave<string>({
		current: (key) => read.get(key),
		isOneByOne,
		async send(all, isLeaving) {
			const changes = isOneByOne ? all.slice(0, 1) : all
			sent.push(changes.map(({ key, value }) => `${key} ${value}`).join() + (isLeaving ? ' !' : ''))
			if (control.isSlow) await new Promise<void>((resolve) => responses.push(resolve))
			if (control.error !== null) throw control.error
			const wrong = changes.find(({ value }) => value === control.refused)
			if (wrong) throw new Refused({ error: 'invalid', fields: [wrong.key] }, '')
			const stale = changes.find(({ key, original }) => server.get(key) !== original)
			if (stale) throw new Refused({ error: 'conflict', fields: [stale.key] }, '')
			for (const { key, value } of changes) server.set(key, value)
			if (control.isLost) throw new TypeError('Failed to fetch')
			for (const [key, value] of server) read.set(key, value)
		},
		reload: async () => {
			for (const [key, value] of server) read.set(key, value)
		},
		onFailure: (error) => failures.push(error),
	})
	const opened = autosave.open({
		write: (key, entry) => void kept.set(key, entry),
		delete: (key) => void kept.delete(key),
		takeOver: async (isWanted) => {
			const found = [...kept].filter(([key]) => isWanted(key))
			for (const [key] of found) kept.delete(key)
			return new Map(found)
		},
	})
	const entry = (key = 'days') => autosave.current().unsaved.get(key)
	return { autosave, server, read, control, sent, responses, failures, kept, opened, entry }
}

const pause = () => vi.advanceTimersByTimeAsync(saveDelayMs)

test('changed values are sent together once the owner stops typing, and are kept in the browser until they are saved', async () => {
	const { autosave, server, sent, kept, entry } = begin()
	autosave.type('days', '1')
	await vi.advanceTimersByTimeAsync(saveDelayMs - 1)
	autosave.type('days', '14')
	autosave.type('plans', 'monthly')
	expect([sent, kept.get('days')]).toEqual([[], { value: '14', original: '7' }])
	await pause()
	expect(sent).toEqual(['days 14,plans monthly'])
	expect([server.get('days'), entry(), kept.size]).toEqual(['14', undefined, 0])
	expect(autosave.current().savedAt).toBeGreaterThan(0)
})

test('the typed value is shown without interruption while it is saved and afterwards', async () => {
	const { autosave } = begin()
	const shown = new Set<string | undefined>()
	autosave.type('days', '14')
	autosave.subscribe(() => shown.add(autosave.valueOf('days')))
	await pause()
	expect([[...shown], autosave.current().unsaved.size]).toEqual([['14'], 0])
})

test('values kept in the browser are not restored while an earlier autosave is still saving them', async () => {
	const earlier = begin()
	earlier.control.isSlow = true
	earlier.autosave.type('days', '14')
	await pause()
	const later = begin(earlier.kept)
	await pause()
	expect(later.entry()).toBeUndefined()
	earlier.responses[0]?.()
	await pause()
	expect([earlier.server.get('days'), later.sent, later.entry()]).toEqual(['14', [], undefined])
})

test('a value that is changed back before it is sent is not saved', async () => {
	const { autosave, sent, kept } = begin()
	autosave.type('days', '14')
	autosave.type('days', '7')
	await pause()
	expect([sent, kept.size, autosave.current().unsaved.size]).toEqual([[], 0, 0])
})

test('if a value changes while its previous change is being sent, the new value is sent afterwards, without a conflict', async () => {
	const { autosave, server, control, sent, responses, entry } = begin()
	control.isSlow = true
	autosave.type('days', '14')
	await pause()
	expect(entry()?.status).toBe('saving')
	autosave.type('days', '21')
	await pause()
	expect(sent).toHaveLength(1)
	control.isSlow = false
	responses[0]?.()
	await pause()
	expect([sent[1], server.get('days'), entry()]).toEqual(['days 21', '21', undefined])
})

test('if a value is changed back while its change is being sent, the original value is sent afterwards', async () => {
	const { autosave, server, control, sent, responses } = begin()
	control.isSlow = true
	autosave.type('days', '14')
	await pause()
	autosave.type('days', '7')
	control.isSlow = false
	responses[0]?.()
	await pause()
	expect([sent[1], server.get('days')]).toEqual(['days 7', '7'])
})

test('leaving a section sends its unsaved values as soon as the request in flight has ended', async () => {
	const { autosave, control, sent, responses } = begin()
	control.isSlow = true
	autosave.type('days', '14')
	void autosave.flush()
	autosave.type('days', '21')
	void autosave.end()
	expect(sent).toEqual(['days 14'])
	control.isSlow = false
	responses[0]?.()
	await vi.advanceTimersByTimeAsync(0)
	expect(sent[1]).toBe('days 21 !')
})

test('a request without a response is repeated automatically until the section is left', async () => {
	const { autosave, control, sent, failures, entry } = begin()
	control.error = new TypeError('Failed to fetch')
	autosave.type('days', '14')
	await pause()
	expect([entry()?.status, failures.length]).toEqual(['failed', 1])
	control.error = null
	await vi.advanceTimersByTimeAsync(retryDelayMs)
	expect([entry(), sent.length]).toEqual([undefined, 2])
	control.error = new TypeError('Failed to fetch')
	autosave.type('days', '21')
	await autosave.end()
	await vi.advanceTimersByTimeAsync(10 * retryDelayMs)
	expect(sent).toHaveLength(3)
})

test('after the session has ended, nothing is sent, and the input is stored in the browser for the next page', async () => {
	const { autosave, control, sent, kept } = begin()
	control.error = new SessionEnded()
	autosave.type('days', '14')
	await pause()
	autosave.type('plans', 'monthly')
	await autosave.end()
	await vi.advanceTimersByTimeAsync(10 * retryDelayMs)
	expect(sent).toEqual(['days 14'])
	const next = begin(kept)
	await next.opened
	expect(next.entry()).toMatchObject({ value: '14', status: 'waiting' })
	await pause()
	expect(next.sent).toEqual(['days 14,plans monthly'])
})

test('a refused value stays unsaved, does not block other values, and is not sent again until it changes', async () => {
	const { autosave, server, control, sent, entry } = begin()
	control.refused = '0'
	autosave.type('days', '0')
	autosave.type('plans', 'monthly')
	await pause()
	expect(entry()).toMatchObject({ value: '0', status: 'wrong', refusal: { fields: ['days'] } })
	expect(server.get('plans')).toBe('monthly')
	autosave.type('plans', 'yearly')
	await pause()
	expect(sent).toEqual(['days 0,plans monthly', 'plans monthly', 'plans yearly'])
	autosave.type('days', '7')
	expect(entry()).toBeUndefined()
})

test.each([
	['invalid', ['days/0'], ['days,plans', 'plans'], 'wrong'],
	['invalid', [], ['days,plans', 'days', 'plans'], 'wrong'],
	['conflict', ['days'], ['days,plans', 'plans'], 'conflict'],
] as const)(
	'the error %s with the fields %j does not prevent other values from being saved',
	async (error, fields, requests, status) => {
		const server = new Map([
			['days', '7'],
			['plans', 'both'],
		])
		const sent: string[] = []
		let reloads = 0
		const autosave = createAutosave<string>({
			current: (key) => server.get(key),
			async send(changes) {
				sent.push(changes.map(({ key }) => key).join())
				if (changes.some(({ key }) => key === 'days'))
					throw new Refused({ error, fields: [...fields] }, '')
				for (const { key, value } of changes) server.set(key, value)
			},
			reload: async () => void (reloads += 1),
			onFailure: () => {},
		})
		autosave.type('days', '0')
		autosave.type('plans', 'monthly')
		await pause()
		expect([sent, server.get('plans')]).toEqual([requests, 'monthly'])
		expect([...autosave.current().unsaved]).toMatchObject([['days', { status }]])
		expect(reloads).toBe(status === 'conflict' ? 1 : 0)
	},
)

test('after a conflict, the values of both people are kept until one value is chosen', async () => {
	const { autosave, server, read, sent, entry } = begin()
	server.set('days', '10')
	autosave.type('days', '14')
	await pause()
	expect([entry()?.status, entry()?.value, read.get('days')]).toEqual(['conflict', '14', '10'])
	autosave.type('days', '15')
	await pause()
	expect(sent).toHaveLength(1)
	autosave.choose('days', 'mine')
	await pause()
	expect([server.get('days'), entry()]).toEqual(['15', undefined])
})

test('choosing the other person’s value ends a conflict without a request', async () => {
	const { autosave, server, sent, entry } = begin()
	server.set('days', '10')
	autosave.type('days', '14')
	await pause()
	autosave.choose('days', 'theirs')
	await pause()
	expect([sent.length, entry()]).toEqual([1, undefined])
})

test.each(['14', '15'])(
	'a lost response does not cause a conflict, even if the next typed value is %s',
	async (next) => {
		const { autosave, server, control, entry } = begin()
		control.isLost = true
		autosave.type('days', '14')
		await pause()
		control.isLost = false
		autosave.type('days', next)
		await vi.advanceTimersByTimeAsync(2 * retryDelayMs)
		expect([server.get('days'), entry()]).toEqual([next, undefined])
	},
)

test.each(['before', 'after'])(
	'a value that is changed back %s its request gets no response is sent, because the server may have the change',
	async (when) => {
		const { autosave, server, control, responses, entry } = begin()
		control.isLost = true
		control.isSlow = true
		autosave.type('days', '14')
		await pause()
		if (when === 'before') autosave.type('days', '7')
		control.isSlow = false
		responses[0]?.()
		await vi.advanceTimersByTimeAsync(0)
		if (when === 'after') autosave.type('days', '7')
		control.isLost = false
		await vi.advanceTimersByTimeAsync(2 * retryDelayMs)
		expect([server.get('days'), entry()]).toEqual(['7', undefined])
	},
)

test('a value whose lost request was repeated is no longer taken for one that the server may have', async () => {
	const { autosave, server, control, sent, entry } = begin()
	control.isLost = true
	autosave.type('days', '14')
	await pause()
	control.isLost = false
	await vi.advanceTimersByTimeAsync(retryDelayMs)
	autosave.type('days', '21')
	autosave.type('days', '14')
	await pause()
	expect([server.get('days'), entry(), sent.length]).toEqual(['14', undefined, 2])
})

test('values that the server takes one by one are all saved, also those behind a refused one', async () => {
	const { autosave, server, control, sent, entry } = begin(undefined, true)
	control.refused = 'x'
	autosave.type('days', 'x')
	autosave.type('plans', 'monthly')
	await pause()
	expect([sent, server.get('plans')]).toEqual([['days x', 'plans monthly'], 'monthly'])
	expect([entry('days')?.status, entry('plans')]).toEqual(['wrong', undefined])
	autosave.type('days', '14')
	autosave.type('plans', 'both')
	await pause()
	expect([...server.values()]).toEqual(['14', 'both'])
	expect(autosave.current().unsaved.size).toBe(0)
})

test('an unsaved value from the browser is a conflict if the value on the server has changed since, and is dropped if it has been saved', async () => {
	const { opened, entry, kept } = begin(
		new Map([
			['days', { value: '14', original: '3' }],
			['plans', { value: 'both', original: 'yearly' }],
			['elsewhere', { value: 'x', original: 'y' }],
		]),
	)
	await opened
	expect([entry()?.status, entry('plans'), entry('elsewhere')]).toEqual([
		'conflict',
		undefined,
		undefined,
	])
	expect(kept.get('days')).toEqual({ value: '14', original: '3' })
	expect([kept.has('plans'), kept.has('elsewhere')]).toEqual([false, true])
})

test('an unsaved value from the browser is restored once the value on the server has been read', async () => {
	const { autosave, read, sent, opened, entry, kept } = begin(
		new Map([['later', { value: 'x', original: 'y' }]]),
	)
	await opened
	expect([entry('later'), kept.has('later')]).toEqual([undefined, true])
	read.set('later', 'y')
	await autosave.restore()
	await pause()
	expect(sent).toEqual(['later x'])
})

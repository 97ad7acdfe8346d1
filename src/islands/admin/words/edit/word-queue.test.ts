import { beforeEach, expect, test, vi } from 'vitest'
import { createWordQueue, type SaveOutcome, type Target } from './word-queue.ts'

const title: Target = { file: 'pages/en/home.yaml', place: 'title', before: null }
const key = 'pages/en/home.yaml:title'

beforeEach(() => void vi.useFakeTimers())
function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
	const items = new Map<string, string>()
	return {
		getItem: (name) => items.get(name) ?? null,
		setItem: (name, text) => void items.set(name, text),
		removeItem: (name) => void items.delete(name),
	}
}

function queueWith(outcomes: SaveOutcome[], storage = memory()) {
	const sent: { text: string | null; before: string | null; isLeaving: boolean }[] = []
	const onConflict = vi.fn<(targets: readonly Target[]) => void>()
	const queue = createWordQueue({
		storage,
		save: async (targets, text, isLeaving) => {
			sent.push({ text, before: targets[0]?.before ?? null, isLeaving })
			return outcomes.shift() ?? 'saved'
		},
		onSaved: () => {},
		onConflict,
	})
	return {
		queue,
		sent,
		storage,
		onConflict,
		statusOf: () => queue.current().edits.get(key)?.status,
	}
}

test('a text is saved 800 ms after the last letter, once', async () => {
	const { queue, sent, statusOf } = queueWith([])
	queue.change(key, 'A', [title])
	await vi.advanceTimersByTimeAsync(700)
	queue.change(key, 'AB', [title])
	await vi.advanceTimersByTimeAsync(799)
	expect(sent).toEqual([])
	await vi.advanceTimersByTimeAsync(1)
	expect(sent).toEqual([{ text: 'AB', before: null, isLeaving: false }])
	expect([statusOf(), queue.current().savedAt > 0]).toEqual([undefined, true])
})

test('the next change is made from the one that was saved, also while that is under way', async () => {
	const { queue, sent } = queueWith([])
	queue.change(key, 'A', [title])
	await vi.advanceTimersByTimeAsync(800)
	queue.change(key, 'B', [title])
	queue.flush()
	queue.change(key, 'C', [title])
	await vi.advanceTimersByTimeAsync(800)
	expect(sent.map(({ text, before }) => [text, before])).toEqual([
		['A', null],
		['B', 'A'],
		['C', 'B'],
	])
})

test('what is put back while it is being saved is put back after that, from what was saved', async () => {
	const { queue, sent } = queueWith([])
	queue.change(key, 'A', [title])
	queue.flush()
	queue.change(key, null, [title])
	queue.flush()
	expect(sent).toHaveLength(1)
	await vi.advanceTimersByTimeAsync(0)
	expect(sent.map(({ text, before }) => [text, before])).toEqual([
		['A', null],
		[null, 'A'],
	])
	expect(queue.current().edits.size).toBe(0)
})

test('without an answer the text is kept and sent again', async () => {
	const { queue, sent, statusOf, storage } = queueWith(['failed', 'failed'])
	queue.change(key, 'A', [title])
	await vi.advanceTimersByTimeAsync(800)
	expect(statusOf()).toBe('failed')
	expect(storage.getItem('unsaved-words')).toContain('"A"')
	await vi.advanceTimersByTimeAsync(10_000)
	expect([sent.length, statusOf()]).toEqual([3, undefined])
	expect(storage.getItem('unsaved-words')).toBeNull()
})

test('what a closed page left unsaved is sent by the next one', async () => {
	const { storage } = queueWith(['failed'])
	const first = queueWith(['failed'], storage)
	first.queue.change(key, 'A', [title])
	await vi.advanceTimersByTimeAsync(800)
	const second = queueWith([], storage)
	expect(second.queue.current().edits.get(key)?.text).toBe('A')
	await vi.advanceTimersByTimeAsync(800)
	expect(second.sent.map(({ text }) => text)).toEqual(['A'])
	storage.setItem('unsaved-words', '[[1]]')
	expect(queueWith([], storage).queue.current().edits.size).toBe(0)
})

test('a page that ends sends what waits at once', () => {
	const { queue, sent } = queueWith([])
	queue.change(key, 'A', [title])
	queue.flush(true)
	expect(sent).toEqual([{ text: 'A', before: null, isLeaving: true }])
})

test('a text with faults is kept and not sent, until it has none', async () => {
	const { queue, sent, statusOf } = queueWith([])
	queue.change(key, '<b>', [title], true)
	queue.flush(true)
	await vi.advanceTimersByTimeAsync(10_000)
	expect([sent, statusOf()]).toEqual([[], 'faulty'])
	queue.change(key, 'b', [title])
	await vi.advanceTimersByTimeAsync(800)
	expect(sent.map(({ text }) => text)).toEqual(['b'])
})

test('in a conflict nothing is sent until it is decided: mine is then made from theirs', async () => {
	const { queue, sent, statusOf, onConflict } = queueWith(['conflict'])
	queue.change(key, 'mine', [title])
	await vi.advanceTimersByTimeAsync(800)
	expect([statusOf(), onConflict.mock.calls.length]).toEqual(['conflict', 1])
	queue.change(key, 'mine!', [title])
	await vi.advanceTimersByTimeAsync(10_000)
	expect(sent).toHaveLength(1)
	queue.keep(key, 'mine', [{ ...title, before: 'theirs' }])
	await vi.advanceTimersByTimeAsync(0)
	expect(sent[1]).toMatchObject({ text: 'mine!', before: 'theirs' })
})

test('theirs ends a conflict without sending', async () => {
	const { queue, sent, statusOf } = queueWith(['conflict'])
	queue.change(key, 'mine', [title])
	await vi.advanceTimersByTimeAsync(800)
	queue.keep(key, 'theirs', [{ ...title, before: 'theirs' }])
	expect(statusOf()).toBeUndefined()
	queue.change(key, 'third', [title])
	await vi.advanceTimersByTimeAsync(800)
	expect(sent[1]).toMatchObject({ text: 'third', before: 'theirs' })
})

import { beforeEach, expect, test, vi } from 'vitest'
import {
	createWordQueue,
	type Edit,
	parseEdit,
	type SaveOutcome,
	type Target,
} from './word-queue.ts'

const title: Target = { file: 'pages/en/home.yaml', place: 'title', before: null }
const key = 'pages/en/home.yaml:title'

beforeEach(() => void vi.useFakeTimers())

/** What the browser keeps, without a browser. */
function memory() {
	const values = new Map<string, Edit>()
	return {
		values,
		write: (name: string, edit: Edit) => void values.set(name, edit),
		delete: (name: string) => void values.delete(name),
		takeOver: async () => new Map(values),
	}
}

function queueWith(outcomes: SaveOutcome[], kept = memory(), isOwn = false) {
	const sent: { text: string | null; before: string | null; isLeaving: boolean }[] = []
	const onConflict = vi.fn<() => Promise<boolean>>().mockResolvedValue(isOwn)
	const queue = createWordQueue({
		save: async (targets, text, isLeaving) => {
			sent.push({ text, before: targets[0]?.before ?? null, isLeaving })
			return outcomes.shift() ?? 'saved'
		},
		onSaved: () => {},
		onConflict,
	})
	void queue.open(kept)
	return {
		queue,
		sent,
		kept,
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
	const { queue, sent, statusOf, kept } = queueWith(['failed', 'failed'])
	queue.change(key, 'A', [title])
	await vi.advanceTimersByTimeAsync(800)
	expect(statusOf()).toBe('failed')
	expect(kept.values.get(key)?.text).toBe('A')
	await vi.advanceTimersByTimeAsync(10_000)
	expect([sent.length, statusOf()]).toEqual([3, undefined])
	expect(kept.values.size).toBe(0)
})

test('what a closed page left unsaved is sent by the next one', async () => {
	const { kept, queue } = queueWith(['failed'])
	queue.change(key, 'A', [title])
	await vi.advanceTimersByTimeAsync(800)
	queue.end()
	const second = queueWith([], kept)
	await vi.advanceTimersByTimeAsync(0)
	expect(second.queue.current().edits.get(key)?.text).toBe('A')
	await vi.advanceTimersByTimeAsync(800)
	expect(second.sent.map(({ text }) => text)).toEqual(['A'])
	expect(() => parseEdit([[1]])).toThrow(TypeError)
})

test('after the session has ended nothing is sent any more, and the text is kept', async () => {
	const { queue, sent, kept } = queueWith(['ended'])
	queue.change(key, 'A', [title])
	await vi.advanceTimersByTimeAsync(60_000)
	queue.end()
	expect([sent.length, kept.values.get(key)?.text]).toEqual([1, 'A'])
})

test('the own text, saved by a request without a response, is no conflict', async () => {
	const { queue, statusOf, onConflict } = queueWith(['failed', 'conflict'], memory(), true)
	queue.change(key, 'A', [title])
	await vi.advanceTimersByTimeAsync(6_000)
	expect([onConflict.mock.calls.length, statusOf()]).toEqual([1, undefined])
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

import { beforeEach, expect, test, vi } from 'vitest'
import type { FactChanges, WordFacts } from '#contract/word-facts.ts'
import { Refused } from '#islands/admin/api.ts'
import { createFactQueue, factAt } from './fact-queue.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
const days = 'facts/prices.yaml:trialDays'
const plans = 'facts/prices.yaml:plans'

function facts(texts: Readonly<Record<string, string>> = {}): WordFacts {
	const fact = (address: string, original: string) => {
		const [file = '', place = ''] = address.split(':')
		return {
			file,
			place,
			language: 'en' as const,
			text: texts[address] ?? original,
			original,
			draft: null,
		}
	}
	return {
		facts: [fact(days, '7'), fact(plans, 'both')],
		values: { en: {}, de: {}, pt: {}, es: {} },
		readings: [],
		uses: {},
	}
}

function open(answers: readonly (() => WordFacts | Promise<WordFacts>)[]) {
	const sent: FactChanges['changes'][] = []
	const failures: unknown[] = []
	const left = [...answers]
	const queue = createFactQueue({
		facts: facts(),
		save: async (changes) => {
			sent.push(changes)
			const answer = left.shift()
			if (answer === undefined) throw new TypeError('Failed to fetch')
			return answer()
		},
		read: async () => facts({ [days]: '10' }),
		now: () => 1,
		onFailure: (error) => void failures.push(error),
	})
	return { queue, sent, failures }
}

const refuse = (error: 'invalid' | 'conflict', fields: string[]) => () => {
	throw new Refused({ error, fields }, 'refused')
}

const typing = async () => await vi.advanceTimersByTimeAsync(700)

test('what is typed is sent once nothing more is typed, with the text that it was made from', async () => {
	const { queue, sent } = open([() => facts({ [days]: '14' })])
	queue.type({ [days]: '1' })
	queue.type({ [days]: '14' })
	expect(queue.state().typed.get(days)).toBe('14')
	await typing()
	const address = { file: 'facts/prices.yaml', place: 'trialDays' }
	expect(sent).toEqual([[{ ...address, text: '14', before: '7' }]])
	expect([queue.state().typed.size, queue.state().status, queue.state().savedAt]).toEqual([
		0,
		'idle',
		1,
	])
	expect(factAt(queue.state().facts, days)?.text).toBe('14')
})

test('the text that is there is no change, and what is unfinished is kept but not sent', async () => {
	const { queue, sent } = open([])
	queue.type({ [days]: '7' })
	queue.type({ [plans]: 'b' }, false)
	await typing()
	expect([sent, queue.state().typed.get(plans)]).toEqual([[], 'b'])
})

test('what the server refuses stays, is marked, and does not stop the rest', async () => {
	const { queue, sent } = open([refuse('invalid', [days]), () => facts({ [plans]: 'monthly' })])
	queue.type({ [days]: '0', [plans]: 'monthly' })
	await typing()
	expect(sent[1]).toMatchObject([{ place: 'plans' }])
	expect([...queue.state().wrong, queue.state().typed.get(days)]).toEqual([days, '0'])
	queue.type({ [days]: '7' })
	expect([queue.state().wrong.size, queue.state().typed.size]).toEqual([0, 0])
})

test('of two people both texts are kept until one is chosen', async () => {
	const { queue, sent } = open([refuse('conflict', [days]), () => facts({ [days]: '14' })])
	queue.type({ [days]: '14' })
	await typing()
	await vi.advanceTimersByTimeAsync(700)
	expect([queue.state().conflicts.has(days), sent.length]).toEqual([true, 1])
	expect([factAt(queue.state().facts, days)?.text, queue.state().typed.get(days)]).toEqual([
		'10',
		'14',
	])
	queue.type({ [days]: '14' })
	await typing()
	expect(sent[1]).toMatchObject([{ text: '14', before: '10' }])
	expect(queue.state().conflicts.size).toBe(0)
})

test('theirs can be left, and then nothing is sent', async () => {
	const { queue, sent } = open([refuse('conflict', [days])])
	queue.type({ [days]: '14' })
	await typing()
	queue.forget(days)
	await typing()
	expect([sent.length, queue.state().typed.size, queue.state().conflicts.size]).toEqual([1, 0, 0])
})

test('without an answer it is tried again by itself', async () => {
	const { queue, sent, failures } = open([
		() => {
			throw new TypeError('Failed to fetch')
		},
		() => facts({ [days]: '14' }),
	])
	queue.type({ [days]: '14' })
	await typing()
	expect(queue.state().status).toBe('failed')
	await vi.advanceTimersByTimeAsync(5_000)
	expect([queue.state().status, sent.length, failures]).toEqual(['idle', 2, []])
})

function openInFlight() {
	const first = Promise.withResolvers<WordFacts>()
	return { ...open([async () => await first.promise, () => facts({ [days]: '21' })]), first }
}

test('a place left during a save sends only what was typed since, made from the text in flight', async () => {
	const { queue, sent, first } = openInFlight()
	queue.type({ [days]: '14', [plans]: 'monthly' })
	await typing()
	queue.type({ [days]: '21' })
	await queue.flush(true)
	expect(sent[1]).toMatchObject([{ place: 'trialDays', text: '21', before: '14' }])
	first.resolve(facts({ [days]: '14', [plans]: 'monthly' }))
	await typing()
	expect([sent.length, queue.state().typed.size, queue.state().conflicts.size]).toEqual([2, 0, 0])
})

test('a text put back during its save is saved again as it was', async () => {
	const { queue, sent, first } = openInFlight()
	queue.type({ [days]: '14' })
	await typing()
	queue.type({ [days]: '7' })
	first.resolve(facts({ [days]: '14' }))
	await typing()
	expect(sent[1]).toMatchObject([{ text: '7', before: '14' }])
})

test('a text put back during a save that is refused is no change', async () => {
	const { queue, sent, first } = openInFlight()
	queue.type({ [days]: '0' })
	await typing()
	queue.type({ [days]: '7' })
	first.reject(new Refused({ error: 'invalid', fields: [days] }, 'refused'))
	await typing()
	expect([sent.length, queue.state().typed.size]).toEqual([1, 0])
})

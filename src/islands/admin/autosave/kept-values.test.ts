import { expect, test, vi } from 'vitest'

const parse = (value: unknown) => {
	if (typeof value !== 'string') throw new TypeError('A text was expected')
	return value
}

/** The module as another page of the browser loads it. */
async function openPage() {
	vi.resetModules()
	const { keptValues } = await import('./kept-values.ts')
	return (account = 'ada', scope = 'facts') => keptValues(account, scope, parse)
}

/** Locks of the browser, as far as they are used. */
function stubLocks() {
	const held: { name: string }[] = []
	vi.stubGlobal('navigator', {
		locks: {
			request: async (name: string) => void held.push({ name }),
			query: async () => ({ held }),
		},
	})
	return held
}

test('what one page keeps is taken over by the next, once, with any key', async () => {
	const first = (await openPage())()
	first.write('facts/a b.yaml:x', 'typed')
	first.write('gone', 'typed')
	first.delete('gone')
	const next = (await openPage())()
	expect([...(await next.takeOver())]).toEqual([['facts/a b.yaml:x', 'typed']])
	expect([...(await next.takeOver())]).toEqual([])
	expect(localStorage).toHaveLength(0)
})

test('another account or kind of values gets nothing', async () => {
	const page = await openPage()
	page().write('x', 'typed')
	expect((await page('bea').takeOver()).size + (await page('ada', 'notes').takeOver()).size).toBe(0)
	expect((await page().takeOver()).size).toBe(1)
})

test('a page leaves what an open page has typed, until that has ended', async () => {
	const held = stubLocks()
	const first = (await openPage())()
	first.write('x', 'typed first')
	const second = (await openPage())()
	second.write('x', 'typed second')
	expect([...(await second.takeOver())]).toEqual([['x', 'typed second']])
	held.length = 0
	expect([...(await second.takeOver())]).toEqual([['x', 'typed first']])
})

test('a value of another version is dropped, and blocked storage loses only the copy', async () => {
	const page = await openPage()
	localStorage.setItem('innervolt-unsaved ada facts p x', '{"an":"object"}')
	localStorage.setItem('innervolt-unsaved ada facts p y', '{')
	expect((await page().takeOver()).size).toBe(0)
	expect(localStorage).toHaveLength(0)
	vi.stubGlobal('localStorage', undefined)
	page().write('x', 'typed')
	expect((await page().takeOver()).size).toBe(0)
})

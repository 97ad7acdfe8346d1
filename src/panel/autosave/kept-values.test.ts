import { beforeEach, expect, test, vi } from 'vitest'

const parse = (value: unknown) => {
	if (typeof value !== 'string') throw new TypeError('A text was expected')
	return value
}

const all = () => true

/** Loads the module as another page of the browser does. */
async function openPage() {
	vi.resetModules()
	const { keptValues } = await import('./kept-values.ts')
	return (account = 'ada', scope = 'facts') => keptValues(account, scope, parse)
}

let held: { name: string }[] = []

beforeEach(() => {
	held = []
	vi.stubGlobal(
		'localStorage',
		Object.create({
			getItem(this: Record<string, string>, name: string) {
				return this[name] ?? null
			},
			setItem(this: Record<string, string>, name: string, value: string) {
				this[name] = value
			},
			removeItem(this: Record<string, string>, name: string) {
				delete this[name]
			},
		}),
	)
	vi.stubGlobal('navigator', {
		locks: {
			request: async (name: string) => void held.push({ name }),
			query: async () => ({ held }),
		},
	})
})

test('the unsaved values that one page stored in the browser are restored only once, by the next page, whatever their keys', async () => {
	const first = (await openPage())()
	first.write('facts/a b.yaml:x', 'typed')
	first.write('gone', 'typed')
	first.delete('gone')
	held = []
	const next = (await openPage())()
	expect([...(await next.takeOver(all))]).toEqual([['facts/a b.yaml:x', 'typed']])
	expect([...(await next.takeOver(all))]).toEqual([])
	expect(Object.keys(localStorage)).toEqual([])
})

test('unsaved values in the browser are not read for another account, another kind of value or other keys', async () => {
	const page = await openPage()
	page().write('x', 'typed')
	expect(
		(await page('bea').takeOver(all)).size + (await page('ada', 'notes').takeOver(all)).size,
	).toBe(0)
	expect((await page().takeOver((key) => key !== 'x')).size).toBe(0)
	expect((await page().takeOver(all)).size).toBe(1)
})

test('a page takes over the unsaved values of another page only after that page has been closed', async () => {
	const first = (await openPage())()
	first.write('x', 'typed first')
	const second = (await openPage())()
	second.write('x', 'typed second')
	expect([...(await second.takeOver(all))]).toEqual([['x', 'typed second']])
	held = []
	expect([...(await second.takeOver(all))]).toEqual([['x', 'typed first']])
})

test('an unsaved value in the browser in an unknown format is dropped, and blocked storage causes no error', async () => {
	const page = await openPage()
	localStorage.setItem('innervolt-unsaved ada facts p x', '{"an":"object"}')
	localStorage.setItem('innervolt-unsaved ada facts p y', '{')
	expect((await page().takeOver(all)).size).toBe(0)
	expect(Object.keys(localStorage)).toEqual([])
	vi.stubGlobal('localStorage', undefined)
	page().write('x', 'typed')
	expect((await page().takeOver(all)).size).toBe(0)
})

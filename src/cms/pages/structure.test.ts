import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canAddBlock, isOpening } from '#site-map/block-kinds.ts'
import { countryPages, homePage, landingPages } from '#site/seo/props/block-pages.ts'
import { cardPath } from '#site/seo/social-cards.ts'
import { sitemapEntries } from '#site/seo/directory.ts'
import { pageAt } from '#site/seo/directory.ts'
import { kinds } from '#site/blocks/blocks.ts'
import { editablesOf } from '#cms/reader/edits/edit-places.ts'
import { readEdited } from '#cms/reader/files/addresses.ts'
import { textCatalogue, textsOf } from '#cms/catalogue/text-catalogue.ts'
import { checkWordsFile } from '#cms/edits/check-words-file.ts'
import { normalizeEdits, withChanges } from '#cms/reader/edits/normalize-edits.ts'
import { alternatesOf } from '#cms/reader/site-pages.ts'
import { currentSite, type WordEdits, wholeFile, withSite } from '#cms/reader/site.ts'
import { arranged } from '#cms/reader/page-blocks.ts'
import { blockChanges, blockFormOf } from './block-forms.ts'
import type { NewPage } from '#cms/messages/own-pages.ts'
import { newPageChange } from './page-texts.ts'
import type { BlockAct } from '#cms/messages/page-blocks.ts'
import { newBlock, structureChanges, structureOf } from './structure.ts'

const article = ['opening', 'text', 'faq', 'closing'] as const
const quotations = ['opening', 'quotes', 'captions', 'text', 'faq', 'closing'] as const
const badges = ['opening', 'pins', 'how-to-use', 'faq', 'closing'] as const

const home = 'pages/en/home.yaml'
const usa = 'countries/us.yaml'
const file = 'landings/en/quiet-week.yaml'

function on<Value>(edits: WordEdits, run: () => Value): Value {
	return withSite({ ...currentSite(), edits }, run)
}

function withPage(page: Partial<NewPage> = {}, edits: WordEdits = {}): WordEdits {
	const path = '/quiet-week'
	const given = { kind: 'landing', language: 'en', title: 'A quiet week', copyOf: null } as const
	const wanted = { ...given, path, ...page }
	const change = on(edits, () => newPageChange(wanted, '2026-11-29'))
	return { ...edits, [change.file]: { [wholeFile]: change.text ?? '' } }
}

function after(page: string, edits: WordEdits, ...acts: readonly BlockAct[]): WordEdits {
	return acts.reduce<WordEdits>((all, act) => {
		const next = on(all, () => withChanges(all, normalizeEdits(all, changesOf(page, act))))
		on(next, () => checkWordsFile(page))
		return next
	}, edits)
}

function changesOf(page: string, act: BlockAct) {
	const changes = structureChanges(page, act)
	if (changes === null) throw new Error(`${act.act} is refused`)
	return changes
}

const ids = (page: string, edits: WordEdits) =>
	on(edits, () => structureOf(page).map(({ id }) => id))

const shownAt = (path: string) => {
	const all = [homePage(), ...countryPages(), ...landingPages()]
	return all.find(({ head }) => head.path === path)?.blocks.map(({ id }) => id)
}

test('each block of a page appears exactly once, and the blocks named in the stored order appear in that order', () => {
	const names = ['a', 'b', 'c', 'd', 'e']
	const order = fc.array(fc.constantFrom(...names, 'gone', 'toString'))
	fc.assert(
		fc.property(fc.subarray(names), order, (own, wanted) => {
			const blocks = Object.fromEntries(own.map((id) => [id, id]))
			const found = arranged(blocks, wanted).map(([id]) => id)
			const named = [...new Set(wanted)].filter((id) => own.includes(id))
			expect(found.toSorted()).toEqual(own)
			expect(found.filter((id) => named.includes(id))).toEqual(named)
		}),
	)
})

test('a block missing from the order stays below the block that precedes it in the file', () => {
	const blocks = { a: 1, new: 2, b: 3 }
	expect(arranged(blocks, ['b', 'a']).map(([id]) => id)).toEqual(['b', 'a', 'new'])
	expect(arranged(blocks, []).map(([id]) => id)).toEqual(['a', 'new', 'b'])
})

test.each([
	[home, '/', 'tools'],
	[usa, '/usa', 'proof'],
])(
	'a block of %s can be moved and hidden, and the addresses of its texts do not change',
	(page, path, id) => {
		const places = on({}, () => editablesOf(page).map(({ place }) => place))
		const before = ids(page, {})
		const moved = after(page, {}, { act: 'move', id, to: 1 })
		expect(Object.keys(moved)).toEqual([page])
		expect(ids(page, moved)).toEqual(before.filter((each) => each !== id).toSpliced(1, 0, id))
		on(moved, () => {
			expect(shownAt(path)?.[1]).toBe(id)
			expect(structureOf(page)[1]?.isSpecified).toBe(false)
			for (const { place } of textsOf(page)) expect(places).toContain(place)
		})
		const hidden = after(page, moved, { act: 'hide', id }, { act: 'hide', id: 'faq' })
		on(hidden, () => {
			expect(shownAt(path)).not.toContain(id)
			expect(shownAt(path)).not.toContain('faq')
			expect(structureOf(page).filter(({ isHidden }) => isHidden)).toHaveLength(2)
		})
		const back = after(page, hidden, { act: 'show', id }, { act: 'show', id: 'faq' })
		expect(back).toEqual(moved)
	},
)

test('blocks named by the specification can be hidden, but neither moved nor removed', () => {
	on({}, () => {
		expect(structureChanges(home, { act: 'move', id: 'faq', to: 0 })).toBeNull()
		expect(structureChanges(home, { act: 'remove', id: 'faq' })).toBeNull()
		expect(structureChanges(home, { act: 'remove', id: 'tools' })).toBeNull()
		expect(structureChanges(home, { act: 'hide', id: 'nothing' })).toBeNull()
		expect(structureChanges(home, { act: 'add', kind: 'script' })).toBeNull()
		expect(structureChanges(home, { act: 'hide', id: 'faq' })).toHaveLength(1)
	})
})

test('no block can be copied on a page that has the maximum number of blocks', () => {
	const tools = Array.from({ length: 60 }, (_, n) => [`t${n}`, { block: 'tools' }] as const)
	on({ [home]: { added: JSON.stringify(Object.fromEntries(tools)) } }, () =>
		expect(structureChanges(home, { act: 'copy', id: 'faq' })).toBeNull(),
	)
})

test.each([
	[home, '/'],
	[usa, '/usa'],
])('a block is added to %s, filled in, copied and removed', (page, path) => {
	const added = after(page, {}, { act: 'add', kind: 'questions' })
	const id = 'questions'
	on(added, () => {
		expect(readEdited(page)).toContain('[[Pregunta 1]]')
		expect(shownAt(path)).toContain(id)
		const place = `added/${id}/questions/0/question`
		expect(textsOf(page).some((each) => each.place === place)).toBe(true)
		const change = { file: page, place, text: 'Why?' }
		const filled = withChanges(added, normalizeEdits(added, [change]))
		on(filled, () => expect(readEdited(page)).toContain('question: Why?'))
	})
	const copied = after(page, added, { act: 'copy', id: 'faq' })
	const all = ids(page, copied)
	expect(all[all.indexOf('faq') + 1]).toBe('questions-2')
	const gone = after(page, copied, { act: 'remove', id }, { act: 'remove', id: 'questions-2' })
	expect(ids(page, gone)).toEqual(ids(page, {}))
})

const addable = kinds
	.map((kind) => kind.shape.block.value)
	.filter((kind) => !isOpening(kind) && canAddBlock(kind, []))

test.each(addable)(
	'a new block of the kind %s is valid on a page made by the owner, and is rendered',
	(kind) => {
		const edits = after(file, withPage(), { act: 'add', kind })
		on(edits, () => expect(shownAt('/quiet-week')).toHaveLength(5))
	},
)

test('a page that has a first screen and a floating button cannot get another of either kind', () => {
	const one = after(file, withPage(), { act: 'add', kind: 'strip' })
	for (const act of [
		{ act: 'add', kind: 'front' },
		{ act: 'copy', id: 'hero' },
		{ act: 'copy', id: 'strip' },
	] as const)
		expect(on(one, () => structureChanges(file, act))).toBeNull()
})

test.each([
	[home, 'hero'],
	[usa, 'hero'],
	[file, 'hero'],
	['tools/de/week-page.yaml', 'tool'],
	['quizzes/en/mbti-test.yaml', 'quiz'],
	['guides/en/low-social-battery.mdoc', 'opening'],
	['policies/pt/terms.mdoc', 'opening'],
])(
	'the first screen of %s cannot be hidden, because it has the heading of the page',
	(page, id) => {
		const edits = withPage()
		const hidden = on(edits, () =>
			withChanges(edits, normalizeEdits(edits, changesOf(page, { act: 'hide', id }))),
		)
		const fault = expect.objectContaining({ fault: { code: 'opening', values: {} } })
		on(hidden, () => expect(() => checkWordsFile(page)).toThrow(fault))
	},
)

const kindsOfPages = [
	['tools/en/week-page.yaml', '/week', ['tool', 'how', 'faq', 'embed', 'closing'], 'how'],
	['tools/pt/say-no-page.yaml', '/brasil/dizer-nao', ['tool', 'why', 'faq', 'closing'], 'closing'],
	['quizzes/en/introvert-test.yaml', '/introvert-test', ['quiz'], null],
	['guides/en/low-social-battery.mdoc', '/low-social-battery', article, 'faq'],
	['quotes/en/social-battery-quotes.mdoc', '/social-battery-quotes', quotations, 'captions'],
	['pins/en/social-battery-pin.mdoc', '/social-battery-pin', badges, 'how-to-use'],
	['pages/en/how-we-work.mdoc', '/how-we-work', ['opening', 'text'], null],
	['policies/en/terms.mdoc', '/terms', ['opening', 'text'], null],
] as const

for (const [page, path, standing, hidden] of kindsOfPages) {
	const isDaily = /^(?:tools.en|guides|quotes)/.test(page)
	test(`blocks of ${page} are moved, hidden and added`, { tags: isDaily ? [] : 'night' }, () => {
		expect(on({}, () => pageAt(path)?.blocks.map(({ id }) => id))).toEqual(standing)
		const added = after(
			page,
			{},
			{ act: 'add', kind: 'cards' },
			{ act: 'move', id: 'cards', to: 1 },
		)
		const [first, ...others] = standing
		const all = [first, 'cards', ...others]
		on(added, () => {
			expect(pageAt(path)?.blocks.map(({ id }) => id)).toEqual(all)
			expect(textsOf(page).some(({ place }) => place === 'added/cards/title')).toBe(true)
			for (const act of [
				{ act: 'move', id: first, to: 1 },
				{ act: 'move', id: 'cards', to: 0 },
				{ act: 'copy', id: first },
				{ act: 'remove', id: first },
			] as const)
				expect(structureChanges(page, act)).toBeNull()
		})
		if (hidden === null) return
		const without = after(page, added, { act: 'hide', id: hidden })
		on(without, () =>
			expect(pageAt(path)?.blocks.map(({ id }) => id)).toEqual(all.filter((id) => id !== hidden)),
		)
	})
}

function faq() {
	const { structured = [] } = pageAt('/low-social-battery')?.head ?? {}
	return structured.find((each) => each['@type'] === 'FAQPage')
}

test('a block added to a guide has a form, and blocks made from the existing texts of the guide have none', () => {
	const page = 'guides/en/low-social-battery.mdoc'
	const edits = after(page, {}, { act: 'add', kind: 'cards' })
	on(edits, () => {
		const editable = structureOf(page).filter(({ isEditable }) => isEditable)
		expect(editable.map(({ id }) => id)).toEqual(['cards'])
		const form = blockFormOf(page, 'cards')
		expect(form).toMatchObject({ place: 'added/cards', path: '/low-social-battery' })
		expect(blockFormOf(page, 'faq')).toBeNull()
		const changes = blockChanges(page, 'cards', { ...form?.words, title: 'Three reasons' })
		const changed = withChanges(edits, normalizeEdits(edits, changes ?? []))
		on(changed, () => expect(structureOf(page).at(-1)?.title).toBe('Three reasons'))
	})
	expect(blockFormOf('tools/de/week-page.yaml', 'faq')?.path).toBe('/deutschland/woche')
	expect(blockFormOf('tools/de/week-page.yaml', 'tool')).toBeNull()
})

test('a guide lists the block "proof" only if it has claims', () => {
	const tracker = 'guides/en/social-battery-tracker.mdoc'
	expect(ids(tracker, {})).toEqual([...article, 'proof'])
	expect(ids('guides/en/low-social-battery.mdoc', {})).toEqual(article)
	on(after(tracker, {}, { act: 'hide', id: 'proof' }), () =>
		expect(pageAt('/social-battery-tracker')?.head.hasClaims).toBe(false),
	)
})

test('after the questions of a guide have been copied, the structured data contains each question twice', () => {
	const page = 'guides/en/low-social-battery.mdoc'
	const edits = after(page, {}, { act: 'copy', id: 'faq' })
	const before = Object(on({}, faq)).mainEntity
	expect(Object(on(edits, faq)).mainEntity).toEqual([...before, ...before])
	const none = after(page, {}, { act: 'hide', id: 'faq' })
	expect(on(none, faq)).toBeUndefined()
})

test('a guide made by the owner is still stored as a single edit after its blocks have changed', () => {
	const guide = 'guides/en/calm-week.mdoc'
	const made = withPage({ kind: 'guide', title: 'A calm week', path: '/calm-week' })
	const edits = after(guide, made, { act: 'add', kind: 'call' }, { act: 'hide', id: 'call' })
	expect(Object.keys(edits[guide] ?? {})).toEqual([wholeFile])
	on(edits, () =>
		expect(pageAt('/calm-week')?.blocks.map(({ id }) => id)).toEqual([
			'opening',
			'text',
			'closing',
		]),
	)
})

const formsAt = (path: string) =>
	pageAt(path)?.blocks.flatMap((block) => (block.block === 'call' && block.form ? [block.id] : []))

test('a page shows only one signup form, even if several of its calls to action include a form', () => {
	const call = { ...newBlock('call'), hasForm: true }
	const added = JSON.stringify({ one: call, two: call })
	on({ 'tools/en/week-page.yaml': { added } }, () => expect(formsAt('/week')).toEqual(['one']))
	on({ 'policies/en/terms.mdoc': { added } }, () => expect(formsAt('/terms')).toEqual(['one']))
	const guide = 'guides/en/low-social-battery.mdoc'
	on({ [guide]: { added } }, () => expect(formsAt('/low-social-battery')).toEqual([]))
})

test('a page made by the owner is still stored as a single edit after its blocks have changed', () => {
	const edits = after(
		file,
		withPage(),
		{ act: 'copy', id: 'cards' },
		{ act: 'move', id: 'cards-2', to: 0 },
		{ act: 'hide', id: 'cards' },
		{ act: 'remove', id: 'questions' },
	)
	expect(Object.keys(edits[file] ?? {})).toEqual([wholeFile])
	on(edits, () => expect(shownAt('/quiet-week')).toEqual(['cards-2', 'hero', 'call']))
})

test.each([
	[null, 'en', ['hero', 'cards', 'questions', 'call']],
	[home, 'en', ['hero', 'how', 'tools']],
	[usa, 'en', ['hero', 'problem', 'solution']],
	['countries/de.yaml', 'en', ['hero', 'problem', 'solution']],
] as const)(
	'a new page started from %s renders its blocks',
	{ tags: 'night' },
	(copyOf, language, first) => {
		const edits = withPage({ copyOf, language })
		on(edits, () => {
			checkWordsFile(file)
			expect(shownAt('/quiet-week')?.slice(0, first.length)).toEqual(first)
			const addresses = sitemapEntries().map(({ address }) => address)
			expect(addresses.filter((each) => each.endsWith('/quiet-week'))).toHaveLength(1)
			const head = landingPages()[0]?.head
			expect(head?.title).toBe('A quiet week')
			expect(head && cardPath(head)).toMatch(/^\/media\/pictures\//)
		})
		expect(on({}, () => shownAt('/quiet-week'))).toBeUndefined()
	},
)

test('a blank page is in the chosen language, and marks the texts that still have to be written', () => {
	const path = '/deutschland/ruhige-woche'
	const edits = withPage({ language: 'de', path, title: 'Ruhige Woche' })
	on(edits, () => {
		expect(readEdited('landings/de/ruhige-woche.yaml')).toContain('[[')
		const [opening] = landingPages()[0]?.blocks ?? []
		expect(opening).toMatchObject({ block: 'front', country: 'de', title: 'Ruhige Woche' })
	})
})

test('copying a page into another language makes the copy a translation of the page', () => {
	const path = '/deutschland/ruhige-woche'
	const edits = withPage({ language: 'de', path, copyOf: file }, withPage())
	on(edits, () =>
		expect(alternatesOf('/quiet-week').map((each) => each.path)).toEqual([
			'/quiet-week',
			path,
			'/quiet-week',
		]),
	)
})

test.each([
	['broken YAML', 'head: ['],
	['a missing field', 'head:\n  path: /quiet-week\n'],
	['an unknown page of the app', withPage()[file]?.['']?.replaceAll('app:signup', 'app:nowhere')],
])('a page with %s is left out of the site, and breaks no other page', async (_, text = '') => {
	await on({ [file]: { [wholeFile]: text } }, async () => {
		expect(landingPages()).toEqual([])
		expect(homePage().blocks.length).toBeGreaterThan(5)
		expect((await textCatalogue()).length).toBeGreaterThan(100)
	})
})

test('a page of blocks cannot have an address or a name that is taken', () => {
	const text = withPage()[file]?.[wholeFile] ?? ''
	const taken = expect.objectContaining({
		fault: expect.objectContaining({ code: 'address-taken' }),
	})
	const edits = { [file]: { [wholeFile]: text.replace('/quiet-week', '/pricing') } }
	on(edits, () => expect(() => checkWordsFile(file)).toThrow(taken))
	const named = 'landings/en/low-social-battery.yaml'
	on({ [named]: { [wholeFile]: text } }, () => expect(() => checkWordsFile(named)).toThrow(taken))
})

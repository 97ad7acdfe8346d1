import { describe, expect, test } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { PublicationConflictError } from './word-publications.ts'

const editsOf = (text: string) => ({ 'pages/de/home.yaml': { 'hero/title': text } })

describe.each(databases)('$kind', (kind) => {
	test('the last publication says what is public, and a hundred are kept', async () => {
		const { store } = await openTestStore(kind)
		const { published, publications, beginPublication, completePublication } = store.words
		expect(await published()).toEqual({})
		let after: string | null = null
		for (let turn = 1; turn <= 102; turn++) {
			const id = store.words.newPublicationId()
			const publication = { id, releaseId: `r${turn}`, edits: editsOf(`${turn}`), after }
			await beginPublication(publication, 'ada')
			await completePublication(id)
			after = id
		}
		expect(await published()).toEqual(editsOf('102'))
		const kept = await publications()
		expect([kept.length, kept[0]?.releaseId, kept.at(-1)?.releaseId]).toEqual([100, 'r102', 'r3'])
	})

	test('a publication counts from its begin, and is in the audit log once it is complete', async () => {
		const { store } = await openTestStore(kind)
		const { words, audit } = store
		await words.beginPublication(
			{ id: 'p1', releaseId: 'r1', edits: editsOf('Neu'), after: null },
			'ada',
		)
		expect(await words.published()).toEqual(editsOf('Neu'))
		expect(await words.interruptedPublication()).toMatchObject({ id: 'p1', releaseId: 'r1' })
		expect(await audit.newest()).toEqual([])
		await words.completePublication('p1')
		await words.completePublication('p1')
		expect(await words.interruptedPublication()).toBeNull()
		expect(await audit.newest()).toMatchObject([
			{ actor: 'ada', action: 'texts published', detail: 'r1' },
		])
	})

	test('a publication that is withdrawn has never been', async () => {
		const { store } = await openTestStore(kind)
		const { words, audit } = store
		await words.beginPublication({ id: 'p1', releaseId: 'r1', edits: {}, after: null }, 'ada')
		await words.withdrawPublication('p1')
		await words.completePublication('p1')
		expect([await words.publications(), await words.interruptedPublication()]).toEqual([[], null])
		expect(await audit.newest()).toEqual([])
	})

	test('of two publications that began at the same texts the second is refused', async () => {
		const { store } = await openTestStore(kind)
		const { words } = store
		const begin = (id: string, after: string | null) =>
			words.beginPublication({ id, releaseId: id, edits: editsOf(id), after }, 'ada')
		await begin('p1', null)
		await expect(begin('p2', null)).rejects.toThrow(PublicationConflictError)
		await begin('p3', 'p1')
		expect(await words.published()).toEqual(editsOf('p3'))
	})
})

import { expect, test } from 'vitest'
import type { PublicationList } from '#cms/messages/word-publication.ts'
import { changesBackTo, kindOf } from './publication-kind.ts'

type Publication = PublicationList['publications'][number]

function publication(id: string, before: string, after: string, returnsTo?: string): Publication {
	const address = { file: 'pages/en/home.yaml', place: 'hero/title', language: 'en' as const }
	return {
		id,
		publishedAt: `2026-11-27T12:0${id}:00.000Z`,
		publishedBy: 'ines',
		changes: [{ ...address, before, after }],
		...(returnsTo !== undefined && { returnsTo }),
	}
}

/** Newest first. */
const publications = [
	publication('5', 'Sunday', 'Thursday', 'original'),
	publication('4', 'Friday', 'Sunday', '2'),
	publication('3', 'Sunday', 'Friday', '1'),
	publication('2', 'Friday', 'Sunday'),
	publication('1', 'Thursday', 'Friday'),
]

test('each publication is labelled with its kind', () => {
	const kinds = publications.map((_, index) => kindOf(publications, index).replace(/ del .*/, ''))
	expect(kinds).toEqual([
		'Vuelta a los textos originales',
		'Vuelta a la versión',
		'Se deshizo la publicación',
		'Publicación',
		'Publicación',
	])
})

test('the undo of the first publication is called an undo, not a return to the originals', () => {
	const undone = [
		publication('2', 'Friday', 'Thursday', 'original'),
		publication('1', 'Thursday', 'Friday'),
	]
	expect(kindOf(undone, 0)).toMatch(/^Se deshizo la publicación del 27 nov 2026/)
})

test('undoing an undo is labelled as a return to a version', () => {
	const again = [
		publication('3', 'Thursday', 'Friday', '1'),
		publication('2', 'Friday', 'Thursday', 'original'),
		publication('1', 'Thursday', 'Friday'),
	]
	expect(kindOf(again, 0)).toMatch(/^Vuelta a la versión del 27 nov 2026/)
})

const back = (id: string) =>
	changesBackTo(publications, id).map(({ before, after }) => `${before} → ${after}`)

test('changesBackTo returns the differences between the public version and an earlier one', () => {
	expect(back('3')).toEqual(['Thursday → Friday'])
	expect(back('2')).toEqual(['Thursday → Sunday'])
	expect(back('original')).toEqual([])
	expect(back('5')).toEqual([])
})

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

test('the label of a publication says whether it returned to an earlier version or to the original texts', () => {
	const kinds = publications.map((each) => kindOf(publications, each).replace(/ del .*/, ''))
	expect(kinds).toEqual([
		'Vuelta a los textos originales',
		'Vuelta a la versión',
		'Vuelta a la versión',
		'Publicación',
		'Publicación',
	])
})

const back = (id: string) =>
	changesBackTo(publications, id).map(({ before, after }) => `${before} → ${after}`)

test('changesBackTo returns the differences between the public version and an earlier one', () => {
	expect(back('3')).toEqual(['Thursday → Friday'])
	expect(back('2')).toEqual(['Thursday → Sunday'])
	expect(back('original')).toEqual([])
	expect(back('5')).toEqual([])
})

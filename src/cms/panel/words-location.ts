import { languages } from '#site-map/languages.ts'

export type WordsLocation = ReturnType<typeof readWordsLocation>

/** An unknown language means English. */
export function readWordsLocation(query: string) {
	const search = new URLSearchParams(query)
	const item = search.get('pagina')
	return {
		item: item ?? 'home',
		language: languages.find((each) => each === search.get('idioma')) ?? 'en',
		/** The address of the open text. */
		sentence: search.get('frase'),
		isHiddenShown: search.get('ver') === 'oculto',
		/** Whether a page was chosen. Phones then show the page instead of the tree. */
		isChosen: item !== null,
	}
}

/**
 * The URL of a state of “Textos”.
 *
 * @example wordsPath({ item: 'home', language: 'de' }) // '/waitlist/textos?pagina=home&idioma=de'
 */
export function wordsPath(
	shown: Pick<WordsLocation, 'item' | 'language'> & Partial<WordsLocation>,
): string {
	const search = new URLSearchParams({ pagina: shown.item, idioma: shown.language })
	if (shown.isHiddenShown) search.set('ver', 'oculto')
	if (shown.sentence) search.set('frase', shown.sentence)
	return `/waitlist/textos?${search}`
}

import type { Language } from '#domain/pages/languages.ts'
import type { Address } from '#words/addresses.ts'
import type { Counterpart } from '#words/counterparts.ts'
import type { WordEdits } from '#words/word-edits.ts'

/** A text that differs between two sets of edits. */
export type Difference = {
	readonly file: string
	readonly place: string
	readonly language: Language
	readonly before: string
	readonly after: string
	/** That of the repository. */
	readonly original: string
}

/** What the repository's texts are needed for. */
export type OriginalTexts = {
	/**
	 * What differs between two sets of edits, in the order of the files: texts, values and lists. Edits whose place is gone
	 * change nothing.
	 */
	readonly differences: (before: WordEdits, after: WordEdits) => readonly Difference[]
	/** The places of a file, in its order. */
	readonly placesOf: (file: string) => readonly string[]
	/** The same text in the other languages. */
	readonly counterparts: (address: Address) => readonly Counterpart[]
}

/**
 * Reads the texts of the repository, to compare edits. Their reader is loaded when somebody asks, because a server that
 * publishes nothing does not need it.
 *
 * @example
 * const { differences } = await originalTexts()
 * differences({}, { 'pages/en/home.yaml': { 'hero/title': 'See Friday.' } })
 * // [{ …, before: 'See Thursday coming.', after: 'See Friday.' }]
 */
export async function originalTexts(): Promise<OriginalTexts> {
	const { allWordsFiles, placesOf } = await import('#words/addresses.ts')
	const { counterparts } = await import('#words/counterparts.ts')
	const { editablesOf } = await import('#words/edit-places.ts')
	const files = allWordsFiles()
	const known = new Map<string, ReturnType<typeof placesOf>>()

	function originalsOf(file: string): ReturnType<typeof placesOf> {
		const places = known.get(file) ?? (files.includes(file) ? placesOf(file) : [])
		known.set(file, places)
		return places
	}

	return {
		differences: (before, after) =>
			files
				.filter((file) => file in before || file in after)
				.flatMap((file) =>
					[...editablesOf(file)].flatMap(([place, { text: original, language }]) => {
						const texts = { before: before[file]?.[place], after: after[file]?.[place] }
						const difference = { before: texts.before ?? original, after: texts.after ?? original }
						if (difference.before === difference.after) return []
						return [{ file, place, language, original, ...difference }]
					}),
				),
		placesOf: (file) => originalsOf(file).map(({ place }) => place),
		counterparts: (address) => counterparts(address, originalsOf),
	}
}

/**
 * The edits that are public once a list of differences is published but for some of them.
 *
 * @param leftOut the addresses of those that keep their public text
 * @example withoutSome(published, drafts, differences, new Set(['pages/en/home.yaml:hero/title']))
 */
export function withoutSome(
	published: WordEdits,
	drafts: WordEdits,
	leftOut: readonly Pick<Difference, 'file' | 'place'>[],
): WordEdits {
	const edits: Record<string, Record<string, string>> = {}
	for (const [file, texts] of Object.entries(drafts)) edits[file] = { ...texts }
	for (const { file, place } of leftOut) {
		const text = published[file]?.[place]
		const texts = (edits[file] ??= {})
		if (text === undefined) delete texts[place]
		else texts[place] = text
	}
	return Object.fromEntries(
		Object.entries(edits).filter(([, texts]) => Object.keys(texts).length > 0),
	)
}

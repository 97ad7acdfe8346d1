import type { Language } from '#domain/pages/languages.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { readCatalog } from '#islands/admin/words/words-api.ts'
import type { TokenNames } from './text-tokens.ts'

type Names = Readonly<Record<string, string>>

/** The values of variables, sources and claims on the public pages. */
export type ShownValues = {
	/** The values of a language and the names of sources; empty until read. */
	readonly namesIn: (language: Language) => TokenNames
	/** By their names. */
	readonly claims: Names
}

/** Reads the values of variables in texts; without a response they are shown by name. */
export function useShownValues(languages: readonly Language[] | null): ShownValues {
	const query = languages && [...new Set<Language>(['en', ...languages])].toSorted().join()
	const { data } = useReading(query, { read: readValues })
	return {
		namesIn: (language) => ({
			facts: data?.facts[language] ?? {},
			sources: data?.sources ?? {},
		}),
		claims: data?.claims ?? {},
	}
}

async function readValues(query: string, signal: AbortSignal) {
	const facts: Record<string, Names> = {}
	const sources: Record<string, string> = {}
	const claims: Record<string, string> = {}
	for (const language of languagesIn(query)) {
		const catalog = await readCatalog(language, signal)
		facts[language] = catalog.facts
		for (const { file, place, text } of catalog.texts) {
			const [, source] = /^([^/]+)\/authors$/.exec(place) ?? []
			if (file === 'facts/sources.yaml' && source !== undefined) sources[source] = text
			const [, claim] = /^claims\/([^/]+)\/text\/en$/.exec(place) ?? []
			if (file === 'facts/claims.yaml' && claim !== undefined) claims[claim] = text
		}
	}
	return { facts, sources, claims }
}

function languagesIn(query: string): readonly Language[] {
	// The query is made of languages above.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return query.split(',') as readonly Language[]
}

import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { WordText } from '#contract/words.ts'
import type { Language } from '#domain/pages/languages.ts'
import { addressText, type WordAddress } from '#domain/words/counterparts.ts'
import { useFailure } from '#islands/admin/panel-context.ts'
import words from '#content/messages/es/panel/words.yaml'
import { wordLanguages } from './word-items.ts'
import { readCatalog } from './words-api.ts'

/** The texts of a language. */
export type Catalog = {
	readonly language: Language
	/** By address, in the order of their files. */
	readonly texts: ReadonlyMap<string, WordText>
	readonly facts: Readonly<Record<string, string>>
	/** As the pages were built; unaffected by drafts. */
	readonly built: readonly WordText[]
}

export type Catalogs = {
	readonly byLanguage: Readonly<Partial<Record<Language, Catalog>>>
	/** The requested language could not be read. */
	readonly isFailed: boolean
	/** The languages that could not be read. */
	readonly failed: ReadonlySet<Language>
	readonly reload: (language: Language) => Promise<void>
	/** Applies a saved text; null is the original. */
	readonly setDraft: (address: WordAddress, text: string | null) => void
}

/** Reads the texts of a language, and then the other ones in turn, for search and marks. */
export function useCatalogs(wanted: Language): Catalogs {
	const onFailure = useFailure()
	const [byLanguage, setByLanguage] = useState<Catalogs['byLanguage']>({})
	const [failed, setFailed] = useState<ReadonlySet<Language>>(new Set())
	const fail = useEffectEvent(onFailure)

	function keep(catalog: Catalog) {
		setByLanguage((before) => ({ ...before, [catalog.language]: catalog }))
	}

	const next =
		byLanguage[wanted] || failed.has(wanted)
			? wordLanguages.find((each) => !byLanguage[each] && !failed.has(each))
			: wanted
	useEffect(() => {
		if (next === undefined) return undefined
		const controller = new AbortController()
		load(next, controller.signal).then(
			(catalog) => setByLanguage((before) => ({ ...before, [next]: catalog })),
			(error: unknown) => {
				if (controller.signal.aborted) return
				setFailed((before) => new Set(before).add(next))
				// Search and marks work without another language.
				fail(error, next === wanted ? words.loadFailed : undefined)
			},
		)
		return () => controller.abort()
	}, [next, wanted])

	const setDraft = useCallback(({ file, place }: WordAddress, text: string | null) => {
		const address = addressText({ file, place })
		setByLanguage((before) => {
			const changed = Object.values(before).filter((catalog) => catalog.texts.has(address))
			return changed.reduce(
				(all, catalog) => ({ ...all, [catalog.language]: withDraft(catalog, address, text) }),
				before,
			)
		})
	}, [])

	async function reload(language: Language) {
		keep(await load(language, new AbortController().signal))
	}

	return {
		byLanguage,
		isFailed: !byLanguage[wanted] && failed.has(wanted),
		failed,
		reload,
		setDraft,
	}
}

async function load(language: Language, signal: AbortSignal): Promise<Catalog> {
	const { texts, facts } = await readCatalog(language, signal)
	return {
		language,
		texts: new Map(texts.map((text) => [addressText(text), text])),
		facts,
		built: texts,
	}
}

function withDraft(catalog: Catalog, address: string, text: string | null): Catalog {
	const found = catalog.texts.get(address)
	if (!found) return catalog
	const draft =
		text === null || text === (found.original ?? found.text)
			? null
			: {
					text,
					changedAt: new Date().toISOString(),
					changedBy: found.draft?.changedBy ?? '',
					isOriginalChanged: false,
				}
	return { ...catalog, texts: new Map(catalog.texts).set(address, { ...found, draft }) }
}

/** The catalogue that contains a text: a language's, or another, because names and sources are shared by all. */
export function catalogOf(
	{ byLanguage }: Pick<Catalogs, 'byLanguage'>,
	language: Language,
	address: string | null,
): Catalog | null {
	if (address === null) return null
	const all = [byLanguage[language], ...Object.values(byLanguage)]
	return all.find((catalog) => catalog?.texts.has(address)) ?? null
}

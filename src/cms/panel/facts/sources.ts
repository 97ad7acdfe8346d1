import { type QueryClient } from '@tanstack/react-query'
import { wordFacts } from '#cms/messages/word-facts.ts'
import { postFor } from '#panel/client/api.ts'
import { invalidateChanges } from '#cms/panel/publish/publish-api.ts'
import { asSave, catalogPath, factsPath, factsQuery } from '#cms/panel/words-api.ts'

/** A publication that texts cite. */
export type Source = {
	readonly authors: string
	readonly year: number
	readonly title: string
	readonly venue: string
	readonly doi?: string
	readonly url?: string
}

export type Sources = Readonly<Record<string, Source>>

const file = 'facts/sources.yaml'
const place = 'added'

/** The address of the sources that the owner has added. */
export const addedSources = `${file}:${place}`

/**
 * A name for a source that no other one has.
 *
 * @example sourceKey({ authors: 'Hall & Davis', year: 2017 }, ['hall2017']) // 'hall2017b'
 */
export function sourceKey(
	{ authors, year }: Pick<Source, 'authors' | 'year'>,
	taken: readonly string[],
): string {
	const letters = authors.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
	const name = (/[a-z]+/.exec(letters)?.[0] ?? 'source') + year
	const others = Array.from('bcdefghijklmnopqrstuvwxyz', (letter) => name + letter)
	return [name, ...others].find((each) => !taken.includes(each)) ?? `${name}_${taken.length}`
}

/**
 * The DOI or the web address of a work, as typed; null for anything else.
 *
 * @example linkOfSource('https://doi.org/10.1111/jopy.12264') // { doi: '10.1111/jopy.12264' }
 */
export function linkOfSource(typed: string): Pick<Source, 'doi' | 'url'> | null {
	const text = typed.trim()
	if (text === '') return {}
	const doi = text.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s?)/i, '')
	if (/^10\.\d{4,9}\/\S+$/.test(doi)) return { doi }
	return /^https?:\/\/\S+$/.test(text) && URL.canParse(text) ? { url: text } : null
}

/** Adds a source as a draft, or changes one. Returns its key. */
export async function saveSource(
	client: QueryClient,
	source: Source,
	{ key, taken }: { readonly key: string | null; readonly taken: readonly string[] },
): Promise<string> {
	const { facts } = await client.fetchQuery(factsQuery())
	const before = facts.find((each) => each.file === file && each.place === place)?.text ?? '{}'
	const added: Sources = JSON.parse(before)
	const own = key ?? sourceKey(source, [...taken, ...Object.keys(added)])
	const text = JSON.stringify({ ...added, [own]: source })
	const message = { changes: [{ file, place, text, before }] }
	const saved = await asSave(postFor(wordFacts, factsPath, message))
	client.setQueryData(factsQuery().queryKey, saved)
	void invalidateChanges(client)
	void client.invalidateQueries({ queryKey: [catalogPath] })
	return own
}

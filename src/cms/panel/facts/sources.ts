import { type QueryClient } from '@tanstack/react-query'
import { textId } from '#cms/reader/rules/word-address.ts'
import type { Publication } from '#cms/reader/schemas/facts.ts'
import { saveDrafts } from '#cms/panel/save-drafts.ts'
import { sourceNames } from '#cms/panel/edit/opened-text.ts'
import { catalogQuery, factsQuery } from '#cms/panel/words-api.ts'

export type Sources = Readonly<Record<string, Publication>>

export const addedSources = 'facts/sources.yaml:added'

/**
 * A key for a source that no other source has.
 *
 * @example sourceKey({ authors: 'Hall & Davis', year: 2017 }, ['hall2017']) // 'hall2017b'
 */
export function sourceKey(
	{ authors, year }: Pick<Publication, 'authors' | 'year'>,
	taken: readonly string[],
): string {
	const letters = authors.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
	const name = (/[a-z]+/.exec(letters)?.[0] ?? 'source') + year
	const others = Array.from('bcdefghijklmnopqrstuvwxyz', (letter) => name + letter)
	return [name, ...others].find((each) => !taken.includes(each)) ?? `${name}_${taken.length}`
}

const trimmed = (_key: string, value: unknown) => (typeof value === 'string' ? value.trim() : value)

/**
 * Saves a source and returns its key.
 *
 * @param key of a source to change; null for a new one
 */
export async function saveSource(
	client: QueryClient,
	source: Publication,
	key: string | null,
): Promise<string> {
	const { facts } = await client.ensureQueryData(factsQuery())
	const before = facts.find((each) => textId(each) === addedSources)?.text ?? '{}'
	const added: Sources = JSON.parse(before)
	const own = key ?? sourceKey(source, [...(await citableKeys(client)), ...Object.keys(added)])
	const value = JSON.stringify({ ...added, [own]: source }, trimmed)
	await saveDrafts(client, [{ key: addedSources, value, original: before }])
	await client.refetchQueries(factsQuery())
	return own
}

async function citableKeys(client: QueryClient): Promise<readonly string[]> {
	return Object.keys(sourceNames(await client.ensureQueryData(catalogQuery())))
}

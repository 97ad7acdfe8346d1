import words from '#content/messages/es/panel/list.yaml'
import type { RegistrationFilter } from '#contract/registration-query.ts'
import { countryName, languageName } from '#islands/admin/code-names.ts'
import { valuesOf } from './list-view.ts'

/** A letter that a filter can name. */
type NamedLetter = { readonly id: string; readonly name: string }

/**
 * The name of a letter by its id.
 *
 * @example letterName('7', [{ id: '7', name: 'Abrimos' }]) // 'Abrimos'
 */
export function letterName(id: string, letters: readonly NamedLetter[]): string {
	return letters.find((letter) => letter.id === id)?.name ?? words.filters.goneLetter
}

/**
 * The conditions of a filter in words.
 *
 * @example describeFilter({ status: 'active', locale: 'de' }, []) // 'Estado: active. Idioma: alemán.'
 */
export function describeFilter(
	filter: RegistrationFilter,
	letters: readonly NamedLetter[],
): string {
	const { columns } = words.list
	const { filters } = words
	const nameOf = (id: string) => letterName(id, letters)
	const conditions: readonly (readonly [label: string, value: string | undefined])[] = [
		[columns.status, joined(filter.status)],
		[columns.source, joined(filter.source)],
		[columns.locale, joined(filter.locale, languageName)],
		[filters.country, joined(filter.country, countryName)],
		[columns.campaign, joined(filter.campaign)],
		[columns.tags, joined(filter.tags)],
		[filters.received, joined(filter.received, nameOf)],
		[filters.missed, joined(filter.missed, nameOf)],
		[filters.from, filter.from],
		[filters.to, filter.to],
	]
	return conditions.flatMap(([label, value]) => (value ? [`${label}: ${value}.`] : [])).join(' ')
}

function joined(
	value: string | readonly string[] | undefined,
	nameOf: (one: string) => string = String,
): string {
	return valuesOf(value).map(nameOf).join(', ')
}

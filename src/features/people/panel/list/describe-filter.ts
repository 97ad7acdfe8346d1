import words from '#content/messages/es/panel/list.yaml'
import type { RegistrationFilter } from '#features/people/messages/registration-query.ts'
import { countryName, languageName } from '#panel/format/code-names.ts'
import { basicColumns, type ChosenColumn, moreColumns, valuesOf } from './list-view.ts'

type NamedLetter = { readonly id: string; readonly name: string }

/**
 * A value of a condition, in words.
 *
 * @example nameOfValue('locale', 'de', []) // 'alemán'
 * @example nameOfValue('received', '7', [{ id: '7', name: 'Abrimos' }]) // 'Abrimos'
 */
export function nameOfValue(
	column: ChosenColumn,
	value: string,
	letters: readonly NamedLetter[],
): string {
	if (column === 'locale') return languageName(value)
	if (column === 'country') return countryName(value)
	if (column !== 'received' && column !== 'missed') return value
	return letters.find((letter) => letter.id === value)?.name ?? words.filters.goneLetter
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
	const { filters } = words
	const labels = { ...filters, ...words.list.columns, country: filters.country }
	const chosen = [...basicColumns, ...moreColumns].map((column) => {
		const names = valuesOf(filter[column]).map((value) => nameOfValue(column, value, letters))
		return [labels[column], names.join(', ')] as const
	})
	const days = [[filters.from, filter.from] as const, [filters.to, filter.to] as const]
	return [...chosen, ...days]
		.flatMap(([label, value]) => (value ? [`${label}: ${value}.`] : []))
		.join(' ')
}

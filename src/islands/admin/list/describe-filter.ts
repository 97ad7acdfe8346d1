import type { ListWords } from '#words/schemas/panel/list.ts'
import type { RegistrationFilter } from '#contract/registration-query.ts'
import { countryName, languageName } from '#islands/admin/code-names.ts'
import { valuesOf } from './list-view.ts'

/**
 * The conditions of a filter in words.
 *
 * @example describeFilter({ status: 'active', locale: 'de' }, words) // 'Estado: active. Idioma: alemán.'
 */
export function describeFilter(
	{ status, source, locale, country, campaign, from, to }: RegistrationFilter,
	{ list: { columns }, filters }: ListWords,
): string {
	const conditions: readonly (readonly [label: string, value: string | undefined])[] = [
		[columns.status, valuesOf(status).join(', ')],
		[columns.source, valuesOf(source).join(', ')],
		[columns.locale, valuesOf(locale).map(languageName).join(', ')],
		[filters.country, country && countryName(country)],
		[columns.campaign, campaign],
		[filters.from, from],
		[filters.to, to],
	]
	return conditions.flatMap(([label, value]) => (value ? [`${label}: ${value}.`] : [])).join(' ')
}

import { invalidFields } from '#values/messages/error-response.ts'
import {
	defaultSort,
	type RegistrationFilter,
	type RegistrationQuery,
	registrationQuery,
} from '#features/people/messages/registration-query.ts'

/** The state of the list: filter, order and page. Excludes the search, which must not be in a URL. */
export type ListView = Omit<RegistrationQuery, 'search'>

/** The columns with a filter that wide screens always show. */
export const basicColumns = ['status', 'source'] as const

/** The columns whose values are chosen behind “Filtros”. */
export const moreColumns = ['locale', 'country', 'campaign', 'tags', 'received', 'missed'] as const

export type ChosenColumn = (typeof basicColumns | typeof moreColumns)[number]

const filters: readonly (keyof RegistrationFilter)[] = [
	...basicColumns,
	...moreColumns,
	'from',
	'to',
]

/**
 * Parses the view from the query of the panel's address, ignoring invalid parts.
 *
 * @example readListView('?status=active&sort=email') // { status: 'active', sort: 'email' }
 */
export function readListView(query: string): ListView {
	const given = [...new URLSearchParams(query)].filter(
		([name, value]) => value !== '' && name !== 'search',
	)
	const names = [...new Set(given.map(([name]) => name))]
	const grouped = names.map((name) => {
		const values = given.filter(([each]) => each === name).map(([, value]) => value)
		return [name, values.length === 1 ? values[0] : values] as const
	})
	const { data, error } = registrationQuery.safeParse(Object.fromEntries(grouped))
	if (data) return data
	const { fields } = invalidFields(error)
	return registrationQuery.parse(
		Object.fromEntries(grouped.filter(([name]) => !fields.includes(name))),
	)
}

/**
 * The query string for the panel's URL or for a request. Leaves out empty values and the default order.
 *
 * @example listQueryOf({ status: 'active', sort: '-created_at' }) // '?status=active'
 */
export function listQueryOf({ sort, ...view }: RegistrationQuery & { columns?: string }): string {
	const given = Object.entries({ ...view, sort: sort === defaultSort ? '' : sort })
	const query = new URLSearchParams(
		given.flatMap(([name, value]) => valuesOf(value).map((each) => [name, each])),
	).toString()
	return query === '' ? '' : `?${query}`
}

/**
 * Whether two filters have the same conditions.
 *
 * @example isSameFilter({ status: 'active' }, { status: 'active', source: undefined }) // true
 */
export function isSameFilter(one: RegistrationFilter, other: RegistrationFilter): boolean {
	return filters.every((name) => sortedValues(one[name]) === sortedValues(other[name]))
}

function sortedValues(value: RegistrationFilter[keyof RegistrationFilter]): string {
	return JSON.stringify(valuesOf(value).toSorted())
}

/**
 * The values of a condition; none if there is no condition.
 *
 * @example valuesOf('active') // ['active']
 */
export function valuesOf(value: string | readonly string[] | undefined): readonly string[] {
	return [value ?? []].flat().filter((each) => each !== '')
}

/**
 * A condition with these values; undefined for none.
 *
 * @example conditionOf(['active']) // 'active'
 */
export function conditionOf(values: readonly string[]): string | string[] | undefined {
	return values.length > 1 ? [...values] : values[0]
}

/** The change that gives a view exactly the conditions of `filter`. */
export function onlyFilter(filter: RegistrationFilter): RegistrationFilter {
	return { ...Object.fromEntries(filters.map((name) => [name, undefined])), ...filter }
}

/**
 * The conditions of a view.
 *
 * @example filterOf({ status: 'active', sort: 'email' }) // { status: 'active' }
 */
export function filterOf(view: ListView): RegistrationFilter {
	return Object.fromEntries(
		filters.flatMap((name) => (view[name] === undefined ? [] : [[name, view[name]]])),
	)
}

/**
 * The conditions of a bulk action, and the number of matching rows, by which the server notices that another number
 * matches by then.
 */
export function matchedBy(list: {
	readonly view: ListView
	readonly search: string
	readonly page: { readonly count: number } | null
}) {
	const { view, search, page } = list
	return {
		filter: filterOf(view),
		...(search !== '' && { search }),
		count: page?.count ?? 0,
	}
}

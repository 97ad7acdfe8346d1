import type { RegistrationSort } from '#features/people/messages/registration-query.ts'
import type { RegistrationColumn } from '#features/people/rules/registration-columns.ts'

/** The columns with dates. Their default order starts with the newest date, that of other columns with A. */
const dates: ReadonlySet<RegistrationColumn> = new Set(['created_at', 'confirmed_at'])

/**
 * The order by a column in a direction.
 *
 * @example sortOf('email', false) // '-email'
 */
export function sortOf(column: RegistrationColumn, isAscending: boolean): RegistrationSort {
	return isAscending ? column : `-${column}`
}

/**
 * The order after a column heading is pressed: reversed if the list is sorted by this column, otherwise the column's
 * default order.
 *
 * @example nextSort('email', 'email') // '-email'
 */
export function nextSort(column: RegistrationColumn, current: RegistrationSort): RegistrationSort {
	if (current === column) return sortOf(column, false)
	return sortOf(column, current === sortOf(column, false) || !isDate(column))
}

/**
 * Whether a column holds dates.
 *
 * @example isDate('created_at') // true
 */
export function isDate(column: RegistrationColumn): boolean {
	return dates.has(column)
}

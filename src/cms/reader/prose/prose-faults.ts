import type { ValidationError } from '@markdoc/markdoc'
import type { Language } from '#site-map/pages.ts'
import { linkTarget } from './link-target.ts'

/** Pages, parts of one, the app, other sites, addresses and numbers: no scheme that runs or opens something else. */
const isTarget = /^(?:page:|app:|#|\/(?!\/)|https?:\/\/|mailto:|tel:)/i

/** The faults of a link in prose. */
export function linkFaults(href: string, language: Language): ValidationError[] {
	try {
		linkTarget(href, language)
		return faultIf(!isTarget.test(href), `“${href}” is no link for a page.`)
	} catch (error) {
		return faultIf(true, error instanceof Error ? error.message : String(error))
	}
}

/** Accepts one of these names. */
export function oneOf(what: string, names: readonly string[]) {
	return (value: unknown): ValidationError[] =>
		faultIf(
			!names.includes(String(value)),
			`There is no ${what} “${String(value)}”. Use one of: ${names.join(', ')}.`,
		)
}

/** Accepts a level from 0 to 100. */
export function percent(level: unknown): ValidationError[] {
	return faultIf(!(Number(level) >= 0 && Number(level) <= 100), 'A level is between 0 and 100.')
}

/** The message as a fault of prose, or no fault. */
export function faultIf(isFault: boolean, message: string): ValidationError[] {
	return isFault ? [{ id: 'prose', level: 'error', message }] : []
}

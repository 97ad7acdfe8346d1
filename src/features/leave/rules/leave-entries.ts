import { type Language, locales } from '#site-map/languages.ts'
import { longDate } from '#values/dates/long-date.ts'
import type { CancellationKind, LeaveField, LeaveKind } from './leave-kind.ts'

/** A person's declaration. */
export type LeaveContent = {
	readonly kind: LeaveKind
	readonly cancellation: CancellationKind | null
} & Readonly<Record<Exclude<LeaveField, 'cancellation'> | 'name' | 'email', string | null>>

type Label = { readonly label: string }

type Words = {
	readonly kinds: Readonly<Record<LeaveKind, { readonly declaration: string }>>
	readonly fields: Readonly<
		Record<Exclude<LeaveField, 'cancellation'> | 'name' | 'email', Label> & {
			cancellation: Label & { readonly options: Readonly<Record<CancellationKind, string>> }
		}
	>
	readonly receipt: { readonly wanted: string }
	readonly soonest: string
}

export type LeaveEntry = { readonly label: string; readonly value: string }

/**
 * A person's declaration as labels and values, for pages, for emails, and for the email that a person sends instead of
 * the form.
 */
export function leaveEntries(
	content: LeaveContent,
	{ kinds, fields, receipt, soonest }: Words,
	language: Language,
): readonly LeaveEntry[] {
	const { kind, cancellation, endDate } = content
	const day = endDate === null ? soonest : longDate(new Date(endDate), locales[language], 'UTC')
	return [
		{ label: receipt.wanted, value: kinds[kind].declaration },
		...entry(fields.name, content.name),
		...entry(fields.email, content.email),
		...entry(fields.contract, content.contract),
		...entry(fields.cancellation, cancellation && fields.cancellation.options[cancellation]),
		...entry(fields.endDate, kind === 'cancel' ? day : null),
		...entry(fields.reason, content.reason),
		...entry(fields.text, content.text),
	]
}

function entry({ label }: Label, value: string | null): readonly LeaveEntry[] {
	return value === null ? [] : [{ label, value }]
}

/**
 * A point in time with its zone, in the language's long form.
 *
 * @param time in milliseconds since 1970
 * @example writtenTime(Date.UTC(2026, 10, 29, 17, 5), 'de') // '29. November 2026 um 17:05:00 UTC'
 */
export function writtenTime(time: number, language: Language): string {
	const format = { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' } as const
	return new Intl.DateTimeFormat(locales[language], format).format(time)
}

import { z } from 'zod'
import { pageLanguages } from '#site-map/languages.ts'
import { parseEmail } from '#values/email.ts'
import { day } from '#values/messages/text.ts'
import {
	cancellationKinds,
	fieldsOfKind,
	type LeaveField,
	leaveKinds,
} from '#features/leave/rules/leave-kind.ts'

/** Maximum lengths of the fields, in UTF-16 units. */
export const leaveLengths = {
	name: 200,
	email: 320,
	contract: 300,
	reason: 2_000,
	text: 5_000,
} as const

/**
 * A text of several lines, trimmed, without control characters other than line breaks. Forms send each line break as
 * two characters, so twice the length is allowed until they are replaced by one.
 */
const lines = (maxLength: number) =>
	z
		.string()
		.max(maxLength * 2, { abort: true })
		.transform((text) =>
			text
				.toWellFormed()
				.replaceAll('\r\n', '\n')
				.replace(/[^\P{Cc}\n]/gu, '')
				.trim(),
		)
		.pipe(z.string().max(maxLength))

const line = (maxLength: number) => lines(maxLength).transform((text) => text.replaceAll('\n', ' '))

const optional = (maxLength: number) => lines(maxLength).nullish().transform(emptyToNull)

const email = z
	.string()
	.max(leaveLengths.email, { abort: true })
	.transform((text, context) => {
		const address = parseEmail(text)
		if (address !== null) return address
		context.issues.push({ code: 'custom', message: 'invalid', input: text })
		return z.NEVER
	})

/** An ISO day from a date field; an empty text means as soon as possible. */
const endDate = z
	.union([z.literal(''), day])
	.nullish()
	.transform(emptyToNull)

/**
 * The form of the page on which people cancel or withdraw. Fields that do not belong to the kind are dropped. `from`
 * names the place of the link that led there: `app`, or a country such as `AR`.
 *
 * @example leaveForm.parse({ kind: 'erase', name: 'Ada', email: 'ada@example.com', locale: 'en' }).contract // null
 */
export const leaveForm = z
	.object({
		kind: z.enum(leaveKinds),
		name: line(leaveLengths.name).pipe(z.string().min(1)),
		email,
		contract: line(leaveLengths.contract).nullish().transform(emptyToNull),
		cancellation: z.enum(cancellationKinds).default('ordinary'),
		reason: optional(leaveLengths.reason),
		endDate,
		text: optional(leaveLengths.text),
		locale: z.enum(pageLanguages),
		from: z
			.string()
			.max(3, { abort: true })
			.regex(/^(?:app|[A-Z]{2})$/)
			.nullish()
			.catch(null),
	})
	.refine(({ kind, text }) => kind !== 'complain' || text !== null, {
		path: ['text'],
		// Runs even if other fields are invalid, so that all faults are reported together.
		when: () => true,
	})
	.transform(({ kind, name, email: address, locale, from, ...rest }) => {
		const fields = fieldsOfKind[kind]
		const of = <Name extends LeaveField>(field: Name) =>
			fields.includes(field) ? rest[field] : null
		return {
			kind,
			name,
			email: address,
			locale,
			from: from ?? null,
			contract: of('contract'),
			cancellation: of('cancellation'),
			reason: of('reason'),
			endDate: of('endDate'),
			text: of('text'),
		}
	})

export type LeaveForm = z.infer<typeof leaveForm>

function emptyToNull<Text extends string>(text: Text | null | undefined) {
	return text === undefined || text === null || text.length === 0 ? null : text
}

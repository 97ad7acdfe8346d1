import * as z from 'zod/mini'
import {
	csvColumns,
	fixedColumns,
	optionalColumns,
} from '#features/people/rules/registration-columns.ts'
import { tagLimits } from '#features/people/rules/tags.ts'
import { countryCode, day, filledText, text, typedText } from '#values/messages/text.ts'

/** One value, or several. */
const oneOrMore = <Value extends z.ZodMiniString>(value: Value) =>
	z.union([value, z.array(value).check(z.minLength(1), z.maxLength(50))])

/** One value of a column, or several: a row matches if it has one of them. */
const oneOrSeveral = (maxLength: number) => oneOrMore(filledText(maxLength))

/**
 * The conditions of a segment: all filters except the search. A search can be an address, and saved conditions must not
 * keep the address of an erased person. `country` is the country of the page with the form, not of the person, unless
 * the owner has entered it. Each column can have several values, and a row matches if it has any of them. `tags` are
 * the owner's tags. `received` and `missed` are ids of letters: the person got one of `received`, and none of `missed`.
 * `from` and `to` are UTC days, inclusive.
 */
export const registrationFilter = z.strictObject({
	status: z.optional(oneOrSeveral(100)),
	source: z.optional(oneOrSeveral(200)),
	locale: z.optional(oneOrSeveral(35)),
	country: z.optional(oneOrMore(countryCode)),
	campaign: z.optional(oneOrSeveral(100)),
	tags: z.optional(oneOrSeveral(tagLimits.maxLength)),
	received: z.optional(oneOrSeveral(100)),
	missed: z.optional(oneOrSeveral(100)),
	from: z.optional(day),
	to: z.optional(day),
})

export type RegistrationFilter = z.infer<typeof registrationFilter>

/**
 * A part of an address, in upper or lower case.
 *
 * @example searchTerm.parse(' ada ') // 'ada'
 */
export const searchTerm = typedText(254).check(z.minLength(1))

const columns = [...fixedColumns, ...optionalColumns] as const
const sorts = columns.flatMap((column) => [column, `-${column}`] as const)

/** The order of the list if `sort` is absent: newest first. */
export const defaultSort = '-created_at'

const listShape = {
	...registrationFilter.shape,
	/** Must never be in the URL of a page, because it can be an address. */
	search: z.optional(searchTerm),
	/** A column, descending with a minus. Ties are ordered by date, then by id, in the same direction. */
	sort: z.prefault(z.enum(sorts), defaultSort),
}

/**
 * Query of `GET /api/admin/registrations`. Empty parameters count as absent. The parameters for columns and letters can
 * be repeated. Invalid or unknown parameters, and others that are repeated, are `invalid`, with their names in
 * `fields`.
 *
 * @example registrationQuery.parse({ status: 'active', sort: 'email' })
 * @example registrationQuery.parse({}).sort // '-created_at'
 */
export const registrationQuery = z.strictObject({
	...listShape,
	/** `next` or `previous` of a page with the same filter and order. */
	cursor: z.optional(filledText(200)),
})

export type RegistrationQuery = z.infer<typeof registrationQuery>

export type RegistrationSort = RegistrationQuery['sort']

/**
 * Query of `GET /api/admin/registrations.csv`: the filter and order of the list, and optional columns, separated by
 * commas, to append on the right. The response header `x-row-count` says how many rows matched when the export began.
 * Without a recent re-authentication for `export` the response is `proof-required`.
 *
 * @example csvQuery.parse({ status: 'active', columns: 'locale,campaign' }).columns // ['locale', 'campaign']
 */
export const csvQuery = z.strictObject({
	...listShape,
	columns: z.prefault(
		z.pipe(
			z.pipe(
				text(2_000),
				z.transform((names) => names.split(',').filter(Boolean)),
			),
			z.array(z.enum(csvColumns)),
		),
		'',
	),
})

export type CsvQuery = z.infer<typeof csvQuery>

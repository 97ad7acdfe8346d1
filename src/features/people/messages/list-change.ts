import * as z from 'zod/mini'
import { parseTag, tagLimits } from '#features/people/rules/tags.ts'
import { registrationFilter, searchTerm } from './registration-query.ts'
import { recordId, textThat } from '#values/messages/text.ts'

/** A tag as the owner types it. Parsing turns it into its stored form. */
const tag = z.pipe(
	textThat(200, (typed) => parseTag(typed) !== null),
	z.transform((text) => parseTag(text) ?? ''),
)

const tagList = z.prefault(z.array(tag).check(z.maxLength(tagLimits.perPerson)), [])

/**
 * Body of `POST /api/admin/person/tags`, answered with 204: the tags to add to and remove from a person. An unknown id
 * is `not-found`; more than 20 tags are a `conflict` with the field `add`.
 *
 * @example personTags.parse({ id: '7', add: ['#Prensa'] }) // { id: '7', add: ['prensa'], remove: [] }
 */
export const personTags = z.strictObject({ id: recordId, add: tagList, remove: tagList })

/**
 * Body of `POST /api/admin/list-changes`: erases all matching people, or adds and removes tags. `count` is the number
 * that the owner has confirmed. If another number of rows matches now, nothing is changed and the response is
 * `conflict`. Otherwise the response is 202 with a `currentListChange`, which continues in the background. An erasure
 * needs a recent `proof`.
 *
 * @example matchingChange.parse({ kind: 'tags', filter: { country: 'DE' }, count: 214, add: ['prensa'] }).remove // []
 */
export const matchingChange = z.strictObject({
	kind: z.enum(['tags', 'erasure']),
	filter: registrationFilter,
	search: z.optional(searchTerm),
	count: z.int().check(z.minimum(1)),
	add: tagList,
	remove: tagList,
})

export type MatchingChange = z.input<typeof matchingChange>

const number = z.int().check(z.minimum(0))

/**
 * The kinds of bulk changes, which run in the background. `tags` and `erasure`: change the tags of, or erase, everyone
 * who matches a filter. `import`: adds people from a file. `undo`: undoes an import.
 */
const kind = z.enum(['tags', 'erasure', 'import', 'undo'])

export type ListChangeKind = z.infer<typeof kind>

/** `stopping`: an admin has stopped the change. `done`: no row is left. */
const state = z.enum(['running', 'stopping', 'stopped', 'done'])

/**
 * A bulk change: `done` of `total` people or rows are finished. `result` has counts by outcome. For tags: `changed`,
 * and `full` for people who would have had more than 20 tags. `next_at` is when a waiting change continues (ISO 8601).
 */
export const listChange = z.object({
	id: z.string(),
	kind,
	total: number,
	done: number,
	result: z.record(z.string(), number),
	state,
	next_at: z.nullable(z.string()),
})

export type ListChange = z.infer<typeof listChange>

/**
 * Response to a bulk change and to `GET /api/admin/list-changes`: the current change, otherwise the last one; null if
 * there was none.
 */
export const currentListChange = z.object({ change: z.nullable(listChange) })

export type CurrentListChange = z.infer<typeof currentListChange>

/**
 * Body of `POST /api/admin/list-changes/stop`, answered with 204: the change that is to end after its current step.
 * What its earlier steps have done remains. For a finished change the response is `not-found`.
 */
export const listChangeReference = z.strictObject({ id: recordId })

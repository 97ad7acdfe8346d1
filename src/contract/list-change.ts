import * as z from 'zod/mini'
import { erasureStates } from '#domain/waitlist/erasure-state.ts'
import { listChangeKinds } from '#domain/waitlist/list-change.ts'
import { parseTag, tagLimits } from '#domain/waitlist/tags.ts'
import { registrationFilter, searchTerm } from './registration-query.ts'
import { recordId, textThat } from './text.ts'

/** A tag as the owner types it; parsed to the form in which it is stored. */
const tag = z.pipe(
	textThat(200, (typed) => parseTag(typed) !== null),
	z.transform((text) => parseTag(text) ?? ''),
)

const tagList = z.prefault(z.array(tag).check(z.maxLength(tagLimits.perPerson)), [])

/**
 * Body of `POST /api/admin/person/tags`, answered with 204: the tags that a person gets and loses. An unknown id is
 * `not-found`; more than 20 tags are a `conflict` with the field `add`.
 *
 * @example personTags.parse({ id: '7', add: ['#Prensa'] }) // { id: '7', add: ['prensa'], remove: [] }
 */
export const personTags = z.strictObject({ id: recordId, add: tagList, remove: tagList })

export type PersonTags = z.input<typeof personTags>

/**
 * Body of `POST /api/admin/tags/filtered`: the tags that all who match get and lose. `count` is the number that the owner
 * has confirmed; if it is no longer the number of matching rows, nothing is changed and the response is `conflict`.
 * Otherwise it is 202 with a `currentListChange`: the change goes on in the background.
 *
 * @example filteredTags.parse({ filter: { country: 'DE' }, count: 214, add: ['prensa'] }).remove // []
 */
export const filteredTags = z.strictObject({
	filter: registrationFilter,
	search: z.optional(searchTerm),
	count: z.int().check(z.minimum(1)),
	add: tagList,
	remove: tagList,
})

export type FilteredTags = z.input<typeof filteredTags>

/**
 * Response of `GET /api/admin/tags`: the owner's tags, the most frequent first.
 *
 * @example tagCounts.parse(await response.json())[0]?.value // 'prensa'
 */
export const tagCounts = z.array(
	z.object({ value: z.string(), count: z.int().check(z.minimum(0)) }),
)

export type TagCounts = z.infer<typeof tagCounts>

const number = z.int().check(z.minimum(0))

/**
 * A change of many people: of `total`, `done` are done. `result` says what became of them, in numbers by name. For tags:
 * `changed`, and `full` for those who would have had more than 20. `next_at` is when it goes on, if it waits, in ISO 8601.
 *
 * @example listChange.parse({ id: '7', kind: 'tags', total: 9, done: 9, result: { changed: 9 }, state: 'done', next_at: null })
 */
export const listChange = z.object({
	id: z.string(),
	kind: z.enum(listChangeKinds),
	total: number,
	done: number,
	result: z.record(z.string(), number),
	state: z.enum(erasureStates),
	next_at: z.nullable(z.string()),
})

export type ListChange = z.infer<typeof listChange>

/**
 * Response to a change of many people and to `GET /api/admin/list-changes`: the one that is under way, else the last one,
 * or null.
 *
 * @example currentListChange.parse({ change: null }).change // null
 */
export const currentListChange = z.object({ change: z.nullable(listChange) })

export type CurrentListChange = z.infer<typeof currentListChange>

/**
 * Body of `POST /api/admin/list-changes/stop`: the change that ends after its current step. What is done stays. Answered
 * with 204; one that has ended is `not-found`.
 *
 * @example listChangeReference.parse({ id: '7' })
 */
export const listChangeReference = z.strictObject({ id: recordId })

export type ListChangeReference = z.infer<typeof listChangeReference>

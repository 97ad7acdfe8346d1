import {
	type CurrentListChange,
	currentListChange,
	type FilteredTags,
	type ListChange,
	type ListChangeReference,
	type PersonTags,
	tagCounts,
	type TagCounts,
} from '#contract/list-change.ts'
import type { PersonNote } from '#contract/person.ts'
import { getJson, postJson, requireOk } from '#islands/admin/api.ts'

/** Reads the owner's tags, most frequent first. */
export async function readTags(_query: string, signal: AbortSignal): Promise<TagCounts> {
	return await getJson(tagCounts, '/api/admin/tags', signal)
}

/** Changes the tags of a person. Returns true, unlike a cancelled proof. */
export async function changePersonTags(change: PersonTags): Promise<true> {
	await requireOk(await postJson('/api/admin/person/tags', change))
	return true
}

/** Saves the note about a person. Returns true, unlike a cancelled proof. */
export async function saveNote(message: PersonNote): Promise<true> {
	await requireOk(await postJson('/api/admin/person/note', message))
	return true
}

/** Starts changing the tags of all matching people, if their number is still the confirmed one. */
export async function tagMatching(message: FilteredTags): Promise<CurrentListChange> {
	const response = await requireOk(await postJson('/api/admin/tags/filtered', message))
	return currentListChange.parse(await response.json())
}

/** Reads the progress of the bulk change. */
export async function readListChange(signal: AbortSignal): Promise<ListChange | null> {
	return (await getJson(currentListChange, '/api/admin/list-changes', signal)).change
}

export async function stopListChange(message: ListChangeReference): Promise<void> {
	await requireOk(await postJson('/api/admin/list-changes/stop', message))
}

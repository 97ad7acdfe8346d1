import {
	currentListChange,
	type FilteredTags,
	type ListChangeReference,
	type PersonTags,
	tagCounts,
} from '#features/people/messages/list-change.ts'
import type { PersonNote } from '#features/people/messages/person.ts'
import { command, postFor, resource } from '#panel/client/api.ts'

/** Reads the owner's tags, most frequent first. */
export const tagsQuery = resource(tagCounts, '/api/admin/tags')

export const changePersonTags = command<PersonTags>('/api/admin/person/tags')

export const saveNote = command<PersonNote>('/api/admin/person/note')

/** Starts changing the tags of all matching people, if their number is still the confirmed one. */
export const tagMatching = (message: FilteredTags) =>
	postFor(currentListChange, '/api/admin/tags/filtered', message)

/** The progress of the bulk change. */
export const listChangeQuery = resource(currentListChange, '/api/admin/list-changes')

export const stopListChange = command<ListChangeReference>('/api/admin/list-changes/stop')

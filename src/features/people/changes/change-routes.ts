import {
	type CurrentListChange,
	filteredTags,
	listChangeReference,
	personTags,
	type TagCounts,
} from '#features/people/messages/list-change.ts'
import { personNote } from '#features/people/messages/person.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import type { PeopleOptions } from '#features/people/people.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'

/** Fits two notes of the maximum length in any script. */
const maxNoteBytes = 32_768

/** Routes for the owner's notes, and for tags of one person or of all that match a filter. */
export function changeRoutes(app: SchemaApp, { store }: PeopleOptions): void {
	app.post('/api/admin/person/note', body(personNote, maxNoteBytes), async (request, reply) => {
		await store.personNotes.setNote(request.body, sessionOf(request).username)
		return reply.code(204).send()
	})

	app.post('/api/admin/person/tags', body(personTags), async (request, reply) => {
		const { id, ...change } = request.body
		await store.personNotes.changeTags(id, change, sessionOf(request).username)
		return reply.code(204).send()
	})

	app.get('/api/admin/tags', async (): Promise<TagCounts> => await store.registrations.countTags())

	app.post('/api/admin/tags/filtered', body(filteredTags), async (request, reply) => {
		const { filter, search, count, ...tags } = request.body
		const { username } = sessionOf(request)
		const wanted = { ...filter, search }
		const change = await store.matchingChanges.request(wanted, tags, count, username)
		if (change === null) return sendError(reply, 'conflict', { field: 'count' })
		return reply.code(202).send({ change } satisfies CurrentListChange)
	})

	app.get('/api/admin/list-changes', async (): Promise<CurrentListChange> => ({
		change: await store.listChanges.current(),
	}))

	app.post('/api/admin/list-changes/stop', body(listChangeReference), async (request, reply) => {
		const isStopped = await store.listChanges.stop(request.body.id)
		if (!isStopped) return sendError(reply, 'not-found')
		return reply.code(204).send()
	})
}

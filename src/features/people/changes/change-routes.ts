import {
	type CurrentListChange,
	listChangeReference,
	matchingChange,
	personTags,
} from '#features/people/messages/list-change.ts'
import { personNote } from '#features/people/messages/person.ts'
import { command, sessionOf } from '#features/accounts/accounts.ts'
import { ActUnproven } from '#platform/http/api-errors.ts'
import type { PeopleOptions } from '#features/people/people.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'

/** The maximum size of a body, in bytes: two notes of the maximum length in any script. */
const maxNoteBytes = 32_768

export function changeRoutes(app: SchemaApp, { store }: PeopleOptions): void {
	const noteBody = body(personNote, maxNoteBytes)
	command(app, '/api/admin/person/note', noteBody, async (note, { username }) =>
		store.personNotes.setNote(note, username),
	)

	const tagsBody = body(personTags)
	command(app, '/api/admin/person/tags', tagsBody, async ({ id, ...change }, { username }) =>
		store.personNotes.changeTags(id, change, username),
	)

	app.post('/api/admin/list-changes', body(matchingChange), async (request, reply) => {
		const { kind, filter, search, count, ...tags } = request.body
		const { username, hasRecentProof } = sessionOf(request)
		if (kind === 'erasure' && !hasRecentProof) throw new ActUnproven()
		const wanted = { ...filter, search }
		const what = kind === 'erasure' ? kind : tags
		const change = await store.matchingChanges.request(wanted, what, count, username)
		return reply.code(202).send({ change } satisfies CurrentListChange)
	})

	app.get('/api/admin/list-changes', async (): Promise<CurrentListChange> => ({
		change: await store.listChanges.current(),
	}))

	command(app, '/api/admin/list-changes/stop', body(listChangeReference), async ({ id }) => {
		await store.listChanges.stop(id)
	})
}

import { sellingProvider } from '#cms/reader/facts/operator.ts'
import {
	type AccountStores,
	countSensitiveAct,
	readPeople,
	sessionOf,
} from '#features/accounts/accounts.ts'
import type { MyDataStores } from '#features/my-data/my-data.ts'
import type { PeopleOptions, PeopleStores } from '#features/people/people.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { LeaveStores } from './leave.ts'
import { donePreview } from './leave-mail.ts'
import { type LeaveDetail, leaveDone, leaveReference } from './messages/leave-detail.ts'
import { leavePageRows, leaveQuery } from './messages/leave-list.ts'

type Options = Pick<PeopleOptions, 'deleteMailFiles'> & {
	readonly site: string
	readonly store: LeaveStores &
		Pick<AccountStores, 'audit' | 'proofs' | 'sessionReads'> &
		Pick<MyDataStores, 'personalData'> &
		Pick<PeopleStores, 'persons'>
}

/** The panel's routes of requests to cancel or withdraw. URLs contain the ID of a request, never an address. */
export function leavePanelRoutes(app: SchemaApp, options: Options): void {
	const { store, deleteMailFiles } = options

	app.get('/api/admin/leave', query(leaveQuery), async (request, reply) => {
		const list = () => store.leave.list(request.query)
		const read = await readPeople(store, request, leavePageRows, list, ({ rows }) => rows.length)
		return read?.result ?? sendError(reply, 'proof-required')
	})

	app.get('/api/admin/leave/request', query(leaveReference), async (request, reply) => {
		const detail = () => detailOf(options, request.query.id)
		const read = await readPeople(store, request, 1, detail, (found) => (found === null ? 0 : 1))
		if (read === null) return sendError(reply, 'proof-required')
		return read.result ?? sendError(reply, 'not-found')
	})

	app.post('/api/admin/leave/done', body(leaveDone), async (request, reply) => {
		if (!(await countSensitiveAct(store, request, reply))) return reply
		const { id, answer } = request.body
		const done = await store.leave.finish(id, sessionOf(request).username, answer)
		if (done === null) return sendError(reply, 'not-found')
		return reply.code(204).send()
	})

	app.post('/api/admin/leave/erase', body(leaveReference), async (request, reply) => {
		if (!(await countSensitiveAct(store, request, reply))) return reply
		const found = await store.leave.find(request.body.id)
		if (found === null) return sendError(reply, 'not-found')
		if (found.email !== null) {
			const { username } = sessionOf(request)
			const { rows, mails } = await store.personalData.erase(found.email, username)
			await deleteMailFiles([...mails, ...(await store.leave.erase(found.email))])
			// The address is not on the list, so its erasure is not in the log yet.
			if (rows === 0) await store.audit.append(username, 'erasure', { rows: 1 })
		}
		return reply.code(204).send()
	})
}

/** A request with whatever else the site knows about its address. Null for an unknown id. */
async function detailOf({ store, site }: Options, id: string): Promise<LeaveDetail | null> {
	const request = await store.leave.find(id)
	if (request === null) return null
	const { email } = request
	const personId = email === null ? null : await store.persons.findId(email)
	const [person, all] = await Promise.all([
		personId === null ? null : store.persons.byId(personId),
		email === null ? [] : store.leave.ofAddress(email),
	])
	return {
		request,
		person: person && {
			id: person.id,
			status: person.status,
			created_at: person.created_at,
			mails: person.mails.length,
		},
		others: all.filter((other) => other.id !== id),
		mail: email === null ? null : donePreview(request, site),
		provider: sellingProvider(),
	}
}

import { sellingProvider } from '#cms/reader/facts/operator.ts'
import { type AccountStores, command, readPeople } from '#features/accounts/accounts.ts'
import type { MyDataStores } from '#features/my-data/my-data.ts'
import type { PeopleOptions, PeopleStores } from '#features/people/people.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { LeaveStores } from './leave.ts'
import { donePreview } from './leave-mail.ts'
import { type LeaveDetail, leaveDone, leaveReference } from './messages/leave-detail.ts'
import { type LeavePage, leaveQuery } from './messages/leave-list.ts'

type Options = Pick<PeopleOptions, 'deleteMailFiles'> & {
	readonly site: string
	readonly store: LeaveStores &
		Pick<AccountStores, 'audit' | 'proofs' | 'sessionReads'> &
		Pick<MyDataStores, 'personalData'> &
		Pick<PeopleStores, 'persons'>
}

/** URLs contain the ID of a request, never an email address. */
export function leavePanelRoutes(app: SchemaApp, options: Options): void {
	const { store, deleteMailFiles } = options

	app.get('/api/admin/leave', query(leaveQuery), async (request): Promise<LeavePage> => {
		const list = () => store.leave.list(request.query)
		return await readPeople(store, request, list, ({ rows }) => rows.length)
	})

	app.get('/api/admin/leave/request', query(leaveReference), async (request) => {
		const detail = () => detailOf(options, request.query.id)
		const found = await readPeople(store, request, detail, (read) => (read === null ? 0 : 1))
		if (found === null) throw unknown()
		return found
	})

	command(app, '/api/admin/leave/done', body(leaveDone), async ({ id, answer }, session) => {
		await store.proofs.countSensitiveAct(session)
		const done = await store.leave.finish(id, session.username, answer)
		if (done === null) throw unknown()
	})

	command(app, '/api/admin/leave/erase', body(leaveReference), async ({ id }, session) => {
		await store.proofs.countSensitiveAct(session)
		const found = await store.leave.find(id)
		if (found === null) throw unknown()
		if (found.email === null) return
		const { rows, mails } = await store.personalData.erase(found.email, session.username)
		await deleteMailFiles([...mails, ...(await store.leave.erase(found.email))])
		// `personalData.erase` logs the erasure only if the address is on the waitlist.
		if (rows === 0) await store.audit.append(session.username, 'erasure', { rows: 1 })
	})
}

function unknown(): Refusal {
	return new Refusal('There is no such request', 'not-found')
}

/** A request with whatever else the site knows about its email address. Null for an unknown id. */
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

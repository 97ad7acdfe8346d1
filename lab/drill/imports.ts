import { once } from 'node:events'
import type { ImportRequest } from '../../src/features/people/messages/people-import.ts'
import { startServerWith } from '../../testing/site-server.ts'
import { type DatabaseKind, databaseWithPeople, sendingWithoutLimit } from './letter-database.ts'
import { faultsWhere, type Outcome } from './outcome.ts'
import { startSmtpSink } from './smtp-sink.ts'
import { waitUntil } from './wait-until.ts'

/** The maximum number of confirmation emails that one server sends at the same time. */
const underway = 4

/**
 * Imports a file with one server and kills the server at random moments. Half of the people have confirmed elsewhere:
 * with the owner's proof of consent, they join the list at once. The others get a confirmation email. Each person must
 * be on the list once, with one consent or one email, and be counted once.
 */
export async function importKilled(
	kind: DatabaseKind,
	{ people, kills }: { readonly people: number; readonly kills: number },
): Promise<Outcome> {
	const opened = await databaseWithPeople(kind, 1)
	const { db, store } = opened
	const sink = await startSmtpSink()
	const start = () =>
		startServerWith({
			...opened.environment,
			...sendingWithoutLimit(sink.url),
		})
	const id = await requestImport()
	try {
		let server = await start()
		for (let kill = 1; kill <= kills; kill++) {
			const enough = (people * (kill - Math.random() / 2)) / (kills + 1)
			await waitUntil(async () => (await progress()).done >= enough, 120_000)
			const ended = once(server.child, 'exit')
			server.child.kill('SIGKILL')
			await ended
			await opened.endLeases()
			server = await start()
		}
		const isDone = await waitUntil(async () => (await progress()).state === 'done', 300_000)
		const isMailed = await waitUntil(() => mailedOf().size >= people / 2, 300_000)
		await server.stop()
		const rows = await importedRows()
		const consents = await db.read
			.selectFrom('consents')
			.select('person_id')
			.where('wording', '=', 'imported')
			.where('proof', '=', proof)
			.execute()
		const twice = [...mailedOf().values()].filter((mails) => mails.length > 1)
		const { done, result } = await progress()
		return {
			tried: `${kind}: an import of ${people} people, ${kills} SIGKILLs`,
			acknowledged: people,
			lost: people - new Set(rows.map(({ email }) => email)).size,
			seen: `${rows.length} people, ${consents.length} proofs, ${mailedOf().size} emails, ${twice.length} twice`,
			faults: faultsWhere({
				'the import did not end': !isDone,
				'not everybody was mailed': !isMailed,
				'somebody is on the list twice': rows.length !== people,
				'not everybody has one proof':
					new Set(consents.map((each) => each.person_id)).size !== people / 2,
				'somebody has two proofs': consents.length !== people / 2,
				'somebody was counted twice or never':
					done !== people || result?.active !== people / 2 || result.asked !== people / 2,
				'more emails went out twice than were under way': twice.length > kills * underway,
			}),
		}
	} finally {
		await sink.close()
		await opened.remove()
	}

	/** Confirms an import of all people. Returns its ID. */
	async function requestImport(): Promise<string> {
		const request = requestOf(people)
		const plan = await store.imports.plan(request)
		const change = await store.imports.request(request, plan.counts, 'drill')
		if (change === null || typeof change === 'string') throw new Error('The import is refused')
		return change.id
	}

	async function progress() {
		const change = await store.listChanges.current()
		if (change?.id !== id) throw new Error('The import is gone')
		return change
	}

	async function importedRows() {
		return await db.read
			.selectFrom('waitlist_emails')
			.select(['id', 'email'])
			.where('email', 'like', 'i%@import.example')
			.execute()
	}

	function mailedOf() {
		return Map.groupBy(sink.accepted, ({ to }) => to)
	}
}

const proof = 'Paper form, fair, March 2025'

/** Every other person has a confirmation date, covered by the proof of consent. */
function requestOf(people: number): ImportRequest {
	const lines = Array.from(
		{ length: people },
		(_, index) => `i${index}@import.example,${index % 2 === 0 ? '2025-03-01 10:00:00' : ''}`,
	)
	return {
		file: Buffer.from(['Email Address,CONFIRM_TIME', ...lines].join('\n')).toString('base64'),
		name: 'list.csv',
		proof,
		agreed_on: null,
		others: 'mail',
		locale: 'en',
		tag: '',
		columns: {},
		answers: [],
		dates: null,
	}
}

import { createHash } from 'node:crypto'
import type { LetterContent } from '#features/letters/messages/letter.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import type { BounceAddresses } from '#features/bounces/bounce-address.ts'
import { createLetterRate, type MailLimits } from '#features/letters/sending/letter-rate.ts'
import { createTestRunner } from './jobs.ts'
import { letterHandler, type LetterOptions } from '#features/letters/sending/letter-job.ts'
import { seriesHandler } from '#features/letters/series/series-job.ts'
import type { Transport } from '#platform/mail/transport.ts'
import type { Database } from '#platform/db/database.ts'
import type { Store } from '#app/store.ts'
import type { Tables } from '#platform/db/tables.ts'
import { fakeClock, openTestStore, type TestDatabase, insertRows } from '#testing/databases.ts'
import type { Insertable } from 'kysely'

const words = {
	en: { subject: 'We open', text: 'Hello' },
	de: { subject: 'Wir machen auf', text: 'Hallo' },
	pt: { subject: 'Vamos abrir', text: 'Olá' },
} satisfies LetterContent

/**
 * Inserts a draft with content in three languages, as if a test email of its current version had been sent. Returns its
 * ID.
 */
export async function insertDraft(
	db: Database,
	changed: Partial<Insertable<Tables['letters']>> = {},
): Promise<string> {
	const id = changed.id ?? crypto.randomUUID()
	const at = new Date(0).toISOString()
	const draft: Insertable<Tables['letters']> = {
		id,
		name: 'We open',
		state: 'draft',
		version: 1,
		tested_version: 1,
		content: JSON.stringify(words),
		purpose: 'news',
		campaign: `letter-${id}`,
		created_at: at,
		updated_at: at,
		...changed,
	}
	await insertRows(db, 'letters', draft)
	return id
}

/** Inserts people, confirmed unless their columns say otherwise. */
export async function insertPeople(
	db: Database,
	people: readonly Partial<Insertable<Tables['waitlist_emails']>>[],
): Promise<void> {
	if (people.length === 0) return
	const at = new Date(0).toISOString()
	const rows = people.map((person, index) => ({
		id: `p${index}`,
		email: `p${index}@example.com`,
		source: 'landing',
		status: 'active',
		created_at: at,
		locale: 'en',
		...person,
	}))
	await insertRows(db, 'waitlist_emails', rows)
}

type SenderOptions = {
	readonly store: Store
	readonly clock: { readonly now: () => number; readonly advance: (ms: number) => void }
	readonly transport: Transport
	readonly limits?: MailLimits
	readonly bounceAddress?: BounceAddresses['addressOf']
}

export function createTestSender(sender: SenderOptions) {
	const { store, clock, transport, limits, bounceAddress } = sender
	const options: LetterOptions = {
		store,
		transport,
		rate: createLetterRate(
			store.letters.recentMails,
			limits ?? { mailsPerHour: 1_000_000, lettersPerDay: 1_000_000 },
		),
		now: clock.now,
		random: () => 0,
		log: { warn: () => {} },
		bounceAddress,
		unsubscribeToken: (id) => createHash('sha256').update(id).digest('base64url'),
		unsubscribeUrl: (token) => `https://innervolt.example/waitlist/unsubscribe?token=${token}`,
		dataUrl: (token) => `https://innervolt.example/waitlist/data?token=${token}`,
		site: 'https://innervolt.example',
	}
	const handlers = { letter: letterHandler(options), series: seriesHandler({ ...options, store }) }
	const runner = createTestRunner(store, handlers, clock.now)
	return async () => {
		await store.jobs.addRepeating(['series'])
		await runner.runDue()
	}
}

/** Confirms a draft, moves the clock to the end of the undo period, and sends the first emails. */
export async function sendFirst(
	id: string,
	send: () => Promise<void>,
	{ store, clock }: Pick<SenderOptions, 'store' | 'clock'>,
): Promise<void> {
	await store.letters.confirm(id, 1, 'ada')
	await send()
	clock.advance(letterLimits.undoMs)
	await send()
}

export function recordingTransport(failureOf: (recipient: string) => Error | null = () => null) {
	const sent: { readonly id: string; readonly to: string; readonly subject: string }[] = []
	const transport: Transport = {
		send: async ({ id, recipient, subject }) => {
			const failure = failureOf(recipient)
			if (failure !== null) throw failure
			sent.push({ id, to: recipient, subject })
		},
		close: () => {},
	}
	return { sent, transport }
}

/** A server's reply as a nodemailer error. */
export function replied(command: string, response: string): Error {
	const error = new Error(response)
	Object.assign(error, { command, response, responseCode: Number(response.slice(0, 3)) })
	return error
}

type NewLetter = {
	/** Columns of a person that differ from the defaults. */
	readonly columnsOf?: (index: number) => object
	readonly failureOf?: (recipient: string) => Error | null
	readonly limits?: MailLimits
}

/**
 * Creates a database with `people` confirmed people and a draft for them. Returns it with functions that send the
 * draft.
 */
export async function newLetter(
	kind: TestDatabase,
	people: number,
	{ columnsOf = () => ({}), failureOf, limits }: NewLetter = {},
) {
	const clock = fakeClock()
	const { db, store } = await openTestStore(kind, clock.now)
	await insertPeople(
		db,
		Array.from({ length: people }, (_, index) => columnsOf(index)),
	)
	const id = await insertDraft(db, { id: 'first' })
	const { sent, transport } = recordingTransport(failureOf)
	const send = createTestSender({ store, clock, transport, ...(limits && { limits }) })
	const first = () => sendFirst(id, send, { store, clock })
	return { db, store, clock, id, send, sent, transport, first }
}

export function refused(field: string) {
	return { name: 'Refusal', details: { field } }
}

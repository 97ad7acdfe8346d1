/** @module-tag night */
import type { Store } from '#app/store.ts'
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { hashPassword } from '#features/accounts/password.ts'
import { makeBackup } from '#features/backup/make-backup.ts'
import { createSignedLinks } from '#platform/mail/signed-links.ts'
import { apiRoutes } from '#app/api/api.ts'
import { eventually } from '#testing/eventually.ts'
import { startServices } from '#testing/services.ts'
import type { Database } from '#platform/db/database.ts'
import { actingSession, dailyDatabases, type TestDatabase, insertRows } from '#testing/databases.ts'
import { insertDraft } from '#testing/letters.ts'
import { noPages } from '#cms/rendering/rendered-pages.ts'
import { renderOnce } from '#testing/render-once.tsx'
import { listenSmtp, refusal } from '#testing/listen-smtp.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'

const site = 'https://innervolt.example'
const headers = { origin: site, host: 'innervolt.example' }
const today = new Date().toISOString().slice(0, 10)
const purposes = ['confirm', 'lift', 'unsubscribe', 'block', 'export', 'erase'] as const
const paths = ['confirm', 'lift', 'unsubscribe', 'export', 'erase'] as const

test.each(dailyDatabases)(
	'$kind: no text in a stolen backup is accepted as the token of a link, a session or an invitation',
	async (kind) => {
		const { app, db, folder, links, linkIn, backUp } = await busySite(kind)
		const backup = await backUp()
		const strings = stringsIn(backup)
		expect(strings.length).toBeGreaterThan(50)

		const secret = await readFile(join(folder, 'secret.key'), 'utf8')
		expect(JSON.stringify(backup)).not.toContain(secret.trim())

		const opened: string[] = []
		const isOpen = async (url: string) => (await app.inject(url)).statusCode === 200
		const before = await people(db)
		for (const text of strings) {
			for (const purpose of paths) {
				const url = `/waitlist/${purpose}?token=${encodeURIComponent(text)}`
				if (await isOpen(url)) opened.push(url)
				const reply = await app.inject({ method: 'POST', url, headers })
				if (reply.statusCode === 200) opened.push(`pressed ${url}`)
			}
			const url = `/waitlist/data?token=${encodeURIComponent(text)}&day=${today}`
			if (await isOpen(url)) opened.push(url)
			const cookie = `__Host-session=${text}`
			const session = await app.inject({ url: '/api/auth/session', headers: { cookie } })
			if (session.statusCode === 200) opened.push(`session ${text}`)
			const invitation = await app.inject({
				method: 'POST',
				url: '/api/auth/invitation',
				headers,
				remoteAddress: `127.0.${strings.indexOf(text) >> 8}.${strings.indexOf(text) & 255}`,
				payload: { token: text, password: 'battery staple' },
			})
			if (invitation.statusCode !== 404 && invitation.statusCode !== 400) {
				opened.push(`invitation ${text}: ${invitation.statusCode}`)
			}
		}
		for (const url of forgedLinks(strings, links)) opened.push(url)
		expect(opened).toEqual([])
		expect(await people(db)).toEqual(before)

		// The links from the emails open. This shows that the forged links were tried on the right routes.
		expect(await isOpen(linkIn('sent@example.com', 'data'))).toBe(true)
		expect(await isOpen(linkIn('sent@example.com', 'export'))).toBe(true)
		expect(await isOpen(linkIn('reader@example.com', 'unsubscribe'))).toBe(true)
		expect(await isOpen(linkIn('gone@example.com', 'lift'))).toBe(true)
	},
	60_000,
)

/** A running site whose database has every kind of token. */
async function busySite(kind: TestDatabase) {
	const smtp = await listenSmtp({
		onRcptTo: ({ address }, _session, callback) => {
			if (address.startsWith('waiting')) return callback(refusal(451, 'Greylisted'))
			if (address.startsWith('refused')) return callback(refusal(550, '5.1.1 No such user'))
			return callback()
		},
	})
	const folder = await createTemporaryFolder()
	const database = kind.kind === 'postgres' ? { DATABASE_URL: await kind.createMigrated() } : {}
	const services = await startServices(
		readSettings({
			DATA_DIR: folder,
			SITE_URL: site,
			SMTP_URL: `${smtp.url}?requireTLS=false`,
			MAIL_FROM: 'hello@innervolt.example',
			...database,
		}),
		{ warn: () => {} },
	)
	const app = Fastify()
	const where = database.DATABASE_URL ?? join(folder, 'innervolt.sqlite')
	const db = kind.open(where)
	onTestFinished(async () => {
		await app.close()
		await services.close()
		await db.close()
		await smtp.close()
	})
	await app.register(apiRoutes, { ...services.api, pages: { ...noPages(), renderOnce } })

	/** A recipient's emails as text. */
	const textTo = (recipient: string) =>
		smtp.received
			.filter(({ to }) => to.includes(recipient))
			.map(({ raw }) => raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
			.join('\n')
	const linkIn = (recipient: string, purpose: string) =>
		new RegExp(`/waitlist/${purpose}\\?[^\\s>]+`).exec(textTo(recipient))?.[0] ?? ''
	const arrived = (recipient: string, purpose: string) =>
		eventually(() => expect(linkIn(recipient, purpose)).not.toBe(''))
	const post = async (url: string, body: string) =>
		await app.inject({
			method: 'POST',
			url,
			headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
			payload: body,
		})
	const signUp = async (email: string) => {
		const payload = { email, source: 'premium' }
		const reply = await app.inject({ method: 'POST', url: '/api/waitlist', headers, payload })
		expect(reply.statusCode).toBe(202)
	}

	// `sent` gets one email, and the second is withheld; the email to `waiting` waits; the one to `refused` is given up;
	// `reader` and `gone` use single-use links.
	for (const name of ['sent', 'sent', 'waiting', 'refused', 'reader', 'gone', 'gone']) {
		await signUp(`${name}@example.com`)
	}
	for (const name of ['sent', 'reader', 'gone']) await arrived(`${name}@example.com`, 'confirm')
	await post(linkIn('reader@example.com', 'confirm'), '')
	await post(linkIn('gone@example.com', 'unsubscribe'), '')
	await post(linkIn('sent@example.com', 'data'), 'act=export')
	await arrived('sent@example.com', 'export')
	await post(linkIn('sent@example.com', 'data'), 'act=erase')
	await post('/waitlist/data/link', 'email=waiting@example.com')
	await post('/waitlist/data/link', 'email=nobody@example.com')
	await eventually(async () => {
		const jobs = await db.read.selectFrom('jobs').select(['kind', 'failed_at']).execute()
		const mails = jobs.map((job) => (job.failed_at === null ? job.kind : 'failed'))
		expect(mails).toEqual(expect.arrayContaining(['confirmation', 'withheld', 'failed']))
	}, 10_000)

	// Someone signs up an address that wants no email, an hour after its last email.
	const earlier = new Date(Date.now() - 3_600_000).toISOString()
	await db.write((transaction) =>
		transaction
			.updateTable('waitlist_emails')
			.set({ mailed_at: earlier })
			.where('email', '=', 'gone@example.com')
			.execute(),
	)
	await signUp('gone@example.com')
	await arrived('gone@example.com', 'lift')

	// A sent letter.
	const { store } = services.api
	await sendLetter(services.api.store, db)
	const letters = () =>
		db.read.selectFrom('letter_recipients').select('state').where('state', '=', 'sent').execute()
	await eventually(async () => expect(await letters()).toHaveLength(1))

	await store.admins.create('ada', await hashPassword('correct horse'), 'test')
	const login = await app.inject({
		method: 'POST',
		url: '/api/auth/login',
		headers,
		payload: { username: 'ada', password: 'correct horse' },
	})
	expect(login.statusCode).toBe(204)
	const ada = await actingSession(store, 'ada')
	await store.proofs.grant(ada.token, { act: 'invite', target: 'tomas' })
	expect(await store.invitations.create('tomas', ada)).not.toBeNull()

	/** The rows of a backup made while the site runs. */
	async function backUp(): Promise<object> {
		if (kind.kind === 'postgres') return await contents(db)
		const target = join(folder, 'copy')
		await makeBackup({ dataDir: dirname(where), databaseUrl: null }, target, Date.now())
		const copy = new DatabaseSync(target, { readOnly: true })
		const tables = copy.prepare(`select name from sqlite_schema where type = 'table'`).all()
		const rows = tables.map(({ name }) => copy.prepare(`select * from "${String(name)}"`).all())
		copy.close()
		return rows
	}

	return { app, db, folder, links: services.api.links, linkIn, backUp }
}

async function sendLetter(store: Store, db: Database): Promise<void> {
	const at = new Date(0).toISOString()
	const letter = await insertDraft(db, {
		state: 'paused',
		pause_reason: 'owner',
		confirmed_at: at,
		send_at: at,
		resumed_at: at,
		recipients: 1,
	})
	const readers = await db.read
		.selectFrom('waitlist_emails')
		.select('id')
		.where('email', '=', 'reader@example.com')
		.execute()
	const rows = readers.map(({ id }) => ({
		letter_id: letter,
		person_id: id,
		language: 'en' as const,
		priority: 1,
		state: 'waiting' as const,
		tries: 0,
		next_try_at: at,
	}))
	await insertRows(db, 'letter_recipients', rows)
	await store.letters.resume(letter, 'ada')
}

async function contents(db: Database): Promise<object> {
	const tables = await db.read.introspection.getTables()
	const own = tables.filter(({ schema }) => schema !== 'testing')
	const rows = await Promise.all(
		own.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db.read)),
	)
	return rows.map((each) => each.rows)
}

/** The data that a link or an invitation could change. */
async function people(db: Database) {
	return [
		await db.read.selectFrom('waitlist_emails').selectAll().orderBy('id').execute(),
		await db.read.selectFrom('status_changes').selectAll().orderBy('person_id').execute(),
		await db.read.selectFrom('admins').select('name').orderBy('name').execute(),
	]
}

/** Every string of a backup that could be a token, signed or not, or a key. */
function stringsIn(backup: object): readonly string[] {
	const found = JSON.stringify(backup).matchAll(/[\w-]{16,}(?:\.[\w-]{16,})?/g)
	return [...new Set([...found].flatMap(([text]) => [text, ...text.split('.')]))]
		.filter((text) => text.length < 200)
		.toSorted()
}

/** Forges links with the strings as tokens and as keys, and returns those that the site accepts. */
function forgedLinks(
	strings: readonly string[],
	links: ReturnType<typeof createSignedLinks>,
): readonly string[] {
	const keys = strings.flatMap(keysOf)
	const found: string[] = []
	for (const key of keys) {
		const forged = createSignedLinks(site, key)
		const derived = strings.map((id) => createHmac('sha256', key).update(id).digest('base64url'))
		// Two tokens suffice to find out whether a key is right: one of the strings, and a token derived from a string, as
		// in letters.
		for (const token of [strings[0] ?? '', derived[0] ?? '']) {
			for (const purpose of purposes) {
				const url = new URL(forged.url(purpose, token, 'en'))
				if (links.verify(purpose, url.searchParams.get('token') ?? '') !== null) {
					found.push(`forged ${purpose}`)
				}
			}
			const url = new URL(forged.dataUrl(token, 'en', Date.now()))
			if (links.verifyData(url.searchParams.get('token') ?? '', today) !== null) {
				found.push('forged data')
			}
		}
	}
	return found
}

/** Decodes a string as 32 bytes, in each possible encoding. */
function keysOf(text: string): readonly KeyObject[] {
	const bytes = [
		...(/^[0-9a-f]{64}$/.test(text) ? [Buffer.from(text, 'hex')] : []),
		...(/^[\w-]{43}$/.test(text) ? [Buffer.from(text, 'base64url')] : []),
	]
	return bytes.map((each) => createSecretKey(each))
}

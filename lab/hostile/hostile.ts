// npm run --prefix lab hostile [-- INPUT …]
// Sends texts as strangers and careless owners could: some of the maximum size and 2,000 generated ones. Measures
// /healthz at the same time. Exits with 1 if /healthz takes more than 500 ms to respond.
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { ImapFlow } from 'imapflow'
import { letter as letterContract } from '../../src/features/letters/messages/letter.ts'
import type { ImportRequest } from '../../src/features/people/messages/people-import.ts'
import { wordCatalog } from '../../src/cms/messages/words.ts'
import { letterLimits } from '../../src/features/letters/rules/letter-limits.ts'
import { maxImportBytes } from '../../src/features/people/import/rules/import-plan.ts'
import { createBounceAddresses } from '../../src/features/bounces/bounce-address.ts'
import { deriveKeys } from '../../src/platform/keys/keys.ts'
import { certificate } from '../../testing/certificate.ts'
import { installDovecot, startDovecot } from '../../testing/dovecot.ts'
import { databaseFile } from '../drill/database-files.ts'
import { withoutRateLimit } from '../drill/load.ts'
import { waitUntil } from '../drill/wait-until.ts'
import {
	dataFolder,
	sendBytes,
	sharedSecretKey,
	startServerWith,
} from '../../testing/site-server.ts'
import { hostileMails } from './hostile-mails.ts'
import { createHostileTexts, longestTexts } from './hostile-text.ts'

const slowestAllowedMs = 500
const generated = Number(process.env['HOSTILE_COUNT'] ?? 2_000)
const seed = Number(process.env['HOSTILE_SEED'] ?? randomInt(1e9))
const wanted = process.argv.slice(2)
const texts = createHostileTexts(seed)

const credentials = { username: 'ada', password: 'correct horse battery' }
const bounceDomain = 'bounces.example'
/** The server reads at most this many bytes of an email. */
const maxMailLength = 131_072
/** Less than the 8,192 bytes that the server reads of a request's headers. */
const maxHeaderLength = 7_500

const folder = dataFolder()
installDovecot()
const imap = await startDovecot()
const mailCount = wanted.length === 0 || wanted.includes('mails') ? await fillMailbox() : 0
const certificateFile = join(folder, 'ca.pem')
writeFileSync(certificateFile, certificate)
const server = await startServerWith({
	...withoutRateLimit,
	DATA_DIR: folder,
	SECRET_KEY: sharedSecretKey,
	ADMIN_USERNAME: credentials.username,
	ADMIN_PASSWORD: credentials.password,
	BOUNCE_DOMAIN: bounceDomain,
	IMAP_URL: imap.urlOf('bounces'),
	NODE_EXTRA_CA_CERTS: certificateFile,
})
const probe = new Worker(new URL('./health-probe.worker.ts', import.meta.url), {
	workerData: { address: server.address },
})
const cookie = await logIn()

console.log(`Seed ${seed}. Slowest answer of /healthz, asked every 50 ms:\n`)
console.log('| input | sent | answers | /healthz asked | slowest, ms | s |')
console.log('|---|---:|---|---:|---:|---:|')
await measure('mails', readMails)
await measure('signups', () => sendAll([...longestTexts(7_000), ...some(7_000)], signUp))
await measure('header lines', () =>
	sendAll([...longestTexts(maxHeaderLength), ...some(maxHeaderLength)], header),
)
await measure('counts', () => sendAll([...longestTexts(1_800), ...some(1_800)], count))
await measure('files of people', () =>
	sendAll([...longestTexts(maxImportBytes - 100), ...some(20_000)], importFile),
)
await measure('letters', () =>
	sendAll([...longestTexts(letterLimits.maxTextLength), ...some(20_000)], letter),
)
await measure('reply addresses', () => sendAll([...longestTexts(120_000), ...some(2_000)], replyTo))
await measure('texts of the site', sendWords)
const code = await server.stop()
await probe.terminate()
await imap.stop()
if (code !== 0) fail(`the server ended with ${code}`)
process.exit()

function some(maxLength: number): readonly string[] {
	return Array.from({ length: generated }, () => texts(maxLength))
}

function fail(fault: string): void {
	console.log(`\n**${fault}**`)
	process.exitCode = 1
}

/** Asks the probe for the slowest response since the last call. */
async function slowest(): Promise<{ slowestMs: number; asked: number; failed: number }> {
	const answered = once(probe, 'message')
	probe.postMessage('report')
	const [report] = await answered
	return report
}

async function measure(
	name: string,
	send: () => Promise<ReadonlyMap<number, number>>,
): Promise<void> {
	if (wanted.length > 0 && !wanted.includes(name)) return
	await slowest()
	const began = performance.now()
	const statuses = await send()
	const seconds = Math.round((performance.now() - began) / 1_000)
	const { slowestMs, asked, failed } = await slowest()
	const sent = [...statuses.values()].reduce((sum, times) => sum + times, 0)
	const answers = [...statuses]
		.toSorted(([one], [other]) => one - other)
		.map(([status, times]) => `${status} × ${times}`)
	console.log(`| ${[name, sent, answers.join(', '), asked, slowestMs, seconds].join(' | ')} |`)
	if (slowestMs > slowestAllowedMs) fail(`${name}: an answer took ${slowestMs} ms`)
	if (failed > 0) fail(`${name}: /healthz failed ${failed} times`)
	if ([...statuses.keys()].some((status) => status === 0 || status >= 500))
		fail(`${name}: not every request was answered`)
}

/** Sends texts four at a time and counts the response statuses. A lost connection counts as 0. */
async function sendAll(
	all: readonly string[],
	send: (text: string) => Promise<number>,
): Promise<ReadonlyMap<number, number>> {
	const statuses = new Map<number, number>()
	const waiting = all.values()
	await Promise.all(
		Array.from({ length: 4 }, async () => {
			for (const text of waiting) {
				const status = await send(text).catch(() => 0)
				statuses.set(status, (statuses.get(status) ?? 0) + 1)
			}
		}),
	)
	return statuses
}

async function post(path: string, sent: unknown): Promise<Response> {
	return await fetch(server.address + path, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: server.address, cookie },
		body: JSON.stringify(sent),
	})
}

async function statusOf(answer: Promise<Response>): Promise<number> {
	const { status, body } = await answer
	await body?.cancel()
	return status
}

async function logIn(): Promise<string> {
	const answer = await fetch(`${server.address}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: server.address },
		body: JSON.stringify(credentials),
	})
	return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

function signUp(text: string): Promise<number> {
	return statusOf(
		post('/api/waitlist', {
			email: text.slice(0, 3_000),
			source: text.slice(0, 1_000),
			locale: text.slice(0, 1_000),
			referrer: text.slice(0, 1_000),
		}),
	)
}

function count(text: string): Promise<number> {
	return statusOf(
		post('/api/counts', {
			event: 'entrance',
			path: text.slice(0, 600),
			source: text.slice(0, 600),
			campaign: text.slice(0, 300),
		}),
	)
}

/** Sends the text in a request header. The length of the text selects one of the headers that the server reads. */
async function header(text: string): Promise<number> {
	const names = [
		'User-Agent',
		'Referer',
		'Accept-Language',
		'Accept-Encoding',
		'Cookie',
		'If-None-Match',
		'Range',
		'X-Forwarded-For',
	]
	const name = names[text.length % names.length]
	const value = text.replaceAll(/[^\x20-\x7e]+/g, ' ')
	const path = `/${encodeURIComponent(text.slice(0, 200).toWellFormed())}`
	const request = `GET ${text.length % 2 ? '/' : path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n${name}: ${value}\r\nConnection: close\r\n\r\n`
	const answer = await sendBytes(server.port, Buffer.from(request))
	return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0)
}

async function importFile(text: string): Promise<number> {
	const cell = `"${text.replaceAll('"', '""')}"`
	const file = Buffer.from(`Email,Name\n${cell},Ada\nada@example.com,${cell}\n${text}`).subarray(
		0,
		maxImportBytes,
	)
	const request = {
		file: file.toString('base64'),
		name: 'list.csv',
		proof: '',
		agreed_on: null,
		others: 'mail',
		locale: 'en',
		tag: '',
		columns: {},
		answers: [],
		dates: null,
	} satisfies ImportRequest
	const status = await statusOf(post('/api/admin/imports/preview', request))
	if (status !== 403) return status
	await statusOf(post('/api/admin/proof', { password: credentials.password }))
	return await statusOf(post('/api/admin/imports/preview', request))
}

async function letter(text: string): Promise<number> {
	const clean = text.replaceAll('\0', '')
	const content = { en: { subject: 'Hello', text: clean } }
	const answer = await post('/api/admin/letters', { name: '', campaign: 'letter-hostile', content })
	if (!answer.ok) return answer.status
	const { id } = letterContract.parse(await answer.json())
	const headers = { cookie }
	for (const path of ['checks', 'preview', 'mail']) {
		const query = path === 'mail' ? `&language=en&theme=light` : ''
		const status = await statusOf(
			fetch(`${server.address}/api/admin/letter/${path}?id=${id}${query}`, { headers }),
		)
		if (status >= 500) return status
	}
	return await statusOf(post('/api/admin/letters/delete', { id }))
}

function replyTo(text: string): Promise<number> {
	return statusOf(
		post('/api/admin/letters', {
			name: '',
			campaign: 'letter-hostile',
			reply_to: text,
			content: {},
		}),
	)
}

async function sendWords(): Promise<ReadonlyMap<number, number>> {
	const answer = await fetch(`${server.address}/api/admin/words`, { headers: { cookie } })
	const { texts: known } = wordCatalog.parse(await answer.json())
	let at = 0
	return await sendAll([...longestTexts(20_000), ...some(2_000)], (text) => {
		const { file = '', place = '', text: before = '' } = known[(at += 1) % known.length] ?? {}
		return statusOf(post('/api/admin/words', { changes: [{ file, place, text, before }] }))
	})
}

/** Fills the mailbox with hostile emails, which the server reads when it starts. Returns their number. */
async function fillMailbox(): Promise<number> {
	const { bounces } = deriveKeys(Buffer.from(sharedSecretKey, 'base64'))
	const { addressOf } = createBounceAddresses(bounceDomain, bounces)
	const to = addressOf({ personId: 'f'.repeat(32), mailId: 'e'.repeat(32) }) ?? ''
	const longest = longestTexts(maxMailLength - 1_000).flatMap((text) => hostileMails(to, text))
	const short = Array.from({ length: Math.ceil(generated / 8) }, () =>
		hostileMails(to, texts(4_000)),
	)
	const client = await openMailbox()
	const mails = [...longest, ...short.flat()]
	for (const mail of mails) await client.append('INBOX', mail)
	await client.logout()
	return mails.length
}

async function readMails(): Promise<ReadonlyMap<number, number>> {
	const database = new DatabaseSync(databaseFile(folder), { readOnly: true })
	const position = database.prepare('select last_uid from bounce_mailboxes')
	const isRead = await waitUntil(
		() => Number(position.get()?.['last_uid'] ?? 0) >= mailCount,
		600_000,
	)
	database.close()
	const client = await openMailbox()
	await client.mailboxOpen('INBOX')
	const seen = await client.search({ seen: true })
	await client.logout()
	// If the server marked too few emails as seen, it rejected their signatures and parsed nothing.
	if (!seen || seen.length < mailCount / 4) fail('most mails were not recognized')
	return new Map([[isRead ? 200 : 0, mailCount]])
}

async function openMailbox(): Promise<ImapFlow> {
	const { hostname, port } = new URL(imap.urlOf('bounces'))
	const client = new ImapFlow({
		host: hostname,
		port: Number(port),
		secure: true,
		auth: { user: 'bounces', pass: 'secret' },
		tls: { ca: imap.ca },
		logger: false,
	})
	await client.connect()
	return client
}

/** @module-tag night */
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder, startServerWith } from '#testing/site-server.ts'

const forms = 10_000
const timeoutMs = 30 * 60_000

test(
	'of 10,000 forms from one client, those over its limit are refused, and other clients are served',
	{ timeout: timeoutMs },
	async () => {
		const { address, numbersIn } = await start()
		const replies = await send(address, () => '192.0.2.1')
		const stored = replies.filter(({ status }) => status === 200)
		const refused = replies.filter(({ status }) => status === 429)
		expect(stored.length + refused.length).toBe(forms)
		expect(refused.every(({ text }) => text.includes('mailto:'))).toBe(true)
		const other = await confirm(address, forms, '192.0.2.2')
		expect(other.status).toBe(200)
		expect(await numbersIn()).toEqual(numbersOf([...stored, other]))
	},
)

test(
	'a server killed under load keeps every receipt of 10,000 forms from 10,000 clients',
	{ timeout: timeoutMs },
	async () => {
		const { address, child, numbersIn } = await start()
		const replies = await send(address, clientOf)
		expect(replies.filter(({ status }) => status !== 200)).toEqual([])
		const ended = once(child, 'exit')
		const more = Array.from({ length: 200 }, async (_, index) =>
			confirm(address, forms + index, clientOf(forms + index)).catch(() => null),
		)
		child.kill('SIGKILL')
		const acknowledged = (await Promise.all(more)).filter((reply) => reply?.status === 200)
		await ended
		const kept = new Set(await numbersIn())
		const receipts = numbersOf([...replies, ...acknowledged])
		expect(receipts.filter((number) => !kept.has(number))).toEqual([])
	},
)

type Reply = { readonly status: number; readonly text: string }

/** Starts a server whose mail server does not exist, so that all emails remain queued. */
async function start() {
	const folder = dataFolder()
	const server = await startServerWith({
		DATA_DIR: folder,
		TRUST_PROXY: '1',
		SMTP_URL: 'smtp://127.0.0.1:1',
		MAIL_FROM: 'no-reply@innervolt.example',
	})
	onTestFinished(() => void server.child.kill('SIGKILL'))
	const open = () => new DatabaseSync(join(folder, 'innervolt.sqlite'), { readOnly: true })
	const numbersIn = async () => {
		const database = open()
		const rows = database
			.prepare(`select number from leave_requests where id || '-receipt' in (select id from jobs)`)
			.all()
		database.close()
		return rows.map(({ number }) => String(number)).toSorted()
	}
	return { ...server, numbersIn }
}

/** Sends the confirmations of all forms, eight at a time. */
async function send(address: string, client: (index: number) => string): Promise<readonly Reply[]> {
	const replies: Reply[] = []
	let next = 0
	const work = async () => {
		while (next < forms) {
			const index = next++
			replies.push(await confirm(address, index, client(index)))
		}
	}
	await Promise.all(Array.from({ length: 8 }, work))
	return replies
}

async function confirm(address: string, index: number, client: string): Promise<Reply> {
	const reply = await fetch(`${address}/leave/receipt?lang=de`, {
		method: 'POST',
		headers: { 'x-forwarded-for': client },
		body: new URLSearchParams({
			kind: 'cancel',
			name: 'Ada Lovelace',
			email: `ada${index}@example.com`,
			locale: 'de',
			nonce: String(index).padStart(43, '0'),
		}),
	})
	return { status: reply.status, text: await reply.text() }
}

function clientOf(index: number): string {
	return `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
}

function numbersOf(replies: readonly (Reply | null)[]): readonly string[] {
	return replies
		.map((reply) => /\d{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(reply?.text ?? '')?.[0] ?? '')
		.toSorted()
}

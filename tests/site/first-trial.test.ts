import { globSync, readFileSync } from 'node:fs'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { freePort } from '#testing/free-port.ts'
import { type Server, sendRaw, startServerWith } from '#testing/site-server.ts'

const soon = { timeout: 10_000, interval: 20 }

let server: Server
beforeAll(async () => {
	server = await startServerWith({ PORT: String(await freePort()) })
})
afterAll(() => server.stop())

test('a server without settings prints the folder of its emails, and the link in an email there confirms a signup', async () => {
	const origin = `http://127.0.0.1:${server.port}`
	const reply = await fetch(`${origin}/api/waitlist`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin },
		body: JSON.stringify({ email: 'ada@example.com', source: 'premium', locale: 'en' }),
	})
	expect(reply.status).toBe(202)
	const { text = '' } = await mailTo('ada@example.com', server)
	const links = text.match(/https?:\/\/\S+\/waitlist\/\S+/g) ?? []
	expect(links.map((link) => new URL(link).origin)).toEqual([origin, origin, origin])
	expect(text).not.toContain('innervolt.example')
	const confirm = links.find((link) => link.includes('/waitlist/confirm?')) ?? ''
	expect((await fetch(confirm)).status).toBe(200)
	const confirmed = await fetch(confirm, { method: 'POST', headers: { origin } })
	expect(confirmed.status).toBe(200)
	expect(await confirmed.text()).toContain('You are on the list')
})

test('without SITE_URL the Host header of a request does not get into an email', async () => {
	const { text = '', html } = await mailAfterSignup(server, 'evil.example')
	expect(`${text}${html}`).not.toContain('evil.example')
	expect(text).toContain(`http://127.0.0.1:${server.port}/waitlist/confirm`)
})

test('with SITE_URL no address of this machine gets into an email', { tags: 'night' }, async () => {
	const own = await startServerWith({ SITE_URL: 'https://own.example' })
	onTestFinished(async () => void (await own.stop()))
	const { text = '', html } = await mailAfterSignup(own, 'localhost')
	expect(`${text}${html}`).not.toContain('localhost')
	expect(text).toContain('https://own.example/waitlist/confirm')
})

async function mailAfterSignup(signedUpAt: Server, host: string): Promise<Email> {
	const email = 'eve@example.com'
	const body = JSON.stringify({ email, source: 'premium', locale: 'en' })
	const answer = await sendRaw(
		signedUpAt.port,
		`POST /api/waitlist HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n` +
			`Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
	)
	expect(answer).toMatch(/^HTTP\/1.1 202 /)
	return await mailTo(email, signedUpAt)
}

/** The email to an address, from the mail folder that the server printed. */
async function mailTo(address: string, { output }: Server): Promise<Email> {
	const folder = /^Emails are written as \.eml files to (.+), because SMTP_URL is unset\.$/m.exec(
		output(),
	)?.[1]
	expect(folder).toBeDefined()
	return await eventually(async () => {
		const files = globSync(`${folder}/*.eml`).map((file) => readFileSync(file))
		const mails = await Promise.all(files.map((file) => PostalMime.parse(file)))
		const found = mails.find(({ to }) => to?.[0]?.address === address)
		if (found === undefined) throw new Error('no mail yet')
		return found
	}, soon)
}

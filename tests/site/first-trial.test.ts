import { globSync, readFileSync } from 'node:fs'
import PostalMime, { type Email } from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { dataFolder, type Server, sendRaw, startServerWith } from '#testing/site-server.ts'

type TrialSettings = { readonly SITE_URL?: string }

const soon = { timeout: 10_000, interval: 20 }

test('a server without settings prints its mail folder, in which a link confirms a signup', async () => {
	const server = await startTrial({})
	const origin = `http://localhost:${server.port}`
	const reply = await fetch(`${origin}/api/waitlist`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin },
		body: JSON.stringify({ email: 'ada@example.com', source: 'premium', locale: 'en' }),
	})
	expect(reply.status).toBe(202)
	const { text = '' } = await firstMail(server)
	const links = text.match(/https?:\/\/\S+\/waitlist\/\S+/g) ?? []
	expect(links.map((link) => new URL(link).origin)).toEqual([origin, origin, origin])
	expect(text).not.toContain('innervolt.example')
	const confirm = links.find((link) => link.includes('/waitlist/confirm?')) ?? ''
	expect((await fetch(confirm)).status).toBe(200)
	const confirmed = await fetch(confirm, { method: 'POST', headers: { origin } })
	expect(confirmed.status).toBe(200)
	expect(await confirmed.text()).toContain('You are on the list')
})

test.each<readonly [string, TrialSettings, string]>([
	['without SITE_URL no other host', {}, 'evil.example'],
	['with SITE_URL no address of this machine', { SITE_URL: 'https://own.example' }, 'localhost'],
])('%s gets into a mail', async (_title, settings, host) => {
	const server = await startTrial(settings)
	const body = JSON.stringify({ email: 'ada@example.com', source: 'premium', locale: 'en' })
	const answer = await sendRaw(
		server.port,
		`POST /api/waitlist HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n` +
			`Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
	)
	expect(answer).toMatch(/^HTTP\/1.1 202 /)
	const { text = '', html } = await firstMail(server)
	expect(`${text}${html}`).not.toContain(host)
	const [link = ''] = text.match(/https?:\/\/\S+\/waitlist\/confirm\S+/) ?? []
	const own = settings.SITE_URL ?? 'https://innervolt.example'
	expect(new URL(link).origin).toBe(own)
})

async function startTrial(settings: TrialSettings): Promise<Server> {
	const server = await startServerWith({ DATA_DIR: dataFolder(), ...settings })
	onTestFinished(async () => void (await server.stop()))
	return server
}

/** The first mail in the folder printed by the server. */
async function firstMail(server: Server): Promise<Email> {
	const folder = /^Mails are written as \.eml files to (.+), because SMTP_URL is unset\.$/m.exec(
		server.output(),
	)?.[1]
	expect(folder).toBeDefined()
	const file = await eventually(() => {
		const [found] = globSync(`${folder}/*.eml`)
		if (found === undefined) throw new Error('no mail yet')
		return found
	}, soon)
	return await PostalMime.parse(readFileSync(file))
}

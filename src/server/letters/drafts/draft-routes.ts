import type { FastifyReply } from 'fastify'
import { type Letter, letterChange, letterId, newLetter } from '#contract/letter.ts'
import type { LetterChecks } from '#contract/letter-checks.ts'
import {
	letterMailQuery,
	type LetterPreviews,
	letterTest,
	type TestAddress,
	testAddress,
} from '#contract/letter-preview.ts'
import { letterLimits } from '#domain/letters/letter-limits.ts'
import { languages } from '#domain/pages/pages.ts'
import { sendError } from '#server/platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#server/platform/http/route-schemas.ts'
import { letterSamples } from './letter-samples.ts'
import { mailBytes } from './render-letter.ts'
import type { ApiOptions } from '#server/api-options.ts'
import type { CountAct, SessionOf } from '#server/accounts/login/panel-session.ts'

/** All languages in the largest size, in characters that JSON writes as six. */
const maxDraftBytes = languages.length * 6 * letterLimits.maxMailBytes

/**
 * A mail for a frame of the panel: its own styles, no scripts, nothing loaded. `sandbox` holds also if the address is
 * opened by itself.
 */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'"

/** Writing letters: drafts, their preview, the checks before sending, and test mails. */
export function letterDraftRoutes(
	app: SchemaApp,
	options: Pick<
		ApiOptions,
		'store' | 'site' | 'now' | 'checkLetter' | 'sendTestLetter' | 'onJobQueued'
	>,
	sessionOf: SessionOf,
	countAct: CountAct,
): void {
	const { store, site, now = Date.now, checkLetter, sendTestLetter } = options

	app.post('/api/admin/letters', body(newLetter, maxDraftBytes), async (request, reply) => {
		const created = await store.letters.create(request.body)
		if (created === null) return sendError(reply, 'conflict', { field: 'count' })
		return reply.code(201).send(created)
	})

	app.get(
		'/api/admin/letter',
		query(letterId),
		async (request, reply) => (await readLetter(request.query.id, reply)) ?? reply,
	)

	app.post('/api/admin/letters/save', body(letterChange, maxDraftBytes), async (request, reply) => {
		const saved = await store.letters.save(request.body)
		if (saved === 'unknown') return sendError(reply, 'not-found')
		return typeof saved === 'string' ? sendError(reply, 'conflict', { field: saved }) : saved
	})

	app.post('/api/admin/letters/delete', body(letterId), async (request, reply) => {
		const outcome = await store.letters.remove(request.body.id, sessionOf(request).username)
		if (outcome === 'state') return sendError(reply, 'conflict', { field: 'state' })
		return reply.code(204).send()
	})

	app.get('/api/admin/letter/preview', query(letterId), async (request, reply) => {
		const letter = await readLetter(request.query.id, reply)
		if (letter === null) return reply
		const mails = letterSamples(letter, { site, now: now(), footLinks })
		return mails.map((mail) => {
			const { language, subject, text } = mail
			return { language, subject, text, bytes: mailBytes(mail) }
		}) satisfies LetterPreviews
	})

	app.get('/api/admin/letter/mail', query(letterMailQuery), async (request, reply) => {
		const { id, language, theme } = request.query
		const letter = await store.letters.byId(id)
		const mail =
			letter &&
			letterSamples(letter, { site, now: now(), footLinks }).find(
				(each) => each.language === language,
			)
		if (!mail) return sendError(reply, 'not-found')
		return (
			reply
				.type('text/html; charset=utf-8')
				// The panel may be on another origin than the API.
				.header('content-security-policy', `${mailPolicy} ${site}`)
				.send(inTheme(mail.html, theme))
		)
	})

	app.get('/api/admin/letter/checks', query(letterId), async (request, reply) => {
		const letter = await readLetter(request.query.id, reply)
		if (letter === null) return reply
		const address = await store.admins.emailOf(sessionOf(request).adminId)
		return (await checkLetter(letter, address)) satisfies Readonly<LetterChecks>
	})

	// Without a proof up to a number: the mails go to the owner's address, which is not changed without one.
	app.post('/api/admin/letter/test', body(letterTest), async (request, reply) => {
		const { id, version } = request.body
		const { adminId, username } = sessionOf(request)
		const [letter, address] = await Promise.all([
			store.letters.byId(id),
			store.admins.emailOf(adminId),
		])
		if (letter === null) return sendError(reply, 'not-found')
		if (letter.state !== 'draft') return sendError(reply, 'conflict', { field: 'state' })
		if (letter.version !== version) return sendError(reply, 'conflict', { field: 'version' })
		const missing = missingWords(letter.content)
		if (missing !== null) return sendError(reply, 'conflict', { field: missing })
		if (address === null) return sendError(reply, 'conflict', { field: 'email' })
		if (!(await countAct(request, reply))) return reply
		const result = await sendTestLetter(letter, address)
		// Nobody has seen a mail that was only written to a file.
		if (result.code === null && !result.is_written)
			await store.letters.markTested(id, version, username)
		return result
	})

	app.get('/api/admin/test-address', async (request, reply) => {
		const address: TestAddress = {
			email: await store.admins.emailOf(sessionOf(request).adminId),
		}
		return reply.send(address)
	})

	// Else a stolen cookie could have letters sent to an address of its thief.
	app.post('/api/admin/test-address', body(testAddress, 1_024), async (request, reply) => {
		await store.admins.setEmail(sessionOf(request), request.body.email)
		options.onJobQueued()
		return reply.code(204).send()
	})

	/** A letter; null after an error has been sent. */
	async function readLetter(id: string, reply: FastifyReply) {
		const letter = await store.letters.byId(id)
		if (letter === null) sendError(reply, 'not-found')
		return letter
	}

	function footLinks() {
		return {
			unsubscribeUrl: `${site}/waitlist/unsubscribe?token=…`,
			dataUrl: `${site}/waitlist/data?token=…`,
		}
	}
}

/** What a draft lacks to be sent as a test; null if each of its languages has a subject and a text, and there is one. */
function missingWords(content: Letter['content']): 'subject' | 'text' | null {
	const mails = Object.values(content)
	if (mails.length === 0 || mails.some(({ subject }) => subject.trim() === '')) return 'subject'
	return mails.some(({ text }) => text.trim() === '') ? 'text' : null
}

/** A mail whose colours do not depend on the theme of the browser, and whose links lead nowhere. */
function inTheme(html: string, theme: 'light' | 'dark'): string {
	return html
		.replace('(prefers-color-scheme:dark)', theme === 'dark' ? 'all' : 'not all')
		.replace('<head>', '<head>\n<base target="_blank">')
}

import {
	type Letter,
	letterChange,
	letterId,
	newLetter,
} from '#features/letters/messages/letter.ts'
import type { LetterChecks } from '#features/letters/messages/letter-checks.ts'
import {
	letterMailQuery,
	type LetterPreviews,
	letterTest,
	type TestAddress,
	testAddress,
} from '#features/letters/messages/letter-preview.ts'
import { picturesPath } from '#features/letters/pictures/rules/letter-picture.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { languages } from '#site-map/pages.ts'
import { conflict, unknownLetter } from '#features/letters/letter-events.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import { letterSamples } from './letter-samples.ts'
import { mailBytes, serverOrigin } from './render-letter.ts'
import type { LetterRouteOptions } from '#features/letters/letters.ts'
import { command, sessionOf } from '#features/accounts/accounts.ts'

/** Fits a text of the maximum length in every language, with each character as a JSON escape of six bytes. */
const maxDraftBytes = languages.length * 6 * letterLimits.maxTextLength

/**
 * The Content-Security-Policy of a previewed mail: inline styles and own pictures, no scripts, no other requests.
 * `frame-ancestors` lets the panel frame the mail, and `allow-same-origin` lets it measure the mail. `sandbox` also
 * applies when the URL is opened directly.
 */
const mailPolicy =
	"default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox allow-same-origin; frame-ancestors 'self'"

export function letterDraftRoutes(app: SchemaApp, options: LetterRouteOptions): void {
	writingRoutes(app, options)
	previewRoutes(app, options)
	testRoutes(app, options)
	testAddressRoutes(app, options)
}

function writingRoutes(app: SchemaApp, { store: { letters } }: LetterRouteOptions): void {
	app.post('/api/admin/letters', body(newLetter, maxDraftBytes), async (request, reply) =>
		reply.code(201).send(await letters.create(request.body)),
	)

	app.get(
		'/api/admin/letter',
		query(letterId),
		async (request) => await letters.known(request.query.id),
	)

	app.post(
		'/api/admin/letters/save',
		body(letterChange, maxDraftBytes),
		async (request) => await letters.save(request.body),
	)

	command(app, '/api/admin/letters/delete', body(letterId), async ({ id }, { username }) => {
		await letters.remove(id, username)
	})
}

function previewRoutes(app: SchemaApp, { store, site, now = Date.now }: LetterRouteOptions): void {
	const sampleMails = (letter: Letter) =>
		letterSamples(letter, { site, now: now(), footLinks: () => sampleLinks(site) })

	app.get('/api/admin/letter/preview', query(letterId), async (request) => {
		return sampleMails(await store.letters.known(request.query.id)).map((mail) => {
			const { language, subject, text } = mail
			return { language, subject, text, bytes: mailBytes(mail) }
		}) satisfies LetterPreviews
	})

	app.get('/api/admin/letter/mail', query(letterMailQuery), async (request, reply) => {
		const { id, language, theme } = request.query
		const mails = sampleMails(await store.letters.known(id))
		const mail = mails.find((each) => each.language === language)
		if (!mail) throw unknownLetter()
		return (
			reply
				.type('text/html; charset=utf-8')
				// The panel and the API may have different origins.
				.header('content-security-policy', `${mailPolicy} ${site}`)
				.send(withOwnPictures(inTheme(mail.html, theme), site))
		)
	})
}

function testRoutes(
	app: SchemaApp,
	{ store, checkLetter, sendTestLetter }: LetterRouteOptions,
): void {
	app.get('/api/admin/letter/checks', query(letterId), async (request) => {
		const letter = await store.letters.known(request.query.id)
		const address = await store.admins.emailOf(sessionOf(request).adminId)
		return (await checkLetter(letter, address)) satisfies Readonly<LetterChecks>
	})

	// Below the limit of `countSensitiveAct` a test needs no re-authentication: it goes only to the admin's own address,
	// and changing that address needs re-authentication.
	app.post('/api/admin/letter/test', body(letterTest), async (request) => {
		const { id, version } = request.body
		const { adminId, username } = sessionOf(request)
		const [letter, address] = await Promise.all([
			store.letters.known(id),
			store.admins.emailOf(adminId),
		])
		if (letter.state !== 'draft') throw conflict('state')
		if (letter.version !== version) throw conflict('version')
		const missing = missingWords(letter.content)
		if (missing !== null) throw conflict(missing)
		if (address === null) throw conflict('email')
		await store.proofs.countSensitiveAct(sessionOf(request))
		const result = await sendTestLetter(letter, address)
		// An email that was only written to a file has not reached the admin, so the draft remains untested.
		const isDelivered = result.code === null && !result.is_written
		if (isDelivered) await store.letters.markTested(id, version, username)
		return result
	})
}

function testAddressRoutes(app: SchemaApp, { store: { admins } }: LetterRouteOptions): void {
	app.get('/api/admin/test-address', async (request): Promise<TestAddress> => {
		return { email: await admins.emailOf(sessionOf(request).adminId) }
	})

	// `setEmail` needs re-authentication: otherwise a stolen cookie could send test letters to any address.
	const address = body(testAddress, 1_024)
	command(app, '/api/admin/test-address', address, async ({ email }, session) => {
		await admins.setEmail(session, email)
	})
}

/** The links in the footer of a sample email. Their token is a placeholder, so they do not work. */
function sampleLinks(site: string) {
	return {
		unsubscribeUrl: `${site}/waitlist/unsubscribe?token=…`,
		dataUrl: `${site}/waitlist/data?token=…`,
	}
}

/**
 * The field that a draft lacks for a test email; null if it has a language and each language has a subject and a text.
 */
function missingWords(content: Letter['content']): 'subject' | 'text' | null {
	const mails = Object.values(content)
	if (mails.length === 0 || mails.some(({ subject }) => subject.trim() === '')) return 'subject'
	return mails.some(({ text }) => text.trim() === '') ? 'text' : null
}

/** Fixes the colour theme of an email. Its links target new tabs, which the sandbox blocks, so they do not work. */
function inTheme(html: string, theme: 'light' | 'dark'): string {
	return html
		.replace('(prefers-color-scheme:dark)', theme === 'dark' ? 'all' : 'not all')
		.replace('<head>', '<head>\n<base target="_blank">')
}

/** Takes the pictures from the server that renders the preview, whose address may differ from the site’s. */
function withOwnPictures(html: string, site: string): string {
	return html.replaceAll(`src="${serverOrigin(site)}${picturesPath}`, `src="${picturesPath}`)
}

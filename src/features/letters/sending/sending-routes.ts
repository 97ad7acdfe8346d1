import { words } from '#cms/reader/entries.ts'
import { type Letter, letterId } from '#features/letters/messages/letter.ts'
import {
	letterConfirmation,
	type LetterList,
	type LetterProgress,
	type LetterRefusals,
	letterResend,
} from '#features/letters/messages/letter-sending.ts'
import { formatCsv, formatCsvHeader } from '#values/csv/format-csv.ts'
import { isBlocking } from '#features/letters/rules/letter-checks.ts'
import { archivedPath } from '#features/letters/archive/rules/letter-archive.ts'
import { languages } from '#site-map/languages.ts'
import { serverOrigin } from '#features/letters/drafts/render-letter.ts'
import { expectedEnd } from '#features/letters/rules/expected-end.ts'
import { sendingStates } from '#features/letters/rules/letter-state.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import { countRecipients } from '#features/letters/drafts/check-letter.ts'
import { conflict } from '#features/letters/letter-events.ts'
import { collectedOnly } from '#features/letters/letter-rows.ts'
import type { LetterRouteOptions } from '#features/letters/letters.ts'
import { requireProof, sessionOf } from '#features/accounts/accounts.ts'

export function letterSendingRoutes(app: SchemaApp, options: LetterRouteOptions): void {
	confirmationRoutes(app, options)
	controlRoutes(app, options)
	reportRoutes(app, options)
	refusalRoutes(app, options)
}

function confirmationRoutes(app: SchemaApp, { store, checkLetter }: LetterRouteOptions): void {
	const { letters, admins } = store

	app.get('/api/admin/letter/recipients', query(letterId), async (request) => {
		return await countRecipients(store, await letters.known(request.query.id))
	})

	const confirmation = { ...body(letterConfirmation), ...requireProof }
	app.post('/api/admin/letter/confirm', confirmation, async (request) => {
		const { username, adminId } = sessionOf(request)
		const { id, version, count } = request.body
		const draft = await letters.known(id)
		if (draft.version !== version) throw conflict('version')
		const checks = await checkLetter(draft, await admins.emailOf(adminId))
		const fields = checks.filter(isBlocking).map(({ name }) => name)
		if (fields.length > 0) throw conflict('checks', fields)
		if ((await countRecipients(store, draft)).count !== count) throw conflict('count')
		return await letters.confirm(id, version, username)
	})
}

function controlRoutes(app: SchemaApp, { store: { letters } }: LetterRouteOptions): void {
	for (const action of ['undo', 'pause', 'resume', 'stop'] as const) {
		const options = { ...body(letterId), ...(action === 'resume' && requireProof) }
		app.post(`/api/admin/letter/${action}`, options, async (request) => {
			return await letters[action](request.body.id, sessionOf(request).username)
		})
	}

	const resending = { ...body(letterResend), ...requireProof }
	app.post('/api/admin/letter/resend', resending, async (request) => {
		const { id, recipient = null } = request.body
		return await letters.resend(id, recipient, sessionOf(request).username)
	})
}

function reportRoutes(app: SchemaApp, options: LetterRouteOptions): void {
	const { store } = options

	app.get('/api/admin/letters', async (): Promise<LetterList> => {
		const list = await store.letters.summaries()
		return list.map((letter) => collectedOnly(letter, options))
	})

	app.get('/api/admin/letter/progress', query(letterId), async (request) => {
		return await readProgress(await store.letters.known(request.query.id), options)
	})
}

function refusalRoutes(app: SchemaApp, { store }: LetterRouteOptions): void {
	const { letters, sessionReads, audit } = store

	app.get('/api/admin/letter/refusals', query(letterId), async (request) => {
		const { id } = await letters.known(request.query.id)
		const [{ count, recipients }, returned] = await Promise.all([
			letters.refusals(id),
			letters.listReturned(id),
		])
		const { hasRecentProof, token } = sessionOf(request)
		// The response lists only the latest refusals, but repeated requests can reveal all of them. So each response
		// counts as if the session had read all of them.
		const rows = count + returned.length
		if (!hasRecentProof) await sessionReads.count(token, rows, `refusals ${id}`)
		return { recipients, returned } satisfies LetterRefusals
	})

	app.get(
		'/api/admin/letter/refusals.csv',
		{ ...query(letterId), ...requireProof, exposeHeadRoute: false },
		async (request, reply) => {
			const letter = await letters.known(request.query.id)
			const refused = await letters.refusedRecipients(letter.id)
			await audit.append(sessionOf(request).username, 'export', { rows: refused.length })
			const lines = refused.map(({ email, failure, tries, finished_at }) => [
				email,
				failure ?? '',
				tries,
				finished_at ?? '',
			])
			const headings = formatCsvHeader(words('panelServer').csvHeadings.refusals)
			return reply
				.type('text/csv; charset=utf-8')
				.header('content-disposition', `attachment; filename="${letter.campaign}-rechazadas.csv"`)
				.send(`\uFEFF${headings}${formatCsv(lines)}`)
		},
	)
}

/**
 * If the mail server has accepted no email for this long, the progress says with which code it is unreachable, if it
 * is.
 */
const quietMs = 2 * 60_000

async function readProgress(letter: Letter, options: LetterRouteOptions): Promise<LetterProgress> {
	const { counts, now = Date.now, mailLimits } = options
	const { letters } = options.store
	await counts?.flush()
	const time = now()
	const isWaiting = letter.state === 'scheduled' && Date.parse(letter.send_at ?? '') <= time
	const [figures, recent, due, otherLetter] = await Promise.all([
		letters.figures(letter),
		letters.recentMails(),
		letter.timing && letters.dueTimes(letter.id),
		isWaiting ? letters.runningBeside(letter.id, 0) : null,
	])
	const remaining = figures.total.waiting + figures.total.sending
	const { mailsPerHour, lettersPerDay } = mailLimits
	const isSending = sendingStates.some((state) => state === letter.state)
	const { lastHour } = recent
	const byRate = expectedEnd(remaining, mailsPerHour, lastHour, time)
	const next = Math.max(byRate.next, Date.parse(due?.next ?? '') || 0)
	const end = Math.max(byRate.end, Date.parse(due?.last ?? '') || 0)
	const leftOfDay = lettersPerDay - recent.lettersLastDay
	const waitsFor = isSending
		? reasonToWait({ byRate: byRate.next, next, time }, leftOfDay <= 0)
		: null
	const isQuiet = lastHour.last === null || lastHour.last < time - quietMs
	return {
		letter,
		at: new Date(time).toISOString(),
		...collectedOnly(figures, options),
		forms: counts ? figures.forms : null,
		mails_last_hour: lastHour.count,
		mails_per_hour: mailsPerHour,
		unanswered:
			isSending && waitsFor === null && isQuiet ? await letters.awayCode(letter.id) : null,
		waits_for: waitsFor ?? (otherLetter === null ? null : 'letter'),
		other_letter: otherLetter,
		letters_per_day: lettersPerDay,
		next_mail: isSending ? new Date(next).toISOString() : null,
		expected_end: isSending && remaining <= leftOfDay ? new Date(end).toISOString() : null,
		archive: options.letterArchive === true ? archiveOf(letter, options.site) : null,
	}
}

/** The addresses of a letter on the web, by language, for each language in which it has words. */
function archiveOf({ campaign, content }: Letter, site: string): LetterProgress['archive'] {
	const written = languages.filter((language) => content[language] !== undefined)
	return Object.fromEntries(
		written.map((language) => [language, serverOrigin(site) + archivedPath(campaign, language)]),
	)
}

/**
 * Names the cause that delays an outgoing letter longest.
 *
 * @param times `byRate`: when the hourly limit allows the next email; `next`: when the next email is due; `time`: now
 */
function reasonToWait(
	{ byRate, next, time }: Readonly<Record<'byRate' | 'next' | 'time', number>>,
	isDayUsed: boolean,
): LetterProgress['waits_for'] {
	if (isDayUsed) return 'day'
	if (next <= time) return null
	return next > byRate ? 'country' : 'hour'
}

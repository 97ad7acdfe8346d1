import PostalMime from 'postal-mime'
import { mondayOf } from '#values/dates/week.ts'
import { addDays, utcDay } from '#values/dates/utc-day.ts'
import { accountMailHandler } from '#features/notices/account-mails.ts'
import { mailServerHandler } from '#features/notices/mail-server.ts'
import { weeklyHandler } from '#features/notices/weekly/weekly-job.ts'
import type { JobKind } from '#platform/db/tables.ts'
import type { JobHandler } from '#platform/jobs/job-runner.ts'
import { findSmtpFailure } from '#platform/mail/smtp.ts'
import { createTestRunner } from '#testing/jobs.ts'
import { testKeys } from '#testing/keys.ts'
import { startLetterSite } from '#testing/letter-site.ts'
import { listenSmtp } from '#testing/listen-smtp.ts'
import { enterLetters, leave } from '../letters.ts'
import { expect, isTooWide, test, violations } from '../visit.ts'

// A session check returns 401, a truncated link 404.
test.use({ expectedErrors: [/status of 40[14]/], viewport: { width: 360, height: 740 } })

const minuteMs = 60_000
const limits = { mailsPerHour: 500, lettersPerDay: 1_000 }

test('a mail server that refuses connections is reported above every section until it accepts connections again', async ({
	page,
}) => {
	const gone = await listenSmtp()
	await gone.close()
	const back = await listenSmtp()
	const server = { url: gone.url }
	const site = await openSite(back.url)
	const check = await site.repeat(
		'mail-server',
		mailServerHandler({
			...site.notices,
			findFailure: async () => await findSmtpFailure({ url: server.url }),
		}),
	)
	await enterLetters(page, site.address)
	const line = page.getByText(/Tu servidor de correo no responde \(ECONNREFUSED\), desde el .*/)
	await check()
	await page.clock.fastForward('01:30')
	await expect(line).toHaveCount(0)
	site.clock.advance(4 * minuteMs)
	await check()
	await page.clock.fastForward('01:30')
	await expect(line).toBeVisible()
	expect(await violations(page)).toEqual([])
	expect(await isTooWide(page)).toBe(false)
	await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Lista' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
	await expect(line).toBeVisible()

	server.url = back.url
	site.clock.advance(4 * minuteMs)
	await check()
	await page.clock.fastForward('01:30')
	await expect(line).toHaveCount(0)
	expect(back.received.map(({ to }) => to)).toEqual([['ana@owner.example']])
	await leave(page)
	await site.close()
	await back.close()
})

test('the weekly email links to a page, and only the button on that page ends the emails', async ({
	page,
}) => {
	const smtp = await listenSmtp()
	const site = await openSite(smtp.url)
	const today = utcDay(site.clock.now())
	const nextMonday = addDays(mondayOf(today), 7)
	const row = { path: '/', source: 'zine', campaign: 'none', locale: 'en' }
	await site.store.counts.add([{ ...row, day: today, event: 'entrance', n: 3 }])
	const check = await site.repeat('weekly', weeklyHandler(site.notices))
	await check()
	site.clock.advance(Date.parse(nextMonday) + 7 * 60 * minuteMs - site.clock.now())
	await check()
	const [mail] = smtp.received
	const { text = '' } = await PostalMime.parse(mail?.raw ?? '')
	expect(text).toContain('Visitas: 3 (la semana anterior, 0)')
	const link = /\/waitlist\/weekly\?\S+/.exec(text)?.[0] ?? ''

	await page.goto(`${site.address}${link}`)
	await expect(
		page.getByRole('heading', { name: '¿Dejar de recibir el correo de los lunes?' }),
	).toBeVisible()
	expect(await violations(page)).toEqual([])
	expect(await isTooWide(page)).toBe(false)
	expect(await site.store.ownerNotices.recipients()).toMatchObject([{ language: 'es' }])
	await page.getByRole('button', { name: 'Dejar de recibirlo' }).click()
	await expect(
		page.getByRole('heading', { name: 'El correo de los lunes ya no llega.' }),
	).toBeVisible()
	expect(await violations(page)).toEqual([])
	expect(await site.store.ownerNotices.recipients()).toMatchObject([{ language: null }])

	await page.goto(`${site.address}${link.replace(/.(?=&lang)/, '')}`)
	await expect(page.getByRole('heading', { name: 'Este enlace no funciona.' })).toBeVisible()
	expect(await violations(page)).toEqual([])
	await leave(page)
	await site.close()
	await smtp.close()
})

/**
 * Opens a site whose owner has an email address. `repeat` adds a repeating job, and returns a function that runs the
 * job when it is due.
 */
async function openSite(smtpUrl: string) {
	const site = await startLetterSite({ smtpUrl, limits })
	await site.db.write((transaction) =>
		transaction.updateTable('admins').set({ email: 'ana@owner.example' }).execute(),
	)
	const repeat = async (kind: JobKind, handler: JobHandler) => {
		const handlers = {
			[kind]: handler,
			'account-mail': accountMailHandler(site.notices.transport, testKeys.outbox),
		}
		const runner = createTestRunner(site.store, handlers, site.clock.now)
		await site.store.jobs.addRepeating([kind])
		return async () => await runner.runDue()
	}
	return { ...site, repeat }
}

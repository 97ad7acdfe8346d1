import type { Page } from '@playwright/test'
import type { SMTPServerOptions } from 'smtp-server'
import { sessionLimits } from '#features/accounts/rules/session-limits.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { smtpTransport } from '#platform/mail/smtp.ts'
import { sendMails } from '#testing/jobs.ts'
import { insertDraft, insertPeople } from '#testing/letters.ts'
import { startLetterSite } from '#testing/letter-site.ts'
import { listenSmtp, refusal } from '#testing/listen-smtp.ts'
import { confirm, enterLetters, leave, pollMs, prove } from '../letters.ts'
import { dismissToasts, rowsOf } from '../panel.ts'
import { expect, isTooWide, test as base, violations } from '../visit.ts'

type StartSite = (
	smtp: SMTPServerOptions,
	/** Given the URL of the test's mail server, returns the URL that the site is to use for its mail server. */
	urlOf?: (url: string) => string,
) => Promise<Site>

/** Starts a site whose mail server answers as configured. Closes both once the page has been left. */
const test = base.extend<{ startSite: StartSite }>({
	// A session check returns 401, an action without a recent re-authentication 403, an incomplete test email 409.
	// Playwright's clock is a script, which the frames of emails block.
	expectedErrors: [/status of (?:401|403|409)|^Blocked script execution in '[^']*\/letter\/mail\?/],
	startSite: async ({ page }, use) => {
		const ends: (() => Promise<void>)[] = []
		await use(async (options, urlOf = String) => {
			const smtp = await listenSmtp(options)
			ends.unshift(smtp.close)
			const site = await openSite(urlOf(smtp.url), smtp.received)
			ends.unshift(site.close)
			return site
		})
		await leave(page)
		for (const end of ends) await end()
	},
})

const hourMs = 3_600_000
const limits = { mailsPerHour: 500, lettersPerDay: 1_000 }

test('a letter that exceeds the provider’s quota waits, marks nobody as undeliverable, and resumes automatically', async ({
	page,
	startSite,
}) => {
	let isLimited = true
	const site = await startSite({
		onRcptTo: (_address, _session, callback) =>
			callback(isLimited ? refusal(550, '5.4.5 Daily user sending quota exceeded') : null),
	})
	await beginLetter(page, site, 5)
	await site.send()
	await page.clock.fastForward(pollMs)
	await expect(
		page.getByText('Espera: tu proveedor de correo no deja enviar más por ahora.'),
	).toBeVisible()
	await expect(
		page.getByText('La respuesta: 550 5.4.5. Tu proveedor de correo no deja enviar más por ahora.'),
	).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Rechazadas y por reintentar' })).toHaveCount(0)
	expect(await violations(page)).toEqual([])
	await openPlace(page, 'Lista')
	await expect(
		page.getByText('La carta “We open” espera: tu proveedor de correo no deja enviar más'),
	).toContainText('(550 5.4.5). Se reintenta cada hora.')
	await expect(rowsOf(page)).toHaveCount(5)
	expect(await markedPeople(site)).toEqual([])
	await page.getByRole('link', { name: 'Ver la carta' }).click()
	isLimited = false
	site.clock.advance(hourMs)
	await site.send()
	await page.clock.fastForward(pollMs)
	await expectFinished(page, 5, 0)
	await expect(page.getByText('Se reintenta cada hora.')).toHaveCount(0)
	expect(site.received).toHaveLength(5)
})

test('a letter that waits for the provider’s quota can be paused, and then waits for the owner', async ({
	page,
	startSite,
}) => {
	let isLimited = true
	const site = await startSite({
		onRcptTo: (_address, _session, callback) =>
			callback(isLimited ? refusal(550, '5.4.5 Daily user sending quota exceeded') : null),
	})
	await beginLetter(page, site, 3)
	await site.send()
	await page.clock.fastForward(pollMs)
	const hold = page.getByRole('button', { name: 'Detener', exact: true })
	await hold.click()
	await expect(page.getByText('La carta está detenida.')).toBeVisible()
	await expect(hold).toHaveCount(0)
	expect(await violations(page)).toEqual([])
	isLimited = false
	site.clock.advance(hourMs)
	await site.send()
	await page.clock.fastForward(pollMs)
	await expect(page.getByText('La carta está detenida.')).toBeVisible()
	expect(site.received).toEqual([])
	await page.getByRole('button', { name: 'Seguir con 3' }).click()
	await prove(page)
	await expect(hold).toBeVisible()
	await site.send()
	await page.clock.fastForward(pollMs)
	await expectFinished(page, 3, 0)
})

test('an address that the mail server refuses is marked, and the owner sends the letter again to one refused person and then to all', async ({
	page,
	startSite,
}) => {
	const refusals = new Map([
		['p1@example.com', '5.1.1 No such user'],
		['p2@example.com', '5.6.0 Content refused'],
		['p3@example.com', '5.6.0 Content refused'],
	])
	const site = await startSite({
		onRcptTo: ({ address }, _session, callback) => {
			const words = refusals.get(address)
			callback(words === undefined ? null : refusal(550, words))
		},
	})
	await beginLetter(page, site, 5)
	await site.send()
	await page.clock.fastForward(pollMs)
	await expectFinished(page, 2, 3)
	const marked = page.getByRole('row', { name: 'p1@example.com' })
	await expect(marked).toContainText('La dirección no existe.')
	await expect(marked).toContainText('No se reintenta: la dirección quedó marcada.')
	await expect(marked.getByRole('button')).toHaveCount(0)
	expect(await markedPeople(site)).toEqual(['p1@example.com'])
	expect(await violations(page)).toEqual([])
	await page.setViewportSize({ width: 360, height: 740 })
	expect(await isTooWide(page)).toBe(false)
	await page.setViewportSize({ width: 1280, height: 720 })

	await test.step('the page of the person explains the bounce mark, and the owner can remove the mark there', async () => {
		await marked.getByRole('link', { name: 'p1@example.com' }).click()
		await expect(page.getByText('Rechaza el correo desde')).toBeVisible()
		await expect(
			page.getByText('el último falló: 550 5.1.1. La dirección no existe.'),
		).toBeVisible()
		await page.getByRole('button', { name: 'Quitar la marca de devuelto' }).click()
		await expect(page.getByText('Marca quitada')).toBeVisible()
		await page.goBack()
	})
	refusals.clear()
	site.clock.advance(sessionLimits.proofLifetimeMs)
	await page.getByRole('button', { name: 'Reenviar: p1@example.com' }).click()
	await prove(page)
	await expect(page.getByText('Carta en camino')).toBeVisible()
	await site.send()
	await page.clock.fastForward(pollMs)
	await expectFinished(page, 3, 2)
	await expect(marked).toHaveCount(0)
	await dismissToasts(page)
	await page.getByRole('button', { name: 'Reenviar a todas' }).click()
	await expect(page.getByText('Carta en camino')).toBeVisible()
	await site.send()
	await page.clock.fastForward(pollMs)
	await expectFinished(page, 5, 0)
	expect(site.received.flatMap(({ to }) => to).toSorted()).toEqual(
		[0, 1, 2, 3, 4].map((index) => `p${index}@example.com`),
	)
})

test('refused confirmation emails are sent again, first one and then all, except to an address that does not exist', async ({
	page,
	startSite,
}) => {
	let areRefused = true
	const site = await startSite({
		onRcptTo: ({ address }, _session, callback) => {
			const words = address.startsWith('gone') ? '5.1.1 No such user' : '5.6.0 Content refused'
			callback(areRefused ? refusal(550, words) : null)
		},
	})
	for (const name of ['gone', 'ada', 'bea', 'cleo']) await signUpAt(page, site.address, name)
	await site.confirmations()
	await enterLetters(page, site.address)
	await page.getByText('Correos que no salieron (4)').click()
	const row = page.getByRole('row', { name: 'gone@example.com' })
	await expect(row).toContainText('550 5.1.1. La dirección no existe.')
	await expect(row.getByRole('button')).toHaveCount(0)
	expect(await violations(page)).toEqual([])
	areRefused = false
	site.clock.advance(sessionLimits.proofLifetimeMs)
	await page.getByRole('button', { name: 'Reenviar: ada@example.com' }).click()
	await prove(page)
	await expect(page.getByText('Se reenvían: 1.')).toBeVisible()
	await expect(page.getByText('Correos que no salieron (3)')).toBeVisible()
	await page.getByRole('button', { name: 'Reenviar todos' }).click()
	await expect(page.getByText('Se reenvían: 2.')).toBeVisible()
	await expect(page.getByText('Correos que no salieron (1)')).toBeVisible()
	await site.confirmations()
	const reached = site.received.flatMap(({ to }) => to)
	expect(reached.toSorted()).toEqual(['ada@example.com', 'bea@example.com', 'cleo@example.com'])
})

for (const code of ['ECONNREFUSED', '421 4.3.2']) {
	test(`while the mail server is unreachable with ${code}, the letter and the account page report it, and everyone gets the letter later`, async ({
		page,
		startSite,
	}) => {
		let isAway = true
		const site = await startSite(
			{
				onConnect: (_session, callback) =>
					callback(isAway ? refusal(421, '4.3.2 Closing for maintenance') : null),
			},
			(url) => (code === 'ECONNREFUSED' ? 'smtp://127.0.0.1:1' : url),
		)
		await signUpAt(page, site.address, 'ada')
		await site.confirmations()
		await beginLetter(page, site, 3)
		await site.send()
		await page.clock.fastForward(pollMs)
		await expect(page.getByText('tu servidor de correo no respondió')).toContainText(
			`(${code}). No se pierde ninguna`,
		)
		await expect(page.getByText(/la última carta, hacia/)).toHaveCount(0)
		site.clock.advance(hourMs)
		await openPlace(page, 'Cuenta')
		await expect(
			page.getByText('Correos de confirmación que esperan hace más de una hora: 1.'),
		).toContainText(`Tu servidor de correo no responde (${code}). No se pierde ninguno`)
		if (code === 'ECONNREFUSED') return
		isAway = false
		site.clock.advance(hourMs)
		await site.send()
		await page.goBack()
		await expectFinished(page, 3, 0)
	})
}

test('the test email, the letter and the account page report that the mail server refuses the password', async ({
	page,
	startSite,
}) => {
	const site = await startSite(
		{
			allowInsecureAuth: true,
			onAuth: (_auth, _session, callback) => callback(refusal(535, '5.7.8 Bad credentials')),
		},
		(url) => url.replace('//', '//ada:wrong@'),
	)
	await signUpAt(page, site.address, 'ada')
	await site.confirmations()
	await insertPeople(site.db, [{}, { id: 'p1' }])
	await insertDraft(site.db)
	await setTestAddress(site)
	await enterLetters(page, site.address)
	await page.getByRole('link', { name: 'We open', exact: true }).click()
	await page.getByRole('button', { name: 'Enviarme una prueba' }).click()
	const sentence = 'El servidor de correo no acepta el usuario o la contraseña.'
	await expect(
		page.getByText(`El servidor de correo respondió 535 5.7.8. ${sentence}`),
	).toBeVisible()
	await dismissToasts(page)
	await confirm(page, '2')
	await expect(page.getByText('Todavía no salió ninguna')).toBeVisible()
	await site.pastUndo()
	await page.clock.fastForward(pollMs)
	await expect(page.getByText(`La respuesta: 535 5.7.8. ${sentence}`)).toBeVisible()
	await expect(page.getByRole('button', { name: 'Revisar DKIM de nuevo' })).toHaveCount(0)
	site.clock.advance(hourMs)
	await openPlace(page, 'Cuenta')
	await expect(
		page.getByText(
			'La carta “We open” se detuvo sola: el servidor de correo no acepta el usuario o la contraseña (535 5.7.8).',
		),
	).toBeVisible()
	await expect(
		page.getByText('Correos de confirmación que esperan hace más de una hora: 1.'),
	).toContainText('no acepta el usuario o la contraseña (535 5.7.8)')
	expect(await violations(page)).toEqual([])
})

/** Opens the site with its mail server; `confirmations` sends its confirmation emails. */
async function openSite(
	smtpUrl: string,
	received: Awaited<ReturnType<typeof listenSmtp>>['received'],
) {
	const site = await startLetterSite({ smtpUrl, limits })
	const { store, clock } = site
	const transport = smtpTransport({ url: smtpUrl, from: 'hello@innervolt.app', now: clock.now })
	return {
		...site,
		received,
		confirmations: async () => await sendMails(store, transport, clock.now),
		/** Advances past the undo period of a confirmed letter, which is then sent. */
		pastUndo: async () => {
			await site.send()
			clock.advance(letterLimits.undoMs + 1)
			await site.send()
		},
		close: async () => {
			transport.close()
			await site.close()
		},
	}
}

type Site = Awaited<ReturnType<typeof openSite>>

/** In the panel, confirms a letter to a number of people, and advances the clock to the time at which it is sent. */
async function beginLetter(page: Page, site: Site, people: number): Promise<void> {
	await insertPeople(
		site.db,
		Array.from({ length: people }, () => ({})),
	)
	await insertDraft(site.db)
	await setTestAddress(site)
	await enterLetters(page, site.address)
	await page.getByRole('link', { name: 'We open', exact: true }).click()
	await confirm(page, String(people))
	await expect(page.getByText('Todavía no salió ninguna')).toBeVisible()
	await site.send()
	site.clock.advance(letterLimits.undoMs + 1)
}

async function setTestAddress({ db }: Site): Promise<void> {
	await db.write((transaction) =>
		transaction.updateTable('admins').set({ email: 'ines@innervolt.app' }).execute(),
	)
}

async function signUpAt(page: Page, address: string, name: string): Promise<void> {
	const answer = await page.request.post(`${address}/api/waitlist`, {
		data: { email: `${name}@example.com`, source: 'premium', consent: '2026-11-22-premium' },
	})
	expect(answer.status()).toBe(202)
}

/** The addresses marked as undeliverable. */
async function markedPeople({ db }: Site): Promise<readonly string[]> {
	const people = db.read.selectFrom('waitlist_emails').select('email')
	const marked = await people.where('undeliverable_at', 'is not', null).execute()
	return marked.map(({ email }) => email)
}

async function openPlace(page: Page, name: string): Promise<void> {
	const places = page.getByRole('navigation', { name: 'Panel' })
	await places.getByRole('link', { name, exact: true }).click()
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

async function expectFinished(page: Page, sent: number, refused: number): Promise<void> {
	await expect(
		page.getByText(
			`De ${sent + refused} cartas, ${sent} fueron aceptadas por tu servidor de correo y ${refused} rechazadas.`,
		),
	).toBeVisible()
}

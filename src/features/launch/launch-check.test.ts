import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { setCurrentSite } from '#cms/reader/site.ts'
import { readPageSettings, readSettings, type SettingTexts } from '#config/settings.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { startSmtp } from '#testing/smtp-server.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { openTransport } from '#platform/mail/open-transport.ts'
import { createLaunchCheck } from './launch-check.ts'
import { launchTexts } from '#site/seo/launch-texts.ts'
import { backupPoint, sitePoint } from './live-points.ts'

const now = () => Date.UTC(2026, 10, 27)

function resolverWith(records: Readonly<Record<string, string>>) {
	const answer = async (name: string) => {
		const found = records[name]
		if (found === undefined) throw Object.assign(new Error(name), { code: 'ENOTFOUND' })
		return found
	}
	return {
		resolveTxt: async (name: string) => [[await answer(name)]],
		resolveMx: async (name: string) => [{ exchange: await answer(`mx ${name}`) }],
		resolve4: async (name: string) => [await answer(`a ${name}`)],
		resolve6: async (_name: string) => [],
		reverse: async (name: string) => [await answer(`ptr ${name}`)],
	}
}

async function checkOf(environment: SettingTexts, records: Readonly<Record<string, string>> = {}) {
	const { db } = await openTestStore(databases[0])
	const settings = readSettings({ DATA_DIR: await createTemporaryFolder(), ...environment })
	setCurrentSite({ edits: {}, settings })
	onTestFinished(() => setCurrentSite({ edits: {}, settings: readPageSettings({}) }))
	const transport = openTransport(settings, 'Ada <ada@example.com>', now)
	onTestFinished(() => transport.close())
	const resolver = resolverWith(records)
	const options = { db, settings, resolver, transport, now }
	const launch = createLaunchCheck({ ...options, texts: launchTexts })
	const findings = async () =>
		Object.fromEntries((await launch.read()).points.map(({ name, finding }) => [name, finding]))
	return { launch, findings }
}

const decided = {
	OPERATOR_TAX_NUMBER: '20-12345678-9',
	SELLER: 'provider',
	PAYMENT_PROVIDER: 'Paddle',
	PAYMENT_PROVIDER_URL: 'https://paddle.net',
	EU_REPRESENTATIVE: 'Rep GmbH, Weg 1, 10115 Berlin, rep@own.dev',
	UK_REPRESENTATIVE: 'exempt',
	AAIP_REGISTRATION: 'RL-1',
	LEGAL_REVIEW_DATE: '2026-11-20',
}

test('without any settings, the check reports no point as done and does not use the network', async () => {
	const { launch, findings } = await checkOf({})
	expect(await findings()).toEqual({
		site: 'unset',
		app: 'unset',
		operator: 'unset',
		tax: 'unset',
		seller: 'unset',
		eu: 'unset',
		uk: 'unset',
		aaip: 'unset',
		review: 'unset',
		server: 'unset',
		sender: 'unset',
		spf: 'waiting',
		dkim: 'waiting',
		dmarc: 'waiting',
		test: 'untested',
		backups: 'none',
	})
	expect(await launch.countOpen()).toBe(12)
})

test('an unreachable mailbox is reported with its error code, and no connection is opened if no mailbox is configured', async () => {
	const { launch } = await checkOf({
		BOUNCE_DOMAIN: 'rebotes.own.dev',
		IMAP_URL: 'imap://127.0.0.1:1',
		IMAP_USER: 'ada',
		IMAP_PASSWORD: 'secret',
	})
	expect(await launch.openMailbox()).toEqual({ code: 'ECONNREFUSED' })
	expect(await (await checkOf({})).launch.openMailbox()).toBeNull()
})

test('points with complete settings, correct DNS records or a delivered test email are reported as done', async () => {
	const smtp = await startSmtp()
	const environment = {
		OPERATOR_NAME: 'Ines',
		OPERATOR_ADDRESS: 'Rosario',
		...decided,
		APP_URL: 'https://app.own.dev',
		PRODUCT_URL: 'https://own.dev',
		SMTP_URL: smtp.url,
		MAIL_FROM: 'hola@own.dev',
		DKIM_SELECTOR: 's1',
	}
	const { launch, findings } = await checkOf(environment, {
		'own.dev': 'v=spf1 a mx ~all',
		's1._domainkey.own.dev': 'v=DKIM1; p=MIGf',
		'_dmarc.own.dev': 'v=DMARC1; p=none',
	})
	expect(await launch.sendTest('ines@own.dev')).toEqual({ code: null, is_written: false })
	expect(smtp.received.map(({ to }) => to)).toEqual([['ines@own.dev']])
	expect(await findings()).toMatchObject({
		operator: 'done',
		server: 'done',
		spf: 'done',
		dkim: 'done',
		dmarc: 'done',
		// Loopback is a private address.
		ptr: 'unknown',
		test: 'done',
		backups: 'none',
	})
	expect(await launch.countOpen()).toBe(1)
})

test('the check reports the configured mail server and the records found in DNS, and claims nothing it has not tested', async () => {
	const smtp = await startSmtp()
	const { launch } = await checkOf(
		{ SMTP_URL: smtp.url, MAIL_FROM: 'hola@own.dev', DKIM_SELECTOR: 's1' },
		{ 's1._domainkey.own.dev': 'v=DKIM1; p=MIGf' },
	)
	const { points } = await launch.read()
	const valuesOf = (wanted: string) => points.find(({ name }) => name === wanted)?.values
	expect(valuesOf('server')).toEqual({ host: '127.0.0.1', login: 'none' })
	expect(valuesOf('spf')).toEqual({ domain: 'own.dev', record: 'none' })
	expect(valuesOf('dkim')).toMatchObject({ record: 'published' })
})

test('an operator address outside the configured country is reported as unfinished', async () => {
	const environment = { OPERATOR_NAME: 'Ines', OPERATOR_ADDRESS: 'Calle Mayor 1, Madrid, España' }
	const { findings } = await checkOf(environment)
	expect(await findings()).toMatchObject({ operator: 'country' })
	const { launch } = await checkOf({ ...environment, OPERATOR_COUNTRY: 'ES' })
	const { points } = await launch.read()
	expect(points.find(({ name }) => name === 'operator')).toMatchObject({
		finding: 'done',
		values: { operator: 'Ines, Calle Mayor 1, Madrid, España', country: 'España' },
	})
})

test('the point about the seller is unfinished without the name or page of the payment provider, and the points about representatives appear only where one is needed', async () => {
	const seller = async (environment: SettingTexts) =>
		(await (await checkOf(environment)).findings())['seller']
	expect(await seller({ SELLER: 'operator' })).toBe('provider')
	expect(await seller({ SELLER: 'operator', PAYMENT_PROVIDER: 'Stripe' })).toBe('done')
	expect(await seller({ SELLER: 'provider', PAYMENT_PROVIDER: 'Paddle' })).toBe('provider')
	const inSpain = await (await checkOf({ OPERATOR_COUNTRY: 'ES' })).findings()
	expect(inSpain).toMatchObject({ uk: 'unset', review: 'unset' })
	expect(Object.keys(inSpain)).not.toEqual(expect.arrayContaining(['eu']))
	expect(Object.keys(inSpain)).not.toEqual(expect.arrayContaining(['aaip']))
})

test('a missing DNS record is shown with the expected and the actual value', async () => {
	const { launch } = await checkOf(
		{
			SMTP_URL: 'smtp://127.0.0.1:1',
			MAIL_FROM: 'hola@own.dev',
			DKIM_SELECTOR: 's1',
			BOUNCE_DOMAIN: 'b.own.dev',
			IMAP_URL: 'imaps://mail.own.dev',
		},
		{ 'b.own.dev': 'v=spf1 +all' },
	)
	const { points } = await launch.read()
	const of = (wanted: string) => points.find(({ name }) => name === wanted)
	expect(of('spf')).toMatchObject({
		finding: 'missing',
		record: { type: 'TXT', name: 'b.own.dev', value: 'v=spf1 a mx ~all' },
		found: ['v=spf1 +all'],
	})
	expect(of('dkim')?.record).toEqual({ type: 'TXT', name: 's1._domainkey.own.dev', value: null })
	expect(of('dmarc')?.record?.value).toBe('v=DMARC1; p=none')
	expect(of('mx')?.record).toEqual({ type: 'MX', name: 'b.own.dev', value: '10 mail.own.dev' })
	expect(of('server')).toMatchObject({ finding: 'unreachable', values: { host: '127.0.0.1' } })
})

test(
	'a rejected SMTP login is reported, and after a failed test email the point about the test email remains untested',
	{ tags: 'night' },
	async () => {
		const smtp = await startSmtp({
			onAuth: (_auth, _session, callback) => callback(new Error('no')),
			authOptional: false,
		})
		const environment = {
			SMTP_URL: smtp.url.replace('//', '//ines:wrong@'),
			MAIL_FROM: 'hola@own.dev',
		}
		const { launch, findings } = await checkOf(environment)
		expect(await findings()).toMatchObject({ server: 'login', dkim: 'unset' })
		expect((await launch.sendTest('ines@own.dev')).code).toMatch(/^535/)
		expect(await findings()).toMatchObject({ test: 'untested' })
		expect(JSON.stringify(await launch.read())).not.toContain('wrong')
	},
)

test('without a mail server a test email is only written to a file, and the launch list still shows the test email as untested', async () => {
	const { launch, findings } = await checkOf({})
	expect(await launch.sendTest('ines@own.dev')).toEqual({ code: null, is_written: true })
	expect(await findings()).toMatchObject({ test: 'untested' })
})

test('a site without TLS is reported as insecure, and a site that cannot be reached as unknown', async () => {
	const { findings } = await checkOf({ SITE_URL: 'http://own.dev' })
	expect(await findings()).toMatchObject({ site: 'insecure' })
	const server = createServer((_request, response) => void response.writeHead(503).end())
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => void server.close())
	const address = server.address()
	const port = typeof address === 'object' ? address?.port : 0
	// Any response counts, because it proves that the address leads to a server.
	expect(await sitePoint(`http://127.0.0.1:${port}`)).toMatchObject({ finding: 'done' })
	expect(await sitePoint(`https://127.0.0.1:${port}`)).toMatchObject({ finding: 'unknown' })
	expect(await sitePoint('http://127.0.0.1:1')).toMatchObject({
		finding: 'unknown',
		values: { code: expect.any(String) },
	})
})

test("a backup made within the last 30 hours counts as last night's, but an older backup does not", () => {
	const made = '2026-11-26T03:15:00.000Z'
	const after = (hours: number) => backupPoint(made, Date.parse(made) + hours * 3_600_000)
	expect(after(30)).toMatchObject({ finding: 'done', values: { hours: '30' } })
	expect(after(31)).toMatchObject({ finding: 'old', values: { hours: '31' } })
})

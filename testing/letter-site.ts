import { testKeys } from './keys.ts'
import { createSecretKey } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { hashPassword } from '#features/accounts/password.ts'
import { buildApp } from '#app/app.ts'
import { createLetterCheck } from '#features/letters/drafts/check-letter.ts'
import { createOwnerFindings } from '#features/notices/owner-findings.ts'
import { createSignedLinks } from '#platform/mail/signed-links.ts'
import { createProofOfWork } from '#platform/http/proof-of-work.ts'
import { smtpTransport } from '#platform/mail/smtp.ts'
import { createTestLetter } from '#features/letters/drafts/test-letter.ts'
import { readAssets } from '#platform/pages/assets.ts'
import { loadRenderer } from '#cms/rendering/renderer.ts'
import { createRenderedPages } from '#cms/rendering/rendered-pages.ts'
import { currentSite, setCurrentSite } from '#cms/reader/site.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openSqlite } from '#platform/db/sqlite/sqlite.ts'
import { createLettersOnWeb } from '#app/letters-on-web.ts'
import { createStore } from '#app/store.ts'
import { readSettings } from '#config/settings.ts'
import { stopSyncing } from './databases.ts'
import { createTestSender } from './letters.ts'
import { noLaunch } from './no-launch.ts'

const trustedRecords = {
	'mail.innervolt.app': 'v=spf1 include:_spf.provider.app -all',
	's1._domainkey.mail.innervolt.app': 'v=DKIM1; p=MIGf',
	'_dmarc.mail.innervolt.app': 'v=DMARC1; p=none',
} as const

type LetterSiteOptions = {
	/** URL of the mail server. */
	readonly smtpUrl: string
	readonly limits: { readonly mailsPerHour: number; readonly lettersPerDay: number }
}

/**
 * Starts the built site with its panel in this process, with the account `ada` (password `correct horse`), an
 * adjustable clock and valid DNS records. Letters are sent only by `send`.
 */
export async function startLetterSite({ smtpUrl, limits }: LetterSiteOptions) {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-letters-'))
	let aheadMs = 0
	const clock = {
		now: () => Date.now() + aheadMs,
		advance: (ms: number) => {
			aheadMs += ms
		},
	}
	const db = openSqlite(join(folder, 'innervolt.sqlite'))
	await stopSyncing(db)
	await migrate(db)
	const store = createStore(db, { ...systemClockAndRandom, now: clock.now }, { keys: testKeys })
	await store.admins.create('ada', await hashPassword('correct horse'), 'test')
	const settings = readSettings({
		OPERATOR_NAME: 'Ines',
		OPERATOR_ADDRESS: 'Calle 1, Rosario, Argentina',
		SMTP_URL: 'smtps://mail.innervolt.app',
		MAIL_FROM: 'Innervolt <hello@mail.innervolt.app>',
		DKIM_SELECTOR: 's1',
		MAIL_PER_HOUR: String(limits.mailsPerHour),
	})
	const { site } = settings.addresses
	const key = createSecretKey(Buffer.alloc(32, 1))
	const links = createSignedLinks(site, key)
	const transport = smtpTransport({
		url: smtpUrl,
		from: settings.mail.from ?? '',
		now: clock.now,
	})
	const readLetters = createLettersOnWeb(store)
	const archiving = { ...settings, letterArchive: true }
	setCurrentSite({ edits: {}, settings, letters: [] })
	const pages = await createRenderedPages(currentSite(), {
		renderer: await loadRenderer(resolve('dist')),
		log: console,
		now: Date.now,
	})
	const records: Partial<Record<string, string>> = { ...trustedRecords }
	const resolver = {
		resolveTxt: async (name: string) => {
			const record = records[name]
			if (record === undefined) throw Object.assign(new Error(name), { code: 'ENOTFOUND' })
			return [[record]]
		},
	}
	const readFindings = createOwnerFindings({
		store,
		mailbox: 'bounces',
		hasMailServer: true,
		freeBytes: async () => 1e12,
	})
	const isServed = (path: string) => pages.has(path)
	const app = buildApp({
		pages,
		assets: readAssets(resolve('dist/client')),
		appUrl: settings.addresses.app,
		ready: async () => true,
		api: {
			store,
			key,
			links,
			mailLinks: { site, links },
			site,
			signupsPerClient: 60,
			proofOfWork: createProofOfWork({ mode: 'off', keys: testKeys, formsPerClient: 60 }),
			now: clock.now,
			checkLetter: createLetterCheck({ store, settings, resolver, isServed, now: clock.now }),
			readOwnerFindings: readFindings,
			sendTestLetter: createTestLetter({
				transport,
				links,
				site,
				now: clock.now,
				isWritten: false,
			}),
			launch: noLaunch,
			openBackup: () => Promise.reject(new Error('No backup is made')),
			mailLimits: settings.mail,
			bounceMailbox: 'bounces',
			deleteMailFiles: async () => {},
			mailAddress: 'no-reply@innervolt.example',
			pages,
			letterArchive: true,
			onArchived: async () => {
				await pages.replace({ ...currentSite(), letters: await readLetters(archiving) })
			},
		},
		log: false,
		trustProxy: null,
	})
	await app.listen({ port: 0, host: '127.0.0.1' })
	const address = app.server.address()
	const port = typeof address === 'object' ? address?.port : 0
	return {
		address: `http://127.0.0.1:${port}`,
		db,
		store,
		clock,
		/** Dependencies of the jobs that email the owner. */
		notices: { store, transport, links, site, readFindings, now: clock.now },
		/** TXT records by name, which the test can change. */
		records,
		/** Sends due emails within the rate limit. */
		send: createTestSender({ store, clock, transport, limits }),
		close: async () => {
			// The browser keeps its connections open, which would delay the end of the server.
			app.server.closeAllConnections()
			await app.close()
			transport.close()
			await db.close()
			await rm(folder, { recursive: true, force: true, maxRetries: 10 })
		},
	}
}

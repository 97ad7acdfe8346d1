// The API on an embedded database whose commits hold at most so many signups, without the mail worker:
// what `npm run bench:capture` compares. The first argument is the folder, the second the number.
import { noLaunch } from '#testing/no-launch.ts'
import { createSecretKey } from 'node:crypto'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { noFiles } from '#server/platform/static/files.ts'
import { createSignedLinks } from '#server/platform/mail/signed-links.ts'
import { plainPageTemplate } from '#server/platform/http/message-page.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { systemClockAndRandom } from '#server/platform/db/context.ts'
import { openSqlite } from '#server/platform/db/sqlite/sqlite.ts'
import { createStore } from '#server/store.ts'

const [folder = '', maxGroupSize = ''] = process.argv.slice(2)
const site = 'http://localhost'
const db = openSqlite(join(folder, 'innervolt.sqlite'), Number(maxGroupSize))
await migrate(db)
const store = createStore(db, systemClockAndRandom)
const key = createSecretKey(Buffer.alloc(32, 1))
const app = buildApp({
	files: noFiles(),
	appUrl: site,
	ready: async () => true,
	api: {
		store,
		key,
		links: createSignedLinks(site, key),
		site,
		mailAddress: 'no-reply@innervolt.example',
		signupsPerClient: 60,
		onJobQueued: () => {},
		checkLetter: async () => [],
		sendTestLetter: async () => ({ code: null, sent: 0, is_written: false }),
		launch: noLaunch,
		readOwnerFindings: async () => ({
			stuckMails: 0,
			stuckCode: null,
			deadMailServer: null,
			letter: null,
			deadMailbox: null,
			isDatabaseDamaged: false,
			launchPoints: 0,
			freeMegabytes: null,
		}),
		mailLimits: { mailsPerHour: 500, lettersPerDay: 20_000 },
		deleteMailFiles: async () => {},
		pageTemplate: () => plainPageTemplate,
		myDataTemplate: () => plainPageTemplate,
	},
	log: false,
	trustProxy: ['127.0.0.0/8', '::1'],
})
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))

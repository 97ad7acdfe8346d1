import type findings from '#content/messages/es/panel/findings.yaml'
import type server from '#content/messages/es/panel/server.yaml'
import type { Collection } from './collection.ts'
import { consents } from './schemas/consents.ts'
import { gettingReady } from './schemas/getting-ready.ts'
import { leadForm } from './schemas/lead-form.ts'
import { letterArchive } from './schemas/letter-archive.ts'
import { mails } from './schemas/mails.ts'
import { myData } from './schemas/my-data.ts'
import { notices } from './schemas/notices.ts'
import { panelWords } from './schemas/panel-words.ts'
import { series } from './schemas/series.ts'

/** The files that the server reads. */
export const serverCollections = {
	consents: { files: 'facts/consents.yaml', schema: consents },
	gettingReady: { files: 'messages/*/getting-ready.yaml', schema: gettingReady },
	mails: { files: 'messages/*/mails.yaml', schema: mails },
	notices: { files: 'messages/*/notices.yaml', schema: notices },
	myData: { files: 'messages/*/my-data.yaml', schema: myData },
	letterArchive: { files: 'messages/*/letter-archive.yaml', schema: letterArchive },
	leadForm: { files: 'messages/*/lead-form.yaml', schema: leadForm },
	series: { files: 'series/*/*.yaml', schema: series },
	panelFindings: {
		files: 'messages/es/panel/findings.yaml',
		schema: panelWords<typeof findings>(),
	},
	panelServer: { files: 'messages/es/panel/server.yaml', schema: panelWords<typeof server>() },
} as const satisfies Readonly<Record<string, Collection>>

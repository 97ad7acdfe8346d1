import { expect, test } from 'vitest'
import { letter } from '#features/letters/messages/letter.ts'
import { isBlocking } from '#features/letters/rules/letter-checks.ts'
import { parsePictureName, pictureLine } from '#features/letters/pictures/rules/letter-picture.ts'
import { withSite } from '#cms/reader/site.ts'
import { readSettings } from '#config/settings.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { insertDraft, insertPeople } from '#testing/letters.ts'
import { createLetterCheck } from './check-letter.ts'

const configured = {
	SITE_URL: 'https://innervolt.app',
	OPERATOR_NAME: 'Ines',
	OPERATOR_ADDRESS: 'Calle 1',
	SMTP_URL: 'smtps://mail.innervolt.app',
	MAIL_FROM: 'Innervolt <hello@innervolt.app>',
	DKIM_SELECTOR: 's1',
}

const records: Readonly<Record<string, string>> = {
	'innervolt.app': 'v=spf1 -all',
	's1._domainkey.innervolt.app': 'v=DKIM1; p=MIGf',
	'_dmarc.innervolt.app': 'v=DMARC1; p=none',
}

async function failedChecks(
	environment: Readonly<Record<string, string>>,
	changed: Parameters<typeof insertDraft>[1] = {},
	pictureName?: string,
) {
	const { db, store } = await openTestStore(databases[0])
	await insertPeople(db, [{ locale: 'en' }, { locale: 'de' }])
	const named = parsePictureName(pictureName ?? '')
	if (named) await store.letters.addPicture({ ...named, bytes: new Uint8Array(1) }, 'ada')
	const draft = await store.letters.byId(await insertDraft(db, changed))
	const settings = readSettings(environment)
	const check = createLetterCheck({
		store,
		settings,
		resolver: { resolveTxt: async (name) => [[records[name] ?? '']] },
		isServed: (path) => path === '/week',
		now: Date.now,
	})
	const checks = await withSite({ edits: {}, settings }, () =>
		check(letter.parse(draft), 'ines@innervolt.app'),
	)
	return checks.filter(isBlocking).map(({ name }) => name)
}

test('a tested draft on a configured site can be sent', async () => {
	expect(await failedChecks(configured)).toEqual([])
})

test('without settings the site cannot send letters', async () => {
	expect(await failedChecks({})).toEqual(['operator', 'mail-server'])
})

test('missing content, links to missing pages, links without an address and a deleted segment fail the check', async () => {
	const content = JSON.stringify({ en: { subject: 'We open', text: '[a](/week) [b](/gone)' } })
	expect(await failedChecks(configured, { content })).toEqual(['words', 'links'])
	const unlinked = JSON.stringify({ en: { subject: 'We open', text: '[a]() [b](b.example)' } })
	expect(await failedChecks(configured, { content: unlinked })).toEqual(['words', 'link-addresses'])
	expect(await failedChecks(configured, { segment: 'gone' })).toEqual(['recipients'])
})

test('a picture must exist, and needs alternative text in each language', async () => {
	const name = `${'0'.repeat(32)}-1040x693.jpg`
	const of = (alt: string) => {
		const mail = { subject: 'We open', text: pictureLine(name, alt) }
		return { content: JSON.stringify({ en: mail, de: mail }) }
	}
	expect(await failedChecks(configured, of('A window'))).toEqual(['pictures'])
	expect(await failedChecks(configured, of(''), name)).toEqual(['picture-words'])
	expect(await failedChecks(configured, of('A window'), name)).toEqual([])
})

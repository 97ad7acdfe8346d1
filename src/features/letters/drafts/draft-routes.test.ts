import { describe, expect, test } from 'vitest'
import { errorResponse } from '#values/messages/error-response.ts'
import { letter, type Letter } from '#features/letters/messages/letter.ts'
import { letterPreviews } from '#features/letters/messages/letter-preview.ts'
import { letterList } from '#features/letters/messages/letter-sending.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { pictureLine } from '#features/letters/pictures/rules/letter-picture.ts'
import { dailyDatabases, databases, type TestDatabase, insertRows } from '#testing/databases.ts'
import { createTestApi, logIn, panelOf, prove } from '#testing/test-api.ts'
import { renderLetter } from './render-letter.ts'
import type { ApiOptions } from '#app/api/api.ts'

const accepted = { code: null, sent: 1, is_written: false }
const words = { subject: 'We open', text: 'On 2 March.\n\n[Look in](/week)' }
const draft = { campaign: 'letter-we-open', name: 'We open', content: { en: words } }

describe.each(dailyDatabases)('$kind', (kind) => {
	test('a draft is created, saved, listed and deleted', async () => {
		const { get, post, create } = await newPanel(kind)
		const created = await create()
		expect(created).toMatchObject({ state: 'draft', version: 1, tested_version: null })
		const saved = await post('letters/save', { ...changeOf(created), name: 'Open' })
		expect(letter.parse(saved.json())).toMatchObject({ name: 'Open', version: 2 })
		expect(letter.parse((await get(`letter?id=${created.id}`)).json()).name).toBe('Open')
		const listed = letterList.parse((await get('letters')).json())
		expect(listed).toMatchObject([{ name: 'Open', sent: 0, refused: 0 }])
		expect((await post('letters/delete', { id: created.id })).statusCode).toBe(204)
		expect((await get(`letter?id=${created.id}`)).statusCode).toBe(404)
		expect((await get('letters')).json()).toEqual([])
	})

	test('saving an outdated version is a conflict and overwrites nothing', async () => {
		const { get, post, create } = await newPanel(kind)
		const created = await create()
		const change = { ...changeOf(created), name: 'First tab' }
		expect((await post('letters/save', change)).statusCode).toBe(200)
		const late = await post('letters/save', { ...change, name: 'Second tab' })
		expect([late.statusCode, errorResponse.parse(late.json()).field]).toEqual([409, 'version'])
		const kept = letter.parse((await get(`letter?id=${created.id}`)).json())
		expect(kept.name).toBe('First tab')
	})

	test('a letter that is not a draft cannot be changed or deleted', async () => {
		const { post, create, db } = await newPanel(kind)
		const created = await create()
		await db.write((transaction) =>
			transaction.updateTable('letters').set({ state: 'finished' }).execute(),
		)
		for (const [url, payload] of [
			['letters/save', changeOf(created)],
			['letters/delete', { id: created.id }],
			['letter/test', { id: created.id, version: 1 }],
		] as const) {
			const reply = await post(url, payload)
			expect([reply.statusCode, errorResponse.parse(reply.json()).field]).toEqual([409, 'state'])
		}
	})

	test('letters with the same name get different campaigns', async () => {
		const { post, create } = await newPanel(kind)
		const campaigns = [(await create()).campaign, (await create()).campaign]
		const third = await create()
		expect([...campaigns, third.campaign]).toEqual([
			'letter-we-open',
			'letter-we-open-2',
			'letter-we-open-3',
		])
		const saved = await post('letters/save', {
			...changeOf(third),
			campaign: 'letter-we-open',
		})
		expect(letter.parse(saved.json()).campaign).toBe('letter-we-open-3')
	})

	test('creating a draft beyond the maximum number is a conflict', async () => {
		const { post, create, db } = await newPanel(kind)
		await create()
		const row = await db.read.selectFrom('letters').selectAll().executeTakeFirstOrThrow()
		await insertRows(
			db,
			'letters',
			Array.from({ length: letterLimits.maxDrafts - 1 }, (_, index) => ({
				...row,
				id: `draft-${index}`,
				campaign: `letter-${index}`,
			})),
		)
		const refused = await post('letters', draft)
		expect([refused.statusCode, errorResponse.parse(refused.json()).field]).toEqual([409, 'count'])
	})

	test('a draft remains tested until its email changes', async () => {
		const sent: string[] = []
		const { post, create, setAddress } = await newPanel(kind, {
			sendTestLetter: async (_letter, address) => {
				sent.push(address)
				return accepted
			},
		})
		const created = await create()
		const withoutAddress = await post('letter/test', { id: created.id, version: 1 })
		expect(errorResponse.parse(withoutAddress.json()).field).toBe('email')
		await setAddress('ines@innervolt.example')
		expect((await post('letter/test', { id: created.id, version: 1 })).json()).toEqual(accepted)
		expect(sent).toEqual(['ines@innervolt.example'])
		const renamed = letter.parse(
			(await post('letters/save', { ...changeOf(created), purpose: 'launch' })).json(),
		)
		expect(renamed.tested_version).toBe(renamed.version)
		const changed = { ...changeOf(renamed), content: { en: { ...words, subject: 'Soon' } } }
		const rewritten = letter.parse((await post('letters/save', changed)).json())
		expect(rewritten.tested_version).toBeLessThan(rewritten.version)
	})

	test('requesting a test email of a draft without subject or text is a conflict that names the missing field', async () => {
		const sent: string[] = []
		const { get, post, create } = await newPanel(kind, {
			sendTestLetter: async (_letter, address) => {
				sent.push(address)
				return accepted
			},
		})
		await post('test-address', { email: 'ines@innervolt.example' })
		const created = await create()
		let version = created.version
		for (const [content, field] of [
			[{}, 'subject'],
			[{ en: { subject: ' ', text: 'Hello' } }, 'subject'],
			[{ en: { subject: 'We open', text: '' } }, 'text'],
		] as const) {
			const saved = await post('letters/save', {
				...changeOf(created),
				version,
				content,
			})
			version = letter.parse(saved.json()).version
			const reply = await post('letter/test', { id: created.id, version })
			expect([reply.statusCode, errorResponse.parse(reply.json()).field]).toEqual([409, field])
		}
		expect(sent).toEqual([])
		const now = letter.parse((await get(`letter?id=${created.id}`)).json())
		expect(now.tested_version).toBeNull()
	})

	test('a test email that the mail server refuses leaves the draft untested and returns the SMTP code', async () => {
		const { get, post, create, setAddress } = await newPanel(kind, {
			sendTestLetter: async () => ({ code: '550 5.7.26', sent: 1, is_written: false }),
		})
		const { id } = await create()
		await setAddress('ines@innervolt.example')
		const reply = await post('letter/test', { id, version: 1 })
		expect(reply.json()).toEqual({ code: '550 5.7.26', sent: 1, is_written: false })
		expect(letter.parse((await get(`letter?id=${id}`)).json()).tested_version).toBeNull()
	})

	test('a test email that is only written to a file leaves the draft untested', async () => {
		const { get, post, create, setAddress } = await newPanel(kind, {
			sendTestLetter: async () => ({ ...accepted, is_written: true }),
		})
		const { id } = await create()
		await setAddress('ines@innervolt.example')
		await post('letter/test', { id, version: 1 })
		expect(letter.parse((await get(`letter?id=${id}`)).json()).tested_version).toBeNull()
	})
})

test('the preview is a document without scripts, and only the panel can frame it', async () => {
	const { get, create } = await newPanel(databases[0])
	const { id } = await create()
	const previews = letterPreviews.parse((await get(`letter/preview?id=${id}`)).json())
	expect(previews).toMatchObject([{ language: 'en', subject: 'We open' }])
	expect(previews[0]?.text).toContain('On 2 March.')
	expect(previews[0]?.bytes).toBeGreaterThan(1_000)
	const address = `letter/mail?id=${id}&language=en&version=1&theme=`
	const dark = await get(`${address}dark`)
	expect(dark.headers['content-security-policy']).toBe(
		"default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox allow-same-origin; frame-ancestors 'self' https://innervolt.example",
	)
	expect(dark.body).toContain('@media all{')
	expect((await get(`${address}light`)).body).toContain('@media not all{')
	expect((await get(address.replace('=en', '=de') + 'dark')).statusCode).toBe(404)
})

test('the preview loads pictures from the server that renders it, and the sent email loads them from the site', async () => {
	const { get, post, create } = await newPanel(databases[0])
	const { id, ...created } = await create()
	const line = pictureLine(`${'0'.repeat(32)}-1040x693.jpg`, 'A window')
	const content = { en: { subject: 'We open', text: line } }
	await post('letters/save', { ...changeOf({ id, ...created }), content })
	const { body } = await get(`letter/mail?id=${id}&language=en&version=2&theme=light`)
	expect(body).toContain(`src="/letters/pictures/${'0'.repeat(32)}-1040x693.jpg" alt="A window"`)
	const template = { content, fallback: null, campaign: 'letter-a' }
	const recipient = { language: 'en', unsubscribeUrl: '', consent: null } as const
	expect(renderLetter(template, recipient, 'https://innervolt.example').html).toContain(
		`src="https://innervolt.example/letters/pictures/${'0'.repeat(32)}-1040x693.jpg"`,
	)
})

function changeOf({
	id,
	version,
	name,
	content,
	fallback,
	segment,
	purpose,
	reply_to,
	campaign,
	timing,
}: Letter) {
	return { id, version, name, content, fallback, segment, purpose, reply_to, campaign, timing }
}

async function newPanel(kind: TestDatabase, options: Partial<ApiOptions> = {}) {
	const api = await createTestApi(kind, options)
	const cookie = await logIn(api.app)
	const { get, post } = panelOf(api.app, cookie)
	const setAddress = async (email: string) => {
		await prove(api.app, cookie, 'set-address', email)
		expect((await post('test-address', { email })).statusCode).toBe(204)
	}
	return {
		...api,
		post,
		setAddress,
		get,
		create: async () => letter.parse((await post('letters', draft)).json()),
	}
}

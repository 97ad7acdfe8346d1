import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import type { RequestPage } from '#site/messages/request-page.ts'
import type { LeaveForm } from '#features/leave/messages/leave-form.ts'
import type { Person } from '#features/people/messages/person.ts'
import { languages } from '#site-map/languages.ts'
import { myDataNotices, noticeNames } from '#features/waitlist/rules/notice-names.ts'
import { renderOnce } from '#testing/render-once.tsx'

async function render(page: RequestPage): Promise<string> {
	return (await renderOnce(page)).text
}

function parse(html: string) {
	return new new Window().DOMParser().parseFromString(html, 'text/html')
}

/** Input from visitors, which is harmless only as text. */
const foreign = '"><script>x</script><b hidden>\'&amp;'

const consent: Person['consents'][number] = {
	given_at: foreign,
	version: foreign,
	text: foreign,
	translation: null,
	purpose: 'news',
	page: foreign,
	source: foreign,
	locale: 'en',
	utm_source: foreign,
	utm_medium: null,
	utm_campaign: null,
	utm_term: null,
	utm_content: null,
	referrer_host: null,
	proof: null,
}

const request: Person['requests'][number] = {
	id: '1',
	number: foreign,
	kind: 'complain',
	received_at: '2026-01-01T00:00:00.000Z',
	due_at: '2026-01-31T00:00:00.000Z',
	name: foreign,
	email: foreign,
	contract: foreign,
	cancellation: null,
	reason: foreign,
	end_date: null,
	text: foreign,
	locale: 'en',
	country: null,
	origin: null,
	done_at: null,
	done_by: null,
	answer: null,
	mail_state: 'sent',
	mail_failure: null,
	erased_at: null,
}

const typed = { name: foreign, email: foreign, contract: foreign, reason: foreign, from: foreign }

const declared: LeaveForm = {
	kind: 'cancel',
	cancellation: 'ordinary',
	locale: 'en',
	endDate: null,
	from: null,
	name: foreign,
	email: foreign,
	contract: foreign,
	reason: foreign,
	text: foreign,
}

const person: Person = {
	id: '1',
	email: `${foreign}@example.com`,
	source: foreign,
	status: 'active',
	created_at: foreign,
	locale: 'en',
	country: foreign,
	campaign: foreign,
	referrer: foreign,
	confirmed_at: null,
	tags: foreign,
	unsubscribed_at: null,
	undeliverable_at: null,
	note: foreign,
	consents: [consent, { ...consent, proof: foreign }],
	mails: [
		{
			id: '1',
			kind: 'letter',
			subject: foreign,
			created_at: '2026-01-01T00:00:00.000Z',
			outcome: 'refused',
			finished_at: null,
			tries: 1,
			failure: foreign,
			report: null,
		},
	],
	history: [],
	acts: [],
	requests: [request, { ...request, id: '2', done_at: request.received_at, answer: foreign }],
}

const pages: readonly RequestPage[] = [
	{
		kind: 'notice',
		language: 'en',
		name: 'uncarried',
		action: { kind: 'signup', source: foreign, email: foreign, characters: [foreign] },
	},
	{
		kind: 'notice',
		language: 'en',
		name: 'sent',
		action: {
			kind: 'sent',
			sender: foreign,
			subject: foreign,
			inbox: { name: foreign, url: `https://a.example/${foreign}` },
			source: foreign,
		},
	},
	{ kind: 'notice', language: 'en', name: 'confirm', action: { kind: 'button', url: foreign } },
	{
		kind: 'my-data',
		language: 'en',
		person,
		pendingSince: null,
		pausedUntil: null,
		isNewestLink: true,
		now: 0,
	},
	{ kind: 'my-data-notice', language: 'en', name: 'invalid', email: foreign },
	{ kind: 'leave', language: 'en', step: 'form', asked: 'cancel', values: typed, faults: ['name'] },
	{ kind: 'leave', language: 'en', step: 'summary', form: declared, nonce: foreign },
	{ kind: 'leave', language: 'en', step: 'away', form: declared, nonce: foreign },
]

test.each(pages)(
	'HTML in input from others is not interpreted on the page $kind $name',
	async (page) => {
		const document = parse(await render(page))
		expect(document.querySelectorAll('script, b[hidden]')).toHaveLength(0)
		expect(document.documentElement.outerHTML.match(/script/g)?.length).toBeGreaterThan(0)
	},
)

test.each(languages)(
	'in %s, every notice has its title as the heading and a link to another page',
	async (language) => {
		for (const name of noticeNames) {
			const document = parse(await render({ kind: 'notice', language, name }))
			expect(document.querySelector('h1')?.textContent).toBe(document.title)
			expect(document.querySelectorAll('a[href^="/"]').length).toBeGreaterThan(0)
		}
		for (const name of myDataNotices) {
			const more = name === 'export' ? { name, fileBytes: 9_000 } : { name, backupsUntil: 0 }
			// Each notice needs data of its own type.
			// oxlint-disable-next-line typescript/no-unsafe-type-assertion
			const page = { kind: 'my-data-notice', language, ...more } as RequestPage
			const document = parse(await render(page))
			expect(document.querySelector('h1')?.textContent).toBe(document.title)
		}
	},
)

test.each(languages)(
	'the notice after a confirmation lists three next steps in %s',
	async (language) => {
		const html = await render({ kind: 'notice', language, name: 'confirmed' })
		expect(html.match(/<li>/g)).toHaveLength(3)
		expect(html).toMatch(/<a href="\/[^"]*" class="[^"]*button/)
	},
)

test.each(languages)(
	'if a form is sent without an email address, the notice shows the form again, with an error in %s',
	async (language) => {
		const action = { kind: 'signup', source: 'footer', email: '' } as const
		const document = parse(await render({ kind: 'notice', language, name: 'empty', action }))
		const field = document.querySelector('input[aria-invalid]')
		expect(field?.getAttribute('aria-describedby')).toBe(field?.nextElementSibling?.id)
		expect(field?.nextElementSibling?.textContent).not.toBe('')
		expect(document.querySelector('p[hidden][data-meant] button')?.textContent).toBe('{}')
		expect(document.body.textContent).not.toContain('@')
	},
)

import { resolve } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import type { RequestPage } from '#site/messages/request-page.ts'
import { loadRenderer } from '#cms/rendering/renderer.ts'
import { inlineHashes } from '#platform/pages/policy.ts'
import { policyOf } from '#cms/rendering/render-source.ts'
import { leaveForm } from '#features/leave/messages/leave-form.ts'
import { readPageSettings } from '#config/settings.ts'

const renderer = await loadRenderer(resolve('dist'))
const site = { edits: {}, settings: readPageSettings({}) }

const declared = leaveForm.parse({
	kind: 'cancel',
	name: 'Ada',
	email: 'ada@example.com',
	locale: 'en',
})

const pages: readonly RequestPage[] = [
	{ kind: 'notice', language: 'de', name: 'confirmed' },
	{ kind: 'my-data-notice', language: 'es', name: 'old', email: 'a@b.example' },
	{ kind: 'leave', language: 'de', step: 'form', asked: 'complain', values: {}, faults: ['text'] },
	{ kind: 'leave', language: 'pt', step: 'summary', form: declared, nonce: 'n' },
	{ kind: 'leave', language: 'en', step: 'away', form: declared, nonce: 'n' },
]

test.each(pages)(
	'the Content-Security-Policy of the page $kind $step allows its inline code',
	async (page) => {
		const rendered = await renderer.renderOnce(site, page)
		const policy = policyOf(rendered, renderer.knownCode, site)
		const used = (['script', 'style'] as const).flatMap((each) => inlineHashes(rendered.text, each))
		expect(used.filter((hash) => !policy.includes(hash))).toEqual([])
		expect(used).not.toEqual([])
	},
)

test.each(pages)(
	'the page $kind $step is rendered identically each time, and is valid HTML',
	async (page) => {
		const { text } = await renderer.renderOnce(site, page)
		expect((await renderer.renderOnce(site, page)).text).toBe(text)
		const validator = new HtmlValidate({
			extends: ['html-validate:standard'],
			rules: { 'attr-case': 'off', 'long-title': 'off' },
		})
		const { results } = await validator.validateString(text)
		expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
	},
)

test(
	'if a component throws, the rendering of its page fails, and no other page is returned',
	{ tags: 'night' },
	async () => {
		const broken = { campaign: 'letter-a', content: { en: { subject: 'a', blocks: [] } } }
		const letters = [{ ...broken, sentAt: 'never', archivedAt: 'never' }]
		await expect(renderer.render({ ...site, letters }, '/letters/a')).rejects.toThrow('Invalid')
		await expect(renderer.render(site, '/nowhere')).rejects.toThrow('404')
	},
)

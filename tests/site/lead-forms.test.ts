import { expect, test } from 'vitest'
import { currentConsentVersions, formPurpose } from '#features/waitlist/rules/consent-version.ts'
import { addressIn } from '#cms/reader/site-pages.ts'
import { pageOfSource } from '#site-map/signup-source.ts'
import { languageOf, publicPages } from '#testing/built-pages.ts'
import { consentWording } from '#cms/reader/facts/consents.ts'

const forms = publicPages.flatMap(({ path, html }) => {
	const form = /<form\b[^>]*action="[^"]*\/api\/waitlist"[\s\S]*?<\/form>/.exec(html)?.[0]
	return form === undefined ? [] : [{ path, html, form }]
})

test('every guide, country page and quiz has a form', () => {
	expect(forms.length).toBeGreaterThanOrEqual(18)
})

test.each(forms)('the form on $path sends the source of its page', ({ path, form }) => {
	expect(pageOfSource(valueOf(form, 'source'))).toBe(path)
})

test.each(forms)('the form on $path shows the consent text of the version it sends', (found) => {
	const { html, form } = found
	const language = languageOf(html)
	const version = currentConsentVersions[formPurpose(valueOf(form, 'source'))]
	expect(valueOf(form, 'consent')).toBe(version)
	expect(form.replaceAll(/<[^>]+>/g, '')).toContain(consentWording(version)?.texts[language])
	expect(form).toContain(`href="${addressIn('privacy', language).path}"`)
})

function valueOf(form: string, name: string): string {
	const input = [...form.matchAll(/<input\b[^>]*>/g)].find(([tag]) =>
		tag.includes(`name="${name}"`),
	)
	return /\bvalue="([^"]*)"/.exec(input?.[0] ?? '')?.[1] ?? ''
}

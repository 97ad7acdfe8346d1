import { expect, test } from 'vitest'
import { letterContent } from '#features/letters/messages/letter.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { languages, pages } from '#site-map/pages.ts'
import { printPaths } from '#site-map/print-pages.ts'
import { contentsOf, letterSamples } from '#features/letters/drafts/letter-samples.ts'
import { mailBytes } from '#features/letters/drafts/render-letter.ts'
import { planOf } from './shipped-plans.ts'
import { shippedSeries } from '#features/letters/series/rules/series.ts'

const site = 'https://innervolt.example'

const footLinks = () => ({ unsubscribeUrl: site, dataUrl: site })

const letters = shippedSeries.flatMap((name) =>
	planOf(name, 'Bienvenida').steps.map(({ content, name: letter }) => ({
		letter: `${name} ${letter}`,
		mail: { content, fallback: null, campaign: 'letter-x' },
	})),
)

test('each shipped series has three numbered letters with content in every language', () => {
	expect(letters).toHaveLength(9)
	expect(letters[2]?.letter).toBe('tests Bienvenida 3')
	for (const { mail } of letters) expect(Object.keys(mail.content)).toEqual([...languages])
})

test.each(letters)(
	'$letter passes validation, and each of its emails is smaller than a fifth of the size limit',
	({ mail }) => {
		expect(letterContent.parse(mail.content)).toEqual(mail.content)
		for (const sample of letterSamples(mail, { site, now: 0, footLinks })) {
			expect(mailBytes(sample)).toBeLessThan(letterLimits.maxMailBytes / 5)
			expect(sample.text).not.toMatch(/[{[*]/)
		}
	},
)

test.each(letters)(
	'$letter has one button in every language, and links only to existing pages of the site',
	({ mail }) => {
		const served = new Set<string>([
			...Object.values(pages).flatMap((versions) => Object.values<string>(versions)),
			...Object.values(printPaths).flatMap((paths) => Object.values<string>(paths)),
		])
		for (const { text } of Object.values(mail.content)) {
			expect(text.match(/^\[[^\]]+\]\([^)]+\)$/gm)).toHaveLength(1)
		}
		for (const address of contentsOf(mail, site).links) {
			expect(served).toContain(new URL(address).pathname)
		}
	},
)

test('readers of German and Portuguese are led to pages in their language', () => {
	for (const { mail } of letters) {
		expect(mail.content.de?.text.match(/\]\((?!\/deutschland)/g)).toBeNull()
		expect(mail.content.pt?.text.match(/\]\((?!\/brasil)/g)).toBeNull()
	}
})

import { expect, test } from 'vitest'
import { redirectsFile } from './redirects.ts'

const english = [
	'/',
	'/usa',
	'/india',
	'/uk',
	'/week',
	'/introvert-test',
	'/privacy',
	'/terms',
	'/refund',
]
const files = ['/print/weekly-template', '/print/weekly-template.csv', '/low-social-battery.md']

function rulesOf(pages: readonly string[], others: readonly string[] = files): readonly string[] {
	const isPage = (path: string) => pages.includes(path)
	const isFile = (path: string) => isPage(path) || others.includes(path)
	return redirectsFile({ isPage, isFile, appUrl: 'https://app.innervolt.example' })
		.trimEnd()
		.split('\n')
}

test('country codes and mistaken paths redirect permanently to pages, and paths of the app redirect temporarily to the app', () => {
	const rules = rulesOf(english)
	expect(rules).toContain('/gb /uk 301')
	expect(rules).toContain('/faq /#faq 301')
	expect(rules.find((rule) => rule.startsWith('/login '))).toMatch(/^\/login https:\S+ 302$/)
})

test('pages, printable sheets and Markdown files in a language that the site lacks redirect temporarily to their English versions', () => {
	const rules = rulesOf(english)
	for (const rule of [
		'/de / 302',
		'/deutschland / 302',
		'/deutschland/woche /week 302',
		'/brasil/semana /week 302',
		'/deutschland/impressum /terms 302',
		'/brasil/print/modelo-semanal.csv /print/weekly-template.csv 302',
		'/deutschland/soziale-batterie-leer-was-tun.md /low-social-battery.md 302',
	]) {
		expect(rules).toContain(rule)
	}
	expect(rules.filter((rule) => /\.(?:md|csv) /.test(rule))).toHaveLength(4)
})

test('a path at which there is a page needs no redirect rule', () => {
	const rules = rulesOf([...english, '/deutschland', '/deutschland/woche'])
	expect(rules).toContain('/de /deutschland 301')
	expect(rules.filter((rule) => /^\/deutschland(?:\/woche)? /.test(rule))).toEqual([])
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { messagePage } from './message-page.ts'
import { readPageTemplate } from './page-template.ts'

test('a message is rendered into the built page of its language', () => {
	const html = messagePage(readPageTemplate(builtSite()), 'sent', 'de')
	expect(html).toContain('<title>Schau in dein Postfach.</title>')
	expect(html).toMatch(/<header><\/header><main id="main"[^>]*>[\s\S]*<h1>Schau in/)
	expect(html).not.toContain('placeholder')
})

test('replacement patterns in a message stay text', () => {
	const template = readPageTemplate(builtSite())
	const page = template({ title: '<b>$&', language: 'de', body: '<main>$1</main>' })
	expect(page).toContain('<title>&lt;b&gt;$&amp;</title>')
	expect(page).toContain('<main>$1</main>')
})

test('without a built page the plain template is used', () => {
	expect(messagePage(readPageTemplate('/nowhere'), 'sent', 'pt')).toContain('lang="pt-BR"')
})

function builtSite(): string {
	const folder = mkdtempSync(join(tmpdir(), 'template-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	mkdirSync(join(folder, 'notices'))
	const html = '<title>x</title><header></header><main id="main" tabindex="-1">placeholder</main>'
	writeFileSync(join(folder, 'notices/de.html'), html)
	return folder
}

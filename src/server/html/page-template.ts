import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '#domain/pages/pages.ts'
import { escapeHtml } from './escape-html.ts'
import { type PageTemplate, plainPageTemplate } from './message-page.ts'

/**
 * The built page that serves as the template for messages. It has no public address. The templates
 * differ only in their words, so one Content-Security-Policy applies to all languages.
 */
export function templateFile(language: Language): string {
	return `notices/${language}.html`
}

/** Reads the built templates from the site's folder; uses the plain template where one is missing. */
export function readPageTemplate(folder: string): PageTemplate {
	const templates = new Map(languages.map((language) => [language, read(folder, language)]))
	return (page) => {
		const template = templates.get(page.language)
		if (template === undefined) return plainPageTemplate(page)
		// Replacer functions, because a replacement string would interpret $& and $1 in the page's text.
		return template
			.replace(/<title>[^<]*/, () => `<title>${escapeHtml(page.title)}`)
			.replace(/<main\b[^>]*>[\s\S]*<\/main>/, () => page.body)
	}
}

function read(folder: string, language: Language): string | undefined {
	const file = join(folder, templateFile(language))
	return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '#domain/pages/pages.ts'
import { escapeHtml } from '#server/html/escape-html.ts'
import { plainPageTemplate, type PageTemplate } from './message-page.ts'

/**
 * Where the build puts the page around notices; not served by itself. Only words differ between the
 * languages, so one policy is that of all.
 */
export function templateFile(locale: Language): string {
	return `notices/${locale}.html`
}

/** The page around notices as the build made it; the plain one where there is none. */
export function readPageTemplate(folder: string): PageTemplate {
	const pages = new Map(languages.map((locale) => [locale, read(folder, locale)]))
	return (page) => {
		const built = pages.get(page.language)
		if (built === undefined) return plainPageTemplate(page)
		// Functions, because a replacement text would read $& and $1 in what it is given.
		return built
			.replace(/<title>[^<]*/, () => `<title>${escapeHtml(page.title)}`)
			.replace(/<main\b[^>]*>[\s\S]*<\/main>/, () => page.body)
	}
}

function read(folder: string, locale: Language): string | undefined {
	const file = join(folder, templateFile(locale))
	return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '#domain/waitlist/locale.ts'
import { escapeHtml } from '#server/mail/escape.ts'
import { plainShell, type Shell } from './notice.ts'

/**
 * Where the build puts the page around notices; not served by itself. Only words differ between the
 * languages, so one policy is that of all.
 */
export function shellName(locale: Locale): string {
	return `notices/${locale}.html`
}

/** The page around notices as the build made it; the plain one where there is none. */
export function readShell(folder: string): Shell {
	const pages = new Map(locales.map((locale) => [locale, read(folder, locale)]))
	return (page) => {
		const built = pages.get(page.language)
		if (built === undefined) return plainShell(page)
		// Functions, because a replacement text would read $& and $1 in what it is given.
		return built
			.replace(/<title>[^<]*/, () => `<title>${escapeHtml(page.title)}`)
			.replace(/<main\b[^>]*>[\s\S]*<\/main>/, () => page.body)
	}
}

function read(folder: string, locale: Locale): string | undefined {
	const file = join(folder, shellName(locale))
	return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

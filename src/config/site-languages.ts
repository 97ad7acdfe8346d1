import { z } from 'zod'
import { type PageLanguage, pageLanguages } from '#site-map/languages.ts'

const all = pageLanguages.join(',')

/** Comma-separated. */
export const siteLanguages = z.string().transform((text, context): readonly PageLanguage[] => {
	const tags = text.split(',').map((tag) => tag.trim())
	const found = pageLanguages.filter((language) => tags.includes(language))
	if (!tags.every((tag) => found.some((language) => language === tag))) {
		context.addIssue(`must be languages of ${all}, separated by commas`)
		return z.NEVER
	}
	if (found.includes('en')) return found
	context.addIssue('must contain en, which readers of all other languages get')
	return z.NEVER
})

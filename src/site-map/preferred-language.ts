import { type Language, languages } from './pages.ts'
import { languageOfSource } from './signup-source.ts'

/**
 * The language of emails and pages after a signup: the requested one, else that of the form's source, else English.
 *
 * @param requested a BCP 47 tag; only its language is read
 * @param source the signup's `source`
 * @example preferredLanguage('pt-BR', 'premium') // 'pt'
 * @example preferredLanguage(undefined, 'regional-de') // 'de'
 * @example preferredLanguage(undefined, 'mbti-test-pt') // 'pt'
 * @example preferredLanguage('fr', 'premium') // 'en'
 */
export function preferredLanguage(requested: string | null | undefined, source = ''): Language {
	const tag = requested?.toLowerCase().split(/[-_]/)[0]
	return languages.find((language) => language === tag) ?? languageOfSource(source) ?? 'en'
}

import type { Language } from '#domain/pages/pages.ts'

/** Each language by its own name, as its readers look for it. */
export const languageNames = {
	en: 'English',
	de: 'Deutsch',
	pt: 'Português',
	es: 'Español',
} as const satisfies Record<Language, string>

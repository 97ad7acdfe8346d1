import { pageLink } from '#content/page-links.ts'
import { contacts } from '#content/site.ts'
import { type Language, languages } from '#domain/pages/pages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'
import type { MyDataWords } from './words.ts'

/** The page "Your data with us" in each language. */
export const myData = { en, de, pt, es } satisfies Record<Language, MyDataWords>

/** What the template of the page shows in each language: head, header and footer. */
export const myDataTemplates = languages.map((language) => {
	const { title, description, skip, home, leave, footer } = myData[language]
	return {
		language,
		title,
		description,
		skip,
		home,
		leave: pageLink(language, 'home', leave),
		questions: {
			label: footer.questions,
			href: `mailto:${contacts.privacy}`,
			text: contacts.privacy,
		},
		privacy: pageLink(language, 'privacy', footer.privacy),
	}
})

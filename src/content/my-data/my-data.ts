import { contacts } from '#content/site.ts'
import { addressIn, type Language, languages } from '#domain/pages/pages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'
import type { MyDataWords } from './words.ts'

/** The page "Your data with us" in each language. */
export const myData = { en, de, pt } satisfies Record<Language, MyDataWords>

/** What the template of the page shows in each language: head, header and footer. */
export const myDataTemplates = languages.map((language) => {
	const { title, description, skip, home, leave, footer } = myData[language]
	return {
		language,
		title,
		description,
		skip,
		home: { label: home, text: leave, href: addressIn('home', language).path },
		questions: {
			label: footer.questions,
			href: `mailto:${contacts.privacy}`,
			text: contacts.privacy,
		},
		privacy: { label: footer.privacy, href: addressIn('privacy', language).path },
	}
})

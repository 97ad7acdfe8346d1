import type { Language } from '#domain/pages/pages.ts'
import type { Link } from './page.ts'

/** The words of header and footer, accessible names included. */
export type Chrome = {
	readonly skip: string
	/** Before the links to the page in other languages. */
	readonly languages: string
	/** Offers a page in this language to readers of a page in another one. */
	readonly offer: { readonly read: string; readonly dismiss: string }
	readonly header: {
		readonly home: string
		readonly label: string
		readonly menu: string
		readonly theme: string
		/** Links to anchors of the landing page. */
		readonly sections: readonly Link[]
		readonly login: Link
		readonly signup: Link
	}
	readonly footer: {
		readonly motto: string
		readonly columns: readonly { readonly title: string; readonly links: readonly Link[] }[]
		readonly support: { readonly title: string; readonly text: string; readonly mail: Link }
		readonly small: string
	}
}

/** A link to the same page in another language, named in that language. */
export type LanguageLink = Link & {
	readonly language: Language
	readonly offer: Chrome['offer']
}

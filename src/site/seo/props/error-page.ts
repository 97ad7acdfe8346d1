import type { Head, Notice } from '#cms/reader/schemas/page.ts'
import { errorPagePath, type ErrorStatus } from '#site-map/error-pages.ts'
import type { PageLanguage } from '#site-map/pages.ts'
import { words } from '#cms/reader/entries.ts'
import { addressIn } from '#cms/reader/site-pages.ts'

const illustrations = { 404: 'notFound', 500: 'serverError' } as const

export function errorPage(
	status: ErrorStatus,
	language: PageLanguage,
): { readonly head: Head; readonly notice: Notice } {
	const page = words('errorPages', language)
	const { title, description, heading = title, text } = page[status]
	return {
		head: {
			title,
			description,
			path: errorPagePath(status, language),
			language,
			isPrivate: true,
		},
		notice: {
			illustration: illustrations[status],
			kicker: `${status}`,
			title: heading,
			text,
			action: { label: page.home, href: addressIn('home', language).path },
		},
	}
}

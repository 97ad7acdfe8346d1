import { countryPages } from '#content/countries/country-pages.ts'
import type { Link } from '#content/types/page.ts'

/** Links to the regional pages, each with the country's name in the page's language. */
export const countryLinks: readonly Link[] = countryPages.map(({ name, path }) => ({
	label: name,
	href: path,
}))

import { countryPages } from '#content/countries/country-pages.ts'
import type { Link } from '#content/types/page.ts'

/** The regional pages, each under the name that its country gives itself. */
export const countryLinks: readonly Link[] = countryPages.map(({ name, path }) => ({
	label: name,
	href: path,
}))

import { type Drawing, named } from '#site/art/named.ts'
import type { CountryFlag } from '#site-map/countries/countries.ts'

export const fronts = named<CountryFlag>(
	import.meta.glob<Drawing>('./*.svg', { query: '?react', import: 'default', eager: true }),
)

/**
 * The objects in front of a country's windows, drawn over two sash windows that are 30 units apart, in the units of the
 * windows. No object extends below the sills at 223.
 */
export function RegionalFront({ country }: { country: CountryFlag }) {
	const Front = fronts[country]
	return <Front />
}

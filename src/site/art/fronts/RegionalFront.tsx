import { type Drawing, named } from '#site/art/named.ts'
import type { CountryFlag } from '#site-map/countries/countries.ts'

export const fronts = named<CountryFlag>(
	import.meta.glob<Drawing>('./*.svg', { query: '?react', import: 'default', eager: true }),
)

/**
 * The objects in front of a country's windows: drawn over two sash windows 30 units apart, in their units. Nothing
 * reaches below their sills at 223.
 */
export function RegionalFront({ country }: { country: CountryFlag }) {
	const Front = fronts[country]
	return <Front />
}

import { type Drawing, named } from '#site/art/named.ts'
import type { CountryFlag } from '#site-map/countries/countries.ts'

/** The object at Thursday's window in a country's week of 96 by 76 units. */
export const things = named<CountryFlag>(
	import.meta.glob<Drawing>('./*.svg', { query: '?react', import: 'default', eager: true }),
)

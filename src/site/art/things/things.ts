import { type Drawing, named } from '#site/art/named.ts'
import type { CountryFlag } from '#site-map/countries/countries.ts'

/** For each country, the object at Thursday's window in the country's week. Each drawing is 96 by 76 units. */
export const things = named<CountryFlag>(
	import.meta.glob<Drawing>('./*.svg', { query: '?react', import: 'default', eager: true }),
)

import { type Drawing, named } from '#site/art/named.ts'
import type { CountryFlag } from '#site-map/countries/countries.ts'

export const flags = named<CountryFlag>(
	import.meta.glob<Drawing>('./*.svg', { query: '?react', import: 'default', eager: true }),
)

/** A flag of 24 by 16 pixels in its official colours; decorative, because the country's name is beside it. */
export function Flag({ country }: { country: CountryFlag }) {
	const Picture = flags[country]
	return <Picture />
}

import type { FC } from 'react'
import type { CountryFlag } from '#site-map/countries/countries.ts'
import { BayInRain } from './BayInRain.tsx'
import { FireEscape } from './FireEscape.tsx'
import { Geraniums } from './Geraniums.tsx'
import { Jharokha } from './Jharokha.tsx'
import { Shutters } from './Shutters.tsx'

const fronts: Record<CountryFlag, FC> = {
	us: FireEscape,
	gb: BayInRain,
	in: Jharokha,
	de: Geraniums,
	br: Shutters,
}

/**
 * The objects in front of a country's windows: drawn over two sash windows 30 units apart, in their units. Nothing
 * reaches below their sills at 223.
 */
export function RegionalFront({ country }: { country: CountryFlag }) {
	const Front = fronts[country]
	return (
		<svg viewBox="0 0 270 224" aria-hidden="true" overflow="visible">
			<Front />
		</svg>
	)
}

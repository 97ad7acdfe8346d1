import type { FC } from 'react'
import type { CountryFlag } from '#site-map/countries/countries.ts'
import BayInRain from './bay-in-rain.svg?react'
import FireEscape from './fire-escape.svg?react'
import Geraniums from './geraniums.svg?react'
import Jharokha from './jharokha.svg?react'
import Shutters from './shutters.svg?react'

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
	return <Front />
}

import type { FC } from 'react'
import Br from '#site/art/flags/br.svg?react'
import De from '#site/art/flags/de.svg?react'
import Gb from '#site/art/flags/gb.svg?react'
import In from '#site/art/flags/in.svg?react'
import Us from '#site/art/flags/us.svg?react'

type Country = 'us' | 'in' | 'gb' | 'de' | 'br'

type Props = { country: Country }

const flags: Record<Country, FC> = { us: Us, in: In, gb: Gb, de: De, br: Br }

/** A flag of 24 by 16 pixels in its official colours; decorative, because the country's name is beside it. */
export function Flag({ country }: Props) {
	const Drawing = flags[country]
	return <Drawing />
}

/** Paths of a chimney with its base at y = 0: the shaft, and the cap with its pots. */
export const chimneys = {
	wide: {
		shaft: 'M7 0V-44H83V0z',
		trim: 'M0-44H90V-37H0zM22-47h17v3H22zM24-58h13v11H24zM51-47h17v3H51zM53-60h13v13H53z',
	},
	narrow: {
		shaft: 'M7 0V-34H63V0z',
		trim: 'M0-34H70V-27H0zM26-37h17v3H26zM28-48h13v11H28z',
	},
} as const

type ChimneyProps = {
	/** The chimney's left edge, in percent of the roof's width: `58%`. */
	at: string
	isNarrow?: boolean
}

/** Two chimneys above the top edge of a facade, positioned in percent to fit any width. */
export function Roof({ second = '80%' }: { second?: string }) {
	return (
		<svg width="100%" height="64" overflow="visible" aria-hidden="true">
			<Chimney at="11%" />
			<Chimney at={second} isNarrow />
		</svg>
	)
}

export function RoofWithChimney(chimney: ChimneyProps) {
	return (
		<svg width="100%" height="60" overflow="visible" aria-hidden="true">
			<Chimney {...chimney} />
		</svg>
	)
}

function Chimney({ at, isNarrow = false }: ChimneyProps) {
	const { shaft, trim } = chimneys[isNarrow ? 'narrow' : 'wide']
	return (
		<svg x={at} y="100%" overflow="visible" data-chimney="">
			<path fill="var(--wall)" d={shaft} />
			<path fill="var(--plinth)" d={trim} />
		</svg>
	)
}

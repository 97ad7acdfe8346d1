import { narrowChimney, wideChimney } from './chimneys.ts'

type Props = {
	/** The chimney's left edge, in percent of the roof: `58%`. */
	at: string
	isNarrow?: boolean
}

/** One chimney above the top edge of a facade. */
export function RoofWithChimney({ at, isNarrow = false }: Props) {
	const { shaft, trim } = isNarrow ? narrowChimney : wideChimney
	return (
		<svg width="100%" height="60" overflow="visible" aria-hidden="true">
			<svg x={at} y="100%" overflow="visible" data-chimney="">
				<path fill="var(--wall)" d={shaft} />
				<path fill="var(--plinth)" d={trim} />
			</svg>
		</svg>
	)
}

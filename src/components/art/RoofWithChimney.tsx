import { wideChimney } from './chimneys.ts'

type Props = {
	/** The chimney's left edge, in percent of the roof: `58%`. */
	at: string
}

/** One chimney above the top edge of a facade. */
export function RoofWithChimney({ at }: Props) {
	return (
		<svg width="100%" height="56" overflow="visible" aria-hidden="true">
			<svg x={at} y="100%" overflow="visible">
				<path fill="var(--wall)" d={wideChimney.shaft} />
				<path fill="var(--plinth)" d={wideChimney.trim} />
			</svg>
		</svg>
	)
}

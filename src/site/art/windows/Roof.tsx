import { narrowChimney, wideChimney } from './chimneys.ts'

type Props = {
	/** Horizontal position of the second chimney. */
	second?: string
}

/** Two chimneys above the top edge of a facade, positioned in percent to fit any width. */
export function Roof({ second = '80%' }: Props) {
	return (
		<svg width="100%" height="64" overflow="visible" aria-hidden="true">
			<svg x="11%" y="100%" overflow="visible" data-chimney="">
				<path fill="var(--wall)" d={wideChimney.shaft} />
				<path fill="var(--plinth)" d={wideChimney.trim} />
			</svg>
			<svg x={second} y="100%" overflow="visible" data-chimney="">
				<path fill="var(--wall)" d={narrowChimney.shaft} />
				<path fill="var(--plinth)" d={narrowChimney.trim} />
			</svg>
		</svg>
	)
}

import { narrowChimney, wideChimney } from './chimneys.ts'

/**
 * Two chimneys on a ridge, at a share of the width: stands on the top edge of any facade, however
 * wide the screen is.
 */
export function Roof() {
	return (
		<svg width="100%" height="64" overflow="visible" aria-hidden="true">
			<svg x="11%" y="100%" overflow="visible">
				<path fill="var(--wall)" d={wideChimney.shaft} />
				<path fill="var(--plinth)" d={wideChimney.trim} />
			</svg>
			<svg x="80%" y="100%" overflow="visible">
				<path fill="var(--wall)" d={narrowChimney.shaft} />
				<path fill="var(--plinth)" d={narrowChimney.trim} />
			</svg>
		</svg>
	)
}

import type { ReactNode } from 'react'
import { blindHeight, lightTop, paneHeight, paneTop, sashFrame } from './pane.ts'
import './ForecastWindow.css'

type Props = {
	/** Bounds of the evening's likely final level, 0 to 100. */
	low: number
	high: number
	/** A silhouette, drawn between light and blinds. */
	children?: ReactNode
}

/**
 * A sash window for an evening in the future: closed slats for the energy certainly spent, half-open slats for the
 * likely range, free light for the energy certainly left. Without its own <svg>; its pattern is in `WeekSymbols`.
 */
export function ForecastWindow({ low, high, children }: Props) {
	const top = lightTop(high)
	const rail = blindHeight(low)
	return (
		<g className="forecast-window">
			<ellipse fill="url(#paint-halo)" fillOpacity={low / 100} cx="60" cy="130" rx="110" ry="160" />
			<path fill="var(--glass)" d="M10 6H110V212H10z" />
			<rect
				fill="url(#paint-light)"
				x="10"
				y={paneTop + top}
				width="100"
				height={paneHeight - top}
			/>
			{children}
			<rect fill="url(#paint-open-slats)" x="10" y={paneTop} width="100" height={rail} />
			<rect fill="var(--paint)" x="10" y={paneTop + rail - 3} width="100" height="3" />
			<rect fill="url(#paint-slats)" x="10" y={paneTop} width="100" height={blindHeight(high)} />
			<path fill="var(--paint)" fillRule="evenodd" d={sashFrame} />
		</g>
	)
}

import type { ReactNode } from 'react'
import { blindHeight, lightTop, paneHeight, paneTop, sashFrame } from './pane.ts'
import './Window.css'

type Props = {
	/** What was left in the evening, 0 to 100: the height of the light. */
	level: number
	/** What was expected, 0 to 100: how far the blind is up. */
	forecast: number
	/** What stands in the room; drawn between light and blind. */
	children?: ReactNode
}

/**
 * The battery of the whole site: a sash window of 120 by 224 units, without its own <svg>, so that
 * a scene can place several. The text beside it says the numbers.
 */
export function Window({ level, forecast, children }: Props) {
	return (
		<>
			{level > 0 && <Halo level={level} />}
			<path fill="var(--glass)" d="M10 6H110V212H10z" />
			{level > 0 && <Light level={level} />}
			{children}
			<Blind length={blindHeight(forecast)} />
			<path fill="var(--paint)" fillRule="evenodd" d={sashFrame} />
		</>
	)
}

/** What falls on the wall around the window: the fuller, the brighter. Links that it shines on stay links. */
function Halo({ level }: { level: number }) {
	return (
		<ellipse fill="url(#paint-halo)" fillOpacity={level / 100} cx="60" cy="130" rx="110" ry="160" />
	)
}

/** The classes are for Window.css, which moves these parts once, within the pane. */
function Light({ level }: { level: number }) {
	const top = lightTop(level)
	return (
		<rect
			className="light"
			fill="url(#paint-light)"
			x="10"
			y={paneTop + top}
			width="100"
			height={paneHeight - top}
		/>
	)
}

/** Slats, and below them rail, cord and ring: what hangs below the pane is behind the sill. */
function Blind({ length }: { length: number }) {
	return (
		<g transform={`translate(10 ${paneTop})`}>
			<rect className="slats" fill="url(#paint-slats)" width="100" height={length} />
			<svg className="rail" y={length} overflow="visible">
				<path fill="var(--paint)" d="M0-3H100v3H0z" />
				<path fill="none" stroke="var(--paint)" d="M50 0v7a2 2 0 1 1-.1 0" />
			</svg>
		</g>
	)
}

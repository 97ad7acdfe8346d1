import type { ReactNode } from 'react'
import { blindHeight, lightTop, paneHeight, paneTop, sashFrame } from './pane.ts'
import './SashWindow.css'

type Props = {
	/** Remaining energy, 0 to 100: the height of the light. */
	level: number
	/** Forecast energy, 0 to 100: how far the blind is up. */
	forecast: number
	/** False leaves out the light around the window, for a window that is not on a wall. */
	hasHalo?: boolean
	/** A silhouette, drawn between light and blind. */
	children?: ReactNode
}

/**
 * The site's battery: a sash window of 120 by 224 units, without its own <svg>, so that a scene can contain
 * several. The text beside it states the numbers.
 */
export function SashWindow({ level, forecast, hasHalo = true, children }: Props) {
	return (
		<>
			{hasHalo && level > 0 && <Halo level={level} />}
			<path fill="var(--glass)" d="M10 6H110V212H10z" />
			{level > 0 && <Light level={level} />}
			{children}
			<Blind height={blindHeight(forecast)} />
			<path fill="var(--paint)" fillRule="evenodd" d={sashFrame} />
		</>
	)
}

/** The light on the wall around the window, brighter at a higher level. */
function Halo({ level }: { level: number }) {
	return (
		<ellipse fill="url(#paint-halo)" fillOpacity={level / 100} cx="60" cy="130" rx="110" ry="160" />
	)
}

/** The classes are for SashWindow.css, which animates these parts once. */
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

/**
 * Slats, rail, cord and knob. The frame, drawn afterwards, hides what is below the pane. Chromium ignores the CSS property
 * `y` on a nested <svg>, so each part that moves with the rail is a rectangle at its height.
 */
function Blind({ height }: { height: number }) {
	return (
		<g transform={`translate(10 ${paneTop})`}>
			<rect className="slats" fill="url(#paint-slats)" width="100" height={height} />
			<g fill="var(--paint)">
				<rect className="rail" y={height} width="100" height="3" transform="translate(0-3)" />
				<rect className="rail" y={height} width="1" height="9" x="50" />
				<rect
					className="rail"
					y={height}
					width="4"
					height="4"
					x="48"
					rx="2"
					transform="translate(0 7)"
				/>
			</g>
		</g>
	)
}

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

type PictureProps = Pick<Props, 'level' | 'children'> & {
	/** Defaults to the level. */
	forecast?: number
	overflow?: 'visible'
}

/** A window by itself. */
export function WindowPicture({ level, forecast = level, children, ...svg }: PictureProps) {
	return (
		<svg viewBox="0 0 120 224" aria-hidden="true" {...svg}>
			<SashWindow level={level} forecast={forecast}>
				{children}
			</SashWindow>
		</svg>
	)
}

function Halo({ level }: { level: number }) {
	return (
		<ellipse fill="url(#paint-halo)" fillOpacity={level / 100} cx="60" cy="130" rx="110" ry="160" />
	)
}

/** The light inside the window. SashWindow.css animates the parts with the classes `light`, `slats` and `rail` once. */
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
 * The slats, and below them the rail, the cord and the knob. The frame, drawn afterwards, hides everything below the
 * pane.
 */
function Blind({ height }: { height: number }) {
	return (
		<>
			<rect
				className="slats"
				fill="url(#paint-slats)"
				width="100"
				height={height}
				transform={`translate(10 ${paneTop})`}
			/>
			<path className="rail" fill="var(--paint)" d={rail} transform={`translate(0 ${height})`} />
		</>
	)
}

const rail = 'M10 5H110V8H10zM60 8h1v9h-1zM58 17a2 2 0 0 1 4 0 2 2 0 0 1-4 0z'

import type { ReactNode } from 'react'
import { SashWindow } from './SashWindow.tsx'

type Props = {
	x: number
	y: number
	width: number
	level: number
	forecast: number
	hasHalo?: boolean
	children?: ReactNode
}

/** The height follows from the width; the halo overflows. */
export function SceneWindow({ x, y, width, ...window }: Props) {
	const height = Math.round((width * 224) / 120)
	return (
		<svg x={x} y={y} width={width} height={height} viewBox="0 0 120 224" overflow="visible">
			<SashWindow {...window} />
		</svg>
	)
}

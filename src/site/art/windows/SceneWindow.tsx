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

/**
 * A sash window at a position in a scene. Its height follows from its width; its halo extends beyond that width and
 * height.
 */
export function SceneWindow({ x, y, width, ...window }: Props) {
	const height = Math.round((width * 224) / 120)
	return (
		<svg x={x} y={y} width={width} height={height} viewBox="0 0 120 224" overflow="visible">
			<SashWindow {...window} />
		</svg>
	)
}

import type { ReactNode } from 'react'
import { Window } from './Window.tsx'

type Props = {
	x: number
	y: number
	width: number
	level: number
	forecast: number
	children?: ReactNode
}

/** A window hung into a scene; its height follows from its width, its halo reaches beyond it. */
export function HungWindow({ x, y, width, ...window }: Props) {
	const height = Math.round((width * 224) / 120)
	return (
		<svg x={x} y={y} width={width} height={height} viewBox="0 0 120 224" overflow="visible">
			<Window {...window} />
		</svg>
	)
}

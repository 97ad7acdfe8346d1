import type { EventIconName } from '#cms/reader/schemas/app-screens.ts'
import { EventIcon } from '#site/art/events/EventIcon.tsx'

type Props = {
	name: EventIconName
	x: number
	y: number
	/** Width and height in units. */
	size: number
	/** Colours of tile and icon. */
	ground: string
	ink: string
}

export function IconTile({ name, x, y, size, ground, ink }: Props) {
	const margin = Math.round(size * 0.15)
	return (
		<>
			<rect x={x} y={y} width={size} height={size} rx="2" fill={ground} />
			<EventIcon
				name={name}
				x={x + margin}
				y={y + margin}
				width={size - 2 * margin}
				height={size - 2 * margin}
				fill={ink}
				color={ink}
			/>
		</>
	)
}

import type { EventIconName } from '#cms/reader/schemas/app-screens.ts'
import { eventIconSvg } from './art.tsx'

export function iconSvg(
	icon: EventIconName,
	x: number,
	y: number,
	size: number,
	colour: string,
): string {
	return eventIconSvg({ name: icon, x, y, width: size, height: size, fill: colour, color: colour })
}

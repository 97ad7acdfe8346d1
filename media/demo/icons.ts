import type { EventIconName } from '#cms/reader/schemas/app-screens.ts'
import { eventIconSvg } from './art.tsx'

/** An icon at a place, `size` high and wide, in `colour`. */
export function iconSvg(
	icon: EventIconName,
	x: number,
	y: number,
	size: number,
	colour: string,
): string {
	return eventIconSvg({ name: icon, x, y, width: size, height: size, fill: colour, color: colour })
}

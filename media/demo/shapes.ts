import { at } from './scenes.ts'
import { track } from './keyframes.ts'
import { friday, thursday } from './week.ts'

/** Landscape for desktops, portrait for phones. */
export type ShapeName = 'landscape' | 'portrait'

/** The position of the house in the picture. Its origin is the left end of the roof's edge. */
export type Camera = { scale: number; x: number; y: number }

export type Shape = {
	width: number
	height: number
	/** The y of the plinth. The area below is kept free for captions. */
	ground: number
	/** The day and the hour, in the sky. */
	clock: { x: number; y: number; size: number }
	/** The position of the sun's and the moon's path. */
	sun: { x: number; high: number; size: number }
	phone: { x: number; scale: number }
	/** The name at the end. */
	name: { x: number; y: number; size: number }
	camera: (t: number) => Camera
}

/** Windows of the house: the first one's place, their size and distance. In the house's own units. */
export const row = { first: 0, step: 116, top: 46, width: 94, scale: 94 / 120 }

/** The house front stands beside the phone, so the wide picture keeps it to the left. */
const landscape: Shape = {
	width: 1280,
	height: 720,
	ground: 580,
	clock: { x: 46, y: 100, size: 84 },
	sun: { x: 724, high: 74, size: 34 },
	phone: { x: 914, scale: 1.08 },
	name: { x: 150, y: 132, size: 104 },
	camera: (t) =>
		moveCamera(t, {
			wide,
			live: { ...wide, x: 46 },
			beside,
			close: closeTo(2.5, 640, 336),
			end: { scale: 1.24, x: 150, y: 186 },
		}),
}

const wide: Camera = { scale: 1.42, x: 79, y: 126 }
const beside: Camera = { scale: 1.06, x: 46, y: 226 }

const portrait: Shape = {
	width: 720,
	height: 1280,
	ground: 1030,
	clock: { x: 40, y: 112, size: 84 },
	sun: { x: 482, high: 82, size: 32 },
	phone: { x: 180, scale: 1.2 },
	name: { x: 121, y: 330, size: 104 },
	camera: (t) => moveCamera(t, tall(t)),
}

/** The portrait picture is too narrow for seven large windows: the camera pans along them. */
function tall(t: number): Places {
	const scale = 1.62
	const pan = [
		[at('lastWeek', 1), 52],
		[at('lastWeek', 6), centre(thursday, scale, 360)],
		[at('week', 0), 52],
		[at('week', 3), 52],
		[at('week', 9), centre(thursday, scale, 360)],
		[at('week', 12), centre(friday, scale, 360)],
	] as const
	const near = { scale, x: track(t, pan), y: 384 }
	const whole = { scale: 0.82, x: 36, y: 176 }
	return {
		wide: near,
		live: whole,
		beside: whole,
		close: closeTo(3, 360, 580),
		end: { ...whole, y: 560 },
	}
}

type Places = Record<'wide' | 'live' | 'beside' | 'close' | 'end', Camera>

/** The camera's stations: the row last week, Monday, all seven beside the phone, the row, Friday, the end. */
function moveCamera(t: number, places: Places): Camera {
	const stations = [
		[at('lastWeek'), places.wide],
		[at('lastWeek', 9.6), places.wide],
		[at('checkIn', 0.4), places.live],
		[at('prices', 6.4), places.live],
		[at('forecast', 0.4), places.beside],
		[at('week', -0.3), places.beside],
		[at('week', 1.3), places.wide],
		[at('friday', -0.2), places.wide],
		[at('friday', 2.2), places.close],
		[at('end', -0.4), places.close],
		[at('end', 1.9), places.end],
	] as const
	const along = (part: keyof Camera) =>
		track(
			t,
			stations.map(([time, place]) => [time, place[part]]),
		)
	return { scale: along('scale'), x: along('x'), y: along('y') }
}

/** The x of a camera that puts the middle of one window at `x`. */
function centre(day: number, scale: number, x: number): number {
	return x - (day * row.step + row.width / 2) * scale
}

/** A camera that looks at Friday's window only. */
function closeTo(scale: number, x: number, y: number): Camera {
	return { scale, x: centre(friday, scale, x), y: y - (row.top + 88) * scale }
}

/** Both layouts. The portrait one has its own measures; it is not a crop. */
export const shapes: Record<ShapeName, Shape> = { landscape, portrait }

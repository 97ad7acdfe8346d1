import { at } from './scenes.ts'
import { track } from './keyframes.ts'
import { friday, thursday } from './week.ts'

/** Landscape for desktops, portrait for phones. */
export type ShapeName = 'landscape' | 'portrait'

/** The scale and position of the house in the picture: `x` and `y` are the left end of the roof's edge. */
export type Camera = { scale: number; x: number; y: number }

export type Shape = {
	width: number
	height: number
	/** The y of the plinth's top. The caption is written on the plinth. */
	ground: number
	/** The left end and the baseline of the caption's first line. */
	sentence: { x: number; y: number; size: number }
	clock: { x: number; y: number; size: number }
	/**
	 * `x` and `moonX` are the x of the sun and of the moon, `high` is the y of both at their highest, and `size` is their
	 * radius. The moon must not cover the site's name.
	 */
	sun: { x: number; moonX: number; high: number; size: number }
	/**
	 * `floor` is the y at which the phone is cut off: the plinth's top, or the lower edge of the picture if the phone
	 * stands in front of the plinth.
	 */
	phone: { x: number; scale: number; floor: number }
	/** The name at the end. */
	name: { x: number; y: number; size: number }
	camera: (t: number) => Camera
}

/**
 * The windows of the house, in its own units: the x of the first one, the distance from one to the next, and the top,
 * width and scale of each.
 */
export const row = { first: 0, step: 116, top: 46, width: 94, scale: 94 / 120 }

/** The phone takes 45 percent of the width. Monday to Thursday stand beside it, the other days behind it. */
const landscape: Shape = {
	width: 1280,
	height: 720,
	ground: 580,
	sentence: { x: 46, y: 640, size: 36 },
	clock: { x: 46, y: 100, size: 84 },
	sun: { x: 638, moonX: 1130, high: 74, size: 34 },
	phone: { x: 694, scale: 1.92, floor: 720 },
	name: { x: 150, y: 132, size: 104 },
	camera: (t) =>
		moveCamera(t, {
			wide,
			live: { ...wide, x: 40 },
			close: closeTo(2.5, 640, 336),
			end: { scale: 1.24, x: 150, y: 186 },
		}),
}

const wide: Camera = { scale: 1.42, x: 79, y: 126 }

const portrait: Shape = {
	width: 720,
	height: 1280,
	ground: 1030,
	sentence: { x: 40, y: 1104, size: 37 },
	clock: { x: 40, y: 112, size: 84 },
	sun: { x: 482, moonX: 482, high: 82, size: 32 },
	phone: { x: 132, scale: 1.52, floor: 1030 },
	name: { x: 121, y: 330, size: 104 },
	camera: (t) => moveCamera(t, tall(t)),
}

/** The portrait picture is too narrow for seven large windows: the camera pans along them. */
function tall(t: number): Places {
	const scale = 1.62
	const pan = [
		[at('lastWeek', 0.4), 52],
		[at('lastWeek', 3.4), centre(thursday, scale, 360)],
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
		close: closeTo(3, 360, 580),
		end: { ...whole, y: 560 },
	}
}

type Places = Record<'wide' | 'live' | 'close' | 'end', Camera>

/**
 * Moves the camera from station to station: the whole row of windows, the row beside the phone, the whole row again,
 * Friday's window, the end.
 */
function moveCamera(t: number, places: Places): Camera {
	const stations = [
		[at('lastWeek'), places.wide],
		[at('checkIn', -0.9), places.wide],
		[at('checkIn', 0.6), places.live],
		[at('week', -0.3), places.live],
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

function closeTo(scale: number, x: number, y: number): Camera {
	return { scale, x: centre(friday, scale, x), y: y - (row.top + 88) * scale }
}

/**
 * The two layouts of the film. The portrait layout has its own dimensions; it is not a crop of the landscape layout.
 */
export const shapes: Record<ShapeName, Shape> = { landscape, portrait }

import { type Key, round, track } from './keyframes.ts'

/**
 * The path of a finger over the phone's screen, in the phone's units, and the periods in which the finger touches the
 * screen.
 */
export type Gesture = {
	path: readonly (readonly [seconds: number, x: number, y: number])[]
	touches: readonly (readonly [from: number, to: number])[]
}

/** The finger as a disc: fades in, follows its path, shrinks and darkens while it touches, fades out. */
export function fingerSvg(t: number, { path, touches }: Gesture): string {
	const [first, last] = [path.at(0)?.[0] ?? 0, path.at(-1)?.[0] ?? 0]
	if (t <= first || t >= last) return ''
	const x = round(
		track(
			t,
			path.map(([time, value]) => [time, value]),
		),
	)
	const y = round(
		track(
			t,
			path.map(([time, , value]) => [time, value]),
		),
	)
	const pressed = Math.max(...touches.map(([from, to]) => track(t, pressureKeys(from, to))))
	const shown = track(t, [
		[first, 0],
		[first + 0.35, 1],
		[last - 0.35, 1],
		[last, 0],
	])
	const size = round(23 - 5 * pressed)
	return `<g opacity="${round(shown)}"><circle cx="${x}" cy="${y}" r="${size}" fill="var(--coal)" fill-opacity="${round(0.28 + 0.3 * pressed)}" stroke="var(--on-wall)" stroke-width="3"/></g>`
}

function pressureKeys(from: number, to: number): Key[] {
	return [
		[from - 0.18, 0],
		[from, 1],
		[to, 1],
		[to + 0.2, 0],
	]
}

/** The length of the film. */
export const durationSeconds = 90

export const framesPerSecond = 30

/** The second at which each scene of the film starts. A scene ends where the next begins. */
const starts = {
	lastWeek: 0,
	checkIn: 9,
	event: 20.6,
	prices: 31,
	forecast: 38.4,
	thursday: 48.2,
	move: 56,
	week: 65.5,
	friday: 79,
	end: 85.5,
} as const

export type SceneName = keyof typeof starts

export type Scene = { name: SceneName; from: number; to: number }

export const scenes: readonly Scene[] = listScenes()

function listScenes(): Scene[] {
	const names = Object.keys(starts).filter(isSceneName)
	return names.map((name, index) => {
		const next = names[index + 1]
		return { name, from: starts[name], to: next ? starts[next] : durationSeconds }
	})
}

function isSceneName(name: string): name is SceneName {
	return name in starts
}

/**
 * Seconds in the film, counted from the start of a scene.
 *
 * @example at('move', 1) // 57
 */
export function at(scene: SceneName, seconds = 0): number {
	return starts[scene] + seconds
}

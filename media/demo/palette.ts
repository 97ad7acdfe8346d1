import { mix } from './motion.ts'

/** Lightness, chroma, hue: the numbers of the site's tokens. */
type Oklch = readonly [number, number, number]

/** The site's light theme is the film's day, its dark theme the film's night. */
const tokens = {
	sky: [
		[0.935, 0.014, 130],
		[0.2, 0.022, 230],
	],
	dusk: [
		[0.942, 0.05, 81],
		[0.36, 0.052, 58],
	],
	paper: [
		[0.977, 0.008, 88],
		[0.185, 0.014, 175],
	],
	room: [
		[0.925, 0.048, 84],
		[0.4, 0.052, 74],
	],
	wall: [
		[0.4, 0.036, 162],
		[0.27, 0.028, 168],
	],
	plinth: [
		[0.33, 0.034, 164],
		[0.215, 0.024, 170],
	],
	ink: [
		[0.265, 0.03, 165],
		[0.93, 0.02, 85],
	],
	'ink-soft': [
		[0.415, 0.026, 160],
		[0.79, 0.02, 90],
	],
	edge: [
		[0.54, 0.024, 150],
		[0.64, 0.02, 110],
	],
	paint: [
		[0.9, 0.018, 85],
		[0.6, 0.02, 85],
	],
	glass: [
		[0.235, 0.026, 190],
		[0.15, 0.016, 195],
	],
	blind: [
		[0.53, 0.03, 130],
		[0.385, 0.026, 135],
	],
	slat: [
		[0.46, 0.03, 135],
		[0.33, 0.025, 140],
	],
	lamp: [
		[0.84, 0.138, 80],
		[0.84, 0.138, 80],
	],
	glow: [
		[0.925, 0.09, 90],
		[0.925, 0.09, 90],
	],
	coal: [
		[0.235, 0.028, 168],
		[0.235, 0.028, 168],
	],
	// An entry of the plan on the phone's paper: the wall by day, but seen on dark glass by night.
	entry: [
		[0.4, 0.036, 162],
		[0.44, 0.034, 150],
	],
	'on-wall': [
		[0.955, 0.016, 88],
		[0.955, 0.016, 88],
	],
	'on-wall-soft': [
		[0.89, 0.02, 105],
		[0.89, 0.02, 105],
	],
} as const satisfies Record<string, readonly [Oklch, Oklch]>

/**
 * The tokens as custom properties, between day (0) and night (1).
 *
 * Lettering does not fade through grey: it is never shown while its ground changes, so it jumps.
 */
export function customProperties(night: number): string {
	return Object.entries(tokens)
		.map(([name, [day, dark]]) => {
			const share = name.startsWith('ink') ? Math.round(night) : night
			return `--${name}:${between(day, dark, share)}`
		})
		.join(';')
}

function between(day: Oklch, dark: Oklch, share: number): string {
	const [from, to] = [oklab(day), oklab(dark)]
	return `oklab(${from.map((value, index) => mix(value, to[index] ?? value, share).toFixed(4)).join(' ')})`
}

function oklab([lightness, chroma, hue]: Oklch): number[] {
	const angle = (hue * Math.PI) / 180
	return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

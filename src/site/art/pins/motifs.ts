/** `ink` and `background` are the pin's own colours. */
type Fill = 'ink' | 'background' | keyof typeof paints

/** Fixed colours: a saved file has no access to the page's custom properties. */
export const paints = { lamp: '#f9c056', glass: '#0e2221', dim: '#66705d' } as const

type Shape = { readonly fill: Fill; readonly d: string }

/** Drawings for the upper half of a round badge with a diameter of 120 units. */
export const motifs = {
	windowLow: windowAt(11),
	windowFull: windowAt(100),
	lamp: [
		{ fill: 'lamp', d: 'M47 20H73L82 44H38z' },
		{ fill: 'ink', d: 'M58 44H62V62H74V68H46V62H58z' },
	],
	clock: [
		{ fill: 'ink', d: 'M60 16a26 26 0 1 0 .1 0z' },
		{ fill: 'lamp', d: 'M60 20a22 22 0 1 0 .1 0z' },
		{ fill: 'ink', d: 'M58.5 25h3v18.5l-2 1.5L44.5 36.5l1.5-2.600 12.5 7.200z' },
	],
	door: [
		{ fill: 'ink', d: 'M42 16H74V20H86V68H38V64H42z' },
		{ fill: 'lamp', d: 'M46 20H70V64H46z' },
		{ fill: 'background', d: 'M70 20 82 25V67L70 64z' },
	],
	envelope: [
		{ fill: 'ink', d: 'M32 24H88V66H32z' },
		{ fill: 'lamp', d: 'M36 27H84L60 46z' },
		{ fill: 'background', d: 'M32 26 60 49 88 26v3L60 53 32 29z' },
	],
	cat: [
		{ fill: 'lamp', d: 'M36 18H84V64H36z' },
		{ fill: 'glass', d: 'M43 64c-2-14 5-24 14-26l1-10 6 5h6l6-5 1 11c4 3 4 12 0 16l4 9z' },
		{ fill: 'ink', d: 'M30 64H90V69H30z' },
	],
	moon: [{ fill: 'lamp', d: 'M70 18a26 26 0 1 0 14 38 21 21 0 0 1-14-38z' }],
	panes: [
		{ fill: 'ink', d: 'M36 16H84V68H36z' },
		{ fill: 'glass', d: 'M40 20H58V40H40zM62 20H80V40H62zM40 44H58V64H40z' },
		{ fill: 'lamp', d: 'M62 44H80V64H62z' },
	],
	book: [
		{ fill: 'ink', d: 'M34 26c9-4 18-4 26 2 8-6 17-6 26-2v40c-9-4-18-4-26 2-8-6-17-6-26-2z' },
		{ fill: 'background', d: 'M59 29H61V66H59zM40 36H54V38H40zM40 44H54V46H40zM66 36H80V38H66z' },
	],
	house: [
		{ fill: 'ink', d: 'M32 68V40L60 16 88 40V68z' },
		{ fill: 'background', d: 'M42 46H54V58H42z' },
		{ fill: 'lamp', d: 'M62 46H76V68H62z' },
	],
	blind: [
		{ fill: 'ink', d: 'M36 16H84V68H36z' },
		{ fill: 'lamp', d: 'M40 56H80V64H40z' },
		{
			fill: 'dim',
			d: 'M40 20H80V25H40zM40 27H80V32H40zM40 34H80V39H40zM40 41H80V46H40zM40 48H80V53H40z',
		},
	],
} satisfies Record<string, readonly Shape[]>

/** A window lit up to `level` percent of its height. */
function windowAt(level: number): readonly Shape[] {
	const top = 66 - (46 * level) / 100
	return [
		{ fill: 'ink', d: 'M38 16H82V66H88V70H32V66H38z' },
		{ fill: 'glass', d: 'M42 20H78V66H42z' },
		{ fill: 'lamp', d: `M42 ${top}H78V66H42z` },
		{ fill: 'ink', d: 'M58.5 20H61.5V66H58.5zM42 36H78V39H42z' },
	]
}

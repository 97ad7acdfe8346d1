import type { DrawnStep, Sheet } from '#content/types/printable.ts'

/** The instructions for making the slider pin, shown on the sheet and in the guide. */
export const sliderPinSteps: readonly DrawnStep[] = [
	{ drawing: 'cut', text: 'Cut out a pin and an arrow along the outer lines.' },
	{
		drawing: 'slot',
		text: 'Put a mat or old card underneath and cut with a craft knife along the thick line under the windows, nowhere else.',
	},
	{
		drawing: 'thread',
		text: 'Push the tab through the slot from the front, up to the dotted line. Behind the card, fold it up along that line, flat against the back; the arrow stays in front.',
	},
	{
		drawing: 'fasten',
		text: 'Tape the fixed bar of a safety pin across the top of the back, above the tab, so that the arrow can slide.',
	},
	{ drawing: 'done', text: 'Done. Slide the arrow under the window that fits right now.' },
]

export const sliderPin: Sheet = {
	kind: 'sliderPin',
	pins: [
		['Full', 'Half', 'Empty'],
		['Let’s talk', 'Listening', 'Leaving'],
		['Ask me', 'Text me', 'Tomorrow'],
		['Everyone', 'A few', 'No one'],
	],
	arrow: 'tab',
	steps: sliderPinSteps,
}

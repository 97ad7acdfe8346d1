import type { DrawnStep, Sheet } from '#content/types/printable.ts'

/** How the slider pin is made; on the sheet and in the guide. */
export const sliderPinSteps: readonly DrawnStep[] = [
	{ drawing: 'cut', text: 'Cut out a pin and an arrow along the outer lines.' },
	{
		drawing: 'slot',
		text: 'Cut the slot under the windows open with a knife, along its thick line.',
	},
	{
		drawing: 'thread',
		text: 'Push the tab of the arrow through the slot. Fold it at the dotted line, flat behind the pin.',
	},
	{
		drawing: 'fasten',
		text: 'Tape a safety pin across the top of the back. The arrow stays free to move.',
	},
]

export const sliderPin: Sheet = {
	kind: 'sliderPin',
	pins: [
		['Full', 'Half', 'Empty'],
		['Let’s talk', 'Listening', 'Home'],
		['Ask me', 'Write it', 'Tomorrow'],
		['Everyone', 'One of you', 'Nobody'],
	],
	arrow: 'tab',
	steps: sliderPinSteps,
}

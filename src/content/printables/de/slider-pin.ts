import type { DrawnStep, Sheet } from '#content/types/printable.ts'

/** The instructions for making the slider pin, shown on the sheet and in the guide. */
export const sliderPinSteps: readonly DrawnStep[] = [
	{
		drawing: 'cut',
		text: 'Schneide einen Pin und einen Pfeil samt Lasche an den äußeren Linien aus.',
	},
	{
		drawing: 'slot',
		text: 'Leg den Pin auf die Unterlage und schneide mit dem Cutter die dicke Linie unter den Fenstern durch, sonst nichts.',
	},
	{
		drawing: 'thread',
		text: 'Steck die Lasche von vorn durch den Schlitz. Knick sie hinten an der gepunkteten Linie nach oben, bis sie flach anliegt; der Pfeil bleibt vorn.',
	},
	{
		drawing: 'fasten',
		text: 'Kleb die starre Seite einer Sicherheitsnadel quer auf die Rückseite, oberhalb der Lasche, damit der Pfeil beweglich bleibt.',
	},
	{ drawing: 'done', text: 'Fertig. Schieb den Pfeil unter das Fenster, das gerade passt.' },
]

export const sliderPin: Sheet = {
	kind: 'sliderPin',
	pins: [
		['Voll', 'Halb voll', 'Leer'],
		['Reden', 'Zuhören', 'Gehen'],
		['Fragen', 'Schreiben', 'Später'],
		['Viele', 'Wenige', 'Niemand'],
	],
	arrow: 'Lasche',
	steps: sliderPinSteps,
}

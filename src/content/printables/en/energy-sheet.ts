import type { Sheet } from '#content/types/printable.ts'

export const energySheet: Sheet = {
	kind: 'lines',
	lines: [
		{
			name: '1. My size',
			hint: 'After a normal night: how many hours in company until I would rather go home.',
			fields: ['With people I know well, in hours:', 'With people I do not know, in hours:'],
		},
		{
			name: '2. What costs me',
			hint: 'Five situations, the costliest first, each from 1 point (hardly noticeable) to 40 (finished for the day).',
			fields: ['', '', '', '', ''],
			points: 'Points:',
		},
		{
			name: '3. What fills me',
			hint: 'Five things, at least one of them with another person, from 1 to 40 points too.',
			fields: ['', '', '', '', ''],
			points: 'Points:',
		},
		{
			name: '4. My first sign',
			hint: 'The small thing that happens about an hour before it is too late.',
			fields: [''],
		},
		{
			name: '5. My way back',
			hint: 'How long until I am myself again, in hours or days.',
			fields: ['After a normal evening:', 'After a very large one:'],
		},
		{
			name: '6. My sentence',
			hint: 'What others should know, in under fifteen words.',
			fields: ['', ''],
		},
	],
}

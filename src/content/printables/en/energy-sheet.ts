import type { Sheet } from '#content/types/printable.ts'

export const energySheet: Sheet = {
	kind: 'lines',
	lines: [
		{
			name: '1. My size',
			hint: 'After a normal night’s sleep: how many hours in company until I would rather go home.',
			fields: ['With people I know well, in hours:', 'With people I do not know, in hours:'],
		},
		{
			name: '2. What costs me',
			hint: 'Five situations, the costliest first, each from 1 point (hardly noticeable) to 40 (no more people that day).',
			fields: ['', '', '', '', ''],
			points: 'Points:',
		},
		{
			name: '3. What fills me',
			hint: 'Five things, at least one of them with another person, each from 1 point (hardly helps) to 40 (ready for people again).',
			fields: ['', '', '', '', ''],
			points: 'Points:',
		},
		{
			name: '4. My first sign',
			hint: 'The small thing that I notice about an hour before I am drained.',
			fields: [''],
		},
		{
			name: '5. My way back',
			hint: 'How long until I am myself again, in hours or days.',
			fields: ['After a normal evening:', 'After a very big one:'],
		},
		{
			name: '6. My sentence',
			hint: 'What others should know, in under fifteen words.',
			fields: ['', ''],
		},
	],
}

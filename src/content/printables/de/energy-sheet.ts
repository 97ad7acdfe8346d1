import type { Sheet } from '#content/types/printable.ts'

export const energySheet: Sheet = {
	kind: 'lines',
	lines: [
		{
			name: '1. Wie groß sie ist',
			hint: 'Wie viele Stunden ich nach einer normalen Nacht unter Leuten sein kann, bevor ich lieber zu Hause wäre.',
			fields: ['Mit Menschen, die ich gut kenne, in Stunden:', 'Mit Fremden, in Stunden:'],
		},
		{
			name: '2. Was mich Kraft kostet',
			hint: 'Fünf Situationen, die anstrengendste zuerst, jede mit Punkten: von 1 (kaum zu merken) bis 40 (der Tag ist gelaufen).',
			fields: ['', '', '', '', ''],
			points: 'Punkte:',
		},
		{
			name: '3. Was mich auflädt',
			hint: 'Fünf Dinge, mindestens eines davon mit jemandem zusammen, jedes mit Punkten: von 1 (hilft kaum) bis 40 (rettet den Tag).',
			fields: ['', '', '', '', ''],
			points: 'Punkte:',
		},
		{
			name: '4. Mein erstes Anzeichen',
			hint: 'Woran ich etwa eine Stunde vorher merke, dass es mir zu viel wird.',
			fields: [''],
		},
		{
			name: '5. Mein Weg zurück',
			hint: 'Wie lange es dauert, bis ich wieder ganz da bin, in Stunden oder Tagen.',
			fields: ['Nach einem normalen Abend:', 'Nach einer großen Feier:'],
		},
		{
			name: '6. Mein Satz',
			hint: 'Was andere wissen sollten, in weniger als fünfzehn Wörtern.',
			fields: ['', ''],
		},
	],
}

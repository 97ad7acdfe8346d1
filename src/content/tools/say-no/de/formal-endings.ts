import type { MessageWords } from '#domain/say-no/compose.ts'

const colleagueInvitation = {
	open: [
		'Beim nächsten Mal gern.',
		'Frag mich gern ein andermal wieder.',
		'Nächstes Mal bin ich gern dabei.',
	],
	later: [
		'Wollen wir nächste Woche mal mittags zusammen essen?',
		'Hast du nächste Woche Lust auf einen Kaffee?',
		'Lass uns stattdessen mal mittags zusammen essen gehen.',
	],
} as const

const bossInvitation = {
	open: [
		'Ein andermal komme ich gern mit.',
		'Beim nächsten Mal gern.',
		'Bei nächster Gelegenheit gern.',
	],
	later: [
		'Beim nächsten Mal bin ich gern dabei.',
		'Vielleicht klappt es stattdessen einmal mit einem Mittagessen.',
		'Bei der nächsten Runde bin ich gern dabei.',
	],
} as const

const acquaintanceInvitation = {
	open: ['Ein andermal sehr gern.', 'Vielleicht klappt es ein andermal.', 'Ein andermal gern.'],
	later: [
		'Hätten Sie nächste Woche Zeit für einen Kaffee?',
		'Wollen wir nächste Woche einen Kaffee trinken gehen?',
		'Vielleicht trinken wir stattdessen nächste Woche einen Kaffee?',
	],
} as const

/** Last sentences for work, and people one hardly knows. */
export const formalEndings: Pick<MessageWords['endings'], 'colleague' | 'boss' | 'acquaintance'> = {
	colleague: {
		tonight: {
			...colleagueInvitation,
			closed: ['Schönen Abend dir.', 'Viel Spaß euch.', 'Euch viel Spaß.'],
		},
		party: {
			...colleagueInvitation,
			closed: ['Viel Spaß euch.', 'Viel Spaß euch allen.', 'Feiert schön.'],
		},
		agreed: {
			open: [
				'Ich hoffe, es klappt ein andermal.',
				'Ich hoffe, wir holen das nach.',
				'Vielleicht klappt es ein andermal.',
			],
			later: [
				'Hättest du nächste Woche Zeit?',
				'Finden wir einen neuen Termin?',
				'Können wir es auf nächste Woche verschieben?',
			],
			closed: [
				'Hab trotzdem einen schönen Tag.',
				'Ich wünsche dir trotzdem einen schönen Tag.',
				'Hab trotzdem einen schönen Tag.',
			],
		},
		meeting: {
			open: [
				'Sag Bescheid, falls ihr mich doch braucht.',
				'Wenn ihr mich doch braucht, komme ich gern dazu.',
				'Melde dich gern, falls du mich doch brauchst.',
			],
			later: [
				'Beim nächsten Mal bin ich gern wieder dabei.',
				'Nächstes Mal bin ich wieder dabei.',
				'Zur nächsten komme ich gern.',
			],
			closed: ['Danke dir.', 'Ich wünsche euch ein gutes Gespräch.', 'Viel Erfolg euch.'],
		},
		call: {
			open: [
				'Wenn es doch ein Anruf sein muss, sag Bescheid.',
				'Wenn es eilt, sag Bescheid.',
				'Wenn es gar nicht warten kann, sag Bescheid.',
			],
			later: [
				'Wenn nötig, können wir morgen reden.',
				'Sonst können wir auch morgen reden.',
				'Morgen können wir gern telefonieren.',
			],
			closed: ['Danke dir.', 'Das hilft mir sehr.', 'Danke schon mal.'],
		},
		late: {
			open: [
				'Wenn etwas wirklich eilt, sag Bescheid.',
				'An einem anderen Tag geht es bestimmt wieder.',
				'Ein andermal kann ich gern länger bleiben.',
			],
			later: [
				'Morgen früh mache ich gleich weiter.',
				'Morgen früh bin ich wieder da.',
				'Gleich morgen früh setze ich mich dran.',
			],
			closed: [
				'Schönen Feierabend dir.',
				'Ich wünsche dir einen schönen Abend.',
				'Hab einen schönen Feierabend.',
			],
		},
		favour: {
			open: [
				'Frag mich gern ein andermal wieder.',
				'Ein andermal helfe ich gern.',
				'Wenn es wieder ruhiger ist, helfe ich gern.',
			],
			later: [
				'Nächste Woche könnte ich es mir ansehen.',
				'Hat es bis nächste Woche Zeit?',
				'Nächste Woche sieht es besser aus.',
			],
			closed: [
				'Ich hoffe, du findest jemanden.',
				'Ich hoffe, es klappt trotzdem.',
				'Ich hoffe, jemand anderes hat gerade Luft.',
			],
		},
	},
	boss: {
		tonight: {
			...bossInvitation,
			closed: [
				'Ich wünsche Ihnen einen schönen Abend.',
				'Ich wünsche allen einen schönen Abend.',
				'Haben Sie einen schönen Abend.',
			],
		},
		party: {
			...bossInvitation,
			closed: [
				'Ich wünsche allen viel Freude dabei.',
				'Ich wünsche Ihnen allen viel Spaß.',
				'Ich wünsche allen ein schönes Fest.',
			],
		},
		meeting: {
			open: [
				'Sagen Sie mir bitte Bescheid, falls Sie mich doch brauchen.',
				'Wenn Sie mich doch brauchen, komme ich gern dazu.',
				'Falls Sie mich doch brauchen, geben Sie mir gern Bescheid.',
			],
			later: [
				'Beim nächsten Termin bin ich gern wieder dabei.',
				'Beim nächsten Mal bin ich wieder dabei.',
				'Zum nächsten Termin komme ich gern.',
			],
			closed: [
				'Vielen Dank.',
				'Bei Fragen erreichen Sie mich jederzeit.',
				'Ich wünsche Ihnen ein gutes Gespräch.',
			],
		},
		call: {
			open: [
				'Wenn es eilt, geben Sie mir bitte Bescheid.',
				'Wenn doch ein Anruf nötig ist, sagen Sie mir einfach Bescheid.',
				'Wenn es dringend ist, rufe ich Sie natürlich an.',
			],
			later: [
				'Wenn nötig, können wir gern morgen sprechen.',
				'Wenn nötig, können wir morgen telefonieren.',
				'Wenn nötig, rufe ich Sie morgen an.',
			],
			closed: ['Vielen Dank.', 'Das würde mir sehr helfen.', 'Ich danke Ihnen.'],
		},
		late: {
			open: [
				'Wenn etwas eilt, sagen Sie mir bitte Bescheid.',
				'An einem anderen Tag bleibe ich gern länger.',
				'Falls etwas gar nicht warten kann, sagen Sie mir bitte Bescheid.',
			],
			later: [
				'Gleich morgen früh mache ich weiter.',
				'Morgen früh setze ich mich gleich daran.',
				'Was noch offen ist, erledige ich gleich morgen.',
			],
			closed: [
				'Ich hoffe, das ist in Ordnung.',
				'Ich wünsche Ihnen einen schönen Abend.',
				'Ich hoffe, das passt so.',
			],
		},
		favour: {
			open: [
				'Wenn sich die Prioritäten ändern, sagen Sie mir gern Bescheid.',
				'Ein andermal übernehme ich gern etwas.',
				'Wenn es vorgehen soll, sagen Sie mir bitte Bescheid.',
			],
			later: [
				'Nächste Woche könnte ich damit anfangen.',
				'Nächste Woche hätte ich wieder Luft.',
				'Können wir nächste Woche gemeinsam darauf schauen?',
			],
			closed: [
				'Ich hoffe, es findet sich eine andere Lösung.',
				'Vielen Dank für Ihr Vertrauen.',
				'Ich hoffe, jemand aus dem Team kann einspringen.',
			],
		},
	},
	acquaintance: {
		tonight: {
			...acquaintanceInvitation,
			closed: [
				'Haben Sie einen schönen Abend.',
				'Ich wünsche Ihnen einen schönen Abend.',
				'Ich wünsche Ihnen einen angenehmen Abend.',
			],
		},
		party: {
			...acquaintanceInvitation,
			closed: [
				'Ich wünsche Ihnen ein schönes Fest.',
				'Ich wünsche Ihnen viel Spaß.',
				'Ich wünsche Ihnen allen viel Freude.',
			],
		},
		agreed: {
			open: [
				'Ich hoffe, wir können es nachholen.',
				'Vielleicht klappt es ein andermal.',
				'Ein andermal gern.',
			],
			later: [
				'Hätten Sie nächste Woche Zeit?',
				'Finden wir einen anderen Tag?',
				'Würde es Ihnen auch nächste Woche passen?',
			],
			closed: [
				'Haben Sie trotzdem einen schönen Tag.',
				'Ich wünsche Ihnen einen schönen Tag.',
				'Ich wünsche Ihnen trotzdem einen schönen Tag.',
			],
		},
		call: {
			open: [
				'Falls das für Sie nicht passt, sagen Sie mir einfach Bescheid.',
				'Falls das ungünstig ist, finden wir einen anderen Weg.',
				'Ein andermal können wir gern telefonieren.',
			],
			later: [
				'Wenn nötig, können wir nächste Woche telefonieren.',
				'Sonst können wir auch nächste Woche sprechen.',
				'Wenn nötig, rufe ich Sie nächste Woche an.',
			],
			closed: ['Herzlichen Dank.', 'Vielen Dank.', 'Vielen Dank Ihnen.'],
		},
		favour: {
			open: [
				'Ein andermal sehr gern.',
				'Ein andermal helfe ich Ihnen gern.',
				'Vielleicht klappt es ein andermal.',
			],
			later: [
				'In ein paar Wochen könnte ich helfen.',
				'Nächste Woche könnte es gehen.',
				'Nächste Woche könnte ich helfen, falls das reicht.',
			],
			closed: [
				'Ich hoffe, Sie finden jemanden.',
				'Ich wünsche Ihnen viel Erfolg.',
				'Ich drücke Ihnen die Daumen.',
			],
		},
	},
}

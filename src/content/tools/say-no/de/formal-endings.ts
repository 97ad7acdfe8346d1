import type { MessageWords } from '#domain/say-no/compose.ts'

const colleagueInvitation = {
	open: [
		'Frag mich ein andermal wieder.',
		'Frag mich beim nächsten Mal gern.',
		'Frag mich gern ein andermal wieder.',
	],
	later: [
		'Gehen wir stattdessen mal mittags essen?',
		'Wie wäre nächste Woche ein Kaffee?',
		'Ein Mittagessen nächste Woche würde mir besser passen.',
	],
} as const

const bossInvitation = {
	open: [
		'Ein andermal komme ich gern.',
		'Fragen Sie mich gern wieder.',
		'Ich hoffe, ein andermal dabei zu sein.',
	],
	later: [
		'Beim nächsten Mal komme ich gern.',
		'Wie wäre stattdessen einmal ein Mittagessen?',
		'Ein Mittagessen im Team würde mir gut passen.',
	],
} as const

const acquaintanceInvitation = {
	open: [
		'Fragen Sie mich gern noch einmal.',
		'Vielleicht sehen wir uns ein andermal.',
		'Ein andermal können Sie mich gern fragen.',
	],
	later: [
		'Ein anderer Tag würde mir besser passen.',
		'Ein Kaffee nächste Woche würde mir besser passen.',
		'Können wir uns an einem anderen Tag treffen?',
	],
} as const

/** Last sentences for work, and people one hardly knows. */
export const formalEndings: Pick<MessageWords['endings'], 'colleague' | 'boss' | 'acquaintance'> = {
	colleague: {
		tonight: {
			...colleagueInvitation,
			closed: [
				'Schönen Abend dir.',
				'Viel Spaß ohne mich.',
				'Ich wünsche dir einen schönen Abend.',
			],
		},
		party: {
			...colleagueInvitation,
			closed: ['Ich wünsche dir viel Spaß.', 'Viel Spaß ohne mich.', 'Ich hoffe, es wird schön.'],
		},
		agreed: {
			open: [
				'Ein andermal gern.',
				'Ich hoffe, es klappt ein andermal.',
				'Frag mich gern noch einmal.',
			],
			later: [
				'Können wir es auf nächste Woche verschieben?',
				'Finden wir einen anderen Termin?',
				'Versuchen wir es nächste Woche noch einmal?',
			],
			closed: ['Plan bitte ohne mich.', 'Gib meinen Platz gern weiter.', 'Viel Spaß trotzdem.'],
		},
		meeting: {
			open: [
				'Wenn du mich doch brauchst, sag Bescheid.',
				'Sag mir, falls das nicht geht.',
				'Melde dich, falls du mich doch brauchst.',
			],
			later: [
				'Beim nächsten Mal bin ich gern dabei.',
				'Zur nächsten komme ich gern.',
				'Beim nächsten Termin kann ich dabei sein.',
			],
			closed: [
				'Ich wünsche euch ein gutes Gespräch.',
				'Macht es gern wie geplant.',
				'Ich hoffe, es geht schnell.',
			],
		},
		call: {
			open: [
				'Wenn es nicht warten kann, sag Bescheid.',
				'Falls das nicht geht, melde dich.',
				'Sag mir, wenn es doch ein Anruf sein muss.',
			],
			later: [
				'Wenn nötig, können wir nächste Woche reden.',
				'Wenn nötig, können wir morgen reden.',
				'Wenn es ein Anruf sein muss, passt nächste Woche.',
			],
			closed: ['Das sollte reichen.', 'Ich denke, das genügt.', 'So sparen wir beide Zeit.'],
		},
		late: {
			open: [
				'Wenn es wirklich eilt, sag mir Bescheid.',
				'An einem anderen Tag geht es vielleicht.',
				'Frag mich an einem anderen Tag wieder.',
			],
			later: [
				'Morgen früh mache ich weiter.',
				'Ich nehme es mir gleich morgen vor.',
				'Morgen früh passt es mir.',
			],
			closed: [
				'Schönen Abend dir.',
				'Dabei bleibt es für heute.',
				'Ich wünsche dir einen schönen Abend.',
			],
		},
		favour: {
			open: [
				'Frag mich wieder, wenn es ruhiger ist.',
				'Frag mich gern ein andermal.',
				'Frag mich beim nächsten Mal wieder.',
			],
			later: [
				'Nächste Woche könnte ich es mir ansehen.',
				'Frag mich nächste Woche noch einmal.',
				'Würde nächste Woche noch helfen?',
			],
			closed: ['Ich hoffe, es klappt.', 'Ich hoffe, du findest jemanden.', 'Viel Erfolg damit.'],
		},
	},
	boss: {
		tonight: {
			...bossInvitation,
			closed: [
				'Ich wünsche Ihnen einen schönen Abend.',
				'Haben Sie einen schönen Abend.',
				'Ich hoffe, es wird ein angenehmer Abend.',
			],
		},
		party: {
			...bossInvitation,
			closed: [
				'Ich wünsche Ihnen eine schöne Feier.',
				'Ich wünsche allen viel Freude.',
				'Ich hoffe, es wird für alle schön.',
			],
		},
		meeting: {
			open: [
				'Wenn Sie mich brauchen, komme ich.',
				'Sagen Sie mir, falls Sie mich dabeihaben möchten.',
				'Geben Sie mir Bescheid, falls Sie es anders sehen.',
			],
			later: [
				'Beim nächsten Termin bin ich gern dabei.',
				'Bei der nächsten bin ich gern dabei.',
				'Beim nächsten Mal kann ich teilnehmen.',
			],
			closed: [
				'Ich hoffe, die Besprechung läuft gut.',
				'Bitte beginnen Sie ohne mich.',
				'Bei Fragen bin ich am Platz.',
			],
		},
		call: {
			open: [
				'Wenn es ein Anruf sein muss, sagen Sie mir Bescheid.',
				'Falls Sie lieber sprechen möchten, geben Sie Bescheid.',
				'Sagen Sie mir, falls Ihnen das nicht passt.',
			],
			later: [
				'Wenn nötig, können wir morgen sprechen.',
				'Morgen können wir bei Bedarf sprechen.',
				'Wenn Sie lieber sprechen möchten, passt nächste Woche.',
			],
			closed: [
				'Damit sollte alles geklärt sein.',
				'Das sollte genügen.',
				'So haben Sie es gleich zur Hand.',
			],
		},
		late: {
			open: [
				'Wenn etwas nicht warten kann, sagen Sie es mir bitte.',
				'Fragen Sie mich gern an einem anderen Tag.',
				'Falls das ein Problem ist, sprechen wir darüber.',
			],
			later: [
				'Morgen früh geht es bei mir weiter.',
				'Gleich morgen früh setze ich mich daran.',
				'Morgen früh fange ich gern zeitig an.',
			],
			closed: [
				'Ich wünsche Ihnen einen schönen Abend.',
				'Morgen früh bin ich wieder da.',
				'Haben Sie einen schönen Abend.',
			],
		},
		favour: {
			open: [
				'Ein andermal übernehme ich gern etwas.',
				'Fragen Sie mich gern ein andermal.',
				'Sagen Sie mir, falls sich die Prioritäten ändern.',
			],
			later: [
				'Nächste Woche könnte ich damit anfangen.',
				'Wenn es warten kann, fragen Sie mich bitte nächste Woche.',
				'Können wir nächste Woche noch einmal darauf schauen?',
			],
			closed: [
				'Ich bleibe bei dem, was vereinbart ist.',
				'Ich hoffe, jemand anderes hat Luft dafür.',
				'Ich möchte gut machen, was ich schon habe.',
			],
		},
	},
	acquaintance: {
		tonight: {
			...acquaintanceInvitation,
			closed: [
				'Ich wünsche Ihnen einen angenehmen Abend.',
				'Ihnen einen schönen Abend.',
				'Ich hoffe, der Abend wird schön.',
			],
		},
		party: {
			...acquaintanceInvitation,
			closed: [
				'Ich wünsche Ihnen ein schönes Fest.',
				'Ich hoffe, alle haben Freude daran.',
				'Alles Gute für die Feier.',
			],
		},
		agreed: {
			open: [
				'Ein andermal versuche ich es gern wieder.',
				'Fragen Sie mich gern wieder.',
				'Ich hoffe, wir treffen uns ein andermal.',
			],
			later: [
				'Finden wir einen anderen Tag?',
				'Eine andere Woche würde mir besser passen.',
				'Hätten Sie in einer anderen Woche Zeit?',
			],
			closed: [
				'Ich wünsche Ihnen trotzdem einen schönen Tag.',
				'Danke, dass Sie gefragt haben.',
				'Ich hoffe, es wird trotzdem schön.',
			],
		},
		call: {
			open: [
				'Falls das für Sie nicht geht, sagen Sie es mir.',
				'Schlagen Sie gern einen anderen Weg vor.',
				'Sagen Sie mir, falls das schwierig ist.',
			],
			later: [
				'Nächste Woche wäre ein Anruf möglich.',
				'Nächste Woche geht ein kurzer Anruf.',
				'Wenn es ein Anruf sein muss, ginge es nächste Woche.',
			],
			closed: [
				'Danke für die Anfrage.',
				'So passt es mir am besten.',
				'Danke, dass Sie sich gemeldet haben.',
			],
		},
		favour: {
			open: [
				'Ein andermal können Sie mich gern fragen.',
				'Ein andermal geht es vielleicht.',
				'Sie können mich gern wieder fragen.',
			],
			later: [
				'Nächsten Monat könnte ich es mir noch einmal ansehen.',
				'In ein paar Wochen könnte es gehen.',
				'Fragen Sie mich gern nächsten Monat noch einmal.',
			],
			closed: [
				'Ich wünsche Ihnen viel Glück damit.',
				'Ich hoffe, es klappt für Sie.',
				'Alles Gute dafür.',
			],
		},
	},
}

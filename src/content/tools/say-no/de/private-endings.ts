import type { MessageWords } from '#domain/say-no/compose.ts'

const friendInvitation = {
	open: ['Frag mich gern wieder.', 'Nächstes Mal sehr gern.', 'Ein andermal sehr gern.'],
	later: [
		'Hast du nächste Woche Zeit für einen Kaffee?',
		'Wollen wir uns nächste Woche zu zweit treffen?',
		'Lass uns bald was zu zweit machen.',
	],
} as const

const familyInvitation = {
	open: [
		'Frag mich nächstes Mal gern wieder.',
		'Nächstes Mal bin ich gern wieder dabei.',
		'Ein andermal komme ich gern.',
	],
	later: [
		'Soll ich nächste Woche vorbeikommen?',
		'Wollen wir bald mal zusammen essen?',
		'Sehen wir uns am Wochenende?',
	],
} as const

const groupInvitation = {
	open: [
		'Fragt mich gern wieder.',
		'Beim nächsten Mal gern wieder.',
		'Fragt mich nächstes Mal gern wieder.',
	],
	later: [
		'Nächstes Mal bin ich wieder dabei.',
		'Beim nächsten Treffen bin ich gern dabei.',
		'Wann trefft ihr euch das nächste Mal?',
	],
} as const

/** Last sentences for people who are close, and groups. */
export const privateEndings: Pick<MessageWords['endings'], 'friend' | 'family' | 'group'> = {
	friend: {
		tonight: {
			...friendInvitation,
			closed: [
				'Hab einen schönen Abend.',
				'Ich wünsche dir einen schönen Abend.',
				'Mach dir einen schönen Abend.',
			],
		},
		party: {
			...friendInvitation,
			closed: ['Feiert schön.', 'Habt viel Spaß.', 'Ich wünsche euch viel Spaß.'],
		},
		agreed: {
			open: [
				'Ich hoffe, wir holen das bald nach.',
				'Ich würde dich trotzdem gern bald sehen.',
				'Ein andermal sehr gern.',
			],
			later: [
				'Passt es dir nächste Woche?',
				'Können wir es auf nächste Woche verschieben?',
				'Wollen wir einen anderen Tag ausmachen?',
			],
			closed: [
				'Ich hoffe, das ist okay für dich.',
				'Hab trotzdem einen schönen Tag.',
				'Ich drück dich.',
			],
		},
		call: {
			open: [
				'An einem anderen Tag rede ich gern mit dir.',
				'Ein andermal telefonieren wir wieder.',
				'Ruf mich gern ein andermal an.',
			],
			later: [
				'Nächste Woche rufe ich dich gern an.',
				'Wollen wir am Wochenende reden?',
				'Nächste Woche können wir in Ruhe reden.',
			],
			closed: ['Hab noch einen schönen Tag.', 'Lass es dir gut gehen.', 'Danke dir.'],
		},
		night: {
			open: [
				'Frag mich gern ein andermal wieder.',
				'Ein andermal gern.',
				'Frag mich trotzdem gern wieder.',
			],
			later: [
				'Wollen wir uns stattdessen tagsüber treffen?',
				'Ich komme gern schon am Nachmittag.',
				'Tagsüber komme ich sehr gern.',
			],
			closed: ['Ich hoffe, das ist okay für dich.', 'Bis bald.', 'Ich drück dich.'],
		},
		late: {
			open: [
				'Ich komme gern bald wieder.',
				'Lad mich gern wieder ein.',
				'Nächstes Mal bleibe ich gern länger.',
			],
			later: [
				'Wollen wir uns nächstes Mal etwas früher treffen?',
				'Nächstes Mal vielleicht schon am Nachmittag?',
				'Treffen wir uns nächstes Mal früher?',
			],
			closed: [
				'Bis dahin, ich freue mich.',
				'Ich hoffe, das passt für dich.',
				'Ich hoffe, das ist okay für dich.',
			],
		},
		favour: {
			open: [
				'Frag mich gern ein andermal wieder.',
				'Ein andermal helfe ich gern.',
				'Ein andermal helfe ich dir gern.',
			],
			later: [
				'Nächste Woche würde es gehen, falls das reicht.',
				'Hat es vielleicht bis nächste Woche Zeit?',
				'Nächste Woche könnte ich es machen.',
			],
			closed: [
				'Ich drück dir die Daumen, dass es klappt.',
				'Ich hoffe, du findest jemanden.',
				'Ich hoffe, es klappt trotzdem.',
			],
		},
	},
	family: {
		tonight: {
			...familyInvitation,
			closed: [
				'Macht euch einen schönen Abend.',
				'Grüß alle lieb von mir.',
				'Habt einen schönen Abend.',
			],
		},
		party: {
			...familyInvitation,
			closed: [
				'Feiert schön und grüß alle von mir.',
				'Grüß alle lieb von mir.',
				'Drück alle von mir.',
			],
		},
		agreed: {
			open: [
				'Ein andermal komme ich gern.',
				'Ich hoffe, wir sehen uns trotzdem bald.',
				'Wir holen das bald nach, ja?',
			],
			later: [
				'Können wir es auf nächste Woche verschieben?',
				'Geht es auch nächste Woche?',
				'Finden wir einen anderen Tag?',
			],
			closed: ['Ich drück dich.', 'Grüß alle lieb von mir.', 'Ich hab dich lieb.'],
		},
		call: {
			open: [
				'Ein andermal rede ich gern mit dir.',
				'An einem anderen Tag können wir gern reden.',
				'Ein andermal telefoniere ich gern mit dir.',
			],
			later: [
				'Am Wochenende rufe ich dich an.',
				'Soll ich dich am Sonntag anrufen?',
				'Reden wir am Wochenende?',
			],
			closed: ['Ich drück dich.', 'Mach dir keine Sorgen.', 'Mach dir keine Gedanken.'],
		},
		night: {
			open: [
				'Ein andermal gern.',
				'Ein andermal sehr gern.',
				'Frag mich ein andermal gern wieder.',
			],
			later: [
				'Tagsüber komme ich sehr gern.',
				'Wollen wir stattdessen zusammen essen?',
				'Wollen wir uns lieber zusammen einen schönen Tag machen?',
			],
			closed: ['Ich drück dich.', 'Ich hab dich lieb.', 'Grüß alle lieb von mir.'],
		},
		late: {
			open: ['Ich komme bald wieder.', 'Ich komme gern wieder.', 'Nächstes Mal bleibe ich länger.'],
			later: [
				'Nächstes Mal komme ich lieber schon mittags.',
				'Wollen wir nächstes Mal früher anfangen?',
				'Nächstes Mal lieber zum Mittagessen?',
			],
			closed: [
				'Ich freue mich trotzdem auf euch.',
				'Ich hoffe, das ist okay für euch.',
				'Bis dann, ich freue mich.',
			],
		},
		favour: {
			open: [
				'Ein andermal helfe ich gern.',
				'Frag mich gern ein andermal wieder.',
				'Beim nächsten Mal helfe ich gern.',
			],
			later: [
				'Nächste Woche könnte ich helfen.',
				'Hat es noch ein paar Tage Zeit?',
				'Wenn es warten kann, helfe ich nächste Woche gern.',
			],
			closed: [
				'Ich hoffe, du findest jemand anderen.',
				'Ich hoffe, es klappt auch ohne mich.',
				'Ich drück dir die Daumen.',
			],
		},
	},
	group: {
		tonight: {
			...groupInvitation,
			closed: ['Habt einen schönen Abend.', 'Habt viel Spaß.', 'Euch allen einen schönen Abend.'],
		},
		party: {
			...groupInvitation,
			closed: ['Habt viel Spaß.', 'Feiert schön.', 'Viel Spaß euch allen.'],
		},
		agreed: {
			open: [
				'Beim nächsten Mal gern wieder.',
				'Fragt mich nächstes Mal gern wieder.',
				'Ein andermal gern wieder.',
			],
			later: [
				'Beim nächsten Mal bin ich wieder dabei.',
				'Nächstes Mal bin ich gern wieder dabei.',
				'Ich hoffe, beim nächsten Mal klappt es.',
			],
			closed: ['Habt trotzdem viel Spaß.', 'Habt eine schöne Zeit.', 'Viel Spaß euch.'],
		},
		night: {
			open: [
				'Fragt mich gern wieder.',
				'Beim nächsten Mal vielleicht.',
				'Fragt mich ein andermal gern wieder.',
			],
			later: [
				'Tagsüber bin ich gern dabei.',
				'Für einen Nachmittag komme ich gern dazu.',
				'Tagsüber komme ich gern dazu.',
			],
			closed: ['Habt eine schöne Zeit zusammen.', 'Viel Spaß euch.', 'Habt viel Spaß.'],
		},
		late: {
			open: [
				'Beim nächsten Mal bin ich gern wieder dabei.',
				'Ein andermal bleibe ich gern länger.',
				'Beim nächsten Mal bleibe ich gern länger.',
			],
			later: [
				'Können wir nächstes Mal früher anfangen?',
				'Wollen wir uns nächstes Mal früher treffen?',
				'Treffen wir uns nächstes Mal schon am Nachmittag?',
			],
			closed: [
				'Ich freue mich auf den Abend.',
				'Ich hoffe, das passt für euch.',
				'Bis nachher, ich freue mich.',
			],
		},
		favour: {
			open: [
				'Fragt mich gern ein andermal wieder.',
				'Ein andermal bin ich gern dabei.',
				'Beim nächsten Mal gern wieder.',
			],
			later: [
				'Beim nächsten Mal helfe ich gern.',
				'Nächste Woche könnte ich mithelfen.',
				'Nächstes Mal bin ich gern wieder dabei.',
			],
			closed: [
				'Ich hoffe, es findet sich jemand.',
				'Ich drück euch die Daumen.',
				'Bestimmt findet sich jemand anderes.',
			],
		},
	},
}

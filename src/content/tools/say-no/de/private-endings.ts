import type { MessageWords } from '#domain/say-no/compose.ts'

const friendInvitation = {
	open: [
		'Frag mich gern wieder.',
		'Frag mich bald wieder, ja?',
		'Frag mich das nächste Mal wieder.',
	],
	later: [
		'Wie wäre es nächste Woche?',
		'Wollen wir uns nächste Woche zu zweit treffen?',
		'Treffen wir uns an einem anderen Tag?',
	],
} as const

const familyInvitation = {
	open: [
		'Frag mich nächstes Mal wieder.',
		'Sag mir Bescheid, wenn wieder etwas ist.',
		'Frag mich bitte weiterhin.',
	],
	later: [
		'Soll ich nächste Woche vorbeikommen?',
		'Essen wir bald einmal zusammen?',
		'Sehen wir uns nächste Woche?',
	],
} as const

const groupInvitation = {
	open: [
		'Lasst mich gern auf der Liste.',
		'Fragt mich nächstes Mal auch wieder.',
		'Fragt mich gern wieder.',
	],
	later: [
		'Bis zum nächsten Mal.',
		'Zum nächsten Treffen komme ich gern.',
		'Beim nächsten Mal bin ich gern dabei.',
	],
} as const

/** Last sentences for people who are close, and groups. */
export const privateEndings: Pick<MessageWords['endings'], 'friend' | 'family' | 'group'> = {
	friend: {
		tonight: {
			...friendInvitation,
			closed: ['Hab einen schönen Abend.', 'Genieß den Abend.', 'Dir einen schönen Abend.'],
		},
		party: {
			...friendInvitation,
			closed: ['Hab eine schöne Zeit.', 'Feiert schön.', 'Viel Spaß dort.'],
		},
		agreed: {
			open: [
				'Frag mich gern wieder.',
				'Ich würde dich trotzdem gern bald sehen.',
				'Frag mich trotzdem gern wieder.',
			],
			later: [
				'Finden wir einen neuen Termin?',
				'Passt dir nächste Woche?',
				'Wollen wir einen anderen Tag suchen?',
			],
			closed: ['Warte bitte nicht auf mich.', 'Geh gern ohne mich.', 'Hab es trotzdem schön.'],
		},
		call: {
			open: [
				'Versuch es gern an einem anderen Tag.',
				'Ein andermal telefoniere ich gern.',
				'Frag mich gern wieder.',
			],
			later: [
				'Nächste Woche können wir reden.',
				'Nächste Woche telefoniere ich gern.',
				'Nächste Woche passt mir besser.',
			],
			closed: [
				'Lass dir ruhig Zeit damit.',
				'Mach dir keine Gedanken.',
				'Mit dir hat das nichts zu tun.',
			],
		},
		night: {
			open: [
				'Frag mich ein andermal wieder.',
				'Ein andermal passt es vielleicht.',
				'Frag mich trotzdem wieder.',
			],
			later: [
				'Wollen wir einen langen Nachmittag daraus machen?',
				'Wie wäre ein ganzer Tag stattdessen?',
				'Treffen wir uns lieber tagsüber?',
			],
			closed: [
				'Belassen wir es dabei.',
				'Mehr steckt nicht dahinter.',
				'Eine andere Nacht brauchen wir nicht zu suchen.',
			],
		},
		late: {
			open: [
				'Ich komme gern wieder.',
				'Lad mich gern wieder ein.',
				'Frag mich nächstes Mal wieder.',
			],
			later: [
				'Nächstes Mal fangen wir früher an, ja?',
				'Treffen wir uns nächstes Mal früher?',
				'Wie wäre nächstes Mal ein Nachmittag?',
			],
			closed: [
				'Hab noch einen schönen Abend.',
				'Genieß den Rest des Abends.',
				'Ein großer Abschied muss nicht sein.',
			],
		},
		favour: {
			open: [
				'Frag mich ein andermal wieder.',
				'Bei etwas anderem frag gern wieder.',
				'Frag mich gern wieder.',
			],
			later: [
				'In ein, zwei Wochen könnte ich helfen.',
				'Frag mich nächste Woche noch einmal.',
				'Reicht es auch nächste Woche?',
			],
			closed: [
				'Ich hoffe, es klappt gut.',
				'Ich hoffe, du findest jemanden.',
				'Ich hoffe, es läuft gut.',
			],
		},
	},
	family: {
		tonight: {
			...familyInvitation,
			closed: ['Habt einen schönen Abend.', 'Grüß alle von mir.', 'Drück alle von mir.'],
		},
		party: {
			...familyInvitation,
			closed: ['Habt eine schöne Feier.', 'Grüß alle von mir.', 'Drück alle von mir.'],
		},
		agreed: {
			open: [
				'Frag mich bitte bald wieder.',
				'Ein andermal sehe ich dich gern.',
				'Frag mich ruhig wieder.',
			],
			later: [
				'Können wir es auf nächste Woche legen?',
				'Suchen wir einen anderen Tag?',
				'Geht es auch eine Woche später?',
			],
			closed: ['Warte nicht auf mich.', 'Grüß alle von mir.', 'Du brauchst nichts vorzubereiten.'],
		},
		call: {
			open: [
				'Ruf mich gern an einem anderen Tag an.',
				'An einem anderen Tag telefonieren wir.',
				'Probier es ein andermal wieder.',
			],
			later: [
				'Nächste Woche rufe ich dich an.',
				'Telefonieren wir am Sonntag?',
				'Lass uns nächste Woche reden.',
			],
			closed: ['Ich denke an dich.', 'Sorgen brauchst du dir nicht zu machen.', 'Ich drücke dich.'],
		},
		night: {
			open: [
				'Frag mich später noch einmal.',
				'Ein andermal geht es vielleicht.',
				'Frag mich ruhig weiter.',
			],
			later: [
				'Wollen wir stattdessen zusammen essen?',
				'Machen wir uns lieber einen langen Tag zusammen?',
				'Ein Nachmittag zusammen würde mir passen.',
			],
			closed: ['Lassen wir es dabei.', 'Mehr ist es nicht.', 'Danke, dass du gefragt hast.'],
		},
		late: {
			open: [
				'Natürlich komme ich wieder.',
				'Lad mich nächstes Mal wieder ein.',
				'Frag mich auch nächstes Mal wieder.',
			],
			later: [
				'Nächstes Mal lieber zum Mittagessen?',
				'Fangen wir nächstes Mal früher an?',
				'Nächstes Mal komme ich am Nachmittag.',
			],
			closed: ['Habt noch einen schönen Abend.', 'Bleibt ruhig sitzen.', 'Macht ohne mich weiter.'],
		},
		favour: {
			open: [
				'Frag mich bitte ein andermal wieder.',
				'Beim nächsten Mal frag mich gern.',
				'Frag mich ruhig wieder.',
			],
			later: [
				'In ein, zwei Wochen könnte ich es machen.',
				'Wenn es Zeit hat, frag mich nächste Woche.',
				'Hat es bis nächste Woche Zeit?',
			],
			closed: [
				'Ich hoffe, es findet sich ein anderer Weg.',
				'Ich hoffe, es klappt.',
				'Ich hoffe, jemand anderes kann es machen.',
			],
		},
	},
	group: {
		tonight: {
			...groupInvitation,
			closed: [
				'Habt alle einen schönen Abend.',
				'Genießt den Abend zusammen.',
				'Euch allen einen schönen Abend.',
			],
		},
		party: {
			...groupInvitation,
			closed: ['Habt viel Spaß.', 'Feiert schön zusammen.', 'Euch allen viel Spaß.'],
		},
		agreed: {
			open: [
				'Fragt mich gern wieder.',
				'Fragt mich bitte beim nächsten Mal wieder.',
				'Lasst mich gern auf der Liste.',
			],
			later: [
				'Beim nächsten Treffen bin ich gern dabei.',
				'Ich hoffe, beim nächsten Mal klappt es.',
				'Bis zum nächsten Mal.',
			],
			closed: [
				'Trefft euch gern ohne mich.',
				'Habt eine schöne Zeit.',
				'Meinetwegen müsst ihr nichts ändern.',
			],
		},
		night: {
			open: [
				'Fragt mich ein andermal wieder.',
				'Beim nächsten Mal fragt mich gern wieder.',
				'Lasst mich gern auf der Liste.',
			],
			later: [
				'Für einen Tag komme ich gern.',
				'Kann ich für einen Nachmittag dazukommen?',
				'Tagsüber bin ich gern dabei.',
			],
			closed: ['Habt eine schöne Zeit zusammen.', 'Genießt es zusammen.', 'Habt viel Spaß.'],
		},
		late: {
			open: [
				'Nächstes Mal komme ich gern wieder.',
				'Fragt mich gern wieder.',
				'Lasst mich gern auf der Liste.',
			],
			later: [
				'Können wir nächstes Mal früher anfangen?',
				'Nächstes Mal passt mir ein Nachmittag.',
				'Treffen wir uns nächstes Mal früher?',
			],
			closed: [
				'Habt noch viel Spaß.',
				'Macht gern ohne mich weiter.',
				'Euch noch einen schönen Abend.',
			],
		},
		favour: {
			open: [
				'Fragt mich beim nächsten Mal wieder.',
				'Fragt mich gern bei etwas anderem.',
				'Ein andermal könnt ihr mich gern fragen.',
			],
			later: [
				'Nächstes Mal könnte ich dran sein.',
				'In ein paar Wochen geht es wieder.',
				'Beim nächsten Mal helfe ich gern.',
			],
			closed: [
				'Das bekommt ihr sicher gut hin.',
				'Ich hoffe, es findet sich jemand.',
				'Euch viel Erfolg damit.',
			],
		},
	},
}

import type { AllPairs } from '#content/types/quiz.ts'

/** The four pairs of letters in German. Neither side of a pair is the better one. */
export const mbtiPairWords = {
	EI: {
		title: 'Extraversion oder Introversion',
		about: 'Wo dein Denken stattfindet: im Gespräch oder davor.',
		sides: {
			E: {
				name: 'Extraversion',
				text: 'Du denkst eher, indem du sprichst. Eine Idee wird klar, sobald jemand zuhört, und eine gute Nachricht wird erst wirklich, wenn du sie erzählt hast. Andere sehen deine Gedanken halb fertig. So kann man dir leicht folgen und dich manchmal zu früh zitieren.',
			},
			I: {
				name: 'Introversion',
				text: 'Du redest eher erst, wenn du weißt, was du denkst. Ideen werden klar, wenn du allein bist, und eine gute Nachricht kann einen Tag warten. Andere sehen deine Gedanken, wenn sie fertig sind. So kann man sich auf sie verlassen und sie manchmal verpassen.',
			},
		},
	},
	SN: {
		title: 'Sensorik oder Intuition',
		about: 'Was du zuerst bemerkst: was da ist oder worauf es hinweist.',
		sides: {
			S: {
				name: 'Sensorik',
				text: 'Du gehst von dem aus, was man sehen, zählen und der Reihe nach tun kann. Du fragst nach der Zahl vor der Theorie und folgst der Anleitung, weil jemand sie ausprobiert hat. Die lockere Schraube fällt dir auf. Ob man das Regal überhaupt braucht, fragst du vielleicht als Letztes.',
			},
			N: {
				name: 'Intuition',
				text: 'Du gehst von dem aus, was etwas bedeuten oder werden könnte. Du fragst nach dem Muster vor der Zahl und nimmst die Anleitung als Vorschlag. Dir fällt auf, dass das Regal auch eine Bank sein könnte. Die lockere Schraube bemerkst du vielleicht als Letztes.',
			},
		},
	},
	TF: {
		title: 'Denken oder Fühlen',
		about: 'Was du bei einer Entscheidung zuerst abwägst: die Regel oder die Menschen darin.',
		sides: {
			T: {
				name: 'Denken',
				text: 'Du suchst einen Grund, der für alle gelten würde. Eine Regel, die für jeden gleich ist, erscheint dir als Form von Respekt, und einen Fehler zu nennen als Form von Hilfe. An Gefühl fehlt es nicht: Du willst, dass es gerecht ausgeht, auch an einem Tag, an dem es niemandem gefällt.',
			},
			F: {
				name: 'Fühlen',
				text: 'Du suchst, was die Entscheidung mit denen macht, die damit leben. Vorher zu fragen erscheint dir als Form von Respekt, und der richtige Moment als Form von Hilfe. An Logik fehlt es nicht: Wie sich Menschen morgen fühlen werden, ist eine der Tatsachen, und du rechnest sie mit.',
			},
		},
	},
	JP: {
		title: 'Urteilen oder Wahrnehmen',
		about: 'Wie du deine Tage magst: vorher geregelt oder offen.',
		sides: {
			J: {
				name: 'Urteilen',
				text: 'Du kommst zur Ruhe, wenn etwas entschieden ist. Der Koffer steht gepackt an der Tür, und eben deshalb kannst du die Woche davor genießen. Pläne machen dir den Kopf frei. Ein Plan, der sich mittags ändert, kostet dich mehr, als andere sehen.',
			},
			P: {
				name: 'Wahrnehmen',
				text: 'Du hast Ruhe, solange etwas noch offen ist. Der Koffer wird am Tag selbst gepackt, und eben deshalb kannst du zum See abbiegen. Offene Zeit macht dir den Kopf frei. Ein Tag, der schon Wochen vorher voll ist, kostet dich mehr, als andere sehen.',
			},
		},
	},
} as const satisfies AllPairs

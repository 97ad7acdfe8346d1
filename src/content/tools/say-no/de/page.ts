import { otherVersions } from '#content/tools/other-versions.ts'
import type { SayNoPage } from '#content/types/say-no.ts'
import { pages } from '#domain/pages/pages.ts'
import { messages } from './messages.ts'

export const page: SayNoPage = {
	head: {
		title: 'Nein sagen: freundliche Absagen zum Kopieren',
		description:
			'Wähle, wem du wozu absagst und wie bestimmt, und kopiere eine kurze, freundliche Absage: per Nachricht, per E-Mail oder mündlich. Kostenlos, ohne Tippen.',
		path: pages.sayNo.de,
		language: 'de',
		updated: '2026-11-22',
		card: {
			title: 'Nein sagen in einer Nachricht',
			picture: 'frontDoor',
			alternative: 'Eine geschlossene Haustür mit einem hellen Fenster darüber.',
			note: 'Fünfmal wählen, und die Worte sind da',
		},
	},
	opening: {
		title: 'Nein sagen in einer Nachricht',
		lede: 'Fünfmal wählen, und die Worte sind da. Du musst nichts tippen, und von hier wird nichts verschickt.',
		noScript: {
			label:
				'Zum Auswählen braucht es JavaScript, und das ist hier ausgeschaltet. Weiter unten stehen sechzig fertige Absagen.',
			href: '#ready',
		},
	},
	sentence: {
		label: 'Wofür die Nachricht ist',
		sentence: 'Ich möchte {who} Nein sagen, und zwar zu {what}, {how}, {tone}, und {end}.',
		slots: {
			who: {
				name: 'Wem',
				options: {
					friend: 'einer befreundeten Person',
					family: 'der Familie',
					colleague: 'jemandem im Team',
					boss: 'meiner Führungskraft',
					group: 'einer Gruppe',
					acquaintance: 'flüchtig Bekannten',
				},
			},
			what: {
				name: 'Wozu',
				options: {
					tonight: 'einer Einladung für heute',
					party: 'einer Feier',
					agreed: 'einer festen Verabredung',
					meeting: 'einer Besprechung',
					call: 'einem Anruf',
					night: 'einem Besuch über Nacht',
					late: 'längerem Bleiben',
					favour: 'einer Bitte um Hilfe',
				},
			},
			how: {
				name: 'Wie',
				options: { text: 'per Nachricht', mail: 'per E-Mail', loud: 'mündlich' },
			},
			tone: {
				name: 'Wie bestimmt',
				options: { gently: 'behutsam', plainly: 'klar', firmly: 'bestimmt' },
			},
			end: {
				name: 'Wie es endet',
				options: {
					open: 'es offen lassen',
					later: 'etwas anderes vorschlagen',
					closed: 'es dabei belassen',
				},
			},
		},
		corrected:
			'Ein Teil dieses Links war nicht lesbar. Der Rest ist ausgefüllt, schau bitte kurz darüber.',
	},
	labels: {
		heading: 'Die Nachricht',
		recipients: {
			friend: 'An eine befreundete Person',
			family: 'An die Familie',
			colleague: 'An jemanden im Team',
			boss: 'An die Führungskraft',
			group: 'An eine Gruppe',
			acquaintance: 'An flüchtig Bekannte',
		},
		channels: { text: 'per Nachricht', mail: 'per E-Mail', loud: 'mündlich' },
		aloud: 'Einmal sagen, dann nichts mehr.',
		subject: 'Betreff:',
		copyMessage: 'Nachricht kopieren',
		copyWords: 'Worte kopieren',
		copied: 'Kopiert',
		selected: 'Markiert. Mit Strg+C oder Cmd+C kopieren.',
		share: 'Teilen',
		otherWords: 'Andere Worte',
		wording: 'Fassung {number} von 3',
		againLabel: 'Falls noch einmal gefragt wird:',
		again: {
			friend: '„Gleiche Antwort, und ich mag dich immer noch.“',
			family: '„Ich habe dich gehört. Es bleibt beim Nein, und ich hab dich lieb.“',
			colleague: '„Meine Antwort ist dieselbe, danke fürs Nachfragen.“',
			boss: '„Es bleibt beim Nein. Sprechen wir gern darüber, was zuerst kommt.“',
			group: '„Es bleibt beim Nein. Macht es euch schön.“',
			acquaintance: '„Es bleibt beim Nein, und danke.“',
		},
	},
	messages,
	ready: {
		title: 'Sechzig fertige Absagen',
		text: 'Zehn für jede Beziehung, von behutsam bis bestimmt. Keine braucht eine Ausrede, und alle passen in eine Textnachricht.',
		copy: 'Kopieren',
		copied: 'Kopiert.',
		selected: 'Markiert. Mit Strg+C oder Cmd+C kopieren.',
		groups: {
			friend: 'Befreundeten Menschen absagen',
			family: 'Der Familie absagen',
			colleague: 'Im Team Nein sagen',
			boss: 'Der Führungskraft Nein sagen',
			group: 'In der Gruppe absagen',
			acquaintance: 'Flüchtig Bekannten absagen',
		},
	},
	guide: {
		title: 'Warum eine Zahl besser ist als eine Ausrede',
		paragraphs: [
			'Eine Ausrede ist ein Problem, das andere für dich lösen können. Wer sagt, dass das Auto in der Werkstatt ist, wird abgeholt. „Ich bin heute bei zwanzig Prozent“ lässt nichts zu lösen übrig. Der Satz ist kurz, er handelt von dir, und er wirft niemandem etwas vor.',
			'Die Zahl schätzt du selbst. Messen lässt sich eine soziale Batterie nicht; sie ist [ein Bild, kein Befund (auf Englisch)](/social-battery-psychology). Ehrlich ist die Zahl trotzdem, weil du sie als deine nennst. Und andere können damit planen: heute zwanzig, am Samstag achtzig.',
			'Sie hilft dir auch, früh zu antworten. In einer Tagebuchstudie mit 48 Menschen ging Geselligkeit im Moment mit besserer Stimmung einher und etwa drei Stunden später mit mehr Müdigkeit. Wenn du gefragt wirst, denkst du nur an den ersten Teil.',
			'Und manchmal: geh hin. Introvertierte erwarten oft, dass sich Gesellschaft schlechter anfühlt, als sie es dann tut. Wenn du vorher eine Schätzung und danach eine Zahl notierst, weißt du bald, welches Nein du brauchst.',
		],
	},
	faq: {
		title: 'Häufige Fragen',
		questions: [
			{
				question: 'Wie sage ich Nein, ohne einen Grund zu nennen?',
				answer:
					'Sag zuerst das Nein, in einem ganzen Satz, und dann etwas Freundliches, das stimmt: einen Dank, einen Wunsch oder einen anderen Tag. „Heute Abend komme ich nicht. Frag mich gern wieder“ ist vollständig. Ein Grund ist eine Höflichkeit, keine Pflicht.',
			},
			{
				question: 'Ist es unhöflich, per Nachricht abzusagen?',
				answer:
					'Nicht, wenn die Nachricht früh kommt und klar ist. Die anderen können sie lesen, wann es ihnen passt. Haben sie schon bezahlt oder etwas vorbereitet, sag es lieber mündlich.',
			},
			{
				question: 'Wie sage ich meiner Chefin oder meinem Chef Nein?',
				answer:
					'Sag, was du nicht übernehmen kannst, und überlass ihnen die Reihenfolge: „Das kann ich nicht übernehmen, ohne etwas anderes liegen zu lassen.“ Bleib bei der Arbeit und bei diesem Tag.',
			},
			{
				question: 'Wie sage ich eine feste Verabredung ab?',
				answer:
					'Sobald du es weißt, mit einer einzigen Entschuldigung und ohne Geschichte. Willst du das Treffen nachholen, nenn in derselben Nachricht einen anderen Tag. Wenn nicht, lass es dabei.',
			},
			{
				question: 'Was sage ich, wenn noch einmal gefragt wird?',
				answer:
					'Dasselbe, mit weniger Worten. Jeder neue Grund lädt zu einer neuen Frage ein. „Gleiche Antwort, und ich mag dich immer noch“ genügt.',
			},
			{
				question: 'Wird übertragen, was ich hier auswähle?',
				answer:
					'Nein. Die Nachricht entsteht in deinem Browser. Deine Auswahl steht im letzten Teil der Adresse, hinter dem #, und den schickt ein Browser an keinen Server. Gespeichert wird nichts.',
			},
		],
	},
	related: {
		title: 'Und dann?',
		guides: [
			{
				href: pages.twoSheets.de,
				label: 'Es fragt immer dieselbe Person',
				text: 'Füllt einmal zwei Blätter aus und erwartet danach weniger voneinander.',
				level: 70,
			},
			{
				href: pages.introvertSocialBattery.en,
				label: 'Was ein Abend kostet (auf Englisch)',
				text: 'Die soziale Batterie der Introvertierten, mit einer Tabelle typischer Kosten.',
				level: 50,
			},
			{
				href: pages.lowSocialBattery.en,
				label: 'Du bist schon dort (auf Englisch)',
				text: 'Die nächsten zehn Minuten, in kurzen Zeilen.',
				level: 10,
			},
		],
	},
	otherLanguages: otherVersions('sayNo', 'de'),
}

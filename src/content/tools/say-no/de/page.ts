import { copyWords } from '#content/copy-words.ts'
import { pageLink, proseLink } from '#content/page-links.ts'
import { name } from '#content/site.ts'
import { toolCall } from '#content/tools/tool-call.ts'
import type { SayNoPage } from '#content/types/say-no.ts'
import { pages } from '#domain/pages/pages.ts'
import { messages } from './messages.ts'
import { readyMessages } from './ready-messages.ts'

export const page: SayNoPage = {
	head: {
		title: 'Nein sagen: freundliche Absagen zum Kopieren',
		description:
			'Für Introvertierte mit wenig sozialer Energie: Wähle, wem du wozu absagst, und kopiere ein kurzes, freundliches Nein. Sechzig fertige Absagen, kostenlos.',
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
		lede: 'Für Introvertierte mit wenig sozialer Energie: Deine Absage steht schon da. Anpassen, kopieren, fertig. Kostenlos, im Browser, ohne Konto.',
		noScript: {
			label:
				'Zum Auswählen braucht es JavaScript, und das ist hier ausgeschaltet. Weiter unten stehen sechzig fertige Absagen.',
			href: '#ready',
		},
	},
	sentence: {
		label: 'Wofür die Nachricht ist',
		sentence: 'Mein Nein geht an {who}, zu {what}, {how}, {tone}, und {end}.',
		slots: {
			who: {
				name: 'Wem',
				options: {
					friend: 'Freundin oder Freund',
					family: 'die Familie',
					colleague: 'Kollegin oder Kollege',
					boss: 'Chefin oder Chef',
					group: 'eine Gruppe',
					acquaintance: 'flüchtig Bekannte',
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
				options: { text: 'per Nachricht', mail: 'per E-Mail', loud: 'persönlich' },
			},
			tone: {
				name: 'Wie bestimmt',
				options: { gently: 'behutsam', plainly: 'klar', firmly: 'bestimmt' },
			},
			end: {
				name: 'Wie es endet',
				options: {
					open: 'es bleibt offen',
					later: 'ich schlage etwas anderes vor',
					closed: 'dabei bleibt es',
				},
			},
		},
		corrected:
			'Ein Teil dieses Links war nicht lesbar. Der Rest ist ausgefüllt, schau bitte kurz darüber.',
	},
	labels: {
		heading: 'Die Nachricht',
		recipients: {
			friend: 'An Freundin oder Freund',
			family: 'An die Familie',
			colleague: 'An Kollegin oder Kollege',
			boss: 'An Chefin oder Chef',
			group: 'An eine Gruppe',
			acquaintance: 'An flüchtig Bekannte',
		},
		channels: { text: 'per Nachricht', mail: 'per E-Mail', loud: 'persönlich' },
		aloud: 'Einmal sagen, dann nichts mehr.',
		subject: 'Betreff:',
		copyMessage: 'Nachricht kopieren',
		copyWords: 'Worte kopieren',
		after: copyWords.de,
		share: 'Teilen',
		otherWords: 'Andere Worte',
		wording: 'Fassung {number} von 3',
		againLabel: 'Falls die Frage noch einmal kommt:',
		again: {
			friend: '„Diesmal bleibt es beim Nein. Ich hab dich trotzdem gern.“',
			family: '„Ich verstehe dich, aber es bleibt dabei. Ich hab dich lieb.“',
			colleague: '„Es geht diesmal leider wirklich nicht. Danke fürs Nachfragen.“',
			boss: '„Es geht diesmal leider wirklich nicht. Vielen Dank, dass Sie noch einmal gefragt haben.“',
			group: '„Diesmal wirklich ohne mich. Macht es euch schön.“',
			acquaintance: '„Es bleibt leider dabei. Danke, dass Sie noch einmal gefragt haben.“',
		},
	},
	messages,
	contents: 'Auf dieser Seite',
	ready: {
		title: 'Sechzig fertige Absagen',
		text: 'Kurz und ehrlich, ohne erfundene Ausreden. Setz deinen Tag und deine Zahl ein, damit es für dich stimmt.',
		copy: 'Kopieren',
		after: copyWords.de,
		groups: {
			friend: 'Freundinnen und Freunden absagen',
			family: 'Der Familie absagen',
			colleague: 'Kolleginnen und Kollegen Nein sagen',
			boss: 'Chefin oder Chef Nein sagen',
			group: 'In der Gruppe absagen',
			acquaintance: 'Flüchtig Bekannten absagen',
		},
		messages: readyMessages,
	},
	guide: {
		title: 'Warum eine Zahl besser ist als eine Ausrede',
		paragraphs: [
			'Eine Ausrede ist ein Problem, das andere für dich lösen können. Wer sagt, dass das Auto in der Werkstatt ist, wird abgeholt. „Mein sozialer Akku ist heute bei zwanzig Prozent“ lässt nichts zu lösen übrig: Gemeint ist deine soziale Batterie, also die Energie, die du für Gesellschaft hast. Der Satz ist kurz, er handelt von dir, und er wirft niemandem etwas vor.',
			`Die Zahl schätzt du selbst. Messen lässt sich eine soziale Batterie nicht; sie ist ${proseLink('de', 'socialBatteryPsychology', 'ein Bild, kein Befund')}. Ehrlich ist die Zahl trotzdem, weil du sie als deine nennst. Und andere können damit planen: heute zwanzig, am Samstag achtzig.`,
			'Sie hilft dir auch, früh zu antworten. In einer Tagebuchstudie mit 48 Studierenden ging Geselligkeit im Moment mit besserer Stimmung einher und etwa drei Stunden später mit mehr Müdigkeit. Bei der Einladung vergisst man den zweiten Teil leicht.',
			'Und manchmal: geh hin. Introvertierte erwarten oft, dass sich Gesellschaft schlechter anfühlt, als sie es dann tut. Wenn du vorher eine Schätzung und danach eine Zahl notierst, weißt du bald, welches Nein du brauchst.',
		],
	},
	faq: {
		title: 'Häufige Fragen',
		questions: [
			{
				question: 'Wie sage ich Nein, ohne einen Grund zu nennen?',
				answer:
					'Sag zuerst das Nein, in einem ganzen Satz, und dann etwas Freundliches, das stimmt: einen Dank, einen Wunsch oder einen anderen Tag. „Danke, aber heute Abend komme ich nicht. Frag mich gern wieder“ ist vollständig. Ein Grund ist eine Höflichkeit, keine Pflicht.',
			},
			{
				question: 'Ist es unhöflich, per Nachricht abzusagen?',
				answer:
					'Nicht, wenn die Nachricht früh kommt und klar ist. Die anderen können sie lesen, wann es ihnen passt. Haben sie schon bezahlt oder etwas vorbereitet, sag es lieber persönlich.',
			},
			{
				question: 'Wie sage ich meiner Chefin oder meinem Chef Nein?',
				answer:
					'Sag, was du nicht übernehmen kannst, und überlass ihnen die Reihenfolge: „Das schaffe ich leider nicht, ohne etwas anderes liegen zu lassen.“ Bleib bei der Arbeit und bei diesem Tag.',
			},
			{
				question: 'Wie sage ich eine feste Verabredung ab?',
				answer:
					'Sobald du es weißt, mit höchstens einer Entschuldigung und ohne Geschichte. Willst du das Treffen nachholen, nenn in derselben Nachricht einen anderen Tag. Wenn nicht, lass es dabei.',
			},
			{
				question: 'Was sage ich, wenn noch einmal gefragt wird?',
				answer:
					'Dasselbe, mit weniger Worten. Jeder neue Grund lädt zu einer neuen Frage ein. „Es bleibt leider dabei, danke fürs Fragen“ genügt.',
			},
			{
				question: 'Wird übertragen, was ich hier auswähle?',
				answer:
					'Nein. Die Nachricht entsteht in deinem Browser. Deine Auswahl steht im letzten Teil der Adresse, hinter dem #, und den schickt ein Browser an keinen Server. Gespeichert wird nichts.',
			},
		],
	},
	related: {
		title: 'Wie geht es weiter?',
		guides: [
			{
				href: pages.week.de,
				label: 'Welchen Abend absagen?',
				text: 'Deine Woche zeigt dir vorher, an welchem Abend die soziale Energie knapp wird.',
				level: 90,
			},
			{
				href: pages.twoSheets.de,
				label: 'Fragt immer derselbe Mensch?',
				text: 'Zwei Blätter: je sechs Fragen, danach eine Seite, die zeigt, wie viel Gesellschaft euch beiden guttut.',
				level: 70,
			},
			{
				...pageLink('de', 'introvertSocialBattery', 'Was ein Abend kostet'),
				text: 'Die soziale Batterie der Introvertierten, mit einer Tabelle typischer Kosten.',
				level: 50,
			},
			{
				...pageLink('de', 'lowSocialBattery', 'Schon auf der Party?'),
				text: 'Was du in den nächsten zehn Minuten tun kannst, wenn die soziale Batterie leer ist.',
				level: 10,
			},
		],
	},
	call: toolCall(
		'de',
		pages.sayNo.de,
		`Die App ${name} zeigt dir am Montag, welcher Abend dir zu viel werden könnte.`,
	),
}

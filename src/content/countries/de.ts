import { pageLink } from '#words/page-links.ts'
import { crisisLines, helplineDirectory } from '#content/crisis-lines.ts'
import { appLinksFrom, siteHost } from '#words/site-urls.ts'
import { planTableIn, planWordsIn } from '#words/plans.ts'
import { pricing, pricesIn, trialLabels } from '#content/pricing.ts'
import {
	checkInSeconds,
	freeWeek,
	learningTime,
	opening,
	productFactLabels,
	productFacts,
} from '#content/product-facts.ts'
import { name } from '#words/product.ts'
import type { CountryPage } from '#content/types/country-page.ts'
import { countries } from '#domain/country/countries.ts'
import { appPeriods } from '#content/app-periods.ts'

const app = appLinksFrom(countries.DE.path)
const prices = pricesIn(countries.DE.language)
const plan = planWordsIn('de', countries.DE.language)
const trial = `${pricing.trialDays}\u00A0Tage`

export const germany: CountryPage = {
	...countries.DE,
	name: 'Deutschland',
	flag: 'de',
	domain: siteHost,
	updated: '2026-11-22',
	seo: {
		title: 'Soziale Batterie: die App für Introvertierte',
		description: `Sieh am Montag, an welchem Abend deine soziale Batterie leer ist, und plane die Woche so, dass etwas übrig bleibt. ${plan.trial}`,
		keywords: [
			'soziale Batterie',
			'soziale Batterie leer',
			'App für Introvertierte',
			'introvertiert',
			'soziale Erschöpfung',
		],
		alternative: 'Ein gekipptes Fenster mit Geranien in einem Fachwerkhaus. Drinnen brennt Licht.',
	},
	content: {
		badge: 'Für Introvertierte in Deutschland',
		headline: 'Am Montag wissen, wann die soziale Batterie leer ist.',
		subheadline: `${name} ist eine Web-App für Introvertierte und läuft auf Handy und Computer. Drei Videocalls, die Kaffeeküche, abends noch ein Geburtstag: Die App zeigt schon am Montag, welcher Abend zu viel werden könnte, solange sich noch etwas verschieben lässt.`,
		features: [
			productFactLabels.checkIn.de,
			productFactLabels.event.de,
			'Eine Prognose für jeden Abend der Woche',
			productFactLabels.notes.de,
		],
		action: { label: 'Sofort loslegen', href: app.signup('hero') },
		terms: plan.terms,
		devices: opening.de,
		claims: [],
		film: {
			label: 'Demofilm: eine Woche in der App, 90\u00A0Sekunden, ohne Ton',
			play: 'Eine Woche in 90\u00A0Sekunden',
			unsupported: 'Dein Browser kann dieses Video leider nicht abspielen.',
		},
		problem: {
			title: 'Schluss mit dem Rätsel\u00ADraten um deinen Akku',
			text: 'Die meisten merken erst bei null, wie leer sie sind. Dann ist Donnerstag, und um sieben wartet der Tisch beim Italiener.',
			pains: [
				{
					moment: 'Montag, 9:05\u00A0Uhr',
					title: 'Im Kalender ist noch Platz.',
					text: 'Fünf Termine, Mittagessen mit der neuen Kollegin, abends die Schwester. Passt alles rein. Der Kalender zählt Stunden, keine Energie.',
					picture: 'calendar',
				},
				{
					moment: 'Mittwoch, 15:40\u00A0Uhr',
					title: 'Nur noch ein kurzer Call.',
					text: 'Du rechnest mit zwölf von hundert Punkten. Neun Leute sind dabei, und der Call kostet neunzehn. Das hält niemand fest, also rechnest du nächste Woche wieder mit zwölf.',
					picture: 'call',
				},
				{
					moment: 'Donnerstag, 18:20\u00A0Uhr',
					title: 'Feierabend, und kein Wort mehr übrig.',
					text: 'Du sagst ab und entschuldigst dich dreimal, oder du gehst hin und bringst kaum ein Wort heraus. Beides war am Montag nicht der Plan.',
					picture: 'coatOnHook',
				},
			],
			action: { label: 'Kostenlos testen', href: app.home('problem') },
		},
		solution: {
			title: 'Stell dir vor, du hast die Woche im Griff',
			benefits: [
				{
					title: 'Den Donnerstag schon am Montag sehen',
					text: 'Sieben Abende, jeder mit seiner Prognose. Der Abend, an dem dein Akku leer sein könnte, ist markiert, solange eine einzige Nachricht noch etwas ändert.',
				},
				{
					title: 'Absagen ohne Ausrede',
					text: '„Ich bin bei elf Prozent“ ist ein vollständiger Satz. Wer dich mag, versteht auch eine Zahl.',
				},
				{
					title: 'Ein Sonntag, der frei bleibt',
					text: 'Der Tag nach der Hochzeit ist frei, weil du ihn dir freigehalten hast, und nicht, weil du nicht mehr hochkommst.',
				},
			],
		},
		product: {
			title: 'So funktioniert’s',
			steps: [
				{
					title: `Morgens und abends ${checkInSeconds}\u00A0Sekunden`,
					text: productFacts.checkIn.de,
				},
				{
					title: 'Termine eintragen, vorher und nachher',
					text: `${productFacts.event.de} Spannend ist der Unterschied.`,
				},
				{
					title: 'Muster erkennen',
					text: `Nach ${learningTime.de} siehst du, welche Runde dich wie viel kostet, was dich wieder auflädt und wo du dich regelmäßig verschätzt.`,
				},
			],
			caption:
				'Aus dem Film, Donnerstag: Die Jalousie zeigt die Prognose, 37 von 100, das Licht, was übrig war: 35.',
		},
		featureGrid: {
			title: 'Was die App kann',
			features: [
				{
					icon: 'blind',
					title: 'Eine Prognose für jeden Abend',
					text: 'Die ganze Woche im Voraus, jeder Abend einzeln. Es ist eine Schätzung, deshalb siehst du immer eine Spanne.',
				},
				{
					icon: 'calendar',
					title: 'Wochenbudget mit Vorwarnung',
					text: 'Arbeit, Familie und Freunde hängen am selben Akku. Ein leiser Hinweis sagt dir, wann das nächste Ja zu viel wäre.',
				},
				{
					icon: 'shelf',
					title: 'Vorher geschätzt, nachher notiert',
					text: 'Der Call, die Hochzeit, der Spaziergang: deine Schätzung neben dem, was es dann war.',
				},
				{
					icon: 'clock',
					title: 'Muster',
					text: 'Welche Uhrzeiten, welche Räume, welche Leute. Auch das Großraumbüro kostet Energie.',
				},
				{
					icon: 'plant',
					title: 'Erholung mit Termin',
					text: 'Die App lernt, was dich auflädt und wie lange das dauert, und hält in der Woche Platz dafür frei.',
				},
				{
					icon: 'journal',
					title: 'Ein Tagebuch nur für dich',
					text: 'Für den Satz, der bleiben soll und den niemand lesen muss.',
				},
				{
					icon: 'padlock',
					title: 'Deine Daten gehören dir',
					text: 'Alles, was du notiert hast, kannst du jederzeit exportieren oder löschen.',
				},
			],
		},
		testimonials: {
			title: 'Was man so sagen könnte',
			sampleNote:
				'Beispiele, von uns geschrieben. Echte kommen, sobald echte Menschen so etwas gesagt haben.',
			items: [
				{
					title: 'Der Workshop liegt jetzt am Dienstag',
					quote:
						'Für Donnerstag standen da <b>neun Prozent</b>. Ich habe einen Workshop verschoben, mehr nicht. Am Donnerstag habe ich gekocht.',
					author: 'Beispiel A',
					role: 'Produktmanagerin, Großraumbüro',
					isSample: true,
				},
				{
					title: 'Es war die Kaffeeküche',
					quote:
						'Die Meetings sind billig. Teuer sind die <b>zwölf Schritte zur Kaffeemaschine</b>.',
					author: 'Beispiel B',
					role: 'Entwickler, zwei Tage Homeoffice',
					isSample: true,
				},
				{
					title: 'Ich erkläre nichts mehr',
					quote:
						'Ich schreibe einfach die Zahl. Zurück kommt öfter <b>‚ich auch‘</b>, als ich gedacht hätte.',
					author: 'Beispiel C',
					role: 'Lehrerin, zwei Kinder',
					isSample: true,
				},
			],
			claims: [],
		},
		comparison: {
			title: 'Andere gute Apps, und was sie nicht sagen',
			text: 'Ein paar davon benutzen wir selbst. Sie beantworten andere Fragen.',
			heads: ['Das erfährst du', 'Das erfährst du nicht'],
			rivals: [
				{
					name: 'Stimmungs-Apps',
					good: 'Wie es dir Tag für Tag ging.',
					open: 'Wer dabei war, was es gekostet hat und wie die nächste Woche ausgeht.',
				},
				{
					name: 'Kalender-Apps',
					good: 'Wann du Zeit hast.',
					open: 'Ob du dann noch Energie hast.',
				},
				{
					name: 'Produktivitäts-Apps',
					good: 'Was zu tun ist und in welcher Reihenfolge.',
					open: 'Dass nach drei guten Meetings das vierte nicht mehr geht.',
				},
				{
					name,
					good: 'Was Gesellschaft dich kostet, was Ruhe dir zurückgibt und an welchem Abend dein Akku leer ist.',
					open: 'Was noch zu erledigen ist und wie du gelaunt bist. Dafür behältst du die App, die du hast.',
				},
			],
		},
		pricing: {
			title: plan.title,
			offers: [
				{
					...plan.offer,
					items: [
						'Dein Stand an jedem Tag und was ihn gesenkt hat',
						'Die Prognose für die ganze Woche',
						'Eine Warnung, bevor du zusagst',
						'Alle künftigen Verbesserungen daran',
					],
					action: { label: trialLabels.de, href: app.signup('pricing') },
				},
				{
					name: 'Premium',
					price: prices.premium,
					...plan.premium,
					items: [plan.premium.includes, 'Erweiterte KI-Prognosen', 'Bevorzugter E-Mail-Support'],
					action: { label: 'Kommt bald' },
				},
			],
			plans: planTableIn('de', { locale: countries.DE.language }),
			meaning: `${freeWeek.de} ${plan.meaning}`,
			note: `${plan.early} Abgerechnet wird in US-Dollar über einen Zahlungsdienstleister, deine Bank rechnet in Euro um.`,
		},
		faq: {
			title: 'Häufige Fragen',
			questions: [
				{
					question: 'Woher will die App das mit dem Donnerstag wissen?',
					answer: `Von dir. Du trägst ein, was ansteht, was es dich vermutlich kostet und hinterher, was es gekostet hat. ${productFacts.firstWeek.de} Es bleibt eine Schätzung.`,
				},
				{
					question: 'Muss ich alles eintragen?',
					answer:
						'Nein. Zweimal tippen, morgens und abends, dazu die Termine, die dich Kraft kosten; ohne sie bleibt die Prognose grob. Lässt du einen Tag aus, wird die Prognose etwas ungenauer. Vorwürfe macht dir niemand.',
				},
				plan.question,
				{
					question: 'Bekomme ich mein Geld zurück?',
					answer: `Nach dem Gesetz kannst du einen Onlinekauf in der Regel 14\u00A0Tage lang widerrufen, und das gilt auch hier. Danach erstatten wir nur Abrechnungsfehler, die du innerhalb von ${appPeriods.billingErrorDays}\u00A0Tagen meldest. Deshalb ist die erste Woche kostenlos.`,
				},
				{
					question: 'Was passiert mit meinen Daten?',
					answer: `${productFacts.notes.de} Auskunft, Berichtigung, Beschwerde bei der Aufsichtsbehörde: Alles, was die DSGVO dir zusichert, gilt auch hier.`,
				},
				{
					question: 'Ist das eine Therapie?',
					answer: `Nein. Die soziale Batterie ist ein Bild, kein Befund. Geht es dir wochenlang schlecht, sprich bitte mit deiner Hausärztin oder deinem Hausarzt. In Deutschland ist die Telefonseelsorge Tag und Nacht kostenlos da: ${crisisLines.DE.number}. In Österreich erreichst du die Telefonseelsorge unter ${crisisLines.AT.number}, in der Schweiz die Dargebotene Hand unter ${crisisLines.CH.number}. Nummern für andere Länder stehen auf ${helplineDirectory}.`,
				},
			],
		},
		closing: {
			title: 'Lass ein Licht für dich an.',
			text: `${trial} kostenlos. Wenn sie dir nichts bringen, behalte deine ${plan.offer.price}.`,
			action: { label: trialLabels.de, href: app.signup('closing') },
			elsewhere: 'Diese Seite für andere Länder',
			further: [
				pageLink('de', 'introvertTest', 'Zum Introversionstest'),
				pageLink('de', 'lowSocialBattery', 'Batterie leer? Die nächsten zehn Minuten'),
				pageLink('de', 'socialEnergyManagement', 'Zum Leitfaden'),
			],
		},
	},
}

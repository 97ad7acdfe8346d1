import { pageLink } from '#content/page-links.ts'
import { name } from '#content/site.ts'
import { toolCall } from '#content/tools/tool-call.ts'
import type { WeekPage } from '#content/types/week.ts'
import { lowLine, mondayCharge } from '#domain/energy/estimates.ts'
import { pages } from '#domain/pages/pages.ts'
import { nightPercent } from './night-percent.ts'

/** The page of "Your week" in German. */
export const pageDe: WeekPage = {
	name: 'Deine Woche',
	head: {
		title: 'Deine Woche: Prognose der sozialen Batterie',
		description:
			'Trag ein, was ansteht. Sieh, an welchem Abend deine soziale Energie knapp wird und welche kleine Änderung hilft. Kostenlos, ohne Konto.',
		path: pages.week.de,
		language: 'de',
		updated: '2026-11-22',
		card: {
			title: 'Deine Woche, Abend für Abend',
			picture: 'eveningForecast',
			alternative:
				'Sieben Fenster, eines für jeden Abend einer Woche. Das Rollo des vierten ist fast unten.',
			note: 'Eine Prognose für jeden Abend',
		},
	},
	intro: {
		title: 'Deine Woche, Abend für Abend',
		lede: 'Trag unten ein, was ansteht. Sieh, an welchem Abend deine soziale Energie knapp wird und welche kleine Änderung hilft. Für Introvertierte: kostenlos, im Browser, ohne Konto.',
	},
	legend: [
		{ look: 'closed', short: 'Verbraucht', long: 'Rollo zu: verbraucht' },
		{ look: 'halfOpen', short: 'Unsicher', long: 'Halb offen: unsicher' },
		{ look: 'light', short: 'Übrig', long: 'Licht: auf jeden Fall übrig' },
	],
	failure: {
		title: 'Die Seite ist stehen geblieben.',
		text: 'Deine Woche steckt in der Adresse: Damit geht es weiter, wenn du es noch einmal versuchst.',
		tryAgain: 'Noch einmal versuchen',
		action: { label: 'Zur Startseite', href: pages.home.de },
	},
	notLoaded: {
		text: 'Der Planer ist nicht geladen. Prüfe deine Verbindung.',
		reload: { label: 'Seite neu laden', href: pages.week.de },
	},
	guide: {
		title: 'So entsteht die Prognose',
		paragraphs: [
			`Jeder Abend hat eine Zahl von 0 bis 100: was von deiner sozialen Energie übrig ist, wenn der Tag vorbei ist. Eine Woche beginnt bei ${mondayCharge}, einem ausgeruhten Montag; deshalb ist das erste Fenster nicht ganz hell. Je länger ein Termin dauert und je mehr Leute dabei sind, desto mehr Kraft kostet er; ruhige Stunden geben etwas zurück.`,
			`Eine Nacht gibt ${nightPercent} Prozent von dem zurück, was fehlt: Aus 50 am Abend werden bis zum Morgen 81. Ein anstrengender Tag ist deshalb am nächsten Abend noch zu sehen, am übernächsten kaum. Unter ${lowLine} gilt ein Abend als zu knapp.`,
			'Der unsichere Teil jedes Fensters zeigt, wie weit die Zahl danebenliegen kann. Er wächst mit jedem Termin, und wenn der Dienstag falsch geschätzt ist, wird auch der Mittwoch unsicherer.',
			'Alle Werte sind unsere eigenen Schätzungen, keine Messungen: In keinem Menschen wurde je eine Batterie gefunden. Ändere sie, bis die Woche zu dir passt.',
		],
	},
	faq: {
		title: 'Fragen',
		questions: [
			{
				question: 'Verlässt etwas, das ich eingebe, diese Seite?',
				answer:
					'Nein. Die Prognose entsteht in deinem Browser, und deine Eingaben werden nirgendwohin gesendet. Deine Woche steckt nur im Link, im Teil nach dem #, den Browser nicht mitschicken. Wer den Link hat, kann sie lesen. Sicherst du die Kalenderdatei mit Erinnerung, kommt der Link auch in deinen Kalender.',
			},
			{
				question: 'Woher kommen die Werte?',
				answer:
					'Wir haben sie geschätzt; gemessen hat sie keine Studie. Für zwei Stunden mit ein paar Leuten beginnen wir mit 9 für eine Besprechung, 14 für ein Essen und 20 für eine Party. Nach einigen Wochen kennst du deine eigenen Werte besser, und du kannst jeden oben ändern.',
			},
			{
				question: 'Warum ist die kleinste Änderung oft ein kürzerer Termin?',
				answer:
					'Weil es den anderen am wenigsten ausmacht, wenn du eine Stunde früher gehst. Erst wenn das nicht reicht, schlägt die Seite vor, etwas zu verschieben, und erst danach, es abzusagen. Sie rettet nie einen Abend auf Kosten eines anderen.',
			},
			{
				question: 'Wie genau ist die Prognose?',
				answer:
					'Nicht sehr, deshalb hat jedes Fenster einen unsicheren Teil. Oft wird es netter als befürchtet: In vier Laborstudien von Zelenski und anderen (2013, zusammen 495 Menschen) erwarteten Introvertierte, dass es unangenehmer wird, sich gesellig zu geben, als es dann war. In einer fünften, mit 97 Menschen, ging es nur um vorgestellte Situationen. Nimm einen knappen Abend als Anlass hinzusehen, nicht als Urteil.',
			},
			{
				question: 'Wie komme ich wieder zu meiner Woche?',
				answer:
					'Kopiere den Link und leg ihn dorthin, wo du ihn am Sonntag findest. Oder sichere die Kalenderdatei: Ihre Erinnerung am Sonntagabend enthält den Link.',
			},
			{
				question: 'Wie bekomme ich die Datei aus meinem Kalender?',
				answer:
					'Google Kalender: am Computer Einstellungen, Importieren & Exportieren, Exportieren; die .zip-Datei öffnest du so, wie sie ist. Apple Kalender: am Mac den Kalender wählen, dann Ablage, Exportieren, Exportieren. Klassisches Outlook für Windows: Datei, Kalender speichern. Die Seite ordnet die Einträge nach ihren Wörtern ein und markiert mit „?“, was sie nicht einordnen kann. Die Titel stehen nicht im Link.',
			},
		],
	},
	offers: {
		sayNo: { label: 'Die Worte dafür: Nein sagen', href: pages.sayNo.de },
		twoSheets: {
			before: 'Ihr seid zu zweit?',
			label: 'Beantwortet je sechs Fragen und seht auf einer Seite, was jeder braucht',
			href: pages.twoSheets.de,
		},
	},
	related: {
		title: 'Weiter',
		guides: [
			{
				...pageLink('de', 'socialEnergyManagement', 'Soziale Energie einteilen'),
				text: 'Was du tun kannst, wenn du deine Woche vor dir siehst',
				level: 70,
			},
			{
				...pageLink('de', 'socialBatteryRecharge', 'So lädst du wieder auf'),
				text: 'Was du mit einem freien Abend machst, nach der Zeit, die du hast',
				level: 45,
			},
			{
				...pageLink('de', 'introvertTest', 'Introversionstest'),
				text: 'Zwölf Fragen: wie lange deine soziale Batterie hält',
				level: 60,
			},
		],
	},
	call: toolCall('de', pages.week.de, `Hier schätzt du selbst. Die App ${name} lernt deine Werte.`),
}

import { learningTime } from '#content/product-facts.ts'
import { appLinksFrom } from '#content/site-urls.ts'
import { name } from '#content/site.ts'
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
			'Besprechungen, Essen, Videoanrufe eintippen und sehen, welcher Abend dich leert und welche kleinste Änderung hilft. Kostenlos, ohne Konto.',
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
	failure: {
		title: 'Unexpected Application Error!',
		text: 'Die Seite ist stehen geblieben. Deine Woche steckt in der Adresse: Lade die Seite neu, um weiterzumachen.',
		action: { label: 'Zur Startseite', href: pages.home.de },
	},
	notLoaded: {
		text: 'Der Planer ist nicht geladen. Prüfe deine Verbindung.',
		reload: { label: 'Seite neu laden', href: pages.week.de },
	},
	guide: {
		title: 'So entsteht die Prognose',
		paragraphs: [
			`Jeder Abend hat eine Zahl von 0 bis 100: was von deiner sozialen Energie übrig ist, wenn der Tag vorbei ist. Eine Woche beginnt bei ${mondayCharge}, einem ausgeruhten Montag. Alles, was ansteht, kostet etwas; ruhige Stunden geben etwas zurück.`,
			`Eine Nacht gibt ${nightPercent} Prozent von dem zurück, was fehlt. Ein voller Tag ist deshalb am nächsten Abend noch zu sehen, am übernächsten kaum. Ein Abend unter ${lowLine} gilt als leer.`,
			'Die Spanne zeigt, wie weit die Zahl danebenliegen kann. Sie wächst mit dem, was ansteht, und ein falscher Dienstag macht auch den Mittwoch unsicherer.',
			'Kosten, Nächte und Spannen sind unsere eigenen Schätzungen, keine Messungen: In keinem Menschen wurde je eine Batterie gefunden. Ändere die Kosten, bis sich die Woche wie deine liest.',
		],
	},
	faq: {
		title: 'Fragen',
		questions: [
			{
				question: 'Verlässt etwas, das ich eingebe, diese Seite?',
				answer:
					'Nein. Die Prognose entsteht in deinem Browser, nichts wird gespeichert, und keine Anfrage enthält, was du eingegeben hast. Deine Woche steckt im Link, im Teil nach dem #, den Browser nicht mitschicken.',
			},
			{
				question: 'Woher kommen die Kosten?',
				answer:
					'Es sind unsere eigenen Schätzungen für zwei Stunden mit ein paar Leuten: Eine Besprechung kostet 9, ein Essen 14, eine Party 20. Sie sind ein Anfang. Nach einigen Wochen kennst du deine eigenen besser, und du kannst hier jede ändern.',
			},
			{
				question: 'Warum ist die kleinste Änderung oft ein kürzerer Termin?',
				answer:
					'Weil eine Stunde früher zu gehen den anderen am wenigsten abverlangt. Erst wenn das nicht reicht, versucht die Seite etwas zu verschieben, und erst danach, es abzusagen. Sie rettet nie einen Abend, indem sie einen anderen leert.',
			},
			{
				question: 'Wie genau ist die Prognose?',
				answer:
					'Nicht sehr, deshalb hat jeder Abend eine Spanne. Prognosen über Gesellschaft sind oft zu düster: In Studien erwarteten Introvertierte, sich unter Leuten schlechter zu fühlen, als sie es dann taten. Nimm einen leeren Abend als Anlass hinzusehen, nicht als Urteil.',
			},
			{
				question: 'Wie komme ich wieder zu meiner Woche?',
				answer:
					'Kopiere den Link und leg ihn dorthin, wo du ihn am Sonntag findest. Er enthält die ganze Woche mit deinen Kosten. Ein Konto gibt es nicht.',
			},
		],
	},
	related: {
		title: 'Weiter',
		guides: [
			{
				label: 'Soziale Energie einteilen (auf Englisch)',
				href: pages.socialEnergyManagement.en,
				text: 'Was man mit einer Woche macht, die man vor sich sieht',
				level: 70,
			},
			{
				label: 'Introvertiert und produktiv (auf Englisch)',
				href: pages.introvertProductivity.en,
				text: 'Acht Arten, eine Besprechung abzusagen',
				level: 45,
			},
			{
				label: 'Your week (in English)',
				href: pages.week.en,
				text: 'This page in English',
				level: 88,
			},
			{
				label: 'Sua semana (em português)',
				href: pages.week.pt,
				text: 'Esta página em português',
				level: 88,
			},
		],
	},
	call: {
		title: `${name} macht das jeden Montag, mit deinen eigenen Kosten.`,
		text: `Die App lernt sie aus zwei Handgriffen, zweimal am Tag. Nach ${learningTime.de} wird der unsichere Teil kleiner.`,
		action: {
			label: 'Eine Woche kostenlos',
			href: appLinksFrom(pages.week.de).signup('closing'),
		},
	},
}

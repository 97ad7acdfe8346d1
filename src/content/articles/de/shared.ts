import { trialLabels } from '#content/pricing.ts'
import { planWordsIn } from '#content/plans.ts'
import { productDefinitions } from '#content/product-facts.ts'
import { name } from '#content/site.ts'
import type { ArticleWords } from '#content/types/article.ts'

export const sharedWords: ArticleWords = {
	closing: {
		faq: 'Fragen und Antworten',
		related: 'Weiterlesen',
		lead: {
			title: 'Neuigkeiten zur App, per E-Mail',
			prompt:
				'Die App kannst du schon heute benutzen; auf dieser Liste geht es nur um Neuigkeiten: neue Funktionen, geänderte Preise und den Start von Premium. Mit deiner Adresse speichern wir, von welcher Seite du kommst.',
		},
	},
	guides: {
		socialEnergyManagement: 'Soziale Energie einteilen: der Leitfaden',
		socialBatteryTracker: 'Die soziale Batterie im Blick behalten',
		socialBatteryDrained: 'Anzeichen einer leeren sozialen Batterie',
		socialBatteryRecharge: 'So lädst du wieder auf',
		socialBatteryQuotes: 'Zitate und Sprüche',
		socialBatteryPsychology: 'Was die Psychologie weiß',
		lowSocialBattery: 'Batterie fast leer: die nächsten zehn Minuten',
		mySocialBattery: 'Deine Batterie auf einem Blatt',
		socialBatteryPin: 'Pins, die es für dich sagen',
		introvertSocialBattery: 'Die soziale Batterie der Introvertierten',
		introvertProductivity: 'Introvertiert und produktiv',
		introvertTest: 'Der Introversionstest',
		mbtiTest: 'Der 16-Typen-Test mit sozialer Energie',
	},
	sources: {
		title: 'Quellen',
		summary: '{count} Quellen, jeweils mit den Stellen, die sie zitieren',
		cited: 'Zitiert in',
		mark: 'Quelle',
	},
	dates: {
		published: 'Veröffentlicht am {day}.',
		changed: 'Veröffentlicht am {published}, zuletzt geändert am {updated}.',
		editors: `Geschrieben und geprüft von der Redaktion von ${name}:`,
		method: 'so arbeiten wir',
	},
	maker: {
		guide: `Ein Ratgeber von ${name}, der Web-App, die Introvertierten schon am Montag zeigt, welcher Abend zu viel werden könnte.`,
		test: `Ein Test von ${name}, der Web-App, die Introvertierten schon am Montag zeigt, welcher Abend zu viel werden könnte.`,
		price: `${trialLabels.de}, auf Handy und Computer: ${planWordsIn('de').inSentence}.`,
		notes: `${productDefinitions.de} Der Test ist kostenlos, geht ohne App und speichert keine Antworten.`,
		app: 'Was die App kann',
		privacy: 'Datenschutz',
	},
}

import { contacts, name } from '#content/site.ts'
import type { Policy } from '#content/types/policy.ts'
import { pages } from '#domain/pages/pages.ts'
import { operatorIn } from './operator.ts'

const operator = operatorIn('de')
const mail = (address: string) => `[${address}](mailto:${address})`

/** The provider identification that section 5 of the German DDG asks for. */
export const impressum: Policy = {
	head: {
		title: 'Impressum',
		description: `Wer ${name} betreibt, mit Anschrift und E-Mail-Adresse: Anbieterkennzeichnung nach §\u00A05 DDG.`,
		path: pages.impressum.de,
		language: 'de',
		updated: '2026-11-22',
	},
	card: {
		picture: 'frontDoor',
		alternative: 'Eine Haustür mit der Nummer sieben, erleuchtetem Oberlicht und Briefschlitz.',
	},
	drawing: 'nameplate',
	title: 'Impressum',
	lede: 'Angaben nach §\u00A05 Digitale-Dienste-Gesetz (DDG).',
	updated: 'Stand:',
	contents: 'Inhalt',
	parts: [
		{
			id: 'anbieter',
			title: 'Anbieter',
			blocks: [
				{
					terms: [
						{ name: 'Name', text: operator.name },
						{ name: 'Anschrift', text: operator.address },
						{ name: 'Rechtsform', text: 'Einzelperson mit Sitz in Argentinien' },
					],
				},
			],
		},
		{
			id: 'kontakt',
			title: 'Kontakt',
			blocks: [
				{
					terms: [
						{ name: 'E-Mail', text: mail(contacts.support) },
						{ name: 'Datenschutz', text: mail(contacts.privacy) },
						{ name: 'Zahlungen', text: mail(contacts.billing) },
					],
				},
			],
		},
		{
			id: 'inhalte',
			title: 'Verantwortlich für journalistisch-redaktionelle Inhalte',
			blocks: [`Nach §\u00A018 Abs.\u00A02 MStV: ${operator.name}, ${operator.address}.`],
		},
		{
			id: 'verkauf',
			title: 'Verkäufer',
			blocks: [
				`Käufe wickelt ${operator.paymentProvider} als Verkäufer ab. Firma und Umsatzsteuer-Identifikationsnummer stehen auf der Rechnung.`,
			],
		},
		{
			id: 'streitbeilegung',
			title: 'Streitbeilegung',
			blocks: [
				'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00A036 VSBG).',
			],
		},
	],
}

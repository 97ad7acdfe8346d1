import { byPlans, forPlan } from '#content/shown-plans.ts'
import { planTableIn } from '#content/plans.ts'
import { contacts, name } from '#content/site.ts'
import type { Policy } from '#content/types/policy.ts'
import { pages } from '#domain/pages/pages.ts'
import { operatorIn, planIn } from './operator.ts'
import { appPeriods } from '#content/app-periods.ts'

const operator = operatorIn('de')
const plan = planIn('de')
const { from, to } = appPeriods.billingAnswerHours
const billing = `[${contacts.billing}](mailto:${contacts.billing})`

export const refundDe: Policy = {
	head: {
		title: 'Erstattung und Widerruf',
		description: `Wann ${name} Geld zurückgibt: bei Abrechnungsfehlern binnen ${appPeriods.billingErrorDays}\u00A0Tagen und bei jedem gesetzlichen Recht, etwa 14\u00A0Tagen Widerruf. So forderst du es an.`,
		path: pages.refund.de,
		language: 'de',
		updated: '2026-11-22',
	},
	card: {
		picture: 'envelopes',
		alternative: 'Briefe vor einer Tür, und ein paar stecken noch im Briefschlitz.',
	},
	drawing: 'coins',
	plans: planTableIn('de', { policy: 'refund' }),
	title: 'Erstattung und Widerruf',
	lede: `${byPlans({ both: `Kündigst du das Monatsabo in den ${plan.trialDays}\u00A0kostenlosen Tagen, wird nichts abgebucht; der Einmalkauf kostet erst etwas, wenn du kaufst.`, monthly: `Kündigst du in den ${plan.trialDays}\u00A0kostenlosen Tagen, wird nichts abgebucht.`, lifetime: `In den ${plan.trialDays}\u00A0kostenlosen Tagen wird nichts abgebucht.` })} Danach erstatten wir Zahlungen nicht, außer bei Abrechnungsfehlern, die du innerhalb von ${appPeriods.billingErrorDays}\u00A0Tagen meldest, und überall dort, wo dir das Gesetz ein Recht gibt, etwa das Widerrufsrecht von 14\u00A0Tagen in der EU.`,
	updated: 'Stand:',
	contents: 'Neun Abschnitte',
	parts: [
		{
			id: 'seller',
			title: 'Wer verkauft',
			blocks: [
				`Den Dienst betreibt ${operator.name}, ${operator.address}. Auf deiner Rechnung steht als Verkäufer ${operator.paymentProvider}, der Zahlungsdienstleister („Merchant of Record“). Es genügt immer, wenn du uns schreibst; die Erstattung kommt dann von dort.`,
			],
		},
		{
			id: 'scope',
			title: 'Wofür das gilt',
			blocks: [
				...forPlan(
					'lifetime',
					`Für den Einmalkauf zu einmalig ${plan.lifetimePrice}, gekauft auf unserer Website oder in unserer Web-App: ein digitaler Dienst, den du nutzen darfst, solange es ihn gibt.`,
				),
				...forPlan(
					'monthly',
					`Für das Monatsabo zu ${plan.price}, gekauft auf unserer Website oder in unserer Web-App: ein digitaler Dienst, zu dem du jeweils für einen Monat Zugang bekommst; der erste bezahlte Monat beginnt, wenn die Testzeit endet.`,
				),
				`Dieselben Regeln gelten für alles, was wir sonst verkaufen.`,
				`In der Regel erstatten wir nichts für ${forPlan('monthly', 'einen Zeitraum, der begonnen hat, für eine vergessene Kündigung oder für ').join('')}Zeit, in der du den Dienst nicht genutzt hast. Die Ausnahmen stehen in den Abschnitten 3 bis 6.`,
			],
		},
		{
			id: 'errors',
			title: 'Abrechnungsfehler',
			blocks: [
				`Wurde doppelt${forPlan('monthly', ', nach einer Kündigung').join('')} oder ein anderer Betrag als der angezeigte abgebucht, dann schreib innerhalb von ${appPeriods.billingErrorDays}\u00A0Tagen nach der Abbuchung an ${billing}. Was zu Unrecht abgebucht wurde, bekommst du vollständig zurück.`,
			],
		},
		{
			id: 'withdrawal',
			title: 'Das Widerrufsrecht: 14\u00A0Tage',
			blocks: [
				`Als Verbraucherin oder Verbraucher in der Europäischen Union, im Europäischen Wirtschaftsraum oder im Vereinigten Königreich kannst du den Vertrag binnen 14\u00A0Tagen ohne Angabe von Gründen widerrufen. Die Frist läuft ab dem Tag, an dem der Vertrag geschlossen wird${forPlan('lifetime', ', beim Einmalkauf also ab dem Tag des Kaufs').join('')}.${forPlan('monthly', ' Ist aus der Testzeit ein bezahltes Abo geworden und war der Preis vorher nicht klar, läuft sie von diesem Zeitpunkt an neu.').join('')} In Österreich heißt dieses Recht Rücktritt.`,
				`Um zu widerrufen, schick eine eindeutige Erklärung an ${billing} oder nutze die Widerrufsfunktion in den Kontoeinstellungen. Es genügt, wenn du sie vor Ablauf der 14\u00A0Tage absendest. Du bekommst sofort per E-Mail eine Bestätigung, dass sie angekommen ist. Du kannst das gesetzliche Muster verwenden, musst aber nicht:`,
				'**Muster-Widerrufsformular**',
				'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
				`An ${operator.name}, ${operator.address}, ${contacts.billing}:`,
				`Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*): ${name}`,
				{
					terms: [
						{ name: 'Bestellt am (*)/erhalten am (*)', text: '…' },
						{ name: 'Name des/der Verbraucher(s)', text: '…' },
						{ name: 'Anschrift des/der Verbraucher(s)', text: '…' },
						{
							name: 'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
							text: '…',
						},
						{ name: 'Datum', text: '…' },
					],
				},
				'(*) Unzutreffendes streichen.',
			],
		},
		{
			id: 'early',
			title: 'Wenn wir auf deinen Wunsch sofort angefangen haben',
			blocks: [
				'Der Dienst beginnt sofort, weil du das bei der Registrierung verlangst. Widerrufst du danach innerhalb der 14\u00A0Tage, zahlst du nur für den Teil des Zeitraums, der bis dahin vergangen ist, und auch das nur, wenn du darüber informiert worden bist. Den Rest bekommst du zurück. In der kostenlosen Testzeit zahlst du nichts.',
				...forPlan(
					'monthly',
					`Ein Beispiel: Der Vertrag wird am 1.\u00A0Juni geschlossen, mit dem Beginn der Testzeit. Am ${plan.firstChargeDay}.\u00A0Juni wird zum ersten Mal abgebucht, und bis zum 15.\u00A0Juni kannst du widerrufen. Widerrufst du am ${plan.firstChargeDay + 3}.\u00A0Juni, sind drei Tage des bezahlten Monats vergangen: Du zahlst für diese drei Tage und bekommst den Rest zurück.`,
				),
				'Du behältst dieses Recht auch, wenn du den Dienst schon nutzt. Es erlischt erst, wenn eine Dienstleistung vollständig erbracht ist.',
			],
		},
		{
			id: 'elsewhere',
			title: 'Andere Rechte aus dem Gesetz',
			blocks: [
				'Hält der Dienst nicht, was zugesagt war, kannst du verlangen, dass der Mangel behoben wird, und sonst den Preis mindern oder den Vertrag beenden und Geld zurückbekommen (in Deutschland §§\u00A0327\u00A0ff. BGB). In Argentinien können Verbraucher einen Fernabsatzvertrag binnen zehn Tagen widerrufen, in Brasilien binnen sieben. Einige US-Bundesstaaten haben eigene Regeln für Verlängerungen. Nichts hier schränkt eines dieser Rechte ein.',
			],
		},
		{
			id: 'ask',
			title: 'So forderst du Geld zurück, und so schnell sind wir',
			blocks: [
				{
					steps: [
						`Schreib von der Adresse deines Kontos an ${billing}.`,
						'Sag, welche Abbuchung du meinst. Bei einem Fehler hilft eine Begründung, für einen Widerruf brauchst du keine.',
						`Du bekommst innerhalb von ${from} bis ${to}\u00A0Stunden eine Antwort.`,
						'Steht dir Geld zu, geht es spätestens 14\u00A0Tage nach deiner Nachricht zurück, ohne Gebühr und auf die Karte oder das Konto, mit dem du gezahlt hast. Wo das Gesetz eine kürzere Frist setzt, gilt diese.',
					],
				},
			],
		},
		{
			id: 'renewals',
			title: 'Testzeit und Verlängerung',
			blocks: [
				...forPlan(
					'lifetime',
					`Beim Einmalkauf sind die ersten ${plan.trialDays}\u00A0Tage kostenlos, ohne Kreditkarte. Abgebucht wird nur, wenn du danach kaufst, und nichts verlängert sich.`,
				),
				...forPlan(
					'monthly',
					`Die Testzeit des Monatsabos dauert ${plan.trialDays}\u00A0Tage und enthält alles. Kündigst du in dieser Zeit, in den Kontoeinstellungen oder per E-Mail, wird nichts abgebucht. Sonst wird am ${plan.firstChargeDay}. Tag zum ersten Mal abgebucht, und das Abo verlängert sich jeden Monat, bis du kündigst.`,
					'Eine Kündigung gilt zum Ende des Zeitraums, der schon bezahlt ist. Bis dahin bleibt das Abo aktiv, und du kannst es wieder aufnehmen. Für ein gekündigtes Abo wird nichts mehr abgebucht.',
				),
			],
		},
		{
			id: 'contact',
			title: 'Deine gesetzlichen Rechte, und Kontakt',
			blocks: [
				`Weicht diese Seite von zwingendem Recht ab, gilt das Recht, und alles Übrige gilt weiter. Änderungen kündigen wir ${appPeriods.changeNoticeDays}\u00A0Tage vorher per E-Mail an; für schon geleistete Zahlungen gelten sie nie. Siehe auch die [Nutzungsbedingungen](${pages.terms.de}) und die [Datenschutzerklärung](${pages.privacy.de}).`,
				`Zahlungen: ${billing}. Alles andere: [${contacts.support}](mailto:${contacts.support}).`,
			],
		},
	],
}

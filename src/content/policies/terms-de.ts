import { contacts, name } from '#content/site.ts'
import type { Policy } from '#content/types/policy.ts'
import { pages } from '#domain/pages/pages.ts'
import { retention } from '#domain/retention/retention.ts'
import { operatorIn, planIn } from './operator.ts'
import { appPeriods } from '#content/app-periods.ts'

const operator = operatorIn('de')
const plan = planIn('de')
const { from, to } = appPeriods.billingAnswerHours
const mail = (address: string) => `[${address}](mailto:${address})`

export const termsDe: Policy = {
	head: {
		title: 'Nutzungsbedingungen',
		description: `Der Vertrag zwischen dir und ${name}: wer die App betreibt, was Testzeit und Monatsabo kosten, wie du kündigst und wofür wir einstehen.`,
		path: pages.terms.de,
		language: 'de',
		updated: '2026-11-22',
	},
	card: {
		picture: 'frontDoor',
		alternative: 'Eine Haustür mit der Nummer sieben, erleuchtetem Oberlicht und Briefschlitz.',
	},
	title: 'Nutzungs\u00ADbedingungen',
	lede: 'Der Vertrag zwischen dir und uns, in gewöhnlichen Worten. Gibt dir das Recht des Landes, in dem du lebst, mehr als diese Seite, dann gilt das.',
	updated: 'Stand:',
	contents: 'Zehn Abschnitte',
	parts: [
		{
			id: 'operator',
			title: 'Wer wir sind',
			blocks: [
				`${name} wird von einer Privatperson in Argentinien betrieben: ${operator.name}, ${operator.address}. „Wir“ meint auf dieser Seite diese Person. Du erreichst uns unter ${mail(contacts.support)}. Dieselben Angaben stehen im [Impressum](${pages.impressum.de}).`,
				'Mit dem Anlegen eines Kontos stimmst du diesen Bedingungen zu. Liest du nur diese Website, dann bindet dich hier nichts, außer der allgemeinen Regel, fremde Sachen nicht kaputt zu machen.',
			],
		},
		{
			id: 'service',
			title: 'Was der Dienst ist',
			blocks: [
				`${name} ist ein Webdienst für Aufzeichnungen über deine eigene soziale Energie: Check-ins, Termine mit erwarteten und tatsächlichen Kosten, Muster, Prognosen und ein privates Tagebuch. Die Prognosen sind Schätzungen aus dem, was du notierst. Sie können falsch sein.`,
				`Heißt ein Angebot „Lifetime“ oder „Einmalkauf“, dann zahlst du einmal statt monatlich, nichts verlängert sich, und gemeint ist die Lebensdauer des Dienstes: Du darfst ihn nutzen, solange es ihn gibt. Beenden wir den Dienst, erfährst du es mindestens ${appPeriods.lifetimeNoticeYears}\u00A0Jahre vorher per E-Mail und kannst deine Notizen bis zum letzten Tag exportieren.`,
				'Er ist keine medizinische Beratung, keine Therapie, keine Diagnose und kein Notdienst. Schieb einen Besuch in der Praxis nicht wegen einer Zahl in einer App auf.',
			],
		},
		{
			id: 'account',
			title: 'Dein Konto und dein Alter',
			blocks: [
				'Du musst mindestens 16\u00A0Jahre alt sein. Wo das Gesetz mehr verlangt, müssen die Eltern oder Sorgeberechtigten zustimmen; das gilt in Deutschland für einen kostenpflichtigen Vertrag, solange du noch nicht volljährig bist. Wir dürfen nach dieser Zustimmung fragen und Konten schließen, bei denen sie fehlt.',
				'Gib eine E-Mail-Adresse an, die dir gehört, behalte dein Passwort für dich und sag uns, wenn du glaubst, dass jemand anderes es kennt. Ein Konto ist für einen Menschen.',
			],
		},
		{
			id: 'price',
			title: 'Testzeit, Preis und Verlängerung',
			blocks: [
				{
					note: `Das Abo kostet ${plan.price}. Die ersten ${plan.trialDays}\u00A0Tage sind kostenlos und enthalten alles. Kündigst du in diesen Tagen nicht, wird aus der Testzeit das bezahlte Abo, und am ${plan.firstChargeDay}. Tag wird zum ersten Mal abgebucht. **Danach verlängert es sich von selbst jeden Monat zu diesem Preis, bis du kündigst.**`,
				},
				`Die Zahlung wickelt ${operator.paymentProvider} als Verkäufer ab („Merchant of Record“): Dieser Name steht auf deiner Rechnung, dorthin geht das Geld, und von dort werden die Steuern abgeführt. Für die Zahlung gelten auch dessen Bedingungen. Deine vollständige Kartennummer sehen wir nie.`,
				`Bevor du zum ersten Mal zahlst, zeigen wir dir den Preis, den Rhythmus und wie du kündigst, und bitten um deine Zustimmung. Soll ein Preis steigen, schreiben wir dir ${appPeriods.changeNoticeDays}\u00A0Tage vorher, und du kannst bis dahin zum alten Preis gehen. Wo das Gesetz es verlangt, erinnern wir dich auch jedes Jahr daran, dass sich das Abo verlängert, was es kostet und wie du es beendest.`,
			],
		},
		{
			id: 'cancel',
			title: 'Kündigen und zurückkommen',
			blocks: [
				{
					list: [
						`**Wie.** Online in den Kontoeinstellungen oder mit einer Nachricht an ${mail(contacts.billing)}. Ohne Gründe, ohne Anruf.`,
						'**In der Testzeit.** Jederzeit, und es wird nichts abgebucht.',
						'**Später.** Die Kündigung gilt zum Ende des Zeitraums, der schon bezahlt ist. Bis dahin funktioniert alles wie vorher.',
						'**Anders überlegt?** Vor dem Ende dieses Zeitraums kannst du das Abo jederzeit wieder aktivieren.',
					],
				},
				'Dein gesetzliches Recht, aus wichtigem Grund fristlos zu kündigen, bleibt davon unberührt. Was danach mit deinen Notizen geschieht, steht in Abschnitt 7.',
			],
		},
		{
			id: 'refunds',
			title: 'Geld zurück',
			blocks: [
				`Zahlungen erstatten wir nicht. Davon gibt es zwei Ausnahmen: Abrechnungsfehler, die du innerhalb von ${appPeriods.billingErrorDays}\u00A0Tagen meldest, und jeder Fall, in dem dir das Gesetz ein Recht auf Erstattung oder auf Widerruf gibt. Nichts auf dieser Seite schränkt dieses Recht ein. Beides erklärt die Seite [Erstattung und Widerruf](${pages.refund.de}).`,
			],
		},
		{
			id: 'content',
			title: 'Deine Notizen',
			blocks: [
				'Was du schreibst, bleibt deins. Du erlaubst uns, es zu speichern und zu verarbeiten, um den Dienst für dich zu betreiben, und für nichts anderes. Du kannst es exportieren und löschen, wann du willst.',
				`Kündigst du, bewahren wir deine Daten ${appPeriods.cancelledDataMonths}\u00A0Monate auf, damit du zurückkommen kannst, und löschen sie dann. Bittest du uns, dein Konto zu löschen, sind die Kontodaten innerhalb von ${appPeriods.accountDeletionDays}\u00A0Tagen weg und ${retention.backupNights}\u00A0Nächte später auch aus unseren Sicherungskopien. Einzelheiten stehen in der [Datenschutzerklärung](${pages.privacy.de}).`,
			],
		},
		{
			id: 'conduct',
			title: 'Fairer Umgang',
			blocks: [
				'Brich nicht in Konten ein, teste oder überlaste den Dienst nicht, kopier ihn nicht im Ganzen, verkauf ihn nicht weiter und führ damit keine Notizen über andere ohne deren Wissen auf eine Art, die ihnen schaden würde. Wer eine Sicherheitslücke findet und sie uns vertraulich meldet, bekommt Dank und keine Klage.',
				'Verstößt jemand schwer oder wiederholt gegen diese Regeln, dürfen wir das Konto sperren. Wir sagen, warum, sofern das Gesetz es nicht verbietet, und hören uns eine Antwort an. Geld für eine Zeit, die dann nicht zur Verfügung steht, geben wir zurück, außer bei schwerem Missbrauch.',
			],
		},
		{
			id: 'liability',
			title: 'Wofür wir haften',
			blocks: [
				'Wir betreiben den Dienst mit angemessener Sorgfalt und können nicht versprechen, dass er nie ausfällt, nie irrt oder für deinen Zweck passt. Unbeschränkt haften wir bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper und Gesundheit und überall, wo das Gesetz einen Ausschluss nicht zulässt, etwa nach dem Produkthaftungsgesetz.',
				'Im Übrigen haften wir nur für Schäden, die für einen solchen Vertrag typisch und vorhersehbar sind, bis zur Höhe dessen, was du uns in den zwölf Monaten davor gezahlt hast, beim Einmalkauf bis zu dessen Preis. Als Verbraucherin oder Verbraucher behältst du alle gesetzlichen Rechte bei digitalen Diensten, die nicht funktionieren, wie sie sollen.',
			],
		},
		{
			id: 'changes',
			title: 'Änderungen, Recht und Kontakt',
			blocks: [
				`Ändern sich diese Bedingungen, sagen wir dir das ${appPeriods.changeNoticeDays}\u00A0Tage vorher per E-Mail. Bist du nicht einverstanden, kannst du kündigen, bevor die Änderung gilt. Kleine Berichtigungen, die dir nichts nehmen, dürfen sofort gelten.`,
				'Es gilt das Recht Argentiniens. Als Verbraucherin oder Verbraucher schützen dich die zwingenden Vorschriften des Landes, in dem du lebst, trotzdem, und du darfst dort vor Gericht gehen. Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
				`Fragen zu diesen Bedingungen: ${mail(contacts.support)}. Zu Zahlungen: ${mail(contacts.billing)}, beantwortet innerhalb von ${from} bis ${to}\u00A0Stunden.`,
			],
		},
	],
}

import { byPlans, forPlan } from '#content/shown-plans.ts'
import { planTableIn } from '#content/plans.ts'
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
		description: `Der Vertrag zwischen dir und ${name}: wer die App betreibt, was sie kostet, wie du kündigst und wofür wir einstehen.`,
		path: pages.terms.de,
		language: 'de',
		updated: '2026-11-22',
	},
	card: {
		picture: 'frontDoor',
		alternative: 'Eine Haustür mit der Nummer sieben, erleuchtetem Oberlicht und Briefschlitz.',
	},
	drawing: 'keys',
	plans: planTableIn('de', { policy: 'terms' }),
	title: 'Nutzungs\u00ADbedingungen',
	lede: `Der Vertrag zwischen dir und uns, in einfachen Worten. ${name} ist eine Web-App für Handy und Computer, in der du Notizen zu deiner sozialen Energie führst. Wo dir das Gesetz deines Landes mehr Rechte gibt als diese Seite, gelten diese Rechte.`,
	updated: 'Stand:',
	contents: 'Zehn Abschnitte',
	parts: [
		{
			id: 'operator',
			title: 'Wer wir sind',
			blocks: [
				`${name} wird von einer Privatperson in Argentinien betrieben: ${operator.name}, ${operator.address}. „Wir“ meint auf dieser Seite diese Person. Du erreichst uns unter ${mail(contacts.support)}. Dieselben Angaben stehen im [Impressum](${pages.impressum.de}).`,
				'Wenn du ein Konto anlegst, stimmst du diesen Bedingungen zu. Wenn du nur diese Website liest, bindet dich hier nichts außer der allgemeinen Regel, fremde Sachen nicht zu beschädigen.',
			],
		},
		{
			id: 'service',
			title: 'Was der Dienst ist',
			blocks: [
				`${name} ist ein Webdienst für Aufzeichnungen über deine eigene soziale Energie: Check-ins, Termine mit erwarteten und tatsächlichen Kosten, Muster, Prognosen und ein privates Tagebuch. Die Prognosen sind Schätzungen aus dem, was du notierst. Sie können falsch sein.`,
				`${name} ist keine medizinische Beratung, keine Therapie, keine Diagnose und kein Notdienst. Schieb keinen Arztbesuch auf, weil eine Zahl in einer App gut aussieht.`,
				...forPlan(
					'lifetime',
					`${byPlans({ both: 'Wo ein Angebot auf unserer Website „Lifetime“ oder „Einmalkauf“ heißt, zahlst du einmal statt monatlich', monthly: '', lifetime: 'Unser Angebot heißt „Einmalkauf“ oder „Lifetime“: Du zahlst einmal' })}. Die kostenlose Woche kommt zuerst, und abgebucht wird nur, wenn du danach kaufst. Nichts verlängert sich.${byPlans({ both: ' Was in den Abschnitten 4 und 5 über monatliche Abbuchung und Verlängerung steht, betrifft dich also nicht.', monthly: '', lifetime: '' })} Gemeint ist die Lebensdauer des Dienstes: Du darfst ihn nutzen, solange es ihn gibt. Wenn wir ihn beenden, erfährst du es mindestens ${appPeriods.lifetimeNoticeYears}\u00A0Jahre vorher per E-Mail und kannst deine Notizen bis zum letzten Tag exportieren.`,
				),
			],
		},
		{
			id: 'account',
			title: 'Dein Konto und dein Alter',
			blocks: [
				'Du musst mindestens 16\u00A0Jahre alt sein. Wo das Gesetz ein höheres Alter verlangt, müssen deine Eltern oder Sorgeberechtigten zustimmen; in Deutschland gilt das für einen kostenpflichtigen Vertrag, solange du noch nicht volljährig bist. Wir dürfen nach dieser Zustimmung fragen und Konten schließen, bei denen sie fehlt.',
				'Gib eine E-Mail-Adresse an, die dir gehört, behalte dein Passwort für dich und sag uns, wenn du glaubst, dass jemand anderes es kennt. Ein Konto ist für eine Person.',
			],
		},
		{
			id: 'price',
			title: 'Testzeit, Preis und Verlängerung',
			blocks: [
				...forPlan('lifetime', {
					note: `Der Einmalkauf kostet einmalig ${plan.lifetimePrice}. Die ersten ${plan.trialDays}\u00A0Tage sind kostenlos, ohne Kreditkarte. Abgebucht wird nur, wenn du danach kaufst, und nichts verlängert sich.`,
				}),
				...forPlan('monthly', {
					note: `Das Abo kostet ${plan.price}. Die ersten ${plan.trialDays}\u00A0Tage sind kostenlos und enthalten alles. Wenn du in diesen Tagen nicht kündigst, wird aus der Testzeit das bezahlte Abo, und am ${plan.firstChargeDay}. Tag wird zum ersten Mal abgebucht. **Danach verlängert es sich von selbst jeden Monat, bis du kündigst.**`,
				}),
				`Die Zahlung wickelt ${operator.paymentProvider} als Verkäufer ab („Merchant of Record“): Dieser Name steht auf deiner Rechnung, dorthin geht das Geld, und von dort werden die Steuern abgeführt. Für die Zahlung gelten auch die Bedingungen dieses Anbieters. Deine vollständige Kartennummer sehen wir nie.`,
				...forPlan(
					'monthly',
					`Abgebucht wird erst, wenn wir dir gezeigt haben, was das Abo kostet, wie oft du zahlst und wie du kündigst, und du dem zugestimmt hast. Soll ein Preis steigen, schreiben wir dir ${appPeriods.changeNoticeDays}\u00A0Tage vorher. Bis dahin kannst du kündigen, dann zahlst du den neuen Preis nie. Wo das Gesetz es verlangt, etwa in Kalifornien, erinnern wir dich auch jedes Jahr daran, dass sich das Abo verlängert, was es kostet und wie du es beendest.`,
				),
				...byPlans({
					both: [],
					monthly: [],
					lifetime: [
						'Abgebucht wird erst, wenn wir dir den Preis gezeigt haben und du zugestimmt hast. Steigt der Preis, betrifft das nur, wer später kauft.',
					],
				}),
			],
		},
		{
			id: 'cancel',
			title: 'Kündigen und zurückkommen',
			blocks: [
				...forPlan(
					'lifetime',
					'Beim Einmalkauf gibt es nichts zu kündigen, denn nichts verlängert sich. Dein Konto kannst du jederzeit in den Kontoeinstellungen löschen, auch in der kostenlosen Woche.',
				),
				...forPlan('monthly', {
					list: [
						`**Wie.** Online in den Kontoeinstellungen oder mit einer Nachricht an ${mail(contacts.billing)}. Du brauchst keinen Grund und musst nicht anrufen.`,
						'**In der Testzeit.** Jederzeit, und es wird nichts abgebucht.',
						'**Später.** Die Kündigung gilt zum Ende des Zeitraums, der schon bezahlt ist. Bis dahin funktioniert alles wie vorher.',
						'**Anders überlegt?** Vor dem Ende dieses Zeitraums kannst du das Abo jederzeit wieder aktivieren.',
					],
				}),
				'Dein gesetzliches Recht, aus wichtigem Grund fristlos zu kündigen, bleibt davon unberührt. Was danach mit deinen Notizen geschieht, steht in [Abschnitt 7](#content).',
			],
		},
		{
			id: 'refunds',
			title: 'Geld zurück',
			blocks: [
				'Zahlungen erstatten wir nicht. Davon gibt es drei Ausnahmen:',
				{
					list: [
						`Abrechnungsfehler, die du innerhalb von ${appPeriods.billingErrorDays}\u00A0Tagen meldest;`,
						'jeder Fall, in dem dir das Gesetz ein Recht auf Erstattung oder auf Widerruf gibt (nichts auf dieser Seite schränkt dieses Recht ein);',
						'der Teil einer Zahlung, den wir nach einer Sperrung zurückgeben ([Abschnitt 8](#conduct)).',
					],
				},
				`Die ersten beiden erklärt die Seite [Erstattung und Widerruf](${pages.refund.de}).`,
			],
		},
		{
			id: 'content',
			title: 'Deine Notizen',
			blocks: [
				'Was du schreibst, bleibt deins. Du erlaubst uns, es zu speichern und zu verarbeiten, um den Dienst für dich zu betreiben, und für nichts anderes. Du kannst es exportieren und löschen, wann du willst.',
				`Wenn du kündigst, bewahren wir deine Daten ${appPeriods.cancelledDataMonths}\u00A0Monate auf, damit du zurückkommen kannst, und löschen sie dann. Wenn du uns bittest, dein Konto zu löschen, sind die Kontodaten innerhalb von ${appPeriods.accountDeletionDays}\u00A0Tagen weg und höchstens ${retention.backupNights}\u00A0Nächte später auch aus unseren Sicherungskopien. Einzelheiten stehen in der [Datenschutzerklärung](${pages.privacy.de}).`,
			],
		},
		{
			id: 'conduct',
			title: 'Fairer Umgang',
			blocks: [
				'Brich nicht in Konten ein, versuch nicht, den Schutz des Dienstes zu umgehen, überlaste ihn nicht, kopier ihn nicht im Ganzen und verkauf ihn nicht weiter. Führ im Dienst keine Notizen über andere, von denen sie nichts wissen und die ihnen schaden würden. Wer eine Sicherheitslücke findet und sie uns vertraulich meldet, bekommt Dank und keine Klage.',
				'Wenn jemand schwer oder wiederholt gegen diese Regeln verstößt, dürfen wir das Konto sperren. Wir sagen, warum, sofern das Gesetz es nicht verbietet, und hören uns die andere Seite an. Den Teil einer Zahlung, der sich dann nicht mehr nutzen lässt, geben wir zurück, außer bei schwerem Missbrauch.',
			],
		},
		{
			id: 'liability',
			title: 'Wofür wir haften',
			blocks: [
				'Wir betreiben den Dienst mit angemessener Sorgfalt, können aber nicht versprechen, dass er nie ausfällt, nie falschliegt oder sich für deinen Zweck eignet. Unbeschränkt haften wir bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper und Gesundheit und überall, wo das Gesetz einen Ausschluss nicht zulässt, etwa nach dem Produkthaftungsgesetz.',
				`Im Übrigen haften wir nur für Schäden, die für einen solchen Vertrag typisch und vorhersehbar sind, bis zur Höhe dessen, was du uns in den zwölf Monaten davor gezahlt hast${forPlan('lifetime', ', beim Einmalkauf bis zu dessen Preis').join('')}. Als Verbraucherin oder Verbraucher behältst du alle gesetzlichen Rechte bei digitalen Diensten, die nicht funktionieren, wie sie sollen.`,
			],
		},
		{
			id: 'changes',
			title: 'Änderungen, Recht und Kontakt',
			blocks: [
				`Wenn sich diese Bedingungen ändern, sagen wir dir das ${appPeriods.changeNoticeDays}\u00A0Tage vorher per E-Mail. Bist du nicht einverstanden, kannst du kündigen, bevor die Änderung gilt. Kleine Berichtigungen, die dir nichts nehmen, dürfen sofort gelten.`,
				'Es gilt das Recht Argentiniens. Bist du Verbraucherin oder Verbraucher, schützen dich trotzdem die zwingenden Vorschriften des Landes, in dem du lebst, und du darfst dort vor Gericht gehen. Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
				`Fragen zu diesen Bedingungen: ${mail(contacts.support)}. Zu Zahlungen: ${mail(contacts.billing)}, beantwortet innerhalb von ${from} bis ${to}\u00A0Stunden.`,
			],
		},
	],
}

import { contacts, name } from '#content/site.ts'
import type { Policy } from '#content/types/policy.ts'
import { pages } from '#domain/pages/pages.ts'
import { bounceLimits } from '#domain/bounces/bounce-limits.ts'
import { counterMinutes, retention } from '#domain/retention/retention.ts'
import { dataLinkDays, freshLinkMinutes } from '#domain/waitlist/data-link.ts'
import { pauseMonths } from '#domain/waitlist/pause.ts'
import { analytics } from '#settings/addresses.ts'
import { analyticsWordsDe } from './analytics-de.ts'
import { blockedMailDays } from '#domain/waitlist/waitlist-limits.ts'
import { noMailLabels } from './no-mail-labels.ts'
import { operatorIn } from './operator.ts'
import { appPeriods } from '#content/app-periods.ts'
import { words } from '#words/entries.ts'

const counting = analyticsWordsDe(analytics)
const operator = operatorIn('de')
const noMail = noMailLabels('de')
const dataPage = words('myData', 'de').title
const mail = (address: string) => `[${address}](mailto:${address})`

export const privacyDe: Policy = {
	head: {
		title: 'Datenschutzerklärung',
		description: `Welche Daten ${name} von dir speichert, wozu, wie lange und wer sie sonst noch sieht, und wie du sie mitnimmst oder löschen lässt.`,
		path: pages.privacy.de,
		language: 'de',
		updated: '2026-11-24',
	},
	card: {
		picture: 'closedBlind',
		alternative:
			'Ein Fenster mit ganz heruntergelassener Jalousie. Jemand ist da: Die Wand ringsum leuchtet.',
	},
	drawing: 'diary',
	title: 'Datenschutz\u00ADerklärung',
	lede: 'Notizen darüber, wer dich müde macht, sind privat. Sie werden nie verkauft. Sie sind verschlüsselt, allerdings nicht Ende-zu-Ende, und du kannst sie exportieren und löschen. Alles Weitere der Reihe nach.',
	updated: 'Stand:',
	contents: 'Zehn Abschnitte',
	parts: [
		{
			id: 'controller',
			title: 'Verantwortlicher',
			blocks: [
				`Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist ${operator.name}, eine natürliche Person in Argentinien, Anschrift: ${operator.address}. Zu allem, was auf dieser Seite steht, erreichst du uns unter ${mail(contacts.privacy)}; dort antwortet ein Mensch. Weitere Angaben stehen im [Impressum](${pages.impressum.de}).`,
				`Diese Erklärung gilt für diese Website und für ${name}, eine Web-App, in der Introvertierte ihre soziale Energie festhalten. Auf der Warteliste steht, wer hier seine E-Mail-Adresse einträgt und bestätigt, um Neuigkeiten zur App zu bekommen. Ein Konto brauchst du dafür nicht.`,
			],
		},
		{
			id: 'data',
			title: 'Welche Daten wir speichern',
			blocks: [
				{
					terms: [
						{
							name: 'Konto',
							text: 'Deine E-Mail-Adresse, einen Anzeigenamen, falls du einen angibst, und dein Passwort als Hash, aus dem sich das Passwort nicht zurückrechnen lässt.',
						},
						{
							name: 'Aufzeichnungen',
							text: 'Energiewerte, Termine und Aktivitäten mit geschätztem und tatsächlichem Aufwand, Notizen sowie die Kategorien und Schlagwörter, die du selbst anlegst.',
						},
						{ name: 'Nutzung', text: counting.usage },
						{
							name: 'Technische Daten',
							text: `Die App protokolliert IP-Adresse, Browser, Gerätetyp und Zugriffszeiten, um sicher und stabil zu laufen. Diese Website protokolliert nur Fehlermeldungen, ohne Namen, E-Mail- oder IP-Adressen. Gegen massenhafte Einträge in die Warteliste und das Ausprobieren von Passwörtern zählt die Website Versuche unter einer verfremdeten Form der IP-Adresse; jede Zählung wird nach spätestens ${counterMinutes} Minuten gelöscht.`,
						},
						{
							name: 'Belege und Nachrichten',
							text: 'Was uns der Zahlungsdienstleister über einen Kauf mitteilt: was du gekauft hast, wann und zu welchem Preis. Was du uns schreibst, mit der Adresse, von der es kommt.',
						},
						{
							name: 'Wenn du hier deine E-Mail-Adresse einträgst (Warteliste)',
							text: `Die Adresse und den Nachweis deiner Einwilligung: wann, auf welcher Seite, in welcher Sprache und zu welchem Wortlaut du sie erteilt hast, dazu die Website oder Kampagne, über die du gekommen bist, soweit dein Browser oder der Link das mitteilt. Eine IP-Adresse speichern wir dabei nicht. Wir schicken dir einen Link zur Bestätigung; auf der Liste stehst du erst, wenn du auf der verlinkten Seite auf den Knopf drückst (Double-Opt-in).`,
						},
						{
							name: 'E-Mails an dich',
							text: `Wir speichern sie zusammen mit der Empfängeradresse. Am Ende jeder E-Mail steht ein Link zu „${dataPage}“; dort siehst du deine Adresse, den Nachweis deiner Einwilligung und diese E-Mails.`,
						},
						{
							name: 'Wenn eine E-Mail zurückkommt',
							text: `Den Tag, die Art des Fehlers und seinen Code, nie den Wortlaut der Fehlermeldung. Eine Adresse, die es nicht gibt oder von der innerhalb von ${bounceLimits.softWindowDays}\u00A0Tagen ${bounceLimits.softBounces}\u00A0E-Mails zurückkommen, erhält keine Neuigkeiten mehr. Meldet uns dein Anbieter, dass du eine E-Mail als Spam markiert hast, melden wir dich ab.`,
						},
					],
				},
				'Deine Antworten in den Tests verlassen die Seite nicht. Sie stehen nur im Arbeitsspeicher deines Browsers und verschwinden, wenn du die Seite schließt oder neu lädst. Deine Kartennummer sieht nur der Zahlungsdienstleister, wir sehen sie nicht.',
				...(counting.counted ?? []),
			],
		},
		{
			id: 'purposes',
			title: 'Zwecke und Rechtsgrundlagen',
			blocks: [
				{
					table: {
						label: 'Zwecke und Rechtsgrundlagen',
						columns: ['Daten', 'Rechtsgrundlage (DSGVO)'],
						rows: [
							{
								name: 'Die App für dich bereitstellen',
								cells: [
									'Konto, Aufzeichnungen',
									'Vertrag, Art.\u00A06 Abs.\u00A01 lit.\u00A0b; bei Gesundheitsdaten zusätzlich deine Einwilligung (Abschnitt\u00A04)',
								],
							},
							{
								name: 'Aufbewahren, falls du nach der Kündigung zurückkommst',
								cells: [
									'Konto, Aufzeichnungen',
									'Berechtigtes Interesse, dich dort weitermachen zu lassen, wo du aufgehört hast, Art.\u00A06 Abs.\u00A01 lit.\u00A0f; bei Gesundheitsdaten zusätzlich deine Einwilligung (Abschnitt\u00A04)',
								],
							},
							{
								name: 'Abrechnung und Buchführung',
								cells: [
									'Konto, Belege',
									'Vertrag, Art.\u00A06 Abs.\u00A01 lit.\u00A0b; berechtigtes Interesse, die Bücher zu führen, die das Steuerrecht von uns verlangt, Art.\u00A06 Abs.\u00A01 lit.\u00A0f',
								],
							},
							{
								name: 'Dir antworten',
								cells: [
									'Nachrichten',
									'Berechtigtes Interesse, dir zu antworten, Art.\u00A06 Abs.\u00A01 lit.\u00A0f; bei Fragen zu deinem Konto der Vertrag',
								],
							},
							{
								name: 'Sicherheit',
								cells: [
									'Technische Daten',
									'Berechtigtes Interesse am Schutz vor Missbrauch, Art.\u00A06 Abs.\u00A01 lit.\u00A0f',
								],
							},
							{ name: 'Verbesserung', cells: ['Nutzung', counting.basis] },
							{
								name: 'Sehen, welche Links zur Warteliste führen',
								cells: [
									'Website oder Kampagne, über die du gekommen bist',
									'Berechtigtes Interesse zu wissen, welche Links Menschen hierher bringen, Art.\u00A06 Abs.\u00A01 lit.\u00A0f',
								],
							},
							{
								name: 'Bestätigung deiner Adresse',
								cells: [
									'E-Mail-Adresse, Nachweis der Einwilligung',
									'Berechtigtes Interesse, nur denen zu schreiben, die das möchten, und es nachweisen zu können, Art.\u00A06 Abs.\u00A01 lit.\u00A0f',
								],
							},
							{
								name: 'E-Mails mit Neuigkeiten',
								cells: [
									'E-Mail-Adresse',
									'Einwilligung, Art.\u00A06 Abs.\u00A01 lit.\u00A0a; bei Nachrichten zu deinem Konto der Vertrag',
								],
							},
							{
								name: 'Zustellung prüfen und nachweisen',
								cells: [
									'E-Mails an dich, zurückgekommene E-Mails',
									'Berechtigtes Interesse, nicht an Adressen zu schreiben, die es nicht gibt, und nachweisen zu können, was wir versandt haben, Art.\u00A06 Abs.\u00A01 lit.\u00A0f',
								],
							},
							{
								name: `„${noMail.button}“ und „${noMail.link}“ beachten`,
								cells: [
									'E-Mail-Adresse, Zeitpunkt, Nachweis der Einwilligung',
									'Berechtigtes Interesse, deinem Widerspruch zu folgen, Art.\u00A06 Abs.\u00A01 lit.\u00A0f und Art.\u00A021 Abs.\u00A03',
								],
							},
							{
								name: 'Wiederherstellung nach einem Ausfall',
								cells: [
									'Alle genannten Daten, in Sicherungskopien; der Hash gelöschter Einträge',
									'Berechtigtes Interesse, deine Daten nicht zu verlieren, Art.\u00A06 Abs.\u00A01 lit.\u00A0f; bei Gesundheitsdaten zusätzlich deine Einwilligung (Abschnitt\u00A04)',
								],
							},
						],
					},
				},
				'Eine Einwilligung kannst du jederzeit mit Wirkung für die Zukunft widerrufen, und einer Verarbeitung, die auf einem berechtigten Interesse beruht, kannst du widersprechen (Abschnitt\u00A08). Für ein Konto brauchst du eine E-Mail-Adresse und ein Passwort, alles andere ist freiwillig. Eine automatisierte Entscheidung im Sinne von Art.\u00A022 DSGVO findet nicht statt: Die Prognosen der App, was dich eine Woche kosten wird, dienen nur deiner Information.',
			],
		},
		{
			id: 'sensitive',
			title: 'Besonders geschützte Daten',
			blocks: [
				'Energiewerte und Notizen zu Stimmung oder einer Diagnose können Gesundheitsdaten sein. Wir verarbeiten sie nur mit deiner ausdrücklichen Einwilligung nach Art.\u00A09 Abs.\u00A02 lit.\u00A0a DSGVO. Wir bitten dich darum, wenn du ein Konto eröffnest. Widerrufen kannst du sie jederzeit: Lösch diese Einträge oder das Konto, oder schreib uns. Für Werbung verwenden wir diese Daten nie, und wir geben sie auch an niemanden zu Werbezwecken weiter. Deine Notizen sind verschlüsselt, aber nicht Ende-zu-Ende: Technisch könnten wir und Unternehmen, die für uns arbeiten (Abschnitt\u00A05), sie lesen; diese Unternehmen dürfen sie nur nach unserer Weisung verarbeiten.',
				'Geh bitte auch mit dem sorgsam um, was du über andere schreibst. Für eine Prognose genügt ein Vorname oder ein Buchstabe.',
			],
		},
		{
			id: 'recipients',
			title: 'Empfänger',
			blocks: [
				{
					list: [
						`**Auftragsverarbeiter**, mit denen ein Vertrag nach Art.\u00A028 DSGVO besteht: ${counting.companies}. Sie dürfen die Daten nur nach unserer Weisung verarbeiten.`,
						`**Der Zahlungsdienstleister** ${operator.paymentProvider}, der als Verkäufer für die Daten, die er erhält, selbst verantwortlich ist.`,
						`**Ein System, das wir selbst betreiben,** etwa unsere App: Es kann deine Adresse von der Warteliste erhalten, sobald du sie bestätigt hast, damit dort dieselbe Liste geführt wird wie hier. Meldest du dich ab oder werden deine Daten gelöscht, schicken wir ihm die Nummer deines Eintrags, damit dort dasselbe geschieht. Antwortet es nicht, wiederholen wir die Meldung ${retention.webhookDays}\u00A0Tage lang und erledigen die Sache dann von Hand.`,
						'**Behörden**, soweit das Gesetz uns dazu verpflichtet. Das prüfen wir in jedem Fall.',
					],
				},
				'Sonst niemand. Wir verkaufen keine personenbezogenen Daten und geben keine für Werbung auf anderen Websites weiter.',
			],
		},
		{
			id: 'transfers',
			title: 'Übermittlung in Drittländer',
			blocks: [
				'Wir arbeiten von Argentinien aus. Die Europäische Kommission hat festgestellt, dass dort ein angemessenes Datenschutzniveau besteht (Art.\u00A045 DSGVO). Verarbeitet ein beauftragtes Unternehmen Daten in einem Land außerhalb der EU und des EWR ohne einen solchen Beschluss, gelten die Standardvertragsklauseln der Kommission (Art.\u00A046 Abs.\u00A02 lit.\u00A0c DSGVO). Für zertifizierte Unternehmen in den USA gibt es einen solchen Beschluss, den zum EU-US-Datenschutzrahmen. Auf Anfrage sagen wir dir, was für wen gilt, und schicken dir eine Kopie der Klauseln.',
			],
		},
		{
			id: 'retention',
			title: 'Speicherdauer',
			blocks: [
				{
					terms: [
						{
							name: 'Du hast ein Konto',
							text: 'Kontodaten und Aufzeichnungen bleiben, solange du es hast, auch wenn du nach der kostenlosen Woche nichts kaufst. Notizen kannst du jederzeit löschen. Kündigst du ein bezahltes Abo, gilt die Frist unter „Du kündigst ein bezahltes Abo“.',
						},
						{
							name: 'Du verlangst die Löschung',
							text: `Konto und Aufzeichnungen werden innerhalb von ${appPeriods.accountDeletionDays}\u00A0Tagen gelöscht.`,
						},
						{
							name: 'Du kündigst ein bezahltes Abo',
							text: `Wir bewahren Konto und Aufzeichnungen noch ${appPeriods.cancelledDataMonths}\u00A0Monate auf, falls du zurückkommst, und löschen sie dann; auf Wunsch früher.`,
						},
						{
							name: 'Sicherheitsprotokolle der App',
							text: `Höchstens ${appPeriods.securityLogYears}\u00A0Jahre.`,
						},
						{
							name: 'Nutzungsdaten der App',
							text: 'Bis du deine Einwilligung widerrufst, spätestens bis das Konto gelöscht wird.',
						},
						{
							name: 'Belege',
							text: 'Solange das Steuerrecht es verlangt, bei uns oder beim Zahlungsdienstleister, je nachdem, wer sie aufbewahren muss.',
						},
						{
							name: 'Nachrichten',
							text: 'Gelöscht, sobald dein Anliegen erledigt ist und sich daraus keine Ansprüche mehr ergeben können.',
						},
						{
							name: 'Adresse auf der Warteliste',
							text: `Nicht bestätigt: nach ${retention.unconfirmedDays}\u00A0Tagen gelöscht. Bestätigt: Wir schicken dir Neuigkeiten, bis du dich abmeldest; danach kommt die Adresse auf die Sperrliste (nächster Punkt). Zum Abmelden enthält jede E-Mail einen Link; auf der Seite, die er öffnet, genügt ein Klick.`,
						},
						{
							name: 'Adresse auf der Sperrliste',
							text: `Klickst du auf „${noMail.button}“ oder „${noMail.link}“, bleibt die Adresse mit Zeitpunkt und Nachweis der Einwilligung auf einer Sperrliste. ${retention.optOutMonths}\u00A0Monate nach deiner letzten Anmeldung zur Warteliste löschen wir die Adresse und mit ihr deinen Wunsch, keine Post zu bekommen; sind diese Monate schon vorbei, wenn du klickst, löschen wir sofort. Verlangst du die Löschung früher, löschen wir ebenfalls sofort. Trägt danach jemand die Adresse wieder ein, wissen wir von deinem Wunsch nichts mehr. Solange wir wissen, dass du auf „${noMail.link}“ geklickt hast, sagen wir dir höchstens einmal in ${blockedMailDays}\u00A0Tagen, dass jemand die Adresse wieder eingetragen hat, und schreiben sonst nichts.`,
						},
						{
							name: 'Adresse, von der E-Mails zurückkommen',
							text: `${retention.undeliverableMonths}\u00A0Monate, nachdem sie aus diesem Grund keine Neuigkeiten mehr bekommt (Abschnitt 2), gelöscht, es sei denn, du meldest dich bis dahin wieder zur Warteliste an.`,
						},
						{
							name: 'E-Mails an dich',
							text: `Die gespeicherte Fassung wird nach ${retention.failedMailDays}\u00A0Tagen gelöscht. Versandzeit und Betreff jeder E-Mail, ob dein Mailserver sie angenommen hat und ob sie zurückkam, speichern wir ${retention.deliveryMonths}\u00A0Monate oder bis du alles löschst.`,
						},
						{
							name: 'Eine Pause',
							text: `Möchtest du ${pauseMonths['one-month']}\u00A0Monat, ${pauseMonths['three-months']}\u00A0Monate oder bis auf Weiteres keine Neuigkeiten bekommen, steht bei deinem Eintrag, an welchem Tag die Pause endet oder dass du sie selbst beendest.`,
						},
						{
							name: `Links zu „${dataPage}“`,
							text: `Der Link am Ende einer E-Mail öffnet die Seite ${dataLinkDays}\u00A0Tage lang; danach kannst du dir dort einen neuen schicken lassen. Der Link zur Datei mit deinen Daten oder zum Löschen gilt einmal und ${freshLinkMinutes}\u00A0Minuten lang.`,
						},
						{
							name: 'Gezählte Anmelde- und Passwortversuche',
							text: `Höchstens ${counterMinutes}\u00A0Minuten.`,
						},
						...(counting.kept === undefined ? [] : [{ name: 'Tagessummen', text: counting.kept }]),
						{
							name: 'Protokoll unserer Verwaltung',
							text: `${retention.auditLogMonths}\u00A0Monate. Es hält fest, wann wir uns anmelden, exportieren und löschen, und nennt niemanden von der Liste.`,
						},
						{
							name: 'Sicherungskopien',
							text: `Jede Nacht eine, die wir ${retention.backupNights}\u00A0Nächte aufbewahren. Gelöschtes bleibt bis dahin darin enthalten und wird für nichts anderes verwendet. Damit eine zurückgespielte Sicherung weder einen gelöschten Eintrag zurückbringt noch eine Abmeldung rückgängig macht, heben wir ${retention.erasureJournalDays}\u00A0Tage lang einen Fingerabdruck des Eintrags, einen Hash, und den Zeitpunkt auf; für sich allein verrät er nichts über den Eintrag.`,
						},
					],
				},
			],
		},
		{
			id: 'rights',
			title: 'Deine Rechte',
			blocks: [
				`In den Kontoeinstellungen kannst du deine Daten einsehen, berichtigen, exportieren und löschen. Für eine Adresse auf der Warteliste geht das auf der Seite „${dataPage}“, über den Link am Ende jeder E-Mail: alles ansehen, abmelden, pausieren, mitnehmen, löschen. Oder schreib an ${mail(contacts.privacy)}: Wir schicken dir eine Kopie von allem, was wir über dich speichern, oder löschen es, soweit wir es nicht nach dem Gesetz aufbewahren müssen. Wir antworten innerhalb eines Monats, und es kostet dich nichts.`,
				{
					note: '**Dein Widerspruchsrecht (Art.\u00A021 DSGVO):** Beruht eine Verarbeitung auf einem berechtigten Interesse, kannst du ihr jederzeit aus Gründen widersprechen, die sich aus deiner besonderen Situation ergeben. Der Werbung kannst du jederzeit und ohne Angabe von Gründen widersprechen. Eine E-Mail genügt.',
				},
				{
					list: [
						'**Auskunft** über deine Daten (Art.\u00A015 DSGVO)',
						'**Berichtigung** und **Löschung** (Art.\u00A016 und 17)',
						'**Einschränkung** der Verarbeitung (Art.\u00A018)',
						'**Datenübertragbarkeit** (Art.\u00A020)',
						'**Widerruf** einer Einwilligung (Art.\u00A07 Abs.\u00A03)',
						'**Beschwerde** bei einer Aufsichtsbehörde (Art.\u00A077), zum Beispiel an deinem Wohnort. In Deutschland ist das die Behörde deines Bundeslands, in Österreich die Datenschutzbehörde.',
					],
				},
				'In der Schweiz gilt das Datenschutzgesetz (DSG); zuständig ist der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte. Welche Rechte du in anderen Ländern hast, steht in der [englischen Fassung](/privacy#rights).',
			],
		},
		{
			id: 'storage',
			title: 'Cookies und lokaler Speicher',
			blocks: [
				`${counting.storage} Unsere eigene Verwaltung verwendet ein Cookie, damit wir angemeldet bleiben.`,
				'Die App hält dich angemeldet und speichert dafür nur, was unbedingt erforderlich ist (§\u00A025 Abs.\u00A02 TDDDG). Auswertungen, die etwas auf deinem Gerät speichern oder auslesen, laufen dort erst nach deiner Einwilligung (§\u00A025 Abs.\u00A01 TDDDG).',
			],
		},
		{
			id: 'children',
			title: 'Minderjährige, Änderungen, Kontakt',
			blocks: [
				'Die App richtet sich an Menschen ab 16\u00A0Jahren. Wo das Gesetz für eine Einwilligung ein höheres Alter verlangt, müssen die Eltern zustimmen. Erfahren wir, dass jemand unter 16 ein Konto hat, löschen wir das Konto. Niemand bekommt zielgerichtete Werbung, und niemand wird von Website zu Website verfolgt, egal in welchem Alter.',
				`Ändert sich diese Erklärung, kündigen wir das allen, die ein Konto haben, ${appPeriods.changeNoticeDays}\u00A0Tage vorher per E-Mail an. Fragen beantworten wir unter ${mail(contacts.privacy)}.`,
			],
		},
	],
}

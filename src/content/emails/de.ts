import { name } from '#content/site.ts'
import { retention } from '#domain/retention/retention.ts'
import { blockedMailDays, confirmationLinkDays } from '#domain/waitlist/waitlist-limits.ts'
import type { WaitlistWords } from './words.ts'

export const de: WaitlistWords = {
	confirmation: {
		subject: 'Bitte bestätige deine E-Mail-Adresse',
		preview: `Ein Klick fehlt noch. Der Link gilt ${confirmationLinkDays} Tage.`,
		reason: {
			news: `Jemand hat diese Adresse bei ${name} eingetragen, um Neuigkeiten zur App per E-Mail zu bekommen. Falls du das warst, fehlt noch ein Klick.`,
			premium: `Jemand hat diese Adresse bei ${name} eingetragen, um eine E-Mail zu bekommen, wenn Premium fertig ist. Falls du das warst, fehlt noch ein Klick.`,
		},
		ask: 'Öffne diese Seite und klicke dort auf den Knopf. Erst dann stehst du auf der Liste.',
		link: 'Adresse bestätigen',
		otherwise: `Der Link gilt ${confirmationLinkDays} Tage. Falls du es nicht warst, brauchst du nichts zu tun: Nach ${retention.unconfirmedDays} Tagen wird die Adresse gelöscht.`,
		origin: (day, page) =>
			`Du bekommst diese E-Mail, weil diese Adresse am ${day} auf ${page} eingetragen wurde.`,
		never: 'Keine E-Mails mehr an diese Adresse',
	},
	blocked: {
		subject: 'Du willst keine E-Mails von uns, und dabei bleibt es',
		preview: 'Jemand hat diese Adresse eingetragen. Es hat sich nichts geändert.',
		text: `Jemand hat diese Adresse bei ${name} eingetragen. Du wolltest, dass wir nie an sie schreiben. Sie steht deshalb nicht auf der Liste, und wir schicken sonst nichts.`,
		ask: 'Warst du das und willst du unsere E-Mails doch? Dann öffne diese Seite und klicke dort auf den Knopf.',
		link: 'Sperre aufheben und eintragen',
		otherwise: `Falls du es nicht warst, brauchst du nichts zu tun. Auch wenn die Adresse öfter eingetragen wird, melden wir uns höchstens einmal in ${blockedMailDays} Tagen. So lange gilt auch der Link.`,
	},
	letter: {
		origin: (day, page) =>
			`Du bekommst diese E-Mail, weil deine Adresse am ${day} auf ${page} eingetragen und danach bestätigt wurde. Ob du sie öffnest, messen wir nicht.`,
		member: `Du bekommst diese E-Mail, weil deine Adresse auf der Warteliste von ${name} steht. Ob du sie öffnest, messen wir nicht.`,
		unsubscribe: 'Abmelden',
		data: 'Deine Daten bei uns',
		week: 'Deine Woche: sieh, welcher Abend zu viel werden könnte',
	},
	notices: {
		sent: {
			title: 'Schau in dein Postfach.',
			text: 'Falls du noch nicht auf der Liste stehst, ist eine E-Mail mit einem Link unterwegs. Hast du in der letzten Stunde schon eine bekommen, schicken wir keine zweite. Öffne den Link und klicke dort auf den Knopf: Erst dann stehst du auf der Liste.',
		},
		invalid: {
			title: 'Diese Adresse stimmt so nicht.',
			text: 'Vor dem @ muss etwas stehen und dahinter eine Domain. Es wurde nichts gespeichert.',
			button: 'Noch einmal senden',
		},
		empty: {
			title: 'Bitte gib deine Adresse ein.',
			text: 'Das Feld war leer, gespeichert wurde nichts.',
			button: 'Noch einmal',
		},
		uncarried: {
			title: 'An diese Adresse kommt nicht jede E-Mail an.',
			text: 'Es wurde nichts gespeichert. Gib bitte eine andere ein: Vor dem @ verstehen nicht alle Mailserver',
			button: 'Noch einmal senden',
		},
		tooMany: {
			title: 'Zu viele Versuche.',
			text: `Über deinen Internetanschluss wurden in kurzer Zeit viele Adressen eingetragen. Warte ${retention.counterWindowMinutes} Minuten und versuch es dann noch einmal.`,
		},
		away: {
			title: 'Das wurde nicht gespeichert.',
			text: 'Die Liste ist gerade nicht erreichbar. Versuch es in ein paar Minuten noch einmal.',
		},
		confirm: {
			title: 'Ein Klick fehlt noch.',
			text: 'Auch Virenscanner öffnen Links. Deshalb kommt deine Adresse erst auf die Liste, wenn du auf den Knopf klickst.',
			button: 'Adresse bestätigen',
		},
		confirmed: {
			title: 'Du stehst auf der Liste.',
			text: 'Wir schreiben dir, wenn es Neuigkeiten gibt. Über den Link in jeder E-Mail kannst du dich abmelden.',
			steps: [
				{ name: 'Heute', text: 'Nichts weiter. Deine Adresse ist bestätigt.' },
				{ name: 'Wenn es Neues gibt', text: 'Du bekommst eine E-Mail darüber.' },
				{ name: 'Wenn du genug hast', text: 'Ein Klick auf den Link in einer der E-Mails.' },
			],
		},
		expired: {
			title: 'Dieser Link ist abgelaufen.',
			text: `Er galt ${confirmationLinkDays} Tage. Gib deine Adresse ein, dann schicken wir dir einen neuen.`,
			button: 'Neuen Link senden',
		},
		outdated: {
			title: 'Dieser Link gilt nicht mehr.',
			text: 'Es gilt nur der aus unserer neuesten E-Mail. Findest du sie nicht, gib deine Adresse ein.',
			button: 'Neuen Link senden',
		},
		lift: {
			title: 'Doch E-Mails von uns?',
			text: 'Du wolltest, dass wir nie an diese Adresse schreiben. Klickst du auf den Knopf, steht sie auf der Liste.',
			button: 'Sperre aufheben und eintragen',
		},
		unknown: {
			title: 'Dieser Link funktioniert nicht.',
			text: 'Vielleicht hat ihn dein Mailprogramm abgeschnitten, oder die Adresse wurde gelöscht. Gib deine Adresse ein, dann schicken wir dir einen neuen.',
			button: 'Neuen Link senden',
		},
		returned: {
			title: 'Diese Adresse wurde abgemeldet.',
			text: 'Ein alter Link ändert daran nichts. Wenn du doch von uns hören möchtest, gib deine Adresse noch einmal ein.',
			button: 'Neuen Link senden',
		},
		unsubscribe: {
			title: 'E-Mails abbestellen?',
			text: 'Wenn du auf den Knopf klickst, schreiben wir nicht mehr an diese Adresse.',
			button: 'Abmelden',
		},
		unsubscribed: {
			title: 'Du bist abgemeldet.',
			text: 'Wir merken uns die Abmeldung, damit an diese Adresse keine E-Mails mehr gehen.',
		},
	},
	home: 'Startseite',
}

import type { WaitlistWords } from './words.ts'

export const de: WaitlistWords = {
	confirmation: {
		subject: 'Ein Klick noch, dann darf {name} dir schreiben',
		reason:
			'Jemand hat diese Adresse bei {name} eingetragen und möchte erfahren, wenn es Neues gibt. Falls du das warst, fehlt noch ein Klick.',
		ask: 'Öffne diese Seite und klicke dort auf den Knopf. Bis dahin stehst du nicht auf der Liste.',
		link: 'Adresse bestätigen',
		otherwise:
			'Der Link gilt sieben Tage. Falls du es nicht warst, brauchst du nichts zu tun: Nach dreißig Tagen wird die Adresse gelöscht.',
		never: 'Nie wieder Post an diese Adresse',
	},
	notices: {
		sent: {
			title: 'Sieh in dein Postfach.',
			text: 'Eine Mail mit einem Link ist unterwegs, es sei denn, diese Adresse steht schon auf der Liste oder hat in der letzten Stunde bereits eine bekommen. Mehr passiert nicht, bis du den Link öffnest und dort auf den Knopf klickst.',
		},
		invalid: {
			title: 'Diese Adresse stimmt so nicht.',
			text: 'Vor dem @ muss etwas stehen und danach eine Domain. Gespeichert wurde nichts.',
			button: 'Noch einmal senden',
		},
		uncarried: {
			title: 'Diese Adresse kommt nicht überall an.',
			text: 'Gespeichert wurde nichts. Gib eine andere ein: Vor dem @ verstehen nicht alle Mailserver',
			button: 'Noch einmal senden',
		},
		tooMany: {
			title: 'Zu viele auf einmal.',
			text: 'Von deinem Anschluss kamen in kurzer Zeit viele Adressen. Warte eine Viertelstunde und schick deine dann noch einmal.',
		},
		away: {
			title: 'Das wurde nicht gespeichert.',
			text: 'Die Liste ist gerade nicht erreichbar. Versuch es in ein paar Minuten noch einmal.',
		},
		confirm: {
			title: 'Ein Klick fehlt noch.',
			text: 'Einen Link öffnen auch die Prüfprogramme von Mailanbietern. Erst der Knopf setzt deine Adresse auf die Liste.',
			button: 'Adresse bestätigen',
		},
		confirmed: {
			title: 'Du stehst auf der Liste.',
			text: 'Du hörst von uns, wenn es etwas zu sagen gibt. In jeder Mail steht ein Link, der das beendet.',
		},
		expired: {
			title: 'Dieser Link ist abgelaufen.',
			text: 'Er galt sieben Tage. Gib deine Adresse ein, dann kommt ein neuer.',
			button: 'Neuen Link senden',
		},
		unknown: {
			title: 'Dieser Link führt nirgendwohin.',
			text: 'Vielleicht hat ihn dein Mailprogramm abgeschnitten, oder die Adresse wurde gelöscht. Gib sie ein, dann kommt ein neuer.',
			button: 'Neuen Link senden',
		},
		returned: {
			title: 'Diese Adresse wurde abgemeldet.',
			text: 'Ein alter Link ändert daran nichts. Wenn du doch von uns hören möchtest, gib deine Adresse noch einmal ein.',
			button: 'Neuen Link senden',
		},
		unsubscribe: {
			title: 'Keine Post mehr?',
			text: 'Ein Klick auf den Knopf, und wir schreiben nicht mehr an diese Adresse.',
			button: 'Abmelden',
		},
		unsubscribed: {
			title: 'Keine Post mehr.',
			text: 'Diese Adresse ist abgemeldet. Das merken wir uns, damit wir ihr nicht wieder schreiben.',
		},
	},
	emailLabel: 'E-Mail',
	consent:
		'Wenn du deine Adresse abschickst, erlaubst du {name}, dir zu schreiben, wenn es Neues gibt. In jeder Mail steht ein Link, der das beendet.',
	privacy: 'Datenschutz',
	home: 'Startseite',
}

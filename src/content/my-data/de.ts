import { name } from '#content/site.ts'
import { retention } from '#domain/retention/retention.ts'
import { dataLinkDays, freshLinkMinutes } from '#domain/waitlist/data-link.ts'
import type { MyDataWords } from './words.ts'

const ordinals = [
	'',
	'ersten',
	'zweiten',
	'dritten',
	'vierten',
	'fünften',
	'sechsten',
	'siebten',
	'achten',
	'neunten',
	'zehnten',
]
const fresh = `Er gilt ${freshLinkMinutes} Minuten und nur einmal, damit eine weitergeleitete E-Mail nichts preisgibt.`

export const de: MyDataWords = {
	locale: 'de-DE',
	description: `Was ${name} über deine E-Mail-Adresse aufbewahrt und was du damit tun kannst.`,
	skip: 'Zum Inhalt springen',
	home: `${name}, Startseite`,
	leave: 'Startseite',
	footer: { questions: 'Fragen', privacy: 'Datenschutz' },
	title: 'Deine Daten bei uns',
	lede: (masked) =>
		`Das ist alles, was wir über ${masked} aufbewahren. Es passt auf eine Seite, weil es nicht mehr gibt.`,
	paused: {
		until: (day) => `Pause bis zum ${day}.`,
		open: 'Pause.',
		text: 'Du stehst noch auf der Liste. Vor diesem Tag kommen keine Neuigkeiten.',
		openText: 'Du stehst noch auf der Liste. Neuigkeiten kommen erst wieder, wenn du dich meldest.',
		button: 'Schreibt mir wieder',
	},
	pending: {
		title: 'Ein Klick fehlt noch.',
		text: (day) =>
			`Deine Adresse ist hier und noch nicht auf der Liste. Am ${day} wird sie von selbst gelöscht.`,
		button: 'Adresse bestätigen',
		newest: 'Bestätigen lässt sie sich nur aus unserer neuesten E-Mail.',
	},
	unsubscribed: {
		title: 'Du bist abgemeldet.',
		text: `Deine Adresse bleibt hier, mit dem Vermerk, dass sie keine Post bekommt: bis ${retention.optOutMonths} Monate nach deiner letzten Anmeldung.`,
	},
	agreed: {
		title: 'Was du erlaubt hast',
		form: (path) => `Das Formular auf ${path}`,
		otherForm: 'Das Formular für einen neuen Link',
		before: 'Auf der Liste',
		beforeText: 'Damals hat die Liste keine Fassungen gespeichert.',
		wording: (version) => `Fassung ${version}, so wie sie an dem Tag auf der Seite stand.`,
		unknownWording: 'Die Fassung wurde nicht gespeichert.',
		purposes: {
			news: 'Sie gilt für Neuigkeiten zur App.',
			launch: 'Sie gilt nur für den Start.',
			premium: 'Sie gilt nur für Premium.',
		},
		confirmed: 'Bestätigt',
		confirmedText: 'Du hast auf der Seite hinter unserer E-Mail auf den Knopf geklickt.',
		unsubscribed: 'Abgemeldet',
		unsubscribedText: 'Seitdem schreiben wir nicht mehr an diese Adresse.',
	},
	sent: {
		title: 'Was wir dir geschickt haben',
		day: 'Tag',
		mail: 'E-Mail',
		outcome: 'Was daraus wurde',
		none: 'Noch nichts.',
		accepted: (host, tries) =>
			tries > 1
				? `Von unserem Mailserver für ${host} beim ${ordinals[tries] ?? `${tries}.`} Versuch angenommen.`
				: `Von unserem Mailserver für ${host} angenommen.`,
		refused: (host, code) => `Nicht an ${host} zugestellt (${code}).`,
		waiting: 'Unterwegs.',
		note: 'Ob du sie gelesen hast, wissen wir nicht. Nichts darin meldet sich zurück.',
	},
	else: {
		title: 'Was sonst noch da ist',
		language: 'Sprache',
		page: 'Wo du dich eingetragen hast',
		referrer: 'Die Seite vor unserer',
		campaign: 'Kampagne',
		country: 'Land dieser Seite',
		undeliverable: 'Post kam zurück am',
		none: 'keine',
		note: 'Kein Name, keine IP-Adresse, kein Ort: Das hatten wir nie. Deine Antworten in den Tests haben den Browser nie verlassen. Von den Links in unseren E-Mails bewahren wir Fingerabdrücke auf, die nichts öffnen. Alle Tage und Uhrzeiten sind in UTC.',
	},
	language: {
		title: 'Sprache',
		text: 'Unserer E-Mails und dieser Seite.',
		button: 'Speichern',
	},
	pause: {
		title: 'Eine Pause',
		text: 'Eine Weile keine Neuigkeiten, dann wieder E-Mails.',
		button: 'Pause machen',
		lengths: {
			'one-month': 'Einen Monat',
			'three-months': 'Drei Monate',
			open: 'Bis ich mich melde',
		},
	},
	unsubscribe: {
		title: 'Keine Post mehr',
		text: 'Deine Adresse bleibt hier, mit dem Vermerk, dass sie keine Post bekommt, damit wir daran denken.',
		button: 'Abmelden',
	},
	export: {
		title: 'Zum Mitnehmen',
		text: `Alles auf dieser Seite in einer Datei, für Menschen und Programme. Zuerst schicken wir einen Link an deine Adresse. ${fresh}`,
		button: 'Link schicken',
	},
	erase: {
		title: 'Löschen',
		text: `Die Adresse, deine Erlaubnis und die Liste der E-Mails verschwinden sofort, aus unseren Sicherungen nach ${retention.backupNights} Tagen. Wir vergessen dann auch, dass du keine Post wolltest. Wenn du nur Ruhe möchtest, ist „Keine Post mehr“ der bessere Knopf. Zuerst schicken wir einen Link an deine Adresse. ${fresh}`,
		button: 'Alles löschen',
	},
	notices: {
		old: {
			title: `Dieser Link ist älter als ${dataLinkDays} Tage.`,
			text: 'Eine weitergeleitete E-Mail soll diese Seite nicht für immer öffnen. Gib deine Adresse ein: Wenn wir sie kennen, kommt ein neuer Link.',
			button: 'Neuen Link senden',
		},
		unknown: {
			title: 'Dieser Link funktioniert nicht.',
			text: 'Vielleicht hat ihn dein Mailprogramm abgeschnitten, oder die Adresse wurde gelöscht. Gib deine Adresse ein: Wenn wir sie kennen, kommt ein neuer Link.',
			button: 'Neuen Link senden',
		},
		used: {
			title: 'Dieser Link funktioniert nicht mehr.',
			text: `Er galt ${freshLinkMinutes} Minuten und nur einmal. Gib deine Adresse ein: Wenn wir sie kennen, kommt ein neuer Link zu deinen Daten.`,
			button: 'Neuen Link senden',
		},
		invalid: {
			title: 'Diese Adresse stimmt so nicht.',
			text: 'Vor dem @ muss etwas stehen und dahinter eine Domain. Es wurde nichts verschickt.',
			button: 'Neuen Link senden',
		},
		tooMany: {
			title: 'Zu viele Versuche.',
			text: 'In kurzer Zeit wurden viele Links angefordert. Warte eine Stunde und versuch es dann noch einmal.',
		},
		away: {
			title: 'Das hat nicht geklappt.',
			text: 'Die Liste ist gerade nicht erreichbar. Versuch es in ein paar Minuten noch einmal.',
		},
		linkSent: {
			title: 'Schau in dein Postfach.',
			text: 'Wenn wir diese Adresse kennen, ist eine E-Mail mit einem Link zu deinen Daten unterwegs. Wenn nicht, wurde nichts verschickt und nichts gespeichert.',
		},
		exportSent: {
			title: 'Schau in dein Postfach.',
			text: `Eine E-Mail mit einem Link zu deiner Datei ist unterwegs. ${fresh}`,
		},
		eraseSent: {
			title: 'Schau in dein Postfach.',
			text: `Eine E-Mail mit einem Link ist unterwegs. Gelöscht wird erst, wenn du ihn öffnest und dort auf den Knopf klickst. ${fresh}`,
		},
		export: {
			title: 'Zum Mitnehmen',
			text: 'Alles, was wir über deine Adresse aufbewahren, in einer Datei, für Menschen und Programme. Der Knopf funktioniert einmal.',
		},
		erase: {
			title: 'Alles löschen?',
			text: 'Die Adresse, deine Erlaubnis und die Liste der E-Mails. Das lässt sich nicht rückgängig machen.',
			button: 'Alles löschen',
		},
		erased: { title: 'Gelöscht.', text: 'Das war die letzte Seite zu deiner Adresse.' },
	},
	emailLabel: 'Deine E-Mail-Adresse',
	keep: 'Alles behalten',
	download: (kilobytes) => `Herunterladen (JSON, ${kilobytes} KB)`,
	erasedText: (day) => `Aus den Sicherungen verschwindet sie bis zum ${day}.`,
	mails: {
		link: {
			subject: 'Der Link zu deinen Daten bei uns',
			preview: `Er gilt ${dataLinkDays} Tage.`,
			text: 'Jemand hat diese Adresse eingegeben, um zu sehen, was wir darüber aufbewahren. Falls du das warst, öffne die Seite.',
			button: 'Deine Daten bei uns',
			note: `Der Link gilt ${dataLinkDays} Tage. Falls du es nicht warst, brauchst du nichts zu tun.`,
		},
		export: {
			subject: 'Deine Daten als Datei',
			preview: `Der Link gilt ${freshLinkMinutes} Minuten und nur einmal.`,
			text: 'Du möchtest alles, was wir über diese Adresse aufbewahren, in einer Datei haben. Öffne die Seite und klicke dort auf den Knopf.',
			button: 'Zur Datei',
			note: `Der Link gilt ${freshLinkMinutes} Minuten und nur einmal. Leite diese E-Mail nicht weiter. Falls du es nicht warst, brauchst du nichts zu tun.`,
		},
		erase: {
			subject: 'Alles löschen, was wir über dich aufbewahren',
			preview: `Der Link gilt ${freshLinkMinutes} Minuten und nur einmal.`,
			text: 'Du möchtest, dass wir alles löschen, was wir über diese Adresse aufbewahren. Öffne die Seite und klicke dort auf den Knopf. Bis dahin ändert sich nichts.',
			button: 'Zur Seite',
			note: `Der Link gilt ${freshLinkMinutes} Minuten und nur einmal. Falls du es nicht warst, brauchst du nichts zu tun.`,
		},
	},
	mailOrigin: (day, site) =>
		`Du bekommst diese E-Mail, weil sie am ${day} auf ${site} angefordert wurde.`,
}

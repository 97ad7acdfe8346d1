import { copyWords } from '#content/copy-words.ts'
import { name } from '#content/site.ts'
import type { Pins } from '#content/types/pin.ts'
import { pages } from '#domain/pages/pages.ts'
import { proseLink } from '#content/page-links.ts'
import { freeWeek } from '#content/product-facts.ts'
import { trialAction, trialStep } from '#content/articles/closing.ts'
import { printPaths } from '#domain/pages/print-pages.ts'
import { words } from '#words/entries.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'

const light = '#faf7f1'
const ink = '#172a22'
const wall = '#364e42'
const plinth = '#253b31'
const night = '#0e2221'
const room = '#f6e4c3'
const stone = '#e3ddd1'

export const pins: Pins = {
	head: {
		title: 'Pins für die soziale Batterie, zum Selbermachen',
		description:
			'Bastle einen Pin mit Schieber für deine soziale Batterie oder wähl aus zwölf Buttons: Text kopieren, als PNG oder SVG speichern, mit 32\u00A0mm drucken.',
		path: pages.socialBatteryPin.de,
		language: 'de',
	},
	illustration: 'pins',
	alternative: 'Vier Emaille-Pins: ein Fenster, ein Haus, eine Katze, ein Brief.',
	title: 'Pins für die soziale Batterie',
	lede: 'Ein Pin mit Schieber zum Ausdrucken, dazu zwölf Buttons, die sagen, wie viel Gesellschaft gerade geht. Kopier den Text, speichere das Bild oder druck dir einen Button zum Anstecken. Alles kostenlos und ohne Konto.',
	action: { label: 'Pin mit Schieber ausdrucken', href: printPaths.de.sliderPin },
	signup: trialAction('de', pages.socialBatteryPin.de, 'top'),
	listTitle: 'Zwölf zur Auswahl',
	actions: {
		copy: 'Text kopieren',
		png: 'PNG',
		svg: 'SVG',
		after: copyWords.de,
		hint: 'Fahr mit der Maus über einen Button, um seinen Text zu kopieren oder das Bild zu speichern.',
		print: 'Bogen drucken',
	},
	items: [
		{
			id: 'bei-elf',
			text: ['Ich bin bei', 'elf Prozent'],
			style: 'Fenster auf Grün, unten ein letzter Streifen Licht',
			bgColor: wall,
			textColor: light,
			motif: 'windowLow',
		},
		{
			id: 'mensch-nett',
			text: ['Akku leer,', 'Mensch nett'],
			style: 'Tischlampe auf Dunkelgrün',
			bgColor: plinth,
			textColor: light,
			motif: 'lamp',
		},
		{
			id: 'bis-zehn',
			text: ['Ich bleibe', 'bis zehn'],
			style: 'Uhr auf Hellgrau, es ist zehn',
			bgColor: stone,
			textColor: ink,
			motif: 'clock',
		},
		{
			id: 'ich-gehe',
			text: ['Ich mag dich.', 'Ich gehe.'],
			style: 'Offene Tür, dahinter Licht',
			bgColor: wall,
			textColor: light,
			motif: 'door',
		},
		{
			id: 'schriftlich',
			text: ['Frag mich', 'schriftlich'],
			style: 'Geschlossener Umschlag auf Creme',
			bgColor: room,
			textColor: ink,
			motif: 'envelope',
		},
		{
			id: 'ich-lade-auf',
			text: ['Ich lade auf'],
			style: 'Katze vor hellem Fenster, nachts',
			bgColor: night,
			textColor: light,
			motif: 'cat',
		},
		{
			id: 'still',
			text: ['Still,', 'mit Absicht'],
			style: 'Mond am Nachthimmel',
			bgColor: night,
			textColor: '#fee4a0',
			motif: 'moon',
		},
		{
			id: 'bitte-einzeln',
			text: ['Bitte', 'einzeln'],
			style: 'Vier Fensterscheiben, eine hell',
			bgColor: '#55604d',
			textColor: light,
			motif: 'panes',
		},
		{
			id: 'ueber-buecher',
			text: ['Rede gern', 'über Bücher'],
			style: 'Offenes Buch auf Hellgelb',
			bgColor: '#fee4a0',
			textColor: ink,
			motif: 'book',
		},
		{
			id: 'zu-hause',
			text: ['Zu Hause', 'war es schön'],
			style: 'Haus auf Creme, Licht in der Tür',
			bgColor: room,
			textColor: wall,
			motif: 'house',
		},
		{
			id: 'kamera-aus',
			text: ['Kamera aus,', 'Kopf an'],
			style: 'Jalousie auf Hellgrau, darunter Licht',
			bgColor: stone,
			textColor: ink,
			motif: 'blind',
		},
		{
			id: 'sonntag',
			text: ['Sonntag', 'wieder da'],
			style: 'Fenster auf Dunkelgrün, ganz hell',
			bgColor: plinth,
			textColor: '#fee4a0',
			motif: 'windowFull',
		},
	],
	use: {
		title: 'So benutzt du sie',
		text: 'Im Profil, als Status, bei der Arbeit oder an der Jacke. Der Pin mit Schieber steht zuerst, weil die meisten ihn suchen.',
	},
	contents: 'Auf dieser Seite',
	parts: [
		{
			id: 'schieber',
			title: 'Ein Pin mit Schieber',
			blocks: [
				'Der bekannteste Pin für die soziale Batterie hat einen Pfeil, den du im Lauf des Tages von voll nach leer schiebst. Er ist in zehn Minuten gebastelt; du brauchst festes Papier, Schere und Cutter mit Unterlage, eine Sicherheitsnadel und Klebeband. Jeder Pin auf der Vorlage hat eine Reihe von fünf Fenstern, von voll bis leer, und darunter einen Pfeil zum Schieben. Auf dem Blatt sind vier Pins mit verschiedenen Beschriftungen: „Voll“ bis „Leer“, „Reden“ bis „Gehen“, „Fragen“ bis „Später“ und „Viele“ bis „Niemand“.',
				{ drawnSteps: words('printables', 'de').sliderPin.steps },
				{
					links: [
						{
							href: printPaths.de.sliderPin,
							label: 'Pin mit Schieber zum Ausdrucken öffnen',
							text: 'Eine Seite A4, schwarz-weiß, für festes Papier. Druck mit 100 Prozent: Jeder Pin ist 70 mal 45\u00A0mm groß.',
							level: 75,
						},
					],
				},
				'Verschieb den Pfeil, bevor jemand fragt. Und verrate einem Menschen, was das letzte, leere Fenster heißt: „Bring mich zur Tür“ oder „Lass mir die stille Ecke“.',
			],
		},
		{
			id: 'profilbild',
			title: 'Soziale Medien',
			blocks: [
				{
					steps: [
						'Speichere das PNG. Es ist 360 mal 360 Pixel groß und am Rand durchsichtig, passt also in runde Profilbilder.',
						'Nimm es als Profilbild, solange es stimmt, oder setz es mit einem Bildprogramm auf dein eigenes, unten in die Mitte: In runden Profilbildern fallen die Ecken weg.',
						'In einer Story oder einem Beitrag setz es auf eine einfarbige Fläche, ohne weiteren Text.',
						'Schreib den Spruch auch in den Alternativtext des Bildes: Tippe auf *Text kopieren* und füg ihn ein.',
					],
				},
				'„Ich bleibe bis zehn“ passt vor einen Abend, „Sonntag wieder da“ danach. „Ich bin bei elf Prozent“ braucht keine Antwort und bekommt vielleicht eine nette.',
			],
		},
		{
			id: 'messenger',
			title: 'Status im Messenger',
			blocks: [
				'Für eine Statuszeile genügt der Text. Tippe auf *Text kopieren*, öffne dein Profil oder die Infozeile, füg ihn ein und schreib eine Zeit dazu: „Frag mich schriftlich, Donnerstag wieder da“.',
				{
					pull: 'Mit Zeitangabe liest sich ein Status wie eine Auskunft, ohne Zeitangabe klingt er nach schlechter Laune.',
				},
				{
					list: [
						'**WhatsApp:** Einstellungen, dein Name, Info.',
						'**Signal:** Einstellungen, dein Profil, Info.',
						'**Telegram:** Einstellungen, dein Profil, Bio.',
						'**Discord:** dein Avatar, eigener Status; dort stellst du auch ein, wann er verschwindet.',
					],
				},
				'Die Menüs ändern sich von Version zu Version; die Zeile steht immer in der Nähe deines Namens.',
			],
		},
		{
			id: 'slack',
			title: 'Slack bei der Arbeit',
			blocks: [
				{
					steps: [
						'Klick auf dein Bild, dann auf die Statuszeile.',
						'Füg den Text ein. „Kamera aus, Kopf an“ und „Frag mich schriftlich“ gehen in jedem Büro.',
						'Stell ein, wann er verschwindet: in einer Stunde oder am Ende des Tages. Sonst steht er im März noch da.',
						'Wenn du es ernst meinst, setz auch den Haken, der Benachrichtigungen pausiert.',
						'Darfst du in eurem Workspace Emojis hinzufügen, lade das PNG unter einem Namen wie *bei-elf* hoch. Dann sagt es ein kleines Bild neben deinem Namen.',
					],
				},
				'Bei der Arbeit sagt ein Button besser, wie du zu erreichen bist, als wie es dir geht. An „Bitte einzeln“ kann man sich halten; „Ich lade auf“ um elf Uhr vormittags lädt zu Fragen ein.',
			],
		},
		{
			id: 'anstecken',
			title: 'Buttons zum Anstecken',
			blocks: [
				{ scene: { name: 'cutOut' } },
				{
					steps: [
						'Klick auf *Bogen drucken*. Wähl A4 und 100 Prozent und schalte „An Seite anpassen“ aus: Nur in Originalgröße sind die Kreise 32\u00A0mm groß. Miss einen nach.',
						'Nimm mattes Papier mit etwa 160\u00A0Gramm pro Quadratmeter.',
						'Schneide am Rand des Buttons entlang; die Striche daneben brauchst du nicht.',
						'Mit einer Buttonmaschine: Sieh vor dem Drucken nach, welchen Durchmesser der Zuschnitt braucht; oft ist es ein Zentimeter mehr als der fertige Button. Speichere das SVG und skaliere es auf die Größe des fertigen Buttons; es bleibt dabei scharf. Setz es dann mitten auf einen Kreis derselben Farbe, so groß wie der Zuschnitt.',
						'Ohne Maschine: oben klares Klebeband, dahinter Karton, auf der Rückseite eine Sicherheitsnadel mit einem Streifen Gewebeband. Das hält eine Tagung lang.',
					],
				},
				'Nimm ihn ab, wenn er nicht mehr stimmt. Einem Button, auf dem immer „Ich gehe“ steht, glaubt an der Tür niemand.',
				{ scene: { name: 'takenOff' } },
			],
		},
		{
			id: 'mehr',
			title: 'Wenn ein Button nicht reicht',
			blocks: [
				`Ein Button sagt anderen, wie es um dich steht. Dir kann er es nicht sagen.`,
				{ pull: 'Oft merkt man es erst bei elf Prozent und hätte es gern bei vierzig gewusst.' },
				`Dafür ist ${name} da: eine Web-App, in der du morgens zweimal und abends zweimal tippst. Sie lernt, wie viel Kraft dich welche Gesellschaft kostet, und markiert am Montag den Abend, der zu viel werden könnte. Der Button ist für den Abend, an dem du nicht nachgesehen hast.`,
				`Ist heute so ein Abend, ${proseLink('de', 'lowSocialBattery', 'fang hier an')}. Soll es lieber jemand anderes für dich sagen: Hier sind ${proseLink('de', 'socialBatteryQuotes', 'zwölf Zitate')}.`,
			],
		},
	],
	dates: articleDates('de', '2026-11-22'),
	faq: [
		{
			question: 'Was ist ein Social-Battery-Pin?',
			answer:
				'Ein Anstecker, der anderen zeigt, wie viel Energie du für Gesellschaft hast. Der bekannteste hat einen Schieber, den du im Lauf des Tages von voll nach leer bewegst. Auf anderen steht ein kurzer Satz.',
		},
		{
			question: 'Welches Papier brauche ich?',
			answer:
				'Mattes Papier mit etwa 160\u00A0Gramm pro Quadratmeter. Viele Drucker schaffen bis etwa 200, die Grenze steht im Handbuch. Schafft deiner das nicht, druck auf gewöhnliches Papier, lass die Tinte trocknen und kleb es vor dem Ausschneiden auf Karton.',
		},
		{
			question: 'Wie groß sind Pin und Buttons?',
			answer:
				'Die zwölf Buttons haben 32 mm Durchmesser, der Pin mit Schieber misst 70 mal 45 mm. Druck mit 100 Prozent, ohne „An Seite anpassen“.',
		},
		{
			question: 'Wo trägt man den Pin?',
			answer:
				'Rechts auf der Brust, wohin beim Händeschütteln der Blick geht, oder am Schlüsselband oder Taschengurt. Verschieb den Pfeil oder nimm den Button ab, wenn er nicht mehr stimmt.',
		},
		{
			question: 'Sind die Pins kostenlos?',
			answer:
				'Ja. Du kannst den Text kopieren, die Bilder speichern und so viele ausdrucken, wie du möchtest, ohne Konto.',
		},
	],
	related: relatedGuides(
		'de',
		['lowSocialBattery', 'Für den Abend, an dem ein Button zu spät kommt.'],
		['mySocialBattery', 'Finde heraus, welcher der zwölf Buttons am häufigsten stimmt.'],
		['mbtiTest', 'Sechzehn Typen, und wie viel Gesellschaft zu jedem passt.'],
	),
	next: {
		title: 'Wissen, bevor du den Button brauchst.',
		text: freeWeek.de,
		...trialStep('de', pages.socialBatteryPin.de),
	},
}

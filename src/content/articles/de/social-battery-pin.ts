import { name } from '#content/site.ts'
import type { Pins } from '#content/types/pin.ts'
import { pages } from '#domain/pages/pages.ts'
import { proseLink } from '#content/page-links.ts'
import { freeWeek } from '#content/product-facts.ts'
import { trialAction, trialStep } from '#content/articles/closing.ts'
import { printPaths } from '#content/printables/paths.ts'
import { sliderPinSteps } from '#content/printables/de/slider-pin.ts'
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
	alternative:
		'Vier Emaille-Pins mit Formen des Hauses: ein Fenster, ein Giebel, eine Katze, ein Brief.',
	title: 'Pins für die soziale Batterie',
	lede: 'Ein Pin mit Schieber zum Drucken und Ausschneiden und zwölf Buttons, die es sagen, bevor du es musst. Kopier die Worte, speichere das Bild oder steck dir einen an. Alles kostenlos und ohne Konto.',
	action: { label: 'Pin mit Schieber ausdrucken', href: printPaths.de.sliderPin },
	signup: { ...trialAction('de', pages.socialBatteryPin.de, 'top'), label: 'App kostenlos testen' },
	listTitle: 'Zwölf zur Auswahl',
	actions: {
		copy: 'Text kopieren',
		png: 'PNG',
		svg: 'SVG',
		copied: 'Kopiert.',
		refused: 'Dein Browser lässt uns nicht kopieren. Der Text lautet: ',
		print: 'Bogen drucken',
	},
	items: [
		{
			id: 'bei-elf',
			text: ['Ich bin bei', 'elf Prozent'],
			style: 'Fenster, grüne Jalousie, Licht knapp über dem Sims',
			bgColor: wall,
			textColor: light,
			motif: 'windowLow',
		},
		{
			id: 'mensch-nett',
			text: ['Akku leer,', 'Mensch nett'],
			style: 'Tischlampe auf dunklem Sockel',
			bgColor: plinth,
			textColor: light,
			motif: 'lamp',
		},
		{
			id: 'bis-zehn',
			text: ['Ich bleibe', 'bis zehn'],
			style: 'Uhr auf Stein, zehn Uhr',
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
			style: 'Umschlag auf warmem Putz',
			bgColor: room,
			textColor: ink,
			motif: 'envelope',
		},
		{
			id: 'ich-lade-auf',
			text: ['Ich lade auf'],
			style: 'Katze auf hellem Fensterbrett, nachts',
			bgColor: night,
			textColor: light,
			motif: 'cat',
		},
		{
			id: 'still',
			text: ['Still,', 'mit Absicht'],
			style: 'Mond auf nächtlichem Glas',
			bgColor: night,
			textColor: '#fee4a0',
			motif: 'moon',
		},
		{
			id: 'bitte-einzeln',
			text: ['Bitte', 'einzeln'],
			style: 'Vier Scheiben auf Salbeigrün, eine hell',
			bgColor: '#55604d',
			textColor: light,
			motif: 'panes',
		},
		{
			id: 'ueber-buecher',
			text: ['Rede gern', 'über Bücher'],
			style: 'Offenes Buch im Lampenlicht',
			bgColor: '#fee4a0',
			textColor: ink,
			motif: 'book',
		},
		{
			id: 'zu-hause',
			text: ['Zu Hause', 'lief es gut'],
			style: 'Giebel auf Putz, Tür hell',
			bgColor: room,
			textColor: wall,
			motif: 'house',
		},
		{
			id: 'kamera-aus',
			text: ['Kamera aus,', 'Kopf an'],
			style: 'Jalousie unten auf Stein, darunter Licht',
			bgColor: stone,
			textColor: ink,
			motif: 'blind',
		},
		{
			id: 'sonntag-voll',
			text: ['Sonntag', 'wieder voll'],
			style: 'Fenster auf dunklem Sockel, ganz hell',
			bgColor: plinth,
			textColor: '#fee4a0',
			motif: 'windowFull',
		},
	],
	contents: 'So benutzt du sie',
	parts: [
		{
			id: 'schieber',
			title: 'Ein Pin mit Schieber',
			blocks: [
				'Der bekannteste Pin für die soziale Batterie hat einen Pfeil, den du im Lauf des Tages von voll nach leer schiebst. Aus festem Papier ist er in zehn Minuten gebastelt. Auf der Vorlage sind vier Pins („Voll“ bis „Leer“, „Reden“ bis „Gehen“, „Frag“ bis „Morgen“, „Alle“ bis „Niemand“) und für jeden ein Pfeil. Die Anleitung steht mit auf dem Blatt.',
				{ drawnSteps: sliderPinSteps },
				{
					links: [
						{
							href: printPaths.de.sliderPin,
							label: 'Pin mit Schieber zum Ausdrucken öffnen',
							text: 'Eine Seite A4, nur schwarze Linien. Jeder Pin ist 70 mal 45\u00A0mm groß.',
							level: 75,
						},
					],
				},
				'Verschieb den Pfeil, bevor jemand fragt. Wer ihn beim letzten, dunklen Fenster sieht und dich kennt, weiß, was zu tun ist: dich mit zur Tür nehmen oder dir die stille Ecke überlassen.',
			],
		},
		{
			id: 'profilbild',
			title: 'Soziale Medien',
			blocks: [
				{
					steps: [
						'Speichere das PNG. Es ist 360 mal 360 Pixel groß und am Rand durchsichtig, passt also in runde Profilbilder.',
						'Nimm es als Profilbild, solange es stimmt, oder setz es mit einem Bildprogramm in die Ecke deines eigenen.',
						'In einer Story oder einem Beitrag steht es auf einer einfarbigen Fläche, sonst nichts. Der Button ist der Satz.',
						'Schreib dieselben Worte in den Alternativtext des Bildes. Tippe auf *Text kopieren* und füg sie ein.',
					],
				},
				'„Ich bleibe bis zehn“ passt vor einen Abend, „Sonntag wieder voll“ danach. „Ich bin bei elf Prozent“ braucht keine Antwort und bekommt vielleicht eine nette.',
			],
		},
		{
			id: 'messenger',
			title: 'Status im Messenger',
			blocks: [
				'Für eine Statuszeile genügt der Text. Tippe auf *Text kopieren*, öffne dein Profil oder die Infozeile, füg ihn ein und schreib eine Zeit dazu: „Frag mich schriftlich, Donnerstag wieder da“. Ein Status mit Ende liest sich wie eine Auskunft, einer ohne wie eine Laune.',
				{
					list: [
						'**WhatsApp:** Einstellungen, dein Name, Info.',
						'**Signal:** Einstellungen, dein Profil, Info.',
						'**Telegram:** Einstellungen, dein Profil, Bio.',
						'**Discord:** dein Avatar, eigener Status, mit der Zeit, nach der er verschwindet.',
					],
				},
				'Menüs wandern von Version zu Version; die Zeile steht immer in der Nähe deines Namens.',
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
						'Setz den Haken, der Benachrichtigungen anhält, wenn du es ernst meinst.',
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
				{
					steps: [
						'Klick auf *Bogen drucken*. Wähl A4, 100 Prozent und kein „An Seite anpassen“: Nur in Originalgröße sind die Kreise 32\u00A0mm groß. Miss einen nach.',
						'Nimm mattes Papier mit etwa 160\u00A0Gramm pro Quadratmeter.',
						'Schneide am Rand des Buttons entlang; die Striche daneben brauchst du nicht.',
						'Für eine Buttonmaschine sieh nach, welchen Durchmesser sie ausschneidet; meistens sind es ein paar Millimeter mehr als die Fläche des Buttons. Speichere das SVG und skaliere es darauf, es bleibt scharf.',
						'Ohne Maschine: oben klares Klebeband, dahinter Karton, auf der Rückseite eine Sicherheitsnadel mit einem Streifen Gewebeband. Das hält eine Tagung lang.',
					],
				},
				'Trag ihn auf der Seite, mit der du die Hand gibst, dorthin geht der Blick zuerst. Und nimm ihn ab, wenn er nicht mehr stimmt. Einem Button, auf dem immer „Ich gehe“ steht, glaubt an der Tür niemand.',
			],
		},
		{
			id: 'mehr',
			title: 'Wenn ein Button nicht reicht',
			blocks: [
				`Ein Button sagt anderen, wie es um dich steht. Dir kann er es nicht sagen. Oft merkt man es erst bei elf Prozent und hätte es gern bei vierzig gewusst. Dafür ist ${name} da: eine Web-App, in der du morgens zweimal und abends zweimal tippst, die lernt, was dich welche Gesellschaft kostet, und die am Montag den Abend markiert, der zu viel wird. Der Button ist für den Abend, an dem du nicht nachgesehen hast.`,
				`Ist das heute, dann ${proseLink('de', 'lowSocialBattery', 'fang hier an')}. Soll es jemand anderes für dich sagen, gibt es ${proseLink('de', 'socialBatteryQuotes', 'zwölf Zitate')}.`,
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
			question: 'Welches Papier schafft mein Drucker?',
			answer:
				'Viele Drucker nehmen Papier bis etwa 200\u00A0Gramm pro Quadratmeter, im Handbuch steht die Grenze. Sonst druck auf gewöhnliches Papier und kleb es vor dem Ausschneiden auf Karton. Tinte vorher trocknen lassen.',
		},
		{
			question: 'Wie groß sind die gedruckten Pins?',
			answer:
				'Die zwölf Buttons haben 32 mm Durchmesser, der Pin mit Schieber misst 70 mal 45 mm. Druck mit 100 Prozent, ohne „An Seite anpassen“, und miss einen nach, bevor du die anderen ausschneidest.',
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
		['mySocialBattery', 'Finde heraus, welcher der zwölf am häufigsten stimmt.'],
		['mbtiTest', 'Sechzehn Typen, und wie viel Gesellschaft zu jedem passt.'],
	),
	next: {
		title: 'Wissen, bevor du den Button brauchst.',
		text: freeWeek.de,
		...trialStep('de', pages.socialBatteryPin.de),
	},
}

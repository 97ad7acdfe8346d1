import { copyWords } from '#content/copy-words.ts'
import { name } from '#content/site.ts'
import type { TwoSheetsWords } from '#content/types/two-sheets.ts'

/** The German words of the island. A file of their own, because the browser loads it. */
export const wordsDe: TwoSheetsWords = {
	start: {
		title: 'Zwei Blätter, zwei soziale Batterien',
		lede: 'Für Introvertierte und den Menschen, mit dem sie wohnen oder ausgehen: Jeder füllt ein Blatt mit sechs Fragen aus, daraus wird eine Seite für euch beide. Sie zeigt, worin ihr euch unterscheidet, was ihr sagt, wenn es einem zu viel wird, und wann ihr geht.',
		action: 'Die sechs Fragen beantworten',
		terms: 'Kostenlos, im Browser. Zwei Minuten pro Person. Ohne Namen, ohne Konto.',
		steps: [
			'Du wählst zu sechs Fragen je eine Antwort.',
			'Du schickst einen Link. Deine Antworten bleiben verdeckt, bis dein Gegenüber alle sechs Fragen beantwortet hat.',
			'Dein Gegenüber schickt den Link zurück, und ihr seht beide dieselbe Seite. Sie lässt sich ausdrucken.',
		],
		note: 'Ein Beispiel: Du bist gern zwei Stunden unter Leuten, dein Gegenüber vier. Wird es dir zu viel, schaust du aufs Handy und möchtest „Wollen wir gehen?“ hören. Auf eurer Seite steht dann beides, und: „Geht nach zweieinhalb Stunden.“',
		noScript:
			'Die Fragen brauchen JavaScript, weil deine Antworten in deinem Browser bleiben. Hier ist es abgeschaltet. Weiter unten stehen alle sechs zum Ausdrucken und Ankreuzen.',
	},
	arrival: {
		title: 'Jemand hat für euch zwei ein Blatt ausgefüllt.',
		lede: 'Sechs Fragen zu deiner sozialen Batterie. Die Antworten auf dem anderen Blatt bleiben verdeckt, bis deine feststehen. Danach seht ihr beide eine Seite: worin ihr euch unterscheidet, was ihr sagt, wenn es einem zu viel wird, und wann ihr geht.',
		action: 'Mein Blatt ausfüllen',
		terms: 'Zwei Minuten. Ohne Namen, ohne Konto.',
		steps: [
			'Wähle, was für dich stimmt, nicht, was gut ankommt.',
			'Am Ende werden beide Blätter aufgedeckt, auf einer Seite.',
			'Du schickst die Seite zurück. Dein Gegenüber sieht dasselbe.',
		],
		note: `Kostenlos. Eure Antworten stecken im Link, wir sehen sie nie. Von ${name}, einer Web-App für deine soziale Batterie.`,
	},
	brokenLink:
		'Der Link ist unvollständig und öffnet kein Blatt. Lass ihn dir noch einmal schicken oder fang hier an.',
	windows: { yours: 'Deins', theirs: 'Das andere', ready: 'fertig', notYet: 'noch leer' },
	example: {
		yours: 'Du: zwei Stunden',
		theirs: 'Dein Gegenüber: vier',
	},
	lines: {
		size: {
			name: 'Größe',
			question: 'Wie lange bist du gern unter Leuten, bevor du lieber nach Hause möchtest?',
			choices: {
				oneHour: 'Eine Stunde',
				twoHours: 'Zwei Stunden',
				threeHours: 'Drei Stunden',
				fourHours: 'Vier Stunden',
				wholeEvening: 'Einen ganzen Abend',
			},
		},
		costsMost: {
			name: 'Kostet am meisten',
			question: 'Was kostet dich am meisten Kraft?',
			choices: {
				arriving: 'Dazukommen, wenn schon alle reden',
				introductions: 'Neuen Leuten vorgestellt werden',
				bigTables: 'Große Tischrunden',
				calls: 'Telefonate',
				openPlan: 'Tage im Großraumbüro',
				unknownEnd: 'Nicht wissen, wann Schluss ist',
			},
		},
		fills: {
			name: 'Lädt auf',
			question: 'Was lädt dich wieder auf?',
			choices: {
				eveningAlone: 'Ein Abend allein',
				longSleep: 'Lange schlafen',
				outside: 'Draußen sein',
				making: 'Etwas mit den Händen machen',
				onePerson: 'Ein Mensch, wenig Worte',
			},
		},
		firstSign: {
			name: 'Erstes Anzeichen',
			question: 'Was passiert als Erstes, wenn es dir zu viel wird?',
			choices: {
				asksNothing: 'Ich stelle keine Fragen mehr',
				agrees: 'Ich stimme allem zu',
				phone: 'Ich schaue aufs Handy',
				shortAnswers: 'Ich antworte nur noch knapp',
				dishes: 'Ich gehe abwaschen',
			},
			shown: {
				asksNothing: 'Keine Fragen mehr',
				agrees: 'Zustimmung zu allem',
				phone: 'Der Blick aufs Handy',
				shortAnswers: 'Knappe Antworten',
				dishes: 'Plötzlicher Abwasch',
			},
		},
		wayBack: {
			name: 'Erholung',
			question: 'Wie lange dauert es, bis du dich wieder wie du selbst fühlst?',
			choices: {
				oneHour: 'Eine Stunde',
				oneEvening: 'Einen Abend',
				oneNight: 'Eine Nacht',
				oneDay: 'Einen ganzen Tag',
				twoDays: 'Zwei Tage',
			},
		},
		toHear: {
			name: 'Hört dann gern',
			question: 'Was möchtest du hören, wenn es dir zu viel wird?',
			choices: {
				shallWeGo: '„Wollen wir gehen?“',
				illTalk: '„Bleib sitzen, das Reden übernehme ich.“',
				sayNothing: '„Du musst nichts sagen.“',
				seeYouAtHome: '„Wir sehen uns zu Hause.“',
				takeAnHour: '„Nimm dir eine Stunde, ich komme klar.“',
			},
		},
	},
	question: {
		counter: 'Frage {step} von {total}',
		back: 'Zurück',
		next: 'Weiter',
		done: 'Fertig',
		seePage: 'Unsere Seite ansehen',
		choose: 'Wähle eine Antwort, dann geht es weiter.',
	},
	ready: {
		title: 'Dein Blatt ist fertig zum Verschicken.',
		lede: 'Dein Gegenüber antwortet, ohne es zu sehen. Danach seht ihr beide eine Seite.',
		privacy:
			'Deine Antworten stecken im Link. Sie sind gefaltet, nicht verschlossen: Schick ihn nur an einen Menschen.',
		change: 'Ändern',
		keep: 'Heb die Adresse dieser Seite auf, falls du das Blatt noch einmal verschicken möchtest.',
		message:
			'Ich habe für uns zwei ein Blatt ausgefüllt. Sechs Fragen, dann sehen wir beide eine Seite.',
		sheet: {
			title: 'Meine soziale Batterie',
			intro: 'Sechs Zeilen, heute ausgewählt. Korrigiere sie in drei Wochen.',
			ownWords: 'In meinen Worten:',
			footer: `${name}, eine Web-App für deine soziale Batterie`,
		},
	},
	joint: {
		titles: [
			'In allen sechs Zeilen verschieden.',
			'Einmal gleich, fünfmal verschieden.',
			'Zweimal gleich, viermal verschieden.',
			'Dreimal gleich, dreimal verschieden.',
			'Viermal gleich, zweimal verschieden.',
			'Fünfmal gleich, einmal verschieden.',
			'In allen sechs Zeilen gleich.',
		],
		lede: 'Beide Blätter auf einer Seite. Keins davon ist das richtige.',
		you: 'Du',
		they: 'Dein Gegenüber',
		both: '{line}, beide',
		nameLine: 'Name:',
		leave: {
			title: 'Wann wir gehen',
			arrive: 'Ankunft um',
			until: 'bis',
			hourMark: ':',
			at: 'Gehen um {time}',
			same: 'Ihr geht um {time}. Das passt euch beiden. Sagt es, bevor ihr losgeht.',
			yoursShorter: {
				1: 'Zusammen um {time}: eine Viertelstunde länger, als du möchtest, und eine Dreiviertelstunde kürzer, als dein Gegenüber möchte. Oder getrennt. Sprecht es ab, bevor ihr losgeht.',
				2: 'Zusammen um {time}: eine halbe Stunde länger, als du möchtest, und anderthalb Stunden kürzer, als dein Gegenüber möchte. Oder getrennt. Sprecht es ab, bevor ihr losgeht.',
				3: 'Zusammen um {time}: eine Dreiviertelstunde länger, als du möchtest, und gut zwei Stunden kürzer, als dein Gegenüber möchte. Oder getrennt. Sprecht es ab, bevor ihr losgeht.',
				4: 'Zusammen um {time}: eine Stunde länger, als du möchtest, und drei Stunden kürzer, als dein Gegenüber möchte. Oder getrennt. Sprecht es ab, bevor ihr losgeht.',
			},
			theirsShorter: {
				1: 'Zusammen um {time}: eine Viertelstunde länger, als dein Gegenüber möchte, und eine Dreiviertelstunde kürzer, als du möchtest. Oder getrennt. Sprecht es ab, bevor ihr losgeht.',
				2: 'Zusammen um {time}: eine halbe Stunde länger, als dein Gegenüber möchte, und anderthalb Stunden kürzer, als du möchtest. Oder getrennt. Sprecht es ab, bevor ihr losgeht.',
				3: 'Zusammen um {time}: eine Dreiviertelstunde länger, als dein Gegenüber möchte, und gut zwei Stunden kürzer, als du möchtest. Oder getrennt. Sprecht es ab, bevor ihr losgeht.',
				4: 'Zusammen um {time}: eine Stunde länger, als dein Gegenüber möchte, und drei Stunden kürzer, als du möchtest. Oder getrennt. Sprecht es ab, bevor ihr losgeht.',
			},
			estimate:
				'Unsere Schätzung: die kürzere Zeit plus ein Viertel des Unterschieds. Ein ganzer Abend zählt fünf Stunden.',
		},
		signal: {
			title: 'Unser Zeichen',
			yours: {
				asksNothing: 'Wenn du keine Fragen mehr stellst, sagt dein Gegenüber',
				agrees: 'Wenn du allem zustimmst, sagt dein Gegenüber',
				phone: 'Wenn du aufs Handy schaust, sagt dein Gegenüber',
				shortAnswers: 'Wenn du nur noch knapp antwortest, sagt dein Gegenüber',
				dishes: 'Wenn du abwaschen gehst, sagt dein Gegenüber',
			},
			theirs: {
				asksNothing: 'Wenn dein Gegenüber keine Fragen mehr stellt, sagst du',
				agrees: 'Wenn dein Gegenüber allem zustimmt, sagst du',
				phone: 'Wenn dein Gegenüber aufs Handy schaut, sagst du',
				shortAnswers: 'Wenn dein Gegenüber nur noch knapp antwortet, sagst du',
				dishes: 'Wenn dein Gegenüber abwaschen geht, sagst du',
			},
		},
		sendBack: 'Dein Gegenüber kennt diese Seite noch nicht. Schick sie zurück.',
		keep: 'Druck sie aus oder behalte den Link. Batterien ändern sich: Füllt die Blätter irgendwann neu aus.',
		message: 'Unsere beiden Blätter auf einer Seite.',
		reminder: {
			action: 'In drei Monaten erinnern',
			title: 'Zwei Blätter, noch einmal',
			note: 'Batterien ändern sich. Füllt beide Blätter neu aus und vergleicht sie mit den letzten:',
			file: 'zwei-blaetter.ics',
		},
	},
	share: {
		send: 'Link verschicken',
		sendBack: 'Seite verschicken',
		copy: 'Link kopieren',
		afterCopy: copyWords.de,
		print: 'Drucken',
		picture: 'Als Bild speichern',
		pictureFile: 'zwei-blaetter.png',
		failed: 'Das hat nicht geklappt. Deine Seite ist noch da, und ihre Adresse enthält alles.',
		code: 'QR-Code zeigen',
		hideCode: 'QR-Code ausblenden',
		codeLabel: 'QR-Code mit dem Link',
	},
	failure: {
		title: 'Die Seite ist stehen geblieben.',
		text: 'Was in ihrer Adresse steht, ist noch da: Damit geht es weiter, wenn du es noch einmal versuchst.',
		tryAgain: 'Noch einmal versuchen',
		action: { label: 'Zur Startseite', href: '/deutschland' },
	},
}

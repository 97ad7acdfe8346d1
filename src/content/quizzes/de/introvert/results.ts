import type { IntrovertResultWords } from '#content/types/quiz.ts'
import type { IntrovertType } from '#domain/quiz/introvert.ts'

/**
 * The words of the three results in German. A description makes the claims of the English one, which
 * `../../results.test.ts` tries on all answer sheets, from the same sums.
 */
export const introvertResults = {
	'Social Introvert': {
		line: 'Ein warmes Zimmer, die Tür angelehnt.',
		descriptions: [
			{
				from: 0,
				text: 'Mindestens sieben von zwölf Mal hast du A gewählt, die geselligste Antwort. Das ist nahe am geselligen Ende unserer Skala. Der Test ist für Introvertierte geschrieben und hat jenseits davon kein Ergebnis; vielleicht passt das Wort introvertiert also gar nicht zu dir. Auch das ist ein Ergebnis. Steht in der Liste unten ein C oder D, lies diese Frage noch einmal: Dort kostet dich Gesellschaft vielleicht etwas. Vier bis sechs Stunden am Stück schätzen wir für dieses Ergebnis; für dich kann das wenig sein.',
			},
			{
				from: 6,
				text: 'Mindestens sieben deiner zwölf Antworten waren A oder B, die beiden geselligeren. Damit stehst du auf der geselligen Seite unserer Skala: Meistens würdest du eher mehr als weniger Gesellschaft wählen. Wo du C oder D genommen hast, lies die Frage noch einmal: Dort kostet dich Gesellschaft vielleicht etwas. Vier bis sechs Stunden am Stück schätzen wir für dieses Ergebnis. Deine eigene Zahl kann ganz anders sein; zwei Wochen Notizen zeigen sie.',
			},
			{
				from: 12,
				text: 'Im Durchschnitt liegen deine Antworten bei B oder knapp dahinter, auf der geselligen Seite unserer Skala, nahe am mittleren Bereich. Derselbe Durchschnitt entsteht aus zwölf Antworten um B herum oder aus einer Mischung von geselligen und stillen. Die Liste unten zeigt, was es war. War es eine Mischung, lies die Fragen mit C und D noch einmal: Dort kostet dich Gesellschaft vielleicht etwas. Vier bis sechs Stunden am Stück schätzen wir für dieses Ergebnis.',
			},
		],
		insight:
			'Wenn man dir unter Leuten nichts ansieht, fragt niemand, ob es viel war. Also musst du selbst fragen. Notiere zwei Wochen lang eine Zahl vor dem Abend und eine am Morgen danach: wie voll, von hundert. Vielleicht hat der lange Abend wenig gekostet und das kurze Telefonat viel. Der Unterschied zwischen den Zahlen ist mehr wert als dieser Test.',
		cta: 'Sieh, was deine Abende kosten',
	},
	'Classic Introvert': {
		line: 'Eine einzige Lampe, gut platziert.',
		descriptions: [
			{
				from: 16,
				text: 'Im Durchschnitt liegen deine Antworten zwischen B und C, um die genaue Mitte unserer Skala. Derselbe Durchschnitt entsteht aus zwölf Antworten in der Mitte oder aus geselligen und stillen, die sich ausgleichen; die Liste unten zeigt, was es war. War es eine Mischung, zählt für dich die Art der Gesellschaft mehr als die Menge. Zwei bis vier Stunden am Stück schätzen wir für dieses Ergebnis. Das mittlere Ergebnis ist mit Abstand das häufigste: Etwa drei von vier möglichen Antwortbögen führen dorthin. Lies es also als Spanne und nicht als Porträt.',
			},
			{
				from: 21,
				text: 'Im Durchschnitt liegen deine Antworten nahe bei C, auf der stilleren Seite der Mitte, und mindestens fünf der zwölf waren C oder D, die beiden stilleren. Einzelne Antworten können deutlich geselliger gewesen sein. Lies sie in der Liste unten noch einmal: Sie zeigen vielleicht die Gesellschaft, die dich am wenigsten kostet. Zwei bis vier Stunden am Stück schätzen wir für dieses Ergebnis. Das mittlere Ergebnis ist mit Abstand das häufigste: Etwa drei von vier möglichen Antwortbögen führen dorthin. Lies es also als Spanne und nicht als Porträt.',
			},
			{
				from: 26,
				text: 'Mindestens sieben deiner zwölf Antworten waren C oder D, die beiden stilleren, und mindestens zwei waren D. Das ist der stillste Teil des mittleren Bereichs; „Tief introvertiert“ beginnt bei 31 Punkten. Meistens würdest du eher weniger als mehr Gesellschaft wählen, oder wenige Menschen statt vieler. Steht in der Liste unten ein A oder B, lies diese Frage noch einmal: Sie zeigt vielleicht die Gesellschaft, die dich am wenigsten kostet. Zwei bis vier Stunden am Stück schätzen wir für dieses Ergebnis; für dich kann das viel sein.',
			},
		],
		insight:
			'Selten ist der eine große Abend das Problem. Öfter sind es drei gewöhnliche Dinge hintereinander, jedes für sich harmlos. Such in der nächsten Woche den Tag mit den meisten Menschen und sieh dir dann den Tag danach an. Ist der auch voll, verschiebe diesen.',
		cta: 'Plane eine Woche mit Luft',
	},
	'Deep Introvert': {
		line: 'Ein leises Licht, für wenige.',
		descriptions: [
			{
				from: 31,
				text: 'Mindestens sieben von zwölf Mal hast du D gewählt, die stillste Antwort; mit weniger kommt niemand hierher. Diese Antworten handeln von wenigen Menschen auf einmal, von Zeit allein danach und vom Zuhören vor dem Reden. Ein bis zwei Stunden am Stück schätzen wir für dieses Ergebnis. Nichts davon sagt, wie gern du Menschen hast, wie gut du sprichst oder ob du schüchtern bist. Man kann dieses Ergebnis mit zwei Freunden haben oder mit zwanzig. Es geht darum, wie viele auf einmal, und wie lange.',
			},
			{
				from: 34,
				text: 'Mindestens zehn von zwölf Mal hast du D gewählt, die stillste Antwort; das ist das stille Ende unserer Skala. Diese Antworten handeln von wenigen Menschen auf einmal, von Zeit allein danach und vom Zuhören vor dem Reden. Ein bis zwei Stunden am Stück schätzen wir für dieses Ergebnis. Nichts davon sagt, wie gern du Menschen hast, wie gut du sprichst oder ob du schüchtern bist. Man kann dieses Ergebnis mit zwei Freunden haben oder mit zwanzig. Es geht darum, wie viele auf einmal, und wie lange.',
			},
		],
		insight:
			'Eine Stunde mit einem Ende lässt sich oft leichter genießen als ein Abend ohne. Sag also beim Ankommen, wann du gehst. Viel Zeit allein kann dir guttun und ab und zu doch einsam werden. Beides fühlt sich verschieden an, und nur du weißt, was es ist. In einer Studie über den Alltag schadete Alleinsein weniger an Tagen, an denen man es selbst gewählt hatte.',
		cta: 'Heb deine Stunden für die Richtigen auf',
	},
} as const satisfies Record<IntrovertType, IntrovertResultWords>

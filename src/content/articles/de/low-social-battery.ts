import { articleDates } from '#content/articles/article-dates.ts'
import { citedSources } from '#content/articles/cited-sources.ts'
import { trialStep } from '#content/articles/closing.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { callLink, crisisLines, helplineDirectory } from '#content/crisis-lines.ts'
import { proseLink } from '#content/page-links.ts'
import type { Article, ArticlePart } from '#content/types/article.ts'
import { pages } from '#domain/pages/pages.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'gehen',
		title: 'Wenn du gehen kannst',
		blocks: [
			'Geh. Es muss dir nicht erst schlechter gehen.',
			{
				steps: [
					'Hol zuerst die Jacke, dann such die Gastgeberin. So wird der Rest kürzer.',
					'Sag einem Menschen Bescheid. „Ich mach mich auf den Weg. Danke für den schönen Abend.“ Das ist ein vollständiger Abschied.',
					'Lass die Runde aus. Auf einer Party hat noch nie jemand die Verabschiedungen gezählt.',
					'Bleib draußen eine Minute stehen, bevor du losgehst, ins Auto steigst oder aufs Handy schaust.',
				],
			},
			{ scene: { name: 'oneMinuteOutside' } },
			'Bist du zu zweit da, brauchst du noch einen Satz. Mit einer Tatsache darin geht er leichter: „Ich bin bei zehn Prozent. Ich nehme die Bahn. Bleib du gern noch.“ Der letzte Satz ist der nette.',
		],
	},
	{
		id: 'bleiben',
		title: 'Wenn du bleiben musst',
		blocks: [
			'Manchmal kannst du nicht weg: die Schicht, der Zug, der Geburtstag des eigenen Kindes. Dann mach es dir leichter.',
			{ scene: { name: 'edgeOfTheRoom' } },
			{
				list: [
					'**Leg fest, wann Schluss ist.** Schreib die Uhrzeit auf die Hand oder ins Handy. Nicht zu wissen, wann Schluss ist, kostet mehr als die Stunde selbst.',
					'**Geh an den Rand.** Rücken zur Wand, nah an der Tür, weg vom Lautsprecher. Dann hast du eine Seite im Blick zu behalten statt vier.',
					'**Übernimm eine Aufgabe.** Teller tragen, Kaffee kochen, den Hund halten. Wer etwas in der Hand hat, wird in Ruhe gelassen.',
					'**Such dir die zweite stille Person.** Meistens steht noch jemand am Fenster. Zwei, die nichts sagen, sind auch Gesellschaft.',
					'**Hör nur zu.** Eine Frage stellen, dann darfst du dich ausruhen, solange der andere redet.',
					'**Kamera aus,** wenn es ein Videocall ist. In einem vierwöchigen Versuch mit 103 Angestellten waren die Leute an Tagen mit eingeschalteter Kamera müder.[^shockley2021]',
					'**Geh alle halbe Stunde kurz raus,** wenn es sich machen lässt. Stell dir einen Timer.',
				],
			},
			{ pull: 'Zu wissen, dass die nächste Pause kommt, ist schon die halbe Pause.' },
		],
	},
	{
		id: 'wohin',
		title: 'Wo du zehn Minuten findest',
		blocks: [
			'Einen ruhigen Platz gibt es fast überall, und dazu einen Grund, nach dem niemand fragt.',
			{
				table: {
					label: 'Wo du zehn Minuten findest, nach Ort',
					isPlain: true,
					columns: ['Geh hierhin', 'Sag das'],
					rows: [
						{
							name: 'Auf einer Party',
							cells: ['Treppe, Balkon, Bad', '„Ich hol kurz Luft, bin in zehn Minuten zurück.“'],
						},
						{
							name: 'Bei der Arbeit',
							cells: [
								'Ein leerer Besprechungsraum, einmal um den Block',
								'„Ich bin um halb wieder da.“',
							],
						},
						{
							name: 'Beim Familienessen',
							cells: ['Die Küche, oder mit dem Hund nach draußen', '„Ich mach den Abwasch.“'],
						},
						{
							name: 'Im Videocall',
							cells: ['Kamera aus, Ton leise', '„Kamera ist kurz aus, ich höre zu.“'],
						},
						{
							name: 'Im Zug',
							cells: ['Fensterplatz, Kopfhörer auf', 'Nichts. Das sagen die Kopfhörer.'],
						},
						{
							name: 'Zu Hause mit Kindern',
							cells: [
								'Im selben Zimmer, auf dem Boden',
								'„Du baust, ich lieg hier und rate, was es wird.“',
							],
						},
					],
				},
			},
		],
	},
	{
		id: 'sagen',
		title: 'Sätze zum Ausleihen',
		blocks: [
			'Sie sind mit Absicht kurz. Ein Grund lädt zur Diskussion ein, und dafür hast du gerade keinen Strom mehr.',
			{
				terms: [
					{
						name: 'Zur Gastgeberin',
						text: '„Es war schön bei euch, und ich bin durch für heute. Gute Nacht.“',
					},
					{
						name: 'Zu dem Menschen, mit dem du wohnst',
						text: '„Ich bin leer. Es liegt nicht an dir. Eine halbe Stunde nicht reden, dann bin ich wieder da.“',
					},
					{
						name: 'Zu jemandem bei der Arbeit',
						text: '„Ich brauche eine ruhige halbe Stunde, damit das gut wird. Reicht es um drei?“',
					},
					{
						name: 'Zu einem Kind',
						text: '„Meine Ohren sind müde. Setz dich zu mir, und wir sagen beide nichts, bis der Wecker klingelt.“',
					},
					{
						name: 'In die Gruppe',
						text: '„Heute keine Worte mehr. Ich lese mit und antworte morgen.“',
					},
					{ name: 'Zu dir selbst', text: '„Ich bin gerade leer. Das kommt wieder.“' },
				],
			},
		],
	},
	{
		id: 'abend',
		title: 'Der Rest von heute',
		blocks: [
			'Du bist zu Hause, oder fast. Der Abend braucht nicht mehr viel von dir.',
			{
				steps: [
					'**Auf dem Heimweg nichts.** Kein Telefonat im Auto, kein Podcast, in dem zwei lachen.',
					'**Tu deinem Körper etwas Gutes.** Schuhe aus, duschen, umziehen. Das zieht einen Strich unter den Tag, ganz ohne Nachdenken.',
					'**Iss etwas Einfaches.** Vielleicht hast du es vergessen.',
					'**Eine Kleinigkeit mit den Händen,** oder gar nichts. Eine Tasse spülen. Die Pflanze gießen.',
					'**Verschieb die Bilanz auf morgen.** Was du beim Mittagessen gesagt hast, wird nicht besser, wenn du es heute Nacht anschaust.',
					'**Früh ins Bett.** In einem Schlaflabor hielten achtzehn Menschen nach einer Nacht ohne Schlaf mehr Abstand zu anderen.[^simon2018] Eine kleine Studie, aber Ausprobieren kostet nichts.',
				],
			},
			{ scene: { name: 'shoesOff' } },
			'Zwei Dinge enttäuschen meistens: Scrollen, denn das sind noch mehr Leute, und das Glas Wein, denn das bezahlst du morgen.',
		],
	},
	{
		id: 'morgen',
		title: 'Morgen',
		blocks: [
			'Schau dir die nächsten zwei Tage an und nimm eine Sache heraus. Eine reicht: einen Call verschieben, oder einen Besuch absagen und den Abend freihalten.',
			`Dann schreib drei Dinge auf, solange du sie noch weißt: was du gestern erwartet hast, was es gekostet hat und wann du es zum ersten Mal gemerkt hast. Die dritte Zeile ist die nützliche. Oft war eine Stunde vorher schon ein Anzeichen da, und oft ist es jedes Mal dasselbe. Eine Liste zum Vergleichen steht unter ${proseLink('de', 'socialBatteryDrained', 'Anzeichen einer leeren sozialen Batterie')}.`,
		],
	},
	{
		id: 'wissen',
		title: 'Wie sicher ist das?',
		blocks: [
			'Nicht sehr. Keine Studie hat geprüft, womit sich eine soziale Batterie schnell wieder füllt. Auch diese Liste ist ungeprüft. Die Batterie selbst ist ein Bild; messen kann sie niemand. Diese Zeilen sind das, was Menschen berichten, in der Reihenfolge, in der man es auch müde noch schafft.',
			'Hinter der Richtung stehen zwei Befunde. Eine Weile allein zu sein nimmt starken Gefühlen die Spitze, den guten wie den schlechten, und wer es selbst gewählt hat, kann sich dabei entspannen.[^nguyen2018] Und kurze Pausen machen etwas weniger müde und etwas frischer: kleine Effekte, in 22 Stichproben zusammengerechnet.[^albulescu2022] Also: zehn Minuten, allein, mit Absicht. Das ist die ganze Theorie.',
		],
	},
	{
		id: 'help',
		title: 'Wenn es mehr ist als eine leere Batterie',
		blocks: [
			'Eine leere Batterie füllt sich mit Ruhe wieder. Wenn du dich aber zwei Wochen oder länger fast jeden Tag die meiste Zeit leer fühlst, ob mit Gesellschaft oder ohne, dann ist das einen Termin in der Hausarztpraxis wert; hol dir sofort Hilfe, wenn du daran denkst, dir etwas anzutun. Einen Termin wert ist auch die Angst davor, bewertet zu werden, die dich seit einem halben Jahr von Menschen fernhält.',
			{
				note: `Wenn du daran denkst, dir das Leben zu nehmen, warte nicht bis morgen. Im Notfall wähle 112. Reden kannst du Tag und Nacht: in Deutschland mit der Telefonseelsorge unter ${callLink(crisisLines.DE)}, in Österreich mit der Telefonseelsorge unter ${callLink(crisisLines.AT)}, in der Schweiz mit der Dargebotenen Hand unter ${callLink(crisisLines.CH)}. Nummern für andere Länder stehen auf [${helplineDirectory}](https://${helplineDirectory}). Du kannst diesen Satz auch jemandem sagen, der in der Nähe ist: „Ich brauche jemanden, der jetzt bei mir bleibt.“`,
			},
		],
	},
]

export const lowSocialBattery: Article = {
	head: {
		title: 'Soziale Batterie leer, was tun? Zehn Minuten Notfallhilfe',
		description:
			'Leer, und noch immer unter Leuten? Sechs kurze Zeilen für die nächsten zehn Minuten. Danach: wie du gehst, wie du bleibst und was du sagen kannst.',
		path: pages.lowSocialBattery.de,
		language: 'de',
	},
	illustration: 'emergency',
	alternative:
		'Oben ein lautes Fenster voller Leute, davon führt eine Feuertreppe hinunter zu einer kleinen, erleuchteten Tür.',
	title: 'Batterie fast leer: die nächsten zehn Minuten',
	lede: 'Lies nur das hier. Der Reihe nach.',
	first: {
		lines: [
			{ name: 'Sag einen Satz.', text: '„Ich brauche zehn Minuten.“ Ohne Grund.' },
			{ name: 'Geh aus dem Raum.', text: 'Das Bad zählt. Die\u00A0Treppe\u00A0auch.' },
			{ name: 'Mach es leiser.', text: 'Handy stumm. Licht dunkler.' },
			{ name: 'Setz dich. Trink Wasser.', text: 'Beide Füße auf den Boden.' },
			{ name: 'Tu nichts.', text: 'Fünf Minuten. Kein Handy, keine Pläne.' },
			{
				name: 'Dann wähle eins.',
				text: '[Ich kann gehen](#gehen), [ich muss bleiben](#bleiben) oder [mir geht es richtig schlecht](#help).',
			},
		],
	},
	contents: 'Wenn du wieder lesen kannst',
	parts,
	sources: citedSources('de', parts),
	dates: articleDates('de', '2026-11-22'),
	faq: [
		{
			question: 'Was hilft sofort, wenn die soziale Batterie leer ist?',
			answer:
				'Die sechs Zeilen ganz oben, in dieser Reihenfolge. Wenn nur eine davon geht: zehn Minuten aus dem Raum. Wenn du schon zu Hause bist, fang mit der dritten an.',
		},
		{
			question: 'Wie gehe ich früh von einer Feier, ohne unhöflich zu sein?',
			answer:
				'Sag es beim Ankommen: „Ich bleibe bis neun.“ Dann hast du um neun nur getan, was du angekündigt hast. Ist es dafür zu spät, bedank dich bei einer Person und geh; eine Begründung und eine Runde durch alle Zimmer schuldest du niemandem.',
		},
		{
			question: 'Kann ich so erschöpft noch Auto fahren?',
			answer:
				'Nicht, wenn du getrunken hast, gegen den Schlaf kämpfst oder von den letzten Minuten nichts mitbekommen hast. Frische Luft ändert daran nichts: Nimm Bus, Bahn oder Taxi, oder bitte jemanden, dich zu fahren.',
		},
		{
			question: 'Ist eine leere soziale Batterie eine psychische Krankheit?',
			answer:
				'Nein. Sie kommt nach Gesellschaft und geht mit Ruhe. Wenn du dich zwei Wochen oder länger die meiste Zeit leer fühlst oder dich die Angst vor Bewertung seit einem halben Jahr von Menschen fernhält, sprich mit deiner Hausärztin oder deinem Hausarzt.',
		},
	],
	related: relatedGuides(
		'de',
		['socialBatteryDrained', 'Was eine Stunde vorher zu merken ist, fürs nächste Mal.'],
		['socialBatteryRecharge', 'Was du mit zehn Minuten, dem Abend oder dem Wochenende anfängst.'],
		['mySocialBattery', 'Sechs Zeilen, damit andere wissen, wie es bei dir läuft.'],
	),
	next: {
		title: 'Morgen, nicht heute Abend.',
		text: `Wenn du geschlafen hast, lies, ${proseLink('de', 'socialBatteryRecharge', 'wie du wieder auflädst')}. Und wenn du wissen willst, was dich so leer gemacht hat, fang an zu notieren, auf Papier oder in der App.`,
		...trialStep('de', pages.lowSocialBattery.de),
	},
}

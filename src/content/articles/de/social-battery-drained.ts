import type { Article, ArticlePart } from '#content/types/article.ts'
import { pages } from '#domain/pages/pages.ts'
import { proseLink } from '#content/page-links.ts'
import { trialStep } from '#content/articles/closing.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { citedSources } from '#content/articles/cited-sources.ts'
import { callLink, crisisLines } from '#content/crisis-lines.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'anzeichen',
		title: 'Elf Anzeichen, die Menschen beschreiben',
		blocks: [
			'Eine geprüfte Liste von Symptomen gibt es nicht, denn eine soziale Batterie ist nichts Medizinisches. Hier steht, was viele beschreiben, ungefähr in der Reihenfolge, in der es auftritt. Merk dir die, die du kennst; oft sind es jedes Mal dieselben.',
			{ scene: { name: 'lookAtTheDoor', caption: 'Das dritte Anzeichen, um zwanzig vor zehn.' } },
			{
				terms: [
					{
						level: 55,
						name: '1. Du fragst nichts mehr',
						text: 'Du antwortest noch. Aber kein Satz von dir endet mit einem Fragezeichen, denn auf jede Frage folgen neue Worte.',
					},
					{
						level: 50,
						name: '2. Kleine Geräusche werden groß',
						text: 'Besteck, der Kühlschrank, ein Kugelschreiber, der klickt. Das alles war den ganzen Abend da. Jetzt steht es im Vordergrund.',
					},
					{
						level: 45,
						name: '3. Du siehst auf die Uhr, dann zur Tür',
						text: 'Und du weißt genau, wo deine Jacke hängt.',
					},
					{
						level: 40,
						name: '4. Dein Gesicht musst du von Hand bedienen',
						text: 'Lächeln und Nicken kommen etwas zu spät, und du merkst, wie du sie machst.',
					},
					{
						level: 35,
						name: '5. Du liest denselben Satz noch einmal',
						text: 'Oder jemand erzählt dir etwas, und du hörst jedes Wort, aber nicht den Satz.',
					},
					{
						level: 30,
						name: '6. Entscheiden wird anstrengend',
						text: '„Rot oder weiß?“ ist plötzlich eine echte Frage. Speisekarten sind lang.',
					},
					{
						level: 25,
						name: '7. Nette Menschen gehen dir auf die Nerven',
						text: 'Das deutlichste Zeichen. Wenn dich jemand nervt, den du magst und der genauso ist wie immer, dann liegt es nicht an diesem Menschen.',
					},
					{
						level: 20,
						name: '8. Du versteckst dich',
						text: 'Du bist lange im Bad. Du holst freiwillig Getränke aus dem Keller. Du gehst mit dem Hund einer Familie raus, die du kaum kennst.',
					},
					{
						level: 15,
						name: '9. Der Körper macht mit',
						text: 'Fester Kiefer, Schultern an den Ohren, Kopfschmerzen im Anmarsch und der Wunsch, sich auf einen Fußboden zu legen.',
					},
					{
						level: 10,
						name: '10. Die Worte gehen aus',
						text: 'Du hast etwas zu sagen, und es kommt nicht. Nachrichten bleiben liegen, weil davor ein Hallo fällig wäre.',
					},
					{
						level: 5,
						name: '11. Du fühlst nichts Bestimmtes mehr',
						text: 'Nicht traurig, nicht wütend. Standby. Hier bekommen Menschen zu hören, dass sie kalt wirken, dabei sind sie nur ausgeschaltet.',
					},
				],
			},
			`Bist du gerade bei Nummer acht oder weiter, dann öffne zuerst ${proseLink('de', 'lowSocialBattery', 'die Seite mit den sechs kurzen Zeilen')} oder lies gleich, [was du heute tun kannst](#heute).`,
		],
	},
	{
		id: 'heute',
		title: 'Was du heute tun kannst, wenn deine leer ist',
		blocks: [
			'Weniger, als du denkst. Sag eine Sache ab oder kürze sie, in einem Satz und ohne Krankengeschichte: „Ich bin platt und brauche heute Ruhe. Nächste Woche?“ Sei eine Weile allein, weil du es so willst.',
			{
				pull: 'Triff mit leerer Batterie keine großen Entscheidungen; was man dort unten denkt, handelt von der Batterie und nicht vom Leben.',
			},
			`Was sie wieder füllt und wie schnell, ist bei jedem anders. Auf der ${proseLink('de', 'socialBatteryRecharge', 'Seite über das Aufladen')} stehen die üblichen Wege, und zu jedem, was man darüber weiß.`,
		],
	},
	{
		id: 'spaet',
		title: 'Warum du es so spät merkst',
		blocks: [
			'Weil die Rechnung später kommt. Als 48 Studierende zwölf Tage lang fünfmal täglich von ihrem Tag berichteten, ging geselliges Verhalten im Moment mit *weniger* Müdigkeit einher und etwa drei Stunden danach mit *mehr*.[^leikas2017] Um 21 Uhr fühlt sich die Party nach Energie an. Um Mitternacht oder am nächsten Morgen erfährst du, was sie gekostet hat.',
			{
				figure: {
					name: 'delayedFatigue',
					title: 'Wann die Müdigkeit kommt',
					labels: [
						'In Gesellschaft: weniger müde als sonst',
						'Etwa drei Stunden später: müder als sonst',
					],
					caption:
						'Die gestrichelte Linie ist das, was für einen Menschen üblich ist. Die Richtung stammt aus der Studie, die Höhe von uns.[^leikas2017]',
				},
			},
			'Das sind Durchschnitte über viele gewöhnliche Tage. An einem langen Abend können die Anzeichen kommen, während du noch dort bist.',
			'Wegen der Verzögerung liegen zwei beliebte Schlüsse daneben. „Mir ging es doch gut, also können es nicht die Leute gewesen sein“ hält die Verspätung für einen Freispruch. „Dann mag ich sie wohl doch nicht“ hält Müdigkeit für eine Meinung. Du kannst dein Team mögen und nach einem Tag mit ihm trotzdem erledigt sein; das sind zwei verschiedene Konten.',
			'Daraus folgt auch, was mit den Anzeichen anzufangen ist: Achte auf die frühen. Bei den ersten vier kannst du noch etwas entscheiden. Später fällt selbst Kleines schwer.',
		],
	},
	{
		id: 'kater',
		title: 'Der „soziale Kater“',
		blocks: [
			'Für die Erschöpfung nach viel Gesellschaft gibt es ein Wort: *sozialer Kater* oder, auf Englisch, *introvert hangover*. Mit Alkohol hat er nichts zu tun, und ein medizinischer Begriff ist er auch nicht. Gemeint sind ein langsamer Kopf, flache Stimmung, wenig Geduld, Druck hinter den Augen und der Wunsch nach einem dunklen Zimmer, in dem niemand spricht. Am schlimmsten ist er oft am Morgen danach.',
			'Wie viel davon ist bekannt? Die zwei Studien, die nachgesehen haben, fanden zwei bis drei Stunden nach geselligem Verhalten mehr Müdigkeit.[^leikas2017][^leikas2020] In der ersten, mit Studierenden, traf sie Introvertierte und Extravertierte gleichermaßen, und sie folgte auch auf gewissenhaftes Verhalten. Eine, die Menschen bis in den nächsten Tag begleitet hätte, haben wir nicht gefunden. Fehlender Schlaf kommt vielleicht dazu: Nach einer Nacht ganz ohne Schlaf hielten Menschen im Labor andere weiter auf Abstand.[^simon2018]',
			{ scene: { name: 'morningAfter' } },
			'Was am Morgen danach hilft:',
			{
				list: [
					'**Bis mittags keine Menschen,** vor allem nicht die, die alles noch einmal besprechen möchten.',
					'**Zuerst das Gewöhnliche:** Wasser, Essen, Tageslicht, eine Runde zu Fuß.',
					'**Keine langen Antworten.** „War ein schöner Abend. Heute bin ich still, ich schreibe morgen“ genügt.',
					'**Noch kein Urteil über die Party** und über die Leute auch nicht. Urteile in zwei Tagen.',
					'**Schreib auf, was du erwartet hast und wie es war.** Dann bekommt der nächste große Abend einen freien Morgen danach.',
				],
			},
		],
	},
	{
		id: 'ursachen',
		title: 'Was sie meistens leert',
		blocks: [
			'Nicht nur die Zahl der Menschen. In zwei Studien aus der Kommunikations\u00ADforschung galten Begegnungen als anstrengender, in denen mehr geredet wurde oder in denen man sich weniger kannte, und danach suchten die Befragten das Alleinsein.[^hall2023] Das passt zu einer Theorie aus demselben Fach: Jeder Kontakt zehrt an einem gemeinsamen Vorrat sozialer Energie.[^hall2017] Die Liste ist länger. Nur ihre letzten drei Punkte stammen aus Studien, die anderen nennen Menschen selbst:',
			{ scene: { name: 'facesOnAScreen' } },
			{
				list: [
					'**Ein offenes Ende.** Zwei Stunden mit Schluss kosten weniger als zwei ohne.',
					'**Zuschauer beim Denken.** Präsentieren, vorgestellt werden, jede Vorstellungsrunde.',
					'**Wechselnde Gruppen.** Jeder neue Kreis fängt wieder bei Hallo an.',
					'**Lärm, den du nicht leiser stellen kannst.** Du strengst dich für jeden Satz an, und niemand sieht es.',
					'**Gesichter auf dem Bildschirm, auch dein eigenes.** In einem Feldexperiment waren Angestellte an Tagen mit Kamera müder, am meisten Frauen und neue Kolleginnen und Kollegen.[^shockley2021]',
					'**Eine Rolle spielen.** Bei 67 Berufstätigen ging es mit weniger Vitalität etwa eine Stunde später einher, wenn sie sich geselliger gaben, als sie sind.[^pickett2020] Zwei spätere Studien fragten nach Gefühlen und fanden das Gegenteil.[^kuijpers2021]',
					'**Eine schlechte Nacht davor.** Nach einer schlaflosen Nacht wollten 18 Menschen im Labor mehr Abstand zu anderen.[^simon2018] Dann war die Batterie schon halb leer, bevor jemand kam.',
				],
			},
		],
	},
	{
		id: 'aehnlich',
		title: 'Was sich gleich anfühlt und etwas anderes ist',
		blocks: [
			'Eine leere Batterie füllt sich wieder, nach unserer Schätzung in ein paar Stunden oder in ein, zwei Tagen. Manches andere fühlt sich von innen ähnlich an. Der Unterschied liegt meistens darin, wann es kommt und wovon es geht.',
			{
				table: {
					label: 'Eine leere Batterie und was ihr ähnelt',
					columns: ['Kommt', 'Geht', 'Was hilft'],
					rows: [
						{
							name: 'Leere Batterie',
							cells: ['Nach Gesellschaft', 'Mit ein, zwei Tagen Ruhe', 'Eine stillere Woche'],
						},
						{
							name: 'Schüchternheit',
							cells: ['Vor Gesellschaft', 'Wenn du die Leute kennst', 'Übung, wenn du möchtest'],
						},
						{
							name: 'Soziale Angst',
							cells: [
								'Davor, dabei und danach, als Angst vor dem Urteil anderer',
								'Selten von selbst; dauert sechs Monate oder länger',
								'Psycho\u00ADtherapie',
							],
						},
						{
							name: 'Depression',
							cells: [
								'Fast den ganzen Tag, fast jeden Tag',
								'Nicht durch Ruhe; zwei Wochen oder länger',
								'Ärztliche Hilfe, bald; sofort, wenn du daran denkst, dir etwas anzutun',
							],
						},
						{
							name: 'Burn-out',
							cells: [
								'Mit der Arbeit',
								'Im Urlaub nicht immer, und oft kommt es wieder',
								'Ärztliche Hilfe und Änderungen bei der Arbeit',
							],
						},
						{
							name: 'Autistischer Burn-out',
							cells: [
								'Nach langer Belastung oder langem Maskieren',
								'Langsam, wenn weniger verlangt wird',
								'Jemand, der sich mit Autismus auskennt',
							],
						},
						{
							name: 'Krankheit, etwa Blutarmut oder die Schilddrüse, oder die Nebenwirkung eines Medikaments',
							cells: [
								'Mit und ohne Gesell\u00ADschaft',
								'Mit Behandlung',
								'Die Hausarzt\u00ADpraxis und eine Blut\u00ADuntersuchung',
							],
						},
					],
				},
			},
			'Eines davon verdient ein paar Worte mehr, der autistische Burn-out. Viele autistische Menschen tarnen sich: Sie lernen, wie man entspannt wirkt, führen es den ganzen Tag vor und nennen das erschöpfend.[^hull2017] Autistische Erwachsene beschreiben in Interviews einen Burn-out mit anhaltender Erschöpfung, verlorenen Fähigkeiten und weniger Toleranz für Lärm und Licht, offenbar etwas anderes als eine Depression.[^raymaker2020] Liest sich dieser Absatz wie dein Tagebuch, dann verdient das mehr als eine Seite über Introvertierte.',
			'Und wenn der Stand auch nach zwei ruhigen Wochen niedrig bleibt, warte bitte nicht, bis es dramatisch wird. In jeder Hausarztpraxis sitzen täglich müde Menschen. „Ich bin seit zwei Wochen erschöpft, und Ausruhen hilft nicht“ ist ein sehr guter erster Satz.',
			{
				note: `Wenn du daran denkst, dir das Leben zu nehmen, warte nicht auf einen Termin. Ruf jetzt an: in Deutschland die Telefonseelsorge, ${callLink(crisisLines.DE)}, in Österreich ${callLink(crisisLines.AT)}, in der Schweiz die Dargebotene Hand, ${callLink(crisisLines.CH)}. ${proseLink('de', 'lowSocialBattery', 'Nummern für andere Länder', '#help')}.`,
			},
		],
	},
	{
		id: 'pruefung',
		title: 'Der Ein-Minuten-Check',
		blocks: [
			{
				steps: [
					'Welche Nummern der Liste hast du gerade? Schreib die niedrigste und die höchste auf.',
					'Was war das Letzte mit Menschen, und seit wie vielen Stunden ist es vorbei?',
					'Wie viel sollte es nach deiner Schätzung kosten, und was sagst du jetzt?',
					'Was ist das Nächste mit Menschen, und lässt es sich verschieben?',
				],
			},
			`Nach drei oder vier Malen wiederholt sich eine Zeile: dein eigenes erstes Anzeichen. Es ist mehr wert als alle elf zusammen. Verrate es einem Menschen, der oft dabei ist. „Wenn ich nichts mehr frage, bring mich nach Hause“ ist eine Anweisung, über die sich Freundinnen und Freunde freuen. In unserer Vorlage ${proseLink('de', 'twoSheets', 'Zwei Blätter')} haltet ihr sie gemeinsam fest; Sätze für den frühen Aufbruch stehen unter ${proseLink('de', 'sayNo', 'Nein sagen', '#what=late')}. Ohne Worte geht es mit einem ${proseLink('de', 'socialBatteryPin', 'Pin zum Anstecken')}.`,
			'Dann die Rechnung: Kommt dein Anzeichen eine Stunde vor dem Absturz, hast du eine Stunde. Das reicht, um einen Abend zu kürzen, etwas zu essen oder vor die Tür zu gehen. Es reicht nicht, um lange zu überlegen, ob du das darfst.',
		],
	},
]

export const socialBatteryDrained: Article = {
	head: {
		title: 'Soziale Batterie leer: elf Anzeichen',
		description:
			'Elf Anzeichen einer leeren sozialen Batterie, warum du sie erst Stunden danach merkst und was ähnlich aussieht, aber ärztliche Hilfe braucht.',
		path: pages.socialBatteryDrained.de,
		language: 'de',
	},
	illustration: 'drained',
	alternative:
		'Ein dunkler Flur. Das einzige Licht ist ein schmaler Streifen unter einer geschlossenen Tür.',
	title: 'Soziale Batterie leer: elf Anzeichen, eins nach dem anderen',
	lede: 'Du fragst nichts mehr, kleine Geräusche werden groß, und Menschen, die du magst, nerven dich ohne Grund: Vielleicht ist deine soziale Batterie leer. Hier stehen elf Anzeichen, die viele beschreiben, und was es sonst sein könnte.',
	contents: 'Auf dieser Seite',
	parts,
	sources: citedSources('de', parts),
	dates: articleDates('de', '2026-11-22'),
	faq: [
		{
			question: 'Wie fühlt sich eine leere soziale Batterie an?',
			answer:
				'Weniger Fragen, lautere Geräusche, weniger Geduld, weniger Worte: oft jedes Mal dieselben paar der elf Anzeichen. Man hält das leicht für schlechte Laune, doch mit Ruhe gibt es sich.',
		},
		{
			question: 'Wie lange bleibt eine soziale Batterie leer?',
			answer:
				'Wir schätzen: ein paar Stunden, nach einem großen Anlass ein, zwei Tage. Das ist von Mensch zu Mensch verschieden, und keine Studie nennt eine Zahl. Hat Ruhe nach zwei Wochen nicht geholfen, geh zur Ärztin oder zum Arzt.',
		},
		{
			question: 'Warum strengen mich Menschen an, die ich liebe?',
			answer:
				'Weil Zuneigung Gesellschaft nicht umsonst macht. Ein Besuch ohne festes Ende, viel Reden, Lärm oder die Rolle als Gastgeber können viel kosten, auch bei Menschen, die du wieder einladen würdest. Kürze den Besuch, bevor du an der Freundschaft zweifelst.',
		},
		{
			question: 'Kann eine leere soziale Batterie Kopfschmerzen machen?',
			answer:
				'Viele beschreiben nach Gesellschaft Kopfschmerzen, einen festen Kiefer oder schwere Schultern. Keine Studie hat das mit einer sozialen Batterie verbunden, und Lärm, zu wenig Wasser und ein langer Tag sind Grund genug. Neue, starke oder häufige Kopfschmerzen gehören in die Arztpraxis.',
		},
		{
			question: 'Haben auch Extravertierte eine leere soziale Batterie?',
			answer:
				'Ja. In einer Studie mit 48 Studierenden hing die Müdigkeit danach nicht davon ab, wie introvertiert sie waren. Ob Gesellschaft Introvertierte trotzdem mehr kostet, ist offen: Es gibt wenige Studien, und sie sind klein.',
		},
		{
			question: 'Wann sollte ich damit zur Ärztin oder zum Arzt?',
			answer:
				'Wenn Ruhe nach zwei Wochen nicht geholfen hat, wenn du dich fast den ganzen Tag leer fühlst, mit oder ohne Gesellschaft, oder wenn dich die Angst vor dem Urteil anderer von Menschen fernhält. Sag dort, wie lange es schon so ist und was du versucht hast.',
		},
	],
	related: relatedGuides(
		'de',
		[
			'lowSocialBattery',
			'Wenn es gerade passiert: sechs kurze Zeilen für die nächsten zehn Minuten.',
		],
		[
			'socialBatteryRecharge',
			'Zwanzig Arten, sich auszuruhen, sortiert nach der Zeit, die du hast.',
		],
		['mySocialBattery', 'Sechs Zeilen über dich, eine davon für dein erstes Anzeichen.'],
	),
	next: {
		title: 'Finde dein erstes Anzeichen.',
		text: 'Oft ist es jedes Mal dasselbe, und es kommt, solange sich noch etwas ändern lässt. Ein paar Wochen Notizen genügen, auf Papier oder in der App.',
		...trialStep('de', pages.socialBatteryDrained.de),
	},
}

import { learningTime } from '#content/product-facts.ts'
import { exampleWeek } from '#content/tools/week/example-link.ts'
import type { Article, ArticlePart } from '#content/types/article.ts'
import { pages } from '#domain/pages/pages.ts'
import { proseLink } from '#content/page-links.ts'
import { printPaths } from '#domain/pages/print-pages.ts'
import { trialStep } from '#content/articles/closing.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { citedSources } from '#content/articles/cited-sources.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'was-heisst-das',
		title: 'Was heißt soziale Energie einteilen?',
		blocks: [
			'Zwei Zahlen, ehrlich geführt. Die erste ist dein **Stand**: wie viel du noch für Menschen übrig hast, von 0 bis 100, so wie es sich gerade anfühlt. Die zweite ist ein **Preis**: was ein Abendessen, eine Besprechung oder das Abholen an der Kita davon nimmt. Soziale Energie einteilen heißt, beides anzusehen, bevor du Ja sagst, und danach noch einmal.',
			'Der Stand ist ein Bild. Kein Organ enthält ihn, und kein Gerät liest ihn ab. Aber eine Zahl, die du selbst wählst, jeden Tag auf dieselbe Art, lässt sich mit der von gestern vergleichen, und mehr braucht ein Plan nicht. Ein gewöhnlicher Mittwoch sähe vielleicht so aus:',
			{
				unit: '\u00A0%',
				day: [
					{
						time: '7:30',
						level: 74,
						title: 'Ausgeschlafen',
						text: 'Nicht 100. Kaum jemand wacht mit 100 auf, und es ist keine Prüfung.',
					},
					{
						time: '10:00',
						level: 58,
						title: 'Teambesprechung, acht Leute',
						text: 'Geschätzt 10, gekostet 16. Du musstest präsentieren.',
					},
					{
						time: '13:00',
						level: 60,
						title: 'Mittag allein, selbst gewählt',
						text: 'Gab 2 zurück. Und es ging nicht weiter abwärts, das zählt auch.',
					},
					{
						time: '18:30',
						level: 41,
						title: 'Supermarkt, ein Nachbar, ein Anruf',
						text: 'Das trägt niemand in den Kalender ein. Zusammen kostete es 19.',
					},
				],
			},
			'Stimmt es, dass Gesellschaft Energie kostet? Zum Teil. In einer Studie berichteten 48 Studierende zwölf Tage lang fünfmal am Tag. Verhielten sie sich gesellig, ging das im Moment mit besserer Stimmung und weniger Müdigkeit einher, etwa drei Stunden später mit mehr Müdigkeit. So war es bei Introvertierten und Extravertierten, und die Zahl der Menschen, die sie trafen, erklärte einen Teil davon. Auf gewissenhaftes Verhalten folgte dieselbe Müdigkeit; an der Gesellschaft allein liegt es also nicht.[^leikas2017] Eine zweite Studie mit 74 Menschen fand dieselbe Verzögerung.[^leikas2020] Beide sind klein, und keine kann eine Ursache beweisen.',
			'Ob Introvertierte mehr bezahlen, ist offen. Bei 67 Berufstätigen ging es mit weniger Vitalität etwa eine Stunde später einher, wenn sie sich extravertierter gaben, als sie sind.[^pickett2020] Zwei spätere Studien fragten nach Gefühlen und fanden bessere.[^kuijpers2021] Stimmt die erste, dann hängt die Rechnung weniger davon ab, wer du bist, als davon, wie weit du dich von dir entfernen musstest. Aus der Kommunikations\u00ADforschung kommt eine Theorie, nach der jedes Gespräch etwas kostet und manches davon Zugehörigkeit schafft.[^hall2017] Deine Preise stehen nirgends. Aber eine Liste davon zu führen ist nicht albern.',
		],
	},
	{
		id: 'warum-kalender-scheitern',
		title: 'Warum der Kalender allein nicht reicht',
		blocks: [
			'Ein Kalender kennt nur Uhrzeiten. Er zeigt am Donnerstagabend zwei freie Stunden und bietet sie jedem an, der fragt. Er kann nicht zeigen, dass du in diesen Stunden bei 12 Prozent ankommst, denn er zählt Zeit und keine Energie.',
			{ scene: { name: 'threeCalendars', caption: 'Drei Kalender, eine Batterie.' } },
			{
				terms: [
					{
						name: 'Eine Stunde ist nicht gleich eine Stunde',
						text: 'Sechzig Minuten mit deiner Schwester und sechzig Minuten mit neun Fremden sind im Kalender gleich hoch. Du erholst dich davon nicht gleich schnell.',
					},
					{
						name: 'Die Preise addieren sich',
						text: 'Arbeit, Familie und Freunde haben getrennte Kalender. Du hast eine Batterie. Der Donnerstag scheitert am Workshop vom Dienstag, am Geburtstag vom Mittwoch und an einer netten Kollegin beim Mittagessen, und niemand davon ist schuld.',
					},
					{
						name: 'Der Montag entscheidet für den Freitag',
						text: 'Du sagst mit der Energie zu, die du hast, wenn du gefragt wirst. Hingehen muss jemand, der vier Tage müder ist.',
					},
					{
						name: 'Deine Schätzungen liegen oft daneben',
						text: 'In einer Reihe von Laborstudien erwarteten Introvertierte, sich bei geselligem Verhalten schlechter zu fühlen, als es dann war.[^zelenski2013] In einer anderen erwarteten weniger Gesellige, sich nach einem Treffen schlechter zu fühlen; bis auf die am wenigsten extravertierten 17 Prozent ging es allen besser.[^duffy2018] Das sind Gefühle, keine Energie, und die Rechnung kommt vielleicht später, wie am Mittwoch oben, wo eine Schätzung zu niedrig war. So oder so: Prüf eine Schätzung, bevor du ihr folgst.',
					},
					{
						name: 'An Disziplin fehlt es nicht',
						text: 'Die Idee, Willenskraft sei ein Treibstoff, der ausgeht, schnitt schlecht ab, als 36 Labore sie gemeinsam an 3.531 Menschen prüften: Der Effekt lag nahe null.[^vohs2021] War ein Abend zu viel, dann hast du dich nicht zu wenig angestrengt.',
					},
				],
			},
		],
	},
	{
		id: 'methode',
		title: 'Die Methode: fünf Gewohnheiten',
		blocks: [
			'Fünf Gewohnheiten. Die ersten beiden dauern je eine halbe Minute; für die letzte hältst du einen Abend frei. Ein Notizbuch genügt.',
			{
				steps: [
					'**Der Stand, zweimal am Tag.** Wenn du aufwachst und wenn du aufhörst. Schreib die Zahl auf, bevor du sie begründest. Drei oder vier Tage pro Woche reichen; auch eine Woche mit Lücken ist eine Woche.',
					'**Der Preis, vorher.** Schätz bei allem, was mit Menschen zu tun hat, was es nehmen wird: Klein ist unter 10, groß ist über 25. Nimm auch das dazu, was in keinem Kalender steht, zum Beispiel den Heimweg mit dem gesprächigen Kollegen.',
					'**Der Preis, nachher.** Schreib auf, was es gekostet hat. Warte damit zwei bis drei Stunden, denn die Müdigkeit kommt oft spät.',
					`**Das Budget, am Sonntag oder Montag.** Zähl die Schätzungen der nächsten Tage zusammen und vergleich die Summe mit einer Woche, die gut ging. Wo drei große Preise aufeinander folgen, verschieb einen, kürze einen oder gib einem ein Ende. Mehr als eine Sache pro Woche musst du nie ändern. ${proseLink('de', 'week', 'Deine Woche', exampleWeek)} ist eine kostenlose Seite, die das ausrechnet; der Link öffnet sie mit einer Beispielwoche.`,
					'**Erholung, mit Termin.** Ruhe, die nicht im Kalender steht, gibst du als Erstes wieder her. Leg sie hinter den teuren Termin, nicht ans Monatsende, und behandle sie wie einen Zahnarzttermin.',
				],
			},
			{
				pull: 'Schätzung und Kosten nebeneinander sind die zwei nützlichsten Spalten, die du je über dich führen wirst.',
			},
			`Was gehört in die Zeile Erholung? Die Forschung zur Erholung nach der Arbeit unterscheidet vier Arten: abschalten, sich entspannen, etwas lernen oder meistern und selbst bestimmen, was man tut.[^sonnentag2007] Eine große Übersicht über 316 Stichproben mit 99.329 Menschen ergab: Entspannen und Meistern gehen mit den meisten guten Folgen einher, Abschalten vor allem mit weniger Erschöpfung.[^headrick2023] Ein ruhiger Abend ist also eine Antwort, ein schwieriges Rezept eine andere. Die Seite ${proseLink('de', 'socialBatteryRecharge', 'So lädst du wieder auf')} geht sie durch.`,
			'Nach etwa drei Wochen such in den Notizen nach drei Dingen:',
			{
				list: [
					'**Eine billige Überraschung.** Etwas, wovor dir graut und das fast nichts kostet. Oft ist es ein bestimmter Freund oder der Sportverein.',
					'**Etwas Alltägliches, das teuer ist.** Etwas, das du nie gezählt hast und das jedes Mal 15 kostet. Oft kommt darin das Wort *kurz* vor.',
					'**Ein erstes Anzeichen.** Immer dieselbe Kleinigkeit, eine Stunde vor dem Absturz: Du fragst nichts mehr, oder du fängst an, den Kühlschrank zu hören.',
				],
			},
		],
	},
	{
		id: 'budget',
		title: 'Ein Budget auf einer Seite',
		blocks: [
			'Eine Woche, wie sie zugesagt war, und die eine Änderung, die am Montag dazukam. Die Preise gehören einem erfundenen Menschen. Deine sind andere, und genau deshalb schreibst du sie auf.',
			{
				table: {
					label: 'Eine Woche mit Zusagen und Preisen',
					columns: ['Zugesagt', 'Schätzung', 'Nach einer Änderung'],
					rows: [
						{ name: 'Montag', cells: ['Schreibtisch, ein Call', '12', '12'] },
						{ name: 'Dienstag', cells: ['Workshop', '35', '35'] },
						{ name: 'Mittwoch', cells: ['Geburtstag', '30', '30'] },
						{
							name: 'Donnerstag',
							cells: ['Essen mit einer Freundin, vorher ein Feierabend\u00ADbier', '45', '17'],
						},
						{ name: 'Freitag', cells: ['Schreibtisch', '10', '10'] },
						{ name: 'Samstag', cells: ['Noch nichts', '0', '20'] },
					],
				},
			},
			'Das Essen ist auf Samstag gerückt und wird dort auf 20 statt 28 geschätzt, weil es nicht mehr auf ein Bier nach der Arbeit und zwei große Tage folgt. Die Summe sank nur um 8. Aber aus drei großen Tagen hintereinander wurden zwei, das Bier fand statt, und die Freundin bekommt einen wachen Gast.',
			{
				scene: { name: 'movedDinner', caption: 'Das Essen vom Donnerstag, unterwegs zum Samstag.' },
			},
			'Zum Aussprechen sind Zahlen leichter als Gründe. „Ich bin bei zwanzig, ich komme für die erste Stunde“ lässt sich schlecht bestreiten und braucht keine Entschuldigung. Und die anderen merken, dass es nicht an ihnen liegt.',
		],
	},
	{
		id: 'template',
		title: 'Eine Wochen\u00ADvorlage zum Abschreiben und Drucken',
		blocks: [
			'Mehr Papier braucht die Methode nicht. Übernimm die Tabelle in deine Notizen oder druck sie mit sieben Tagen und je drei Zeilen aus. Hier sind zwei Tage ausgefüllt: *Früh* und *Spät* steht dein Stand, *Soll* ist deine Schätzung, *Ist*, was es gekostet hat. Sieh abends nur die Paare an, die sich unterscheiden.',
			{
				table: {
					label: 'Wochenvorlage mit zwei ausgefüllten Tagen',
					isPlain: true,
					columns: ['Früh', 'Geplant', 'Soll', 'Ist', 'Spät'],
					rows: [
						{ name: 'Montag', cells: ['74', 'Teamrunde', '10', '16', ''] },
						{ name: 'Montag, abends', cells: ['', 'Supermarkt, ein Nachbar', '8', '8', '50'] },
						{ name: 'Dienstag', cells: ['80', 'Workshop', '30', '25', ''] },
						{
							name: 'Dienstag, abends',
							cells: ['', 'Abend allein', 'gibt 12', 'gab 9', '64'],
						},
					],
				},
			},
			{
				links: [
					{
						href: printPaths.de.weeklyTemplate,
						label: 'Wochenvorlage zum Ausdrucken öffnen',
						text: 'Eine Seite A4, schwarze Linien auf Weiß.',
						level: 80,
					},
					{
						href: `${printPaths.de.weeklyTemplate}.csv`,
						label: 'Als CSV-Datei herunterladen',
						text: 'Für eine Tabellenkalkulation; sieben Tage mit je drei Zeilen.',
						level: 40,
					},
				],
			},
		],
	},
	{
		id: 'stimmungstagebuch',
		title: 'Soziale Energie und Stimmungs\u00ADtagebuch',
		blocks: [
			'Sie sehen gleich aus und beantworten verschiedene Fragen. Ein Stimmungstagebuch fragt, wie es dir geht. Ein Energieprotokoll fragt, was du übrig hast und was es genommen hat. Du kannst bei 15 Prozent fröhlich sein, am Ende einer schönen Hochzeit, und bei 80 trübsinnig. Wer nur die Stimmung notiert, schließt aus der Hochzeit, dass Hochzeiten nichts kosten.',
			{ scene: { name: 'afterTheWedding', caption: 'Eine schöne Hochzeit, bei 15 Prozent.' } },
			{
				table: {
					label: 'Stimmungstagebuch und soziale Energie',
					columns: ['Stimmung notieren', 'Soziale Energie notieren'],
					rows: [
						{
							name: 'Fragt',
							cells: ['Wie geht es mir?', 'Was ist übrig, und was hat es genommen?'],
						},
						{ name: 'Blickt', cells: ['Zurück', 'Nach vorn, mit dem Gelernten'] },
						{
							name: 'Notiert',
							cells: ['Ein Gesicht oder ein Wort', 'Einen Stand, eine Schätzung, Kosten'],
						},
						{
							name: 'Gut, um',
							cells: ['Eine schlechte Zeit kommen zu sehen', 'Über den Donnerstag zu entscheiden'],
						},
						{
							name: 'Blind für',
							cells: ['Rechnungen, die spät kommen', 'Traurigkeit, die durch Ruhe nicht vergeht'],
						},
					],
				},
			},
			'Die letzte Zeile ist wichtig. Bleibt die Stimmung schlecht, egal was der Stand macht, dann fehlt es nicht an Energie, und ein Energieprotokoll wird es nicht sehen. Führ beides, oder sprich mit deiner Hausärztin, deinem Hausarzt oder in einer psychotherapeutischen Sprechstunde darüber.',
		],
	},
	{
		id: 'grenzen',
		title: 'Was diese Methode nicht kann',
		blocks: [
			'Sie macht aus Alleinsein kein Heilmittel. In einer Tagebuchstudie mit 178 Erwachsenen waren Tage mit mehr Stunden allein weniger stressig und fühlten sich freier an, aber auch einsamer und weniger zufrieden; selbst gewählt schadeten sie weniger, und eine ideale Menge zeigte sich nicht.[^weinstein2023]',
			{ pull: 'Ein Plan, der immer nur absagt, ist ein schlechter Plan.' },
			'Stehen im Protokoll zehn stille Tage hintereinander und der Stand steigt nicht, dann fehlt vielleicht Gesellschaft.',
			'Sie soll dich auch zu keinem Auftritt überreden. In einem Versuch sollten Menschen eine Woche lang extravertierter handeln. Die Introvertierteren unter ihnen hatten weniger davon und waren am Ende der Woche müder und weniger sie selbst.[^hamilton2019] Ein anderer Versuch widerspricht: Bei 123 Studierenden stieg das Wohlbefinden in einer extravertierten Woche und sank in einer introvertierten.[^margolis2020]',
			{
				note: 'Erschöpfung oder gedrückte Stimmung an den meisten Tagen über zwei Wochen, Panik vor gewöhnlichem Kontakt oder Müdigkeit, gegen die Schlaf nicht hilft, gehören in ärztliche Hände. Soziale Energie ist eine Art zu planen, keine Diagnose.',
			},
		],
	},
]

export const socialEnergyManagement: Article = {
	head: {
		title: 'Soziale Energie einteilen: der ganze Leitfaden',
		description:
			'Plan deine Woche danach, was Gesellschaft dich kostet: ein Stand, ein Preis vorher und nachher, ein Wochenbudget, und was die Forschung dazu sagt.',
		path: pages.socialEnergyManagement.de,
		language: 'de',
	},
	illustration: 'guide',
	alternative:
		'Ein Fenster, gezeichnet wie ein Bauplan: Die Jalousie zeigt die Prognose, das Licht, was übrig war.',
	title: 'Soziale Energie einteilen: der Leitfaden',
	lede: 'Plan deine Woche danach, was Menschen dich kosten und was dir Kraft zurückgibt, nicht nur nach Stunden. Notier einen Stand, schätz einen Preis, prüf ihn hinterher und verschieb eine Sache, solange das noch geht.',
	contents: 'In diesem Leitfaden',
	parts,
	sources: citedSources('de', parts),
	dates: articleDates('de', '2026-11-22'),
	faq: [
		{
			question: 'Was bedeutet soziale Energie einteilen?',
			answer:
				'Die Woche danach planen, was Gesellschaft dich kostet, und nicht nur nach freien Stunden. Du notierst von 0 bis 100, wie viel Energie du für Menschen hast, schätzt, was jeder Termin kosten wird, schreibst danach auf, was er gekostet hat, und richtest die nächste Woche nach dem Unterschied ein.',
		},
		{
			question: 'Wie messe ich meine soziale Energie?',
			answer:
				'Du schätzt sie; kein Gerät liest sie ab. Wähl eine Zahl von 0 bis 100, an den meisten Tagen und immer zu denselben zwei Zeiten, bevor du sie dir erklärst. Für sich sagt die Zahl wenig, neben deinen anderen viel.',
		},
		{
			question: 'Gibt es soziale Energie wirklich?',
			answer:
				'Die Müdigkeit gibt es. Zwei Tagebuchstudien mit 48 und 74 Menschen fanden zwei bis drei Stunden nach geselligem Verhalten mehr davon. Ein Vorrat, der sich in Prozent messen lässt, wurde nicht gefunden: Die Batterie ist ein Bild, das beim Planen hilft.',
		},
		{
			question: 'Was ist der Unterschied zur Zeitplanung?',
			answer:
				'Zeitplanung fragt, wann eine Stunde frei ist. Wer soziale Energie einteilt, fragt, was in dieser Stunde noch da ist. Nimm die Zeit für Fristen und die Energie für alles, was du dir aussuchen kannst.',
		},
		{
			question: 'Wann hilft das Einteilen?',
			answer: `Nach einigen Tagen kennst du deinen üblichen Bereich. Nach ${learningTime.de} stehen genug Schätzungen und Ergebnisse nebeneinander, und du siehst, bei welcher Art von Terminen du dich verschätzt und in welche Richtung.`,
		},
		{
			question: 'Brauche ich dafür eine App?',
			answer:
				'Nein. Ein Notizbuch oder die Wochenvorlage auf dieser Seite genügt. Eine App nimmt dir das Rechnen ab und rechnet neu, sobald sich die Woche ändert.',
		},
	],
	related: relatedGuides(
		'de',
		['socialBatteryRecharge', 'Was in die Zeile Erholung kommt, nach den Minuten, die du hast.'],
		['mySocialBattery', 'Deine eigenen Preise, auf einem Blatt mit sechs Zeilen.'],
		['socialBatteryDrained', 'Elf Anzeichen, dass ein Preis zu hoch war.'],
	),
	next: {
		title: 'Fang heute Abend an.',
		text: `Schreib eine Zahl auf, bevor du schläfst, und eine, wenn du aufwachst. Wenn dir jemand das Rechnen abnehmen soll, gibt es die App. Oder ${proseLink('de', 'socialBatteryTracker', 'vergleich sie vorher mit anderen', '#others')}.`,
		...trialStep('de', pages.socialEnergyManagement.de),
	},
}

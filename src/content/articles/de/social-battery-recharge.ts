import type { Article, ArticlePart } from '#content/types/article.ts'
import { pages } from '#domain/pages/pages.ts'
import { trialStep } from '#content/articles/closing.ts'
import { rechargeIdeas } from './recharge-ideas.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { citedSources } from '#content/articles/cited-sources.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'wege',
		title: 'Fünf Wege, und was wir von ihnen halten',
		blocks: [
			'Die Prozentzahlen sind **unsere eigene Bewertung**, nachdem wir die Forschung weiter unten gelesen haben: 90 ist unser bester Tipp, 60 eine kleine Hilfe. Gemessen ist das nicht, das hat noch niemand getan. Stimmt für dich eine andere Reihenfolge, dann ist deine die richtige.',
			{
				terms: [
					{
						level: 90,
						name: '90 Prozent: geplante Zeit allein',
						text: 'Ein Abend ohne Menschen, vorher beschlossen und denen bekannt, die sonst anrufen würden. In Experimenten wurden starke Gefühle beim Alleinsein ruhiger, angenehme wie unangenehme, und es entspannte mehr, wenn es selbst gewählt war.[^nguyen2018] Wenn eine Verabredung platzt, hast du Glück gehabt. Auf einen geplanten Abend kannst du dich verlassen.',
					},
					{
						level: 85,
						name: '85 Prozent: Schlaf',
						text: 'Sieben Stunden oder mehr empfiehlt die Schlafforschung Erwachsenen.[^watson2015] Es wirkt auch umgekehrt: Nach einer Nacht ohne Schlaf hielten 18 Menschen im Labor andere weiter auf Abstand.[^simon2018] Vieles, was nach einer kleinen Batterie aussieht, ist eine kurze Nacht.',
					},
					{
						level: 75,
						name: '75 Prozent: draußen sein',
						text: 'Ein Park zählt, eine Bank unter einem Baum auch. Von 19.806 Befragten in England berichteten jene öfter von guter Gesundheit und Wohlbefinden, die zwei Stunden oder mehr pro Woche in der Natur waren.[^white2019] Vielleicht gehen gesunde Menschen einfach öfter raus, deshalb 75 und nicht 90. Es kostet trotzdem nichts, und man trifft selten Bekannte.',
					},
					{
						level: 70,
						name: '70 Prozent: eine Sache mit den Händen',
						text: 'Brot, eine Fahrradkette, ein schweres Stück am Klavier. Die Forschung nennt das *mastery*: etwas lernen oder können. Von vier Arten der Erholung gehen diese und das Entspannen mit den meisten guten Folgen einher.[^headrick2023] Ein Grund könnte sein: Es bindet die Aufmerksamkeit, die sonst das Gespräch von gestern noch einmal durchginge.',
					},
					{
						level: 60,
						name: '60 Prozent: kurze Pausen zwischen Menschen',
						text: 'Zehn Minuten im Treppenhaus, einmal um den Block. In 22 Stichproben mit 2.335 Menschen waren sie nach Pausen von bis zu zehn Minuten ein wenig frischer und ein wenig weniger müde.[^albulescu2022] Wenig, wohlgemerkt. Dafür geht es auch mitten im Arbeitstag.',
					},
				],
			},
			{
				figure: {
					name: 'shortBreaks',
					title: 'Wie wenig „ein wenig frischer“ ist: 64 von 100',
					labels: [
						'Hell: nach einer kurzen Pause frischer als der Durchschnitt ohne Pause',
						'Dunkel: nicht frischer als dieser',
					],
					caption:
						'Würden Pausen nichts bewirken, wären 50 Fenster hell. Die 64 haben wir aus dem Effekt in der Übersichtsarbeit berechnet, 0,36 Standardabweichungen.[^albulescu2022]',
				},
			},
		],
	},
	{
		id: 'dauer',
		title: 'Wie lange dauert es?',
		blocks: [
			'Gemessen hat das niemand. Wo auf unseren Seiten Stunden stehen, sind es unsere eigenen Schätzungen. Bekannt ist, dass die Müdigkeit nach Gesellschaft oft spät kommt, in den beiden Studien dazu etwa zwei bis drei Stunden danach.[^leikas2017][^leikas2020] Die Stunde nach einer Party ist also ein schlechter Zeitpunkt für ein Urteil; der Morgen danach ist ein besserer.',
			'Deine eigene Zahl findest du in zwei Wochen. Schreib deinen Stand auf, wenn die Gesellschaft endet, und dann alle paar Stunden, bis er wieder normal ist. Mach das vier- oder fünfmal, nach kleinen und nach großen Anlässen. Rechne mit zwei Geschwindigkeiten, einer für das Übliche und einer für das Besondere, und damit, dass die zweite langsamer ist, als du zugegeben hättest.',
			{
				unit: '\u00A0%',
				day: [
					{
						time: 'Fr 23:00',
						level: 14,
						title: 'Zurück von der Hochzeit',
						text: 'Sieben Stunden, vierzig Leute, eine Rede.',
					},
					{
						time: 'Sa 10:00',
						level: 30,
						title: 'Geschlafen, mit niemandem geredet',
						text: 'Die Nacht gab 16 zurück.',
					},
					{
						time: 'Sa 16:00',
						level: 44,
						title: 'Spaziergang, danach Suppe',
						text: 'Zehn Minuten Telefonieren nahmen 5 wieder weg.',
					},
					{
						time: 'So 11:00',
						level: 71,
						title: 'Wieder normal',
						text: 'Sechsunddreißig Stunden. Notiert.',
					},
				],
			},
			'Die Zahlen sind ein Beispiel und gehören niemandem. Nützlich ist die Gewohnheit dahinter: Vor der nächsten Hochzeit ist der Samstag danach schon frei, bevor jemand danach gefragt hat.',
		],
	},
	{
		id: 'ideen',
		title: 'Zwanzig Ideen, nach der Zeit, die du hast',
		blocks: [
			'Oft ist das Schwere daran, was man sagt. Deshalb steht bei jeder Idee ein Satz. Sag ihn freundlich und kurz; eine Erklärung schuldest du niemandem.',
			...rechargeIdeas,
		],
	},
	{
		id: 'keine-erholung',
		title: 'Was nach Erholung aussieht und keine ist',
		blocks: [
			{
				list: [
					'**Scrollen.** Das ist Gesellschaft aus der Ferne: Gesichter, Meinungen, Bitten. Ist dein Stand danach niedriger, war es keine Erholung.',
					'**Ruhe, die du erklären musst.** Ein freier Abend mit drei Nachrichten, in denen du dich dafür entschuldigst, ist noch immer Gesellschaft.',
					'**Fernsehen mit offenem Laptop.** Die Hälfte von dir ist bei der Arbeit. Wer gedanklich von der Arbeit abschaltet, ist im Schnitt weniger erschöpft.[^sonnentag2007][^headrick2023]',
					'**Ein Glas Wein.** Es macht den Abend leichter und den Morgen danach schwerer.',
					'**Der Tag für Besorgungen.** Allein, ja. Und dabei elf Kassen, vier Schlangen und ein Gespräch über ein Paket.',
					'**Hinlegen, obwohl noch etwas offen ist.** Was offen bleibt, hält einen Teil des Kopfes fest.[^leroy2009] Schreib die losen Enden auf, bevor du dich hinlegst; dann bleiben sie meistens auf dem Papier.',
				],
			},
			{
				scene: { name: 'errandDay', caption: 'Der Tag für Besorgungen: allein, mit zehn anderen.' },
			},
			'Eines überrascht viele: **Auch Alleinsein hat einen Preis.** 178 Erwachsene führten bis zu 21 Tage lang Tagebuch. An Tagen mit mehr Zeit allein waren sie weniger gestresst, aber auch einsamer und weniger zufrieden.[^weinstein2023] Eine alte Freundin, kein Programm, um zehn zu Hause: Auch das gehört bei manchen auf die Liste dessen, was auflädt.',
			{ pull: 'Ruhe und Gesellschaft sind keine Gegensätze.' },
		],
	},
	{
		id: 'plaene',
		title: 'Drei Pläne, je nachdem, was du hast',
		blocks: [
			{ scene: { name: 'phoneInOtherRoom' } },
			{
				terms: [
					{
						name: 'Du hast zehn Minuten',
						text: 'Geh aus dem Zimmer und aus dem Gespräch. Sieh etwas an, das weiter weg ist als ein Bildschirm. Plane in dieser Zeit nicht den Rest des Tages; das ist Arbeit.',
					},
					{
						name: 'Du hast einen Abend',
						text: 'Sag vorher Bescheid, nicht mittendrin. Iss früh. Such dir eine Sache aus der Liste oben aus und keine zweite. Leg das Handy in ein anderes Zimmer, nicht weil Handys böse sind, sondern weil es voller Menschen ist. Geh ins Bett, wenn du müde bist, und nicht, wenn der Film zu Ende ist.',
					},
					{
						name: 'Du hast ein Wochenende',
						text: 'Halte einen ganzen Tag frei, und zwar den ersten: Ein freier Sonntag nach einem vollen Samstag geht leicht in der Sorge um den Montag unter. Leg auf den zweiten Tag etwas Kleines und Schönes mit einem anderen Menschen. Freust du dich darauf? So fühlt sich ein voller Akku an.',
					},
				],
			},
			'Mit Kindern, im Schichtdienst oder im geteilten Zimmer schrumpfen alle drei. Dann zählt nicht die Zeit allein, sondern die Zeit *ohne Dienst*: eine halbe Stunde, in der jemand anderes antwortet. Tauscht offen. „Du von sechs bis halb sieben, ich von halb sieben bis sieben“ ist besser, als wenn zwei darauf warten, dass die andere Person es merkt.',
		],
	},
	{
		id: 'bekannt',
		title: 'Wie viel davon bekannt ist',
		blocks: [
			'Dass Ruhe müden Menschen hilft, bezweifelt niemand. Der Rest ist dünn. Die Erholungs\u00ADforschung untersucht meistens die Arbeit und nicht Partys, und sie lässt Menschen sich selbst beschreiben. Für ein Programm zum schnellen Aufladen spricht keine Studie, egal wie es heißt und wie viele Schritte es hat. Die Batterie ist ein Bild, und ihre Prozente schätzt du selbst.',
			'Such dir also etwas aus. Probier einen Weg zwei Wochen lang und schreib die Zahl davor und danach auf. Das ist ein kleines Experiment mit einer einzigen Versuchsperson, und nur bei ihr muss es funktionieren.',
			{
				note: 'Hilft Ruhe zwei Wochen lang gar nicht, erholt dich der Schlaf nicht, oder willst du nicht einmal mehr das, was dich früher aufgeladen hat, dann geh in die Hausarztpraxis. Es gibt gewöhnliche Ursachen, die ein Blutbild zeigt, und andere, bei denen Reden hilft. Ein ruhiges Wochenende zeigt dir weder die einen noch die anderen.',
			},
		],
	},
]

export const socialBatteryRecharge: Article = {
	head: {
		title: 'Soziale Batterie aufladen: 5 Wege, 20 Ideen',
		description:
			'Fünf Wege, die soziale Batterie aufzuladen, was man über jeden weiß, was nur nach Erholung aussieht, und zwanzig Ideen nach Minuten, mit dem Satz dazu.',
		path: pages.socialBatteryRecharge.de,
		language: 'de',
	},
	illustration: 'recharge',
	alternative:
		'Morgenlicht fällt durch ein Fenster auf den Boden, und eine Katze liegt schon darin.',
	title: 'So lädst du deine soziale Batterie auf',
	lede: 'Fünf Wege, der beste zuerst: geplante Zeit allein, Schlaf, nach draußen gehen, etwas mit den Händen tun, kurze Pausen zwischen Menschen. Dazu, was man über jeden weiß und wie sicher wir sind.',
	contents: 'Auf dieser Seite',
	parts,
	sources: citedSources('de', parts),
	dates: articleDates('de', '2026-11-22'),
	faq: [
		{
			question: 'Wie lade ich meine soziale Batterie schnell auf?',
			answer:
				'Für einen schnellen Weg spricht keine Studie. Ein wenig und überall hilft eine kurze Pause allein: In 22 Stichproben waren Menschen nach Pausen von bis zu zehn Minuten etwas frischer und etwas weniger müde.',
		},
		{
			question: 'Wie lange dauert es, die soziale Batterie aufzuladen?',
			answer:
				'Gemessen hat das niemand. Schreib deinen Stand auf, wenn die Gesellschaft endet, und danach alle paar Stunden, vier- oder fünfmal. Vielleicht findest du eine Geschwindigkeit für normale Abende und eine langsamere für Hochzeiten.',
		},
		{
			question: 'Lädt Schlaf die soziale Batterie auf?',
			answer:
				'Oft ja; auf unserer Liste steht er an zweiter Stelle. Erwachsenen werden sieben Stunden oder mehr empfohlen. Nach einer Nacht ohne Schlaf hielten 18 Menschen im Labor andere weiter auf Abstand.',
		},
		{
			question: 'Kann ich auch unter Menschen aufladen?',
			answer:
				'Manchmal. Zeit mit einem vertrauten Menschen und ohne Programm tut manchen gut. In einer Studie mit 178 Erwachsenen waren Tage mit mehr Stunden allein ruhiger, aber auch einsamer; mehr Alleinsein ist also nicht immer die Antwort.',
		},
		{
			question: 'Wie lade ich bei der Arbeit auf?',
			answer:
				'Geh zehn Minuten ohne Handy aus dem Raum, telefoniere im Gehen und ohne Kamera, oder iss einmal in der Woche allein zu Mittag. Leg die Pause hinter die Besprechung, die am meisten kostet.',
		},
		{
			question: 'Wie sage ich, dass ich eine Pause von Menschen brauche?',
			answer:
				'Sag, was du brauchst und wann du wieder da bist: „Ich bin still, nicht sauer. Eine halbe Stunde allein, dann bin ich bei euch.“ Eine Uhrzeit macht es leichter als ein Grund.',
		},
	],
	related: relatedGuides(
		'de',
		[
			'socialBatteryDrained',
			'Die frühen Anzeichen, damit du dich ausruhst, bevor nichts mehr da ist.',
		],
		['socialEnergyManagement', 'Wie Erholung einen festen Platz in der Woche bekommt.'],
		['mySocialBattery', 'Ein Blatt für das, was dich auflädt, mit deinen eigenen Zahlen.'],
	),
	next: {
		title: 'Such dir einen Weg aus, für zwei Wochen.',
		text: 'Schreib deinen Stand davor und danach auf, auf Papier oder in der App. Behalte, was ihn hebt.',
		...trialStep('de', pages.socialBatteryRecharge.de),
	},
}

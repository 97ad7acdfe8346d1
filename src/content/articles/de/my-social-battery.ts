import { name } from '#content/site.ts'
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
		id: 'was',
		title: 'Was auf das Blatt gehört',
		blocks: [
			'Das Profil deiner sozialen Batterie ist ein Blatt Papier mit sechs Zeilen: wie groß sie ist, was Kraft kostet, was auflädt, dein erstes Anzeichen, dein Weg zurück und ein Satz für andere. Kein Typ, kein Testergebnis. Den Entwurf schreibst du heute Abend in einer Viertelstunde aus dem Gedächtnis, und in den nächsten drei Wochen korrigierst du ihn.',
			'Warum korrigieren? Weil das Gedächtnis die lauteste Stunde eines Abends behält und die anderen vergisst. Und weil die Müdigkeit spät kommt, etwa drei Stunden nach der Gesellschaft, zu der sie gehört.[^leikas2017] Da gibt man ihr leicht die falsche Ursache: die stille Bahnfahrt oder den Menschen zu Hause, der fragt, wie es war.',
		],
	},
	{
		id: 'sechs-zeilen',
		title: 'Die sechs Zeilen',
		blocks: [
			{
				terms: [
					{
						level: 90,
						name: '1. Wie groß sie ist',
						text: `Nach einer normalen Nacht: Wie lange hältst du gewöhnliche Gesellschaft aus, bis du lieber zu Hause wärst? Antworte in Stunden, für zwei Fälle: Menschen, die du gut kennst, und Menschen, die du nicht kennst. Zum Vergleich gibt dir der ${proseLink('de', 'introvertTest', 'Introversionstest')} mit zwölf Fragen eine grobe Größe, samt den Zweifeln daran.`,
					},
					{
						level: 60,
						name: '2. Was mich Kraft kostet',
						text: 'Fünf Dinge, jedes mit Punkten. 100 ist ein ganzer ausgeruhter Tag; 1 merkst du kaum, und was 40 kostet, verdirbt dir den Rest des Tages. Keine Arten von Menschen, sondern Situationen: *Vorstellungsrunden*, *Dienstag im Großraumbüro*, *Calls mit Kamera*, *die letzte Stunde jeder Party*. Das Anstrengendste kommt nach oben. Steht überall 30, bist du heute einfach müde; versuch es morgen noch einmal.',
					},
					{
						level: 80,
						name: '3. Was mich auflädt',
						text: 'Wieder fünf, mit Punkten auf derselben Skala, und mindestens eines davon mit einem anderen Menschen. Die Forschung unterscheidet vier Arten der Erholung: in Gedanken von der Arbeit wegkommen, sich entspannen, etwas meistern und selbst bestimmen.[^sonnentag2007] Sind deine fünf alle von einer Art, nimm eines von einer anderen dazu.',
					},
					{
						level: 35,
						name: '4. Mein erstes Anzeichen',
						text: `Die Kleinigkeit, die passiert, bevor es zu spät ist, vielleicht eine Stunde vorher. Du fragst nichts mehr. Du hörst den Kühlschrank. Zur Auswahl stehen ${proseLink('de', 'socialBatteryDrained', 'elf Anzeichen', '#anzeichen')}, und wer mit dir wohnt, weiß längst, welches deines ist.`,
					},
					{
						level: 20,
						name: '5. Mein Weg zurück',
						text: 'Wie lange es dauert, bis du wieder bei Kräften bist, nach einem normalen Abend und nach einem sehr großen. In Stunden oder Tagen. Sei ehrlich; wer diese Zeile sieht, entscheidest du.',
					},
					{
						level: 50,
						name: '6. Mein Satz',
						text: 'Was andere wissen sollten, in weniger als fünfzehn Wörtern. „Wenn ich still werde, lade ich auf. Ich bin nicht sauer.“ „Frag mich per Nachricht, dann sage ich öfter Ja.“',
					},
				],
			},
		],
	},
	{
		id: 'blatt',
		title: 'Das Blatt',
		blocks: [
			'Die sechs Zeilen, leer, mit Platz zum Schreiben. Das Blatt öffnet sich als eigene Seite; nimm den Knopf darauf oder den Druckbefehl deines Browsers.',
			{
				links: [
					{
						href: printPaths.de.energySheet,
						label: 'Energieblatt zum Ausdrucken öffnen',
						text: 'Eine Seite A4, schwarze Linien auf Weiß.',
						level: 60,
					},
					{
						href: pages.twoSheets.de,
						label: 'Lieber online: die sechs Zeilen antippen',
						text: 'Zwei Minuten, kostenlos. Deine Antworten bleiben in deinem Browser und in dem Link, den du verschickst.',
						level: 80,
					},
				],
			},
		],
	},
	{
		id: 'beispiel',
		title: 'Ein ausgefülltes Blatt',
		blocks: [
			'Dieses hier ist erfunden, und sein erster Entwurf ist ungenau, wie erste Entwürfe eben sind. Übernimm die Form, nicht die Zahlen.',
			{
				table: {
					label: 'Ein Beispiel für das Profil einer sozialen Batterie',
					columns: ['Am Anfang', 'Drei Wochen später'],
					rows: [
						{
							name: 'Größe',
							cells: ['Drei Stunden', 'Zwei mit Fremden, den ganzen Tag mit Ines'],
						},
						{
							name: 'Kostet',
							cells: [
								'Partys 40, Arbeit 20, Telefon 20, Familie 15, Einkaufen 10',
								'Auf Partys ankommen 25, Videocalls 20, Montagsrunde 15, Partys, wenn ich drin bin 10, Kind abholen 5',
							],
						},
						{
							name: 'Lädt auf',
							cells: [
								'Alleinsein 30, Schlaf 20, Fernsehen 15, Wochenenden 15, Ines 10',
								'Schwimmen 25, ein Abend allein 20, Schlaf 20, Kochen 10, Ines 10',
							],
						},
						{
							name: 'Erstes Anzeichen',
							cells: ['Kopfschmerzen', 'Ich stimme allem zu; Kopfschmerzen kommen später'],
						},
						{
							name: 'Weg zurück',
							cells: ['Eine Nacht', 'Eine Nacht; nach Hochzeiten zwei Tage'],
						},
						{
							name: 'Satz',
							cells: ['„Ich bin introvertiert“', '„Lass mich früh kommen und früh gehen“'],
						},
					],
				},
			},
			'Sieh dir die zweite Zeile an. Es war nie die Party, es war der Schritt in einen Raum, in dem schon alle reden. Dagegen hilft etwas: als Erste kommen.',
			{ scene: { name: 'firstGuest' } },
		],
	},
	{
		id: 'korrigieren',
		title: 'Drei Wochen Korrektur',
		blocks: [
			{
				steps: [
					'**Erste Woche: mitschreiben.** Wie viel Energie du morgens und abends hast, von 0 bis 100. Und nach jedem Treffen drei Dinge: nach wie vielen Stunden du heimwolltest, woran du es zuerst gemerkt hast, wann du wieder bei Kräften warst. Das prüft die Zeilen eins, vier und fünf.',
					'**Zweite Woche: Schätzungen.** Schreib vor jedem der fünf anstrengenden Dinge auf, wie viele Punkte du erwartest, und am Morgen danach, wie viele es waren. Bei Gesellschaft schätzt man leicht zu düster: In einer Studie rechneten Menschen, die wenig gesellig waren, damit, dass es ihnen nach einem Treffen schlechter geht. Sie hatten auch weniger Freude daran als die Geselligen. Besser ging es danach trotzdem allen bis auf die 17 Prozent, die am wenigsten gesellig waren.[^duffy2018]',
					'**Dritte Woche: ein Versuch.** Ändere etwas an dem, was in Zeile zwei ganz oben steht. Komm früher, setz dich woanders hin, leg ein Ende fest, nimm jemanden mit. Verlass dich dann auf die Zahl und nicht auf dein Bauchgefühl.',
				],
			},
			'Streich danach durch, was nicht gestimmt hat.',
			{ pull: 'Hat sich nichts geändert, steht da nur, was du ohnehin schon geglaubt hast.' },
		],
	},
	{
		id: 'nutzen',
		title: 'Wofür es gut ist',
		blocks: [
			{ scene: { name: 'sheetAndCalendar' } },
			{
				list: [
					`**Sonntagabende.** Leg es neben den Kalender. Wo treffen zwei deiner fünf Kraftfresser aufeinander? Der Leitfaden ${proseLink('de', 'socialEnergyManagement', 'Soziale Energie einteilen')} ordnet daraus eine Woche.`,
					'**Neue Menschen.** Zeile sechs erspart dir Missverständnisse.',
					`**Jemand, den du liebst.** Füllt jeder eines aus, ohne zu gucken, und tauscht dann; ${proseLink('de', 'twoSheets', 'Zwei Blätter')} macht das per Link. Vielleicht stellt sich heraus, dass euch beiden vor demselben Abendessen graut.`,
					'**Die Arbeit.** Die Zeilen zwei und fünf, ohne den Rest, begründen die Bitte um einen stillen Nachmittag.',
					'**Du selbst, nächstes Jahr.** Heb die alten Blätter auf. Die Größe ändert sich mit Schlaf, Gesundheit und Arbeit, und ein Jahr voller Blätter sagt mehr als jeder Typ.',
				],
			},
			'Und wofür es nicht gut ist: zu erklären, warum du nie kommen kannst. Sagt das Blatt nur noch Nein, dann ist es eine Ausrede mit Spalten geworden. Auch Alleinsein hat seinen Preis; in einer Tagebuchstudie waren Erwachsene an Tagen, an denen sie länger allein waren, ruhiger und einsamer.[^weinstein2023]',
		],
	},
	{
		id: 'privat',
		title: 'Behalt es für dich',
		blocks: [
			`Auf dem Blatt steht, wer dich müde macht. Nimm Anfangsbuchstaben. Führst du es in einer App, dann sieh nach, was sie damit macht, bevor du etwas Wahres hineinschreibst; ${proseLink('de', 'privacy', 'bei unserer steht es hier')}. Das Blatt auf Papier sieht niemand außer dir.`,
			{
				note: 'Steht in Zeile eins „Minuten“, kommt in Zeile drei nichts mehr hinein, oder heißt der Weg zurück „nie“, dann nimm das Blatt mit in die Hausarztpraxis oder in eine psychotherapeutische Sprechstunde. Es ist ein besserer Anfang als „Ich bin müde“, und für so etwas sind solche Notizen da.',
			},
		],
	},
]

export const mySocialBattery: Article = {
	head: {
		title: 'Meine soziale Batterie: Profil auf einem Blatt',
		description:
			'Zeichne dein eigenes Profil der sozialen Batterie: Größe, Kosten, was auflädt, erstes Anzeichen, Weg zurück, ein Satz. Blatt zum Drucken, mit Beispiel.',
		path: pages.mySocialBattery.de,
		language: 'de',
	},
	illustration: 'profile',
	alternative: 'Ein Klingelschild aus Messing mit sechs Namen. Einer davon leuchtet.',
	title: 'Meine soziale Batterie auf einem Blatt',
	lede: 'Sechs Zeilen darüber, was dich müde macht und was dir Kraft zurückgibt. Druck das Blatt aus, füll es heute Abend in einer Viertelstunde aus und korrigiere es drei Wochen lang.',
	action: { label: 'Blatt zum Ausdrucken öffnen', href: printPaths.de.energySheet },
	contents: 'Auf dieser Seite',
	parts,
	sources: citedSources('de', parts),
	dates: articleDates('de', '2026-11-22'),
	faq: [
		{
			question: 'Wie finde ich heraus, wie groß meine soziale Batterie ist?',
			answer:
				'Schreib eine Woche lang nach jedem Treffen auf, nach wie vielen Stunden du lieber zu Hause gewesen wärst, getrennt nach Menschen, die du gut kennst, und Fremden. Zähl nur Tage nach einer normalen Nacht. Was dabei meistens herauskommt, ist ihre Größe.',
		},
		{
			question: 'Was ist eine normale soziale Batterie?',
			answer:
				'Eine Norm gibt es nicht. Niemand hat soziale Batterien gemessen, und die Größe ändert sich mit Schlaf, Gesundheit und Arbeit. Vergleich deine Woche mit deiner letzten, nicht mit der von anderen.',
		},
		{
			question: 'Kann ich meine soziale Batterie vergrößern?',
			answer:
				'Keine Studie zeigt, wie. Ändern kannst du, wie du mit ihr umgehst: genug schlafen, öfter vertraute Menschen treffen als fremde, ein Ende vereinbaren und den Abend nach einer großen Feier freihalten.',
		},
		{
			question: 'Gibt es einen Test für die soziale Batterie?',
			answer:
				'Der Introversionstest auf dieser Website gibt mit zwölf Fragen eine grobe Vorstellung. Er ist nicht validiert und sagt das auch. Deine eigenen Notizen über drei Wochen sind besser.',
		},
		{
			question: 'Wo kann ich das Blatt ausdrucken?',
			answer:
				'Unter „Das Blatt“ auf dieser Seite. Es öffnet sich als eigene Seite, passt auf A4 und braucht wenig Tinte.',
		},
	],
	related: relatedGuides(
		'de',
		['socialBatteryDrained', 'Elf Anzeichen für Zeile vier, von früh bis spät.'],
		['introvertTest', 'Eine erste Schätzung für Zeile eins, mit zwölf Fragen.'],
		['socialBatteryPin', 'Zeile sechs, zum Anstecken.'],
	),
	next: {
		title: 'Füll heute Abend das Blatt aus.',
		text: `Fang mit Zeile vier an: Das erste Anzeichen warnt dich, solange du noch gehen kannst. Was dich Kraft kostet und was dich auflädt, kann ${name} aus deinen Notizen ausrechnen.`,
		...trialStep('de', pages.mySocialBattery.de),
	},
}

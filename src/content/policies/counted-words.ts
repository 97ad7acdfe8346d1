import { type CountColumn, countColumns, type ServerEvent } from '#domain/analytics/count.ts'
import type { AnalyticsEvent } from '#domain/analytics/events.ts'
import { maxNamesPerDay, minVisitsPerName } from '#domain/analytics/fold-counts.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'
import type { Block } from '#content/types/article.ts'

/** Every event that is counted: those that pages report, and those that the server counts itself. */
type CountedEvent = 'entrance' | AnalyticsEvent['name'] | ServerEvent

/** Complete by type: an event or a column that the privacy pages do not name does not compile. */
type CountedWords = {
	/** What is counted and what is not stored. */
	readonly short: readonly string[]
	/** The line that opens the rest. */
	readonly summary: string
	/** Introduces the columns. */
	readonly consists: string
	readonly columns: Readonly<Record<CountColumn, string>>
	/** Introduces the events. */
	readonly counts: string
	readonly events: Readonly<Record<CountedEvent, string>>
	/** The limits. */
	readonly limits: readonly string[]
}

const words = {
	en: {
		short: [
			'This website counts how often its pages, tests, tools and forms are used, in sums per day and without cookies. A sum holds no IP address, no browser, no identifier, no single visit and no result of a test.',
			'If your browser sends Global Privacy Control or Do Not Track, your visit is not counted, with one exception: the server counts that a form was sent and that an address was confirmed.',
		],
		summary: 'What exactly is counted',
		consists: 'A sum is one line with these values; nothing else is stored:',
		columns: {
			day: '**Day:** in UTC.',
			event: '**Event:** what happened, from the list below.',
			path: '**Page:** its address on this website.',
			source: '**Source:** the website whose link led here, or the label in the link (utm_source).',
			campaign: '**Campaign:** the campaign in the link (utm_campaign).',
			locale: '**Language:** the language of the page.',
			n: '**Number:** how often.',
		},
		counts: 'These events are counted:',
		events: {
			entrance: 'A page was opened from outside.',
			page_view: 'A page was viewed.',
			introvert_test_started: 'The introvert test was begun.',
			introvert_test_completed: 'The introvert test was finished.',
			cta_clicked_introvert_test: 'The link to the app below the result of that test was followed.',
			mbti_test_started: 'The MBTI test was begun.',
			mbti_test_completed: 'The MBTI test was finished.',
			regional_cta_clicked: 'A link to the app was followed on a country page.',
			regional_video_played: 'The film was played on a country page.',
			tool_opened: 'A free tool was opened.',
			tool_used: 'A free tool was used; what was entered is not part of it.',
			island_failed: 'A test or a tool stopped with an error; what was entered is not part of it.',
			form_sent: 'A waitlist form was sent.',
			confirmed: 'A waitlist address was confirmed.',
		},
		limits: [
			`A value that the site does not know becomes “other”. When the day is over, so does every source and campaign with fewer than ${minVisitsPerName} visits, except the campaigns of our own e-mails. On one day, at most ${maxNamesPerDay} sources and ${maxNamesPerDay} campaigns keep their names.`,
			'So that nobody can flood the count, the server limits reports per sender. It does so in memory, under a random key that changes every 15 minutes and leads back to no address.',
		],
	},
	de: {
		short: [
			'Diese Website zählt, wie oft ihre Seiten, Tests, Werkzeuge und Formulare benutzt werden: in Summen je Tag und ohne Cookies. In einer Summe steht keine IP-Adresse, kein Browser, keine Kennung, kein einzelner Besuch und nicht, was bei einem Test herauskam.',
			'Sendet dein Browser Global Privacy Control oder Do Not Track, wird von deinem Besuch nichts gemeldet. Nur wenn du ein Formular abschickst oder deine Adresse bestätigst, wird das noch gezählt, und zwar vom Server.',
		],
		summary: 'Was genau gezählt wird',
		consists: 'Eine Summe ist eine Zeile mit diesen Werten; sonst wird nichts gespeichert:',
		columns: {
			day: '**Tag:** in UTC.',
			event: '**Ereignis:** was geschah, aus der Liste unten.',
			path: '**Seite:** ihre Adresse auf dieser Website.',
			source:
				'**Herkunft:** die Website, deren Link hierher führte, oder die Quellenangabe im Link (utm_source).',
			campaign: '**Kampagne:** die Kampagne im Link (utm_campaign).',
			locale: '**Sprache:** die Sprache der Seite.',
			n: '**Anzahl:** wie oft es geschah.',
		},
		counts: 'Gezählt werden diese Ereignisse:',
		events: {
			entrance: 'Eine Seite wurde von außen geöffnet.',
			page_view: 'Eine Seite wurde angesehen.',
			introvert_test_started: 'Der Introversionstest wurde begonnen.',
			introvert_test_completed: 'Der Introversionstest wurde abgeschlossen.',
			cta_clicked_introvert_test:
				'Der Link zur App unter dem Ergebnis dieses Tests wurde angeklickt.',
			mbti_test_started: 'Der MBTI-Test wurde begonnen.',
			mbti_test_completed: 'Der MBTI-Test wurde abgeschlossen.',
			regional_cta_clicked: 'Auf einer Länderseite wurde ein Link zur App angeklickt.',
			regional_video_played: 'Auf einer Länderseite wurde der Film abgespielt.',
			tool_opened: 'Ein kostenloses Werkzeug wurde geöffnet.',
			tool_used: 'Ein kostenloses Werkzeug wurde benutzt; was eingegeben wurde, gehört nicht dazu.',
			island_failed:
				'Ein Test oder ein Werkzeug blieb mit einem Fehler stehen; was eingegeben wurde, gehört nicht dazu.',
			form_sent: 'Ein Formular für die Warteliste wurde abgeschickt.',
			confirmed: 'Eine Adresse auf der Warteliste wurde bestätigt.',
		},
		limits: [
			`Ein Wert, den die Website nicht kennt, wird zu „other“ (Sonstiges). Ist der Tag vorbei, gilt das auch für jede Herkunft und jede Kampagne mit weniger als ${minVisitsPerName}\u00A0Besuchen, ausgenommen die Kampagnen unserer eigenen E-Mails. An einem Tag behalten höchstens ${maxNamesPerDay}\u00A0Herkünfte und ${maxNamesPerDay}\u00A0Kampagnen ihren Namen.`,
			'Damit niemand die Zählung mit Meldungen überschwemmt, begrenzt der Server sie je Absender. Das geschieht im Arbeitsspeicher unter einem zufälligen Schlüssel, der alle 15\u00A0Minuten wechselt und zu keiner Adresse zurückführt.',
		],
	},
	pt: {
		short: [
			'Este site conta quantas vezes as páginas, os testes, as ferramentas e os formulários são usados: em somas por dia e sem cookies. Numa soma não há endereço IP, navegador, identificador, visita individual nem o resultado de um teste.',
			'Se o navegador enviar Global Privacy Control ou Do Not Track, sua visita não é contada. Só o envio de um formulário e a confirmação do endereço ainda são, e quem conta é o servidor.',
		],
		summary: 'O que exatamente é contado',
		consists: 'Cada soma é uma linha com estes valores; nada mais é guardado:',
		columns: {
			day: '**Dia:** em UTC.',
			event: '**Evento:** o que aconteceu, conforme a lista abaixo.',
			path: '**Página:** o endereço dela neste site.',
			source: '**Origem:** o site cujo link trouxe até aqui, ou o rótulo no link (utm_source).',
			campaign: '**Campanha:** a campanha no link (utm_campaign).',
			locale: '**Idioma:** o idioma da página.',
			n: '**Número:** quantas vezes aconteceu.',
		},
		counts: 'São contados estes eventos:',
		events: {
			entrance: 'Uma página foi aberta por quem veio de fora do site.',
			page_view: 'Uma página foi vista.',
			introvert_test_started: 'O teste de introversão foi iniciado.',
			introvert_test_completed: 'O teste de introversão foi concluído.',
			cta_clicked_introvert_test:
				'O link para o aplicativo abaixo do resultado desse teste foi clicado.',
			mbti_test_started: 'O teste MBTI foi iniciado.',
			mbti_test_completed: 'O teste MBTI foi concluído.',
			regional_cta_clicked: 'Um link para o aplicativo foi clicado em uma página de país.',
			regional_video_played: 'O filme foi reproduzido em uma página de país.',
			tool_opened: 'Uma ferramenta gratuita foi aberta.',
			tool_used: 'Uma ferramenta gratuita foi usada; o que foi digitado não é registrado.',
			island_failed:
				'Um teste ou uma ferramenta parou com um erro; o que foi digitado não é registrado.',
			form_sent: 'Um formulário da lista de espera foi enviado.',
			confirmed: 'Um endereço da lista de espera foi confirmado.',
		},
		limits: [
			`Um valor que o site não conhece vira “other” (outros). Terminado o dia, o mesmo vale para toda origem e toda campanha com menos de ${minVisitsPerName}\u00A0visitas, exceto as campanhas dos nossos próprios e-mails. Por dia, no máximo ${maxNamesPerDay}\u00A0origens e ${maxNamesPerDay}\u00A0campanhas mantêm o nome.`,
			'Para que ninguém sobrecarregue a contagem, o servidor limita os registros por remetente. Ele faz isso na memória, com uma chave aleatória que muda a cada 15\u00A0minutos e não leva de volta a nenhum endereço.',
		],
	},
} satisfies Record<PageLanguage, CountedWords>

/**
 * The blocks of the privacy page about the site's own counts. The details name every event and every column of the
 * daily sums.
 *
 * @example countedBlocks('en').at(-1) // { details: { summary: 'What exactly is counted', … } }
 */
export function countedBlocks(language: PageLanguage): readonly Block[] {
	const { short, summary, consists, columns, counts, events, limits } = words[language]
	const blocks = [
		consists,
		{ list: countColumns.map((name) => columns[name]) },
		counts,
		{ list: Object.values(events) },
		...limits,
	]
	return [...short, { details: { summary, blocks } }]
}

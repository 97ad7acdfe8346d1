import { type CountColumn, countColumns, type ServerEvent } from '#domain/analytics/count.ts'
import type { AnalyticsEvent } from '#domain/analytics/events.ts'
import { maxNamesPerDay, minVisitsPerName } from '#domain/analytics/fold-counts.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'
import type { Block } from '#content/types/article.ts'

/** Every event that is counted: those that pages report, and those that the server counts itself. */
type CountedEvent = 'entrance' | AnalyticsEvent['name'] | ServerEvent

/** Complete by type: an event or a column that the privacy pages do not name does not compile. */
type CountedWords = {
	readonly intro: string
	/** Introduces the columns. */
	readonly consists: string
	/** What is not stored, and the limits. */
	readonly rest: readonly string[]
	readonly columns: Readonly<Record<CountColumn, string>>
	readonly events: Readonly<Record<CountedEvent, string>>
}

const words = {
	en: {
		intro:
			'This website does its own counting, in sums per day and without cookies. It counts these events:',
		consists: 'Each sum is one line with these values; nothing else is stored:',
		rest: [
			'It holds no IP address, no browser, no identifier, no single visit and no result of a test. A value that the site does not know becomes “other”.',
			`When the day is over, every source and campaign with fewer than ${minVisitsPerName} visits becomes “other” as well, except the campaigns of our own mails. On one day, at most ${maxNamesPerDay} sources and ${maxNamesPerDay} campaigns keep their names.`,
			'If your browser sends Global Privacy Control or Do Not Track, nothing about your visit is reported; only a form that you send is still counted, by the server that receives it. So that nobody can flood the count, the server limits reports per sender. It does so in memory, under a random key that changes every 15 minutes and leads back to no address.',
		],
		columns: {
			day: 'The day in UTC.',
			event: 'What happened.',
			path: 'The page.',
			source: 'The site or label that led here (the host of the linking site, or utm_source).',
			campaign: 'The campaign in the link (utm_campaign).',
			locale: 'The language of the page.',
			n: 'How often.',
		},
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
			form_sent: 'A waitlist form was sent.',
			confirmed: 'A waitlist address was confirmed.',
		},
	},
	de: {
		intro:
			'Diese Website zählt selbst, in Summen je Tag, ohne Cookies. Gezählt werden diese Ereignisse:',
		consists: 'Eine Summe ist eine Zeile mit diesen Werten; sonst wird nichts gespeichert:',
		rest: [
			'Darin steht keine IP-Adresse, kein Browser, keine Kennung, kein einzelner Besuch und nicht, was bei einem Test herauskam. Ein Wert, den die Website nicht kennt, wird zu „other“.',
			`Ist der Tag vorbei, wird jede Herkunft und jede Kampagne mit weniger als ${minVisitsPerName}\u00A0Besuchen ebenfalls zu „other“, ausgenommen die Kampagnen unserer eigenen E-Mails. An einem Tag behalten höchstens ${maxNamesPerDay}\u00A0Herkünfte und ${maxNamesPerDay}\u00A0Kampagnen ihren Namen.`,
			'Sendet dein Browser Global Privacy Control oder Do Not Track, wird von deinem Besuch nichts gemeldet; nur ein Formular, das du abschickst, zählt der Server, der es erhält. Damit niemand die Zählung mit Meldungen überschwemmt, begrenzt der Server sie je Absender. Das geschieht im Arbeitsspeicher unter einem zufälligen Schlüssel, der alle 15\u00A0Minuten wechselt und zu keiner Adresse zurückführt.',
		],
		columns: {
			day: 'Der Tag in UTC.',
			event: 'Was geschah.',
			path: 'Die Seite.',
			source:
				'Die Website oder Kennung, die hierher führte (der Name der verlinkenden Website oder utm_source).',
			campaign: 'Die Kampagne im Link (utm_campaign).',
			locale: 'Die Sprache der Seite.',
			n: 'Wie oft.',
		},
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
			form_sent: 'Ein Formular für die Warteliste wurde abgeschickt.',
			confirmed: 'Eine Adresse auf der Warteliste wurde bestätigt.',
		},
	},
	pt: {
		intro:
			'O próprio site faz a contagem, em somas por dia e sem cookies. São contados estes eventos:',
		consists: 'Cada soma é uma linha com estes valores; nada mais é guardado:',
		rest: [
			'Nela não há endereço IP, navegador, identificador, visita individual nem o resultado de um teste. Um valor que o site não conhece vira “other”.',
			`Terminado o dia, toda origem e toda campanha com menos de ${minVisitsPerName}\u00A0visitas também vira “other”, exceto as campanhas dos nossos próprios e-mails. Por dia, no máximo ${maxNamesPerDay}\u00A0origens e ${maxNamesPerDay}\u00A0campanhas mantêm o nome.`,
			'Se o navegador enviar Global Privacy Control ou Do Not Track, nada da sua visita é informado; só um formulário que você envia ainda é contado, pelo servidor que o recebe. Para que ninguém sobrecarregue a contagem, o servidor limita os registros por remetente. Ele faz isso na memória, com uma chave aleatória que muda a cada 15\u00A0minutos e não leva de volta a nenhum endereço.',
		],
		columns: {
			day: 'O dia em UTC.',
			event: 'O que aconteceu.',
			path: 'A página.',
			source: 'O site ou rótulo que trouxe até aqui (o nome do site com o link, ou utm_source).',
			campaign: 'A campanha no link (utm_campaign).',
			locale: 'O idioma da página.',
			n: 'Quantas vezes.',
		},
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
			form_sent: 'Um formulário da lista de espera foi enviado.',
			confirmed: 'Um endereço da lista de espera foi confirmado.',
		},
	},
} satisfies Record<PageLanguage, CountedWords>

/**
 * The blocks of the privacy page about the site's own counts: every event and every column of the daily sums.
 *
 * @example countedBlocks('en')[1] // { list: ['A page was opened from outside.', …] }
 */
export function countedBlocks(language: PageLanguage): readonly Block[] {
	const { intro, consists, rest, events, columns } = words[language]
	return [
		intro,
		{ list: Object.values(events) },
		consists,
		{ terms: countColumns.map((name) => ({ name, text: columns[name] })) },
		...rest,
	]
}

import { name } from '#words/product.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'

/** The length of the film. */
export const demoDurationSeconds = 90

type Film = {
	width: number
	height: number
	/** In the order in which browsers try them. */
	sources: readonly [webm: VideoSource, mp4: VideoSource]
	poster: { avif: string; jpg: string }
}

type VideoSource = { src: string; type: string }

/** The film in both shapes; the tall one is for screens narrower than they are high. */
type Films = { landscape: Film; portrait: Film }

/** The film's files, as the pages address them: the pictures hold words, so each language has its own. */
export const demoFilms: Record<PageLanguage, Films> = {
	en: films('en'),
	de: films('de'),
	pt: films('pt'),
}

function films(language: PageLanguage): Films {
	return {
		landscape: film(`demo-landscape.${language}`, 1280, 720),
		portrait: film(`demo-portrait.${language}`, 720, 1280),
	}
}

function film(file: string, width: number, height: number): Film {
	const base = `/media/${file}`
	return {
		width,
		height,
		sources: [
			{ src: `${base}.webm`, type: 'video/webm; codecs="av01.0.05M.08"' },
			{ src: `${base}.mp4`, type: 'video/mp4; codecs="avc1.64001F"' },
		],
		poster: { avif: `${base}.avif`, jpg: `${base}.jpg` },
	}
}

type DemoWords = {
	/** The address of the captions, and their label in the player. */
	captions: { src: string; label: string }
	/** The text alternative of the poster. */
	poster: string
	/** The text alternative of the film: a heading, and one or two sentences for each scene. */
	alternative: { heading: string; scenes: readonly string[] }
}

/** The film's captions and text alternatives by language. */
export const demoWords: Record<PageLanguage, DemoWords> = {
	en: {
		captions: { src: '/media/demo.en.vtt', label: 'English' },
		poster:
			'A house front with seven windows, one for each evening of the week. Blinds show the forecast, amber light shows what was left. Beside it a phone with the plan of the week.',
		alternative: {
			heading: 'The film in words',
			scenes: [
				'A house front with seven windows, Monday to Sunday. Last week’s light goes on, evening by evening: 82, 66, 44. Thursday has 12 and is nearly dark.',
				'Monday, 07:10. On the phone someone taps how full they feel, 93, and then that nobody was with them. Two taps, and Monday’s window fills with light.',
				'A call with nine people, 11:00 to 11:50. The expected cost is 12. Then they draw the light down to what it really took, 19.',
				'A shelf of books with prices on their spines: a walk 6, a coffee 9, drinks 17, the call now 19, a workshop 23. A smaller shelf holds what refills: an evening in, a book, a night’s sleep.',
				'The forecast. Seven blinds come down. What they leave open is what each evening is expected to have. Thursday’s leaves a gap of 18.',
				'Thursday, entry by entry: workshop, coffee, call, drinks. Each one pulls the blind further down, from 86 to 18.',
				'The call is dragged from Thursday to Tuesday. The forecast changes: Tuesday from 68 to 49, Thursday from 18 to 37.',
				'The week passes. Each evening the light comes close to the edge of its blind: 76, 46, 45, and on Thursday 35.',
				'Friday, 20:30. The window is lit at 52. Someone sits in an armchair and reads.',
				`The whole house at night, five windows lit, the weekend still to come. The name: ${name}.`,
			],
		},
	},
	de: {
		captions: { src: '/media/demo.de.vtt', label: 'Deutsch' },
		poster:
			'Eine Hausfassade mit sieben Fenstern, eines für jeden Abend der Woche. Die Jalousien zeigen die Prognose, das warme Licht zeigt, was übrig war. Daneben ein Telefon mit dem Wochenplan.',
		alternative: {
			heading: 'Der Film in Worten',
			scenes: [
				'Eine Hausfassade mit sieben Fenstern, Montag bis Sonntag. Das Licht der letzten Woche geht an, Abend für Abend: 82, 66, 44. Am Donnerstag sind es 12, fast dunkel.',
				'Montag, 07:10 Uhr. Auf dem Telefon tippt jemand an, wie voll der Akku ist, 93, und dann, dass niemand da war. Zweimal tippen, und das Montagsfenster füllt sich mit Licht.',
				'Ein Call mit neun Leuten, 11:00 bis 11:50 Uhr. Erwartet sind Kosten von 12. Danach wird das Licht auf das heruntergezogen, was es wirklich gekostet hat: 19.',
				'Ein Bücherregal mit Preisen auf den Rücken: Spaziergang 6, Kaffee 9, Drinks 17, der Call jetzt 19, Workshop 23. Darüber steht, was wieder auflädt: ein Abend zu Hause, ein Buch, eine Nacht Schlaf.',
				'Die Prognose. Sieben Jalousien kommen herunter. Was sie offen lassen, bleibt voraussichtlich für den Abend. Am Donnerstag ist das ein Spalt von 18.',
				'Der Donnerstag, Termin für Termin: Workshop, Kaffee, Call, Drinks. Jeder zieht die Jalousie weiter herunter, von 86 auf 18.',
				'Der Call wird vom Donnerstag auf den Dienstag gezogen. Die Prognose passt sich an: Dienstag von 68 auf 49, Donnerstag von 18 auf 37.',
				'Die Woche vergeht. Jeden Abend reicht das Licht fast bis an die Jalousie: 76, 46, 45 und am Donnerstag 35.',
				'Freitag, 20:30 Uhr. Das Fenster ist hell, 52. Jemand sitzt im Sessel und liest.',
				`Das ganze Haus bei Nacht, fünf Fenster hell, das Wochenende steht noch aus. Der Name: ${name}.`,
			],
		},
	},
	pt: {
		captions: { src: '/media/demo.pt.vtt', label: 'Português' },
		poster:
			'A fachada de uma casa com sete janelas, uma para cada noite da semana. As persianas mostram a previsão, a luz âmbar mostra o que sobrou. Ao lado, um celular com o plano da semana.',
		alternative: {
			heading: 'O filme em palavras',
			scenes: [
				'A fachada de uma casa com sete janelas, de segunda a domingo. As luzes da semana passada se acendem, noite após noite: 82, 66, 44. A quinta tem 12, quase no escuro.',
				'Segunda, 7h10. No celular, alguém toca no nível de energia, 93, e depois marca que não havia ninguém por perto. Dois toques, e a janela de segunda se enche de luz.',
				'Uma chamada com nove pessoas, das 11h às 11h50. O custo esperado é 12. Depois, a pessoa baixa a luz até o que custou de verdade: 19.',
				'Uma estante com preços nas lombadas: caminhada 6, café 9, happy hour 17, a chamada agora 19, workshop 23. Na prateleira de cima fica o que recarrega: uma noite em casa, um livro, uma noite de sono.',
				'A previsão. Sete persianas descem. O que elas deixam aberto é o que deve sobrar em cada noite. Na quinta, uma fresta de 18.',
				'A quinta, compromisso por compromisso: workshop, café, chamada, happy hour. Cada um puxa a persiana mais para baixo, de 86 a 18.',
				'A chamada é arrastada de quinta para terça. A previsão muda: terça de 68 para 49, quinta de 18 para 37.',
				'A semana passa. A cada noite, a luz chega perto da persiana: 76, 46, 45 e, na quinta, 35.',
				'Sexta, 20h30. A janela está acesa, 52. Alguém lê na poltrona.',
				`A casa inteira à noite, cinco janelas acesas, o fim de semana ainda por vir. O nome: ${name}.`,
			],
		},
	},
}

import type { Head, Notice } from '#content/types/page.ts'
import { errorPagePath, type ErrorStatus } from '#domain/pages/error-pages.ts'
import { addressIn, type PageLanguage } from '#domain/pages/pages.ts'

type ErrorPage = { readonly head: Head; readonly notice: Notice }

type ErrorWords = Pick<Head, 'title' | 'description'> & {
	/** The heading, if it differs from the title. */
	readonly heading?: string
	readonly text: string
}

const words: Record<PageLanguage, Record<ErrorStatus, ErrorWords> & { readonly home: string }> = {
	en: {
		404: {
			title: 'Page not found',
			heading: 'Oops! Page not found',
			description: 'There is no page at this address. Everything else is still where it was.',
			text: 'There is no page at this address. It may have moved, or the link may contain a typing error.',
		},
		500: {
			title: 'Unexpected Application Error!',
			description: 'Something failed on our side. Nothing that you did is lost; please try again.',
			text: 'Something failed on our side, and it has been logged. Wait a minute and try the same thing again.',
		},
		home: 'Return to Home',
	},
	de: {
		404: {
			title: 'Diese Seite gibt es nicht',
			description: 'Unter dieser Adresse steht keine Seite. Alles andere ist noch da, wo es war.',
			text: 'Unter dieser Adresse steht keine Seite. Vielleicht ist sie umgezogen, oder der Link enthält einen Tippfehler.',
		},
		500: {
			title: 'Da ist bei uns etwas schiefgegangen',
			description:
				'Bei uns ist ein Fehler aufgetreten. Versuch es bitte in einer Minute noch einmal.',
			text: 'Der Fehler liegt bei uns und ist protokolliert. Warte eine Minute und versuch dasselbe noch einmal.',
		},
		home: 'Zur Startseite',
	},
	pt: {
		404: {
			title: 'Página não encontrada',
			description: 'Não há nenhuma página neste endereço. O resto continua onde estava.',
			text: 'Não há nenhuma página neste endereço. Ela pode ter mudado de lugar, ou o link pode ter um erro de digitação.',
		},
		500: {
			title: 'Algo falhou do nosso lado',
			description: 'Houve um erro do nosso lado. Tente de novo daqui a um minuto, por favor.',
			text: 'O erro foi nosso e ficou registrado. Espere um minuto e tente de novo a mesma coisa.',
		},
		home: 'Voltar ao início',
	},
}

const illustrations = { 404: 'notFound', 500: 'serverError' } as const

/** The page for an unknown path or a server error. */
export function errorPage(status: ErrorStatus, language: PageLanguage): ErrorPage {
	const { title, description, heading = title, text } = words[language][status]
	const { path } = addressIn('home', language)
	return {
		head: {
			title,
			description,
			path: errorPagePath(status, language),
			language,
			isPrivate: true,
		},
		notice: {
			illustration: illustrations[status],
			kicker: `${status}`,
			title: heading,
			text,
			action: { label: words[language].home, href: path },
		},
	}
}

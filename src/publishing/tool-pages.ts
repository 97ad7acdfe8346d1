import { siteHost } from '#words/site-urls.ts'
import { siteName } from '#words/product.ts'
import { printPaths } from '#domain/pages/print-pages.ts'
import type { CardPicture, Head } from '#words/schemas/page.ts'
import { type PageLanguage, pages } from '#domain/pages/pages.ts'
import { wordings as wordingNumbers } from '#domain/say-no/choices.ts'
import type { SayNoData } from '#domain/say-no/say-no-data.ts'
import { withAppLinks } from '#words/app-links.ts'
import { words } from '#words/entries.ts'
import { formatMessage } from '#words/format-message.ts'
import type { HeadWords } from '#words/schemas/page-parts.ts'
import { toolHead } from './page-heads.ts'

/** The page of "Two sheets" in a language. */
export function twoSheetsPage(language: PageLanguage) {
	const page = withAppLinks(words('twoSheetsPage', language), pages.twoSheets[language])
	return {
		...page,
		head: toolHead(headOf('twoSheets', language, page.head, 'twoWindows'), {
			name: page.name,
			questions: page.faq.questions,
		}),
		words: words('twoSheets', language),
		lines: words('twoSheets', language).lines,
		longerSheet: printPaths[language].energySheet,
	}
}

/** The page of "Your week" in a language. */
export function weekPage(language: PageLanguage) {
	const path = pages.week[language]
	const page = withAppLinks(words('weekPage', language), path)
	const { failure, notLoaded, offers } = page
	return {
		...page,
		head: toolHead(headOf('week', language, page.head, 'eveningForecast'), {
			name: page.name,
			questions: page.faq.questions,
		}),
		/** The island's props from its page. */
		island: {
			language,
			texts: words('week', language),
			failure,
			notLoaded,
			sayNo: offers.sayNo,
			sender: [siteName(), siteHost() + path],
		} as const,
	}
}

/** The page of "Say no" in a language. */
export function sayNoPage(language: PageLanguage) {
	const page = withAppLinks(words('sayNo', language), pages.sayNo[language])
	const messages = words('sayNoMessages', language)
	return {
		...page,
		head: toolHead(headOf('sayNo', language, page.head, 'frontDoor'), {
			name: page.opening.title,
			questions: page.faq.questions,
		}),
		messages,
		ready: { ...page.ready, messages: words('readyMessages', language) },
	}
}

/** The building blocks of messages for the script of "Say no". */
export function sayNoData({ head, labels, messages }: ReturnType<typeof sayNoPage>): SayNoData {
	const { recipients, channels, again, aloud, subject, copyMessage, copyWords } = labels
	const wordings = wordingNumbers.map((index) =>
		formatMessage(head.language, labels.wording, { number: index + 1 }),
	)
	return {
		labels: { recipients, channels, again, aloud, subject, copyMessage, copyWords, wordings },
		messages,
	}
}

function headOf(
	page: 'week' | 'twoSheets' | 'sayNo',
	language: PageLanguage,
	{ card, ...head }: HeadWords,
	picture: CardPicture,
): Head {
	return { ...head, path: pages[page][language], language, card: { ...card, picture } }
}

import { waitlistWords } from '#content/emails/waitlist.ts'
import type { NoticeName } from '#content/emails/words.ts'
import { noticeWording } from '#domain/waitlist/consent.ts'
import type { Language } from '#domain/pages/pages.ts'
import { escapeHtml } from '#server/html/escape-html.ts'

/** The page around a notice: its head, header and footer. `body` is finished HTML. */
export type PageTemplate = (page: {
	readonly title: string
	readonly language: Language
	readonly body: string
}) => string

/** What a notice offers to press. */
export type MessageAction =
	| { readonly kind: 'press'; readonly url: string }
	| {
			readonly kind: 'ask'
			readonly source: string
			readonly email: string
			/** What in the address not every mail server can carry. */
			readonly characters?: readonly string[] | undefined
	  }

/** One message as the main part of a page. */
function messageMain(name: NoticeName, locale: Language, action?: MessageAction): string {
	const words = waitlistWords(locale)
	const notice = words.notices[name]
	const characters = action?.kind === 'ask' && action.characters
	const text = characters ? `${notice.text} ${characters.join(', ')}.` : notice.text
	const lines = [
		`<hgroup id="notice">\n<h1>${escapeHtml(notice.title)}</h1>\n<p>${escapeHtml(text)}</p>\n</hgroup>`,
	]
	if (action?.kind === 'press') {
		lines.push(
			`<form method="post" action="${escapeHtml(action.url)}">`,
			button(notice.button),
			'</form>',
		)
	}
	if (action?.kind === 'ask') {
		const isWrong = name === 'invalid' || name === 'uncarried'
		const state = isWrong ? ' aria-invalid="true" autofocus' : ''
		lines.push(
			'<form method="post" action="/api/waitlist">',
			`<input type="hidden" name="source" value="${escapeHtml(action.source)}">`,
			`<input type="hidden" name="locale" value="${locale}">`,
			`<label for="email">${escapeHtml(words.emailLabel)}</label>`,
			`<input id="email" class="input" name="email" type="email" autocomplete="email" required aria-describedby="notice" value="${escapeHtml(action.email)}"${state}>`,
			button(notice.button),
			`<p>${escapeHtml(words.consent)} <a href="/privacy">${escapeHtml(words.privacy)}</a></p>`,
			'<input name="website" type="text" hidden autocomplete="off">',
			`<input type="hidden" name="consent" value="${noticeWording}">`,
			'</form>',
		)
	}
	lines.push(`<p><a href="/">${escapeHtml(words.home)}</a></p>`)
	return `<main id="main" tabindex="-1" class="frame section">\n${lines.join('\n')}\n</main>`
}

/** A page without any dress: what is shown where no other shell is given. */
export const plainPageTemplate: PageTemplate = ({ title, language, body }) => `<!doctype html>
<html lang="${language === 'pt' ? 'pt-BR' : language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
</head>
<body>
${body}
</body>
</html>
`

/** A whole notice page. */
export function messagePage(
	template: PageTemplate,
	name: NoticeName,
	language: Language,
	action?: MessageAction,
): string {
	const { title } = waitlistWords(language).notices[name]
	return template({ title, language, body: messageMain(name, language, action) })
}

function button(words: string | undefined): string {
	return `<button type="submit">${escapeHtml(words ?? '')}</button>`
}

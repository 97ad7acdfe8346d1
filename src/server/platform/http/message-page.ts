import type { Language } from '#domain/pages/pages.ts'
import { formPurpose } from '#domain/waitlist/consent-version.ts'
import { currentConsentText, currentConsentVersion } from '#words/consents.ts'
import { words } from '#words/entries.ts'
import { formatMessage } from '#words/format-message.ts'
import type { NoticeName, NoticeWords } from '#words/schemas/notices.ts'
import { escapeHtml } from './escape-html.ts'
import { noticePicture } from './notice-picture.ts'

/** Renders the page around a message: head, header and footer. `body` is HTML and is not escaped. */
export type PageTemplate = (page: {
	readonly title: string
	readonly language: Language
	readonly body: string
}) => string

/** The action on a message page: a button, help with finding a mail, or a signup form. */
export type MessageAction =
	| { readonly kind: 'button'; readonly url: string }
	| {
			readonly kind: 'sent'
			/** Sender of the mail. */
			readonly sender: string
			readonly subject: string
			/** The visitor's inbox, if its provider is known. */
			readonly inbox: { readonly name: string; readonly url: string } | null
			/** Source of the sent form, for the form that sends it again. */
			readonly source: string
	  }
	| {
			readonly kind: 'signup'
			readonly source: string
			readonly email: string
			/** Characters of the address that some mail servers reject. */
			readonly characters?: readonly string[] | undefined
	  }

/** Renders a page with a message, such as the confirmation of a signup. */
export function messagePage(
	template: PageTemplate,
	name: NoticeName,
	language: Language,
	action?: MessageAction,
): string {
	const { title } = words('notices', language).notices[name]
	return template({ title, language, body: messageMain(name, language, action) })
}

function messageMain(name: NoticeName, language: Language, action?: MessageAction): string {
	const { home, notices } = words('notices', language)
	const notice = notices[name]
	const characters = action?.kind === 'signup' && action.characters
	const text = characters ? `${notice.text} ${characters.join(', ')}.` : notice.text
	const isInvalid = name === 'invalid' || name === 'empty' || name === 'uncarried'
	const title = `<h1>${escapeHtml(notice.title)}</h1>`
	const lines = [
		isInvalid ? title : `<hgroup>\n${title}\n<p>${escapeHtml(text)}</p>\n</hgroup>`,
		...(action?.kind === 'sent' ? sentHelp(action, language) : []),
		...(action?.kind === 'button' ? buttonForm(action.url, notice.button) : []),
		...(action?.kind === 'signup'
			? signupForm(action, language, notice.button, isInvalid ? { error: text } : {})
			: []),
		...(notice.steps ? [steps(notice.steps), weekAnchor(language)] : []),
		`<p><a href="${home.href}">${escapeHtml(home.label)}</a></p>`,
	]
	const column = `<div>\n${lines.join('\n')}\n</div>`
	return `<main id="main" tabindex="-1" class="frame notice">\n${column}\n${noticePicture(name)}\n</main>`
}

function steps(items: NonNullable<NoticeWords['steps']>): string {
	const rows = items.map(
		({ name, text }) => `<li><b>${escapeHtml(name)}</b><p>${escapeHtml(text)}</p></li>`,
	)
	return `<ol class="steps">${rows.join('')}</ol>`
}

/** Links to the free tool, which people can use until news arrives. */
function weekAnchor(language: Language): string {
	const { week } = words('mails', language).letter
	return `<p><a class="button" href="${week.href}">${escapeHtml(week.label)}</a></p>`
}

/** Tells what to look for and where, with the form again in case the mail does not arrive. */
function sentHelp(action: Extract<MessageAction, { kind: 'sent' }>, language: Language): string[] {
	const { sender, subject, inbox, source } = action
	const { mail, again, notThere } = words('leadForm', language)
	const signup = { kind: 'signup', source, email: '' } as const
	return [
		`<p>${escapeHtml(formatMessage(language, mail, { sender, subject }))}</p>`,
		...(inbox ? [inboxAnchor(inbox, language)] : []),
		`<p>${escapeHtml(notThere)}</p>`,
		...signupForm(signup, language, again, { isSecond: inbox !== null }),
	]
}

function inboxAnchor({ name, url }: { name: string; url: string }, language: Language): string {
	const { inbox } = words('leadForm', language)
	const label = formatMessage(language, inbox, { provider: name })
	return `<p><a class="button" href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(label)}</a></p>`
}

function buttonForm(url: string, label: string | undefined): string[] {
	return [`<form method="post" action="${escapeHtml(url)}">`, submitButton(label), '</form>']
}

function signupForm(
	{ source, email }: Extract<MessageAction, { kind: 'signup' }>,
	language: Language,
	button: string | undefined,
	{ error, isSecond = false }: { readonly error?: string; readonly isSecond?: boolean },
): string[] {
	const { label, privacy, meant } = words('leadForm', language)
	// The same consent as in the original form.
	const purpose = formPurpose(source)
	const consent = currentConsentText(purpose, language)
	return [
		'<form method="post" action="/api/waitlist" novalidate>',
		`<input type="hidden" name="source" value="${escapeHtml(source)}">`,
		`<input type="hidden" name="locale" value="${language}">`,
		emailField({ label, email, error }),
		meantAddress(formatMessage(language, meant, { address: '{}' })),
		submitButton(button, isSecond),
		`<p>${escapeHtml(consent)} <a href="${privacy.href}">${escapeHtml(privacy.label)}</a></p>`,
		'<input name="website" type="text" hidden autocomplete="off">',
		`<input type="hidden" name="consent" value="${currentConsentVersion(purpose)}">`,
		'</form>',
	]
}

/** The field of an address, with its fault below it. */
export function emailField({
	label,
	email,
	error,
}: {
	readonly label: string
	readonly email: string
	readonly error: string | undefined
}): string {
	const state = error === undefined ? '' : ' aria-invalid="true" aria-describedby="error" autofocus'
	const fault =
		error === undefined ? '' : `\n<p class="small field-error" id="error">${escapeHtml(error)}</p>`
	return `<label for="email">${escapeHtml(label)}</label>
<input class="input" id="email" name="email" type="email" autocomplete="email" required value="${escapeHtml(email)}"${state}>${fault}`
}

/** Asks whether another address is meant; enhance/suggest-address.ts fills it in and shows it. */
function meantAddress(question: string): string {
	const button = '<button type="button">{}</button>'
	return `<div role="status"><p hidden data-meant>${escapeHtml(question).replace('{}', button)}</p></div>`
}

function submitButton(label: string | undefined, isSecond = false): string {
	const look = isSecond ? ' class="second"' : ''
	return `<button type="submit"${look}>${escapeHtml(label ?? '')}</button>`
}

/** A page without styles, header and footer, for servers without a built site. */
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

import type { Language } from '#domain/pages/pages.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import { messageHead } from './my-data-parts.ts'
import { emailField, type PageTemplate } from '#server/platform/http/message-page.ts'
import { words } from '#words/entries.ts'
import type { MyDataNotice } from '#words/schemas/my-data.ts'

/** The action on a message page of "Your data with us". */
export type MyDataAction =
	| { readonly kind: 'form-for-link'; readonly email: string; readonly isInvalid?: boolean }
	/** A button whose form posts to the page's own URL. */
	| { readonly kind: 'button'; readonly label: string; readonly keepUrl?: string }

/** Renders a message page. `more` follows the notice's own sentence. */
export function myDataMessage(
	template: PageTemplate,
	name: MyDataNotice,
	language: Language,
	{ action, more }: { readonly action?: MyDataAction; readonly more?: string } = {},
): string {
	const { title, text, button } = words('myData', language).notices[name]
	const error = action?.kind === 'form-for-link' && action.isInvalid ? text : undefined
	const head = messageHead(
		{ title, text: error ? undefined : more === undefined ? text : `${text} ${more}` },
		name === 'erase' || name === 'export',
		action && actionHtml(action, language, { button, error }),
	)
	const body = `<main id="main" tabindex="-1" class="frame">\n${head}\n</main>`
	return template({ title, language, body })
}

function actionHtml(
	action: MyDataAction,
	language: Language,
	{
		button = '',
		error,
	}: { readonly button: string | undefined; readonly error: string | undefined },
): string {
	const { emailLabel, keep } = words('myData', language)
	if (action.kind === 'button') {
		const keepLink =
			action.keepUrl === undefined
				? ''
				: `<a class="outline" href="${escapeHtml(action.keepUrl)}" rel="noreferrer">${escapeHtml(keep)}</a>`
		return `<form method="post" class="choice">${keepLink}<button type="submit" class="main">${escapeHtml(action.label)}</button></form>`
	}
	return `<form method="post" action="/waitlist/data/link?lang=${language}" novalidate>
${emailField({ label: emailLabel, email: action.email, error })}
<button type="submit" class="main">${escapeHtml(button)}</button>
</form>`
}

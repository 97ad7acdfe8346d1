import { waitlistWords } from '#content/emails/waitlist.ts'
import type { Language } from '#domain/pages/pages.ts'
import type { MailContent } from '#server/store/outbox-row.ts'
import { escapeHtml } from '#server/html/escape-html.ts'
import type { SignedLinks } from './signed-links.ts'

/** Composes the double opt-in mail. It contains the question only, no advertising. */
export function confirmationMail(
	language: Language,
	links: SignedLinks,
	tokens: { readonly confirm: string; readonly unsubscribe: string },
): MailContent {
	const words = waitlistWords(language).confirmation
	const confirm = links.url('confirm', tokens.confirm, language)
	const unsubscribe = links.url('unsubscribe', tokens.unsubscribe, language)
	return {
		subject: words.subject,
		text: [
			words.reason,
			`${words.ask}\n${confirm}`,
			words.otherwise,
			`--\n${words.never}:\n${unsubscribe}\n`,
		].join('\n\n'),
		html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(words.subject)}</title></head>
<body>
<p>${escapeHtml(words.reason)}</p>
<p>${escapeHtml(words.ask)}</p>
<p><a href="${escapeHtml(confirm)}"><strong>${escapeHtml(words.link)}</strong></a></p>
<p>${escapeHtml(words.otherwise)}</p>
<hr>
<p><small><a href="${escapeHtml(unsubscribe)}">${escapeHtml(words.never)}</a></small></p>
</body>
</html>
`,
		unsubscribeUrl: unsubscribe,
	}
}

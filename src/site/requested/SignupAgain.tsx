import type { NoticeAction, NoticePage } from '#site/messages/request-page.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { LeadFormWords } from '#cms/reader/schemas/lead-form.ts'
import { EmailField } from './EmailField.tsx'

type Props = Pick<NoticePage, 'language'> & {
	action: Pick<Extract<NoticeAction, { kind: 'signup' }>, 'source' | 'email'>
	form: LeadFormWords
	button: string | undefined
	error?: string | undefined
	/** Whether most people need another button of the page. */
	isSecond?: boolean
}

/** The waitlist form once more, with the same consent. */
export function SignupAgain({ action, language, form, button, error, isSecond }: Props) {
	const [before, after] = formatMessage(language, form.meant, { address: '{}' }).split('{}')
	return (
		<form method="post" action="/api/waitlist" noValidate>
			<input type="hidden" name="source" value={action.source} />
			<input type="hidden" name="locale" value={language} />
			<EmailField label={form.label} email={action.email} error={error} />
			{/* enhance/suggest-address.ts fills it in and shows it. */}
			<div role="status">
				<p hidden data-meant>
					{before}
					<button type="button">{'{}'}</button>
					{after}
				</p>
			</div>
			<button type="submit" className={isSecond ? 'second' : undefined}>
				{button}
			</button>
			<p>
				{form.consent} <a href={form.privacy.href}>{form.privacy.label}</a>
			</p>
			<input name="website" type="text" hidden autoComplete="off" />
			<input type="hidden" name="consent" value={form.wording} />
		</form>
	)
}

import type { NoticeAction, NoticePage } from '#site/messages/request-page.ts'
import type { LeadFormWords } from '#cms/reader/schemas/lead-form.ts'
import { MeantAddress } from '#site/blocks/lead/LeadForm.tsx'
import { Button } from '#site/ui/controls/Button.tsx'
import { Field } from '#site/ui/controls/Field.tsx'

type Props = Pick<NoticePage, 'language'> & {
	action: Pick<Extract<NoticeAction, { kind: 'signup' }>, 'source' | 'email'>
	form: LeadFormWords
	button: string | undefined
	error?: string | undefined
	/** Whether another button on the page is the main one. */
	isSecond?: boolean
}

/** The waitlist form on the page of a notice, with the same consent as the form on other pages. */
export function SignupAgain({ action, language, form, button, error, isSecond }: Props) {
	return (
		<form method="post" action="/api/waitlist" noValidate>
			<input type="hidden" name="source" value={action.source} />
			<input type="hidden" name="locale" value={language} />
			<Field
				id="email"
				label={form.label}
				name="email"
				type="email"
				autoComplete="email"
				required
				defaultValue={action.email}
				error={error}
				{...(error !== undefined && { autoFocus: true })}
			/>
			<MeantAddress meant={form.meant} />
			<Button type="submit" tone={isSecond ? 'outline' : 'ink'}>
				{button}
			</Button>
			<p className="small">
				{form.consent} <a href={form.privacy.href}>{form.privacy.label}</a>
			</p>
			<input name="website" type="text" hidden autoComplete="off" />
			<input type="hidden" name="consent" value={form.wording} />
		</form>
	)
}

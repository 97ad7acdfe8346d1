import { Button } from '#components/ui/Button.tsx'
import { Unbroken } from '#components/ui/Unbroken.tsx'
import type { LeadFormWords } from '#content/types/lead-form.ts'
import styles from './LeadForm.module.css'

type Props = LeadFormWords & {
	/** Identifies the place of the form, such as `premium` or `regional-de`; also decides the language of the mail. */
	source: string
	/** `lamp` for dark backgrounds. */
	tone?: 'ink' | 'lamp'
}

/**
 * The waitlist form, at most once per page. Without scripts it leads to a page with the outcome;
 * enhance/lead-form.ts shows the outcome in place. `noValidate`, because the server words the errors.
 */
export function LeadForm({ prompt, label, consent, wording, privacy, button, ...rest }: Props) {
	const { action, source, tone = 'ink', ...messages } = rest
	return (
		<form
			className={styles['form']}
			method="post"
			action={action}
			noValidate
			data-lead={messages.failed}
			data-sending={messages.sending}
			data-0={messages.offline}
			data-202={messages.sent}
			data-inbox={messages.inbox}
			data-400={messages.wrong}
			data-429={messages.tooMany}
			data-uncarried={messages.uncarried}
		>
			<p>
				<Unbroken text={prompt} />
			</p>
			<div className={styles['row']}>
				<label className="small" htmlFor="lead">
					{label}
				</label>
				<input
					className="input"
					id="lead"
					name="email"
					type="email"
					autoComplete="email"
					required
					aria-describedby="lead-status"
				/>
				<Button type="submit" tone={tone}>
					{button}
				</Button>
				<b id="lead-status" role="status" />
			</div>
			<p className="small">
				<Unbroken text={consent} /> <a href={privacy.href}>{privacy.label}</a>
			</p>
			<input name="website" type="text" hidden autoComplete="off" />
			<input name="source" type="hidden" value={source} />
			<input name="consent" type="hidden" value={wording} />
		</form>
	)
}

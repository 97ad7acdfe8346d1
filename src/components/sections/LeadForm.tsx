import { Button } from '#components/ui/Button.tsx'
import type { LeadFormWords } from '#content/types/lead-form.ts'
import { currentWording } from '#domain/waitlist/consent.ts'
import styles from './LeadForm.module.css'

type Props = LeadFormWords & {
	/** Where the form stands, which also decides the language of the mail: `premium`, `regional-de`. */
	source: string
	/** `lamp` on dark ground. */
	tone?: 'ink' | 'lamp'
}

/**
 * One address for the waitlist, once a page. Without a script it leads to a page that says what comes
 * next; enhance/lead-form.ts says it here. The server words what is wrong, so the browser does not.
 */
export function LeadForm({ prompt, label, consent, privacy, button, ...rest }: Props) {
	const { action, source, tone = 'ink', ...said } = rest
	return (
		<form
			className={styles['form']}
			method="post"
			action={action}
			noValidate
			data-lead={said.failed}
			data-sending={said.sending}
			data-0={said.offline}
			data-202={said.sent}
			data-400={said.wrong}
			data-429={said.tooMany}
			data-uncarried={said.uncarried}
		>
			<p>{prompt}</p>
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
					aria-describedby="lead-says"
				/>
				<Button type="submit" tone={tone}>
					{button}
				</Button>
				<b id="lead-says" role="status" />
			</div>
			<p className="small">
				{consent} <a href={privacy.href}>{privacy.label}</a>
			</p>
			<input name="website" type="text" hidden autoComplete="off" />
			<input name="source" type="hidden" value={source} />
			<input name="consent" type="hidden" value={currentWording} />
		</form>
	)
}

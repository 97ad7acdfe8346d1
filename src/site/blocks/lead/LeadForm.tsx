import { Button, ButtonLink } from '#site/ui/controls/Button.tsx'
import { Field } from '#site/ui/controls/Field.tsx'
import { Success } from '#site/ui/controls/Success.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { LeadFormWords } from '#cms/reader/schemas/lead-form.ts'
import styles from './LeadForm.module.css'

type Props = LeadFormWords & {
	/** Identifies the form's position, such as `premium` or `regional-de`; also decides the language of the email. */
	source: string
}

/**
 * The waitlist form, at most once per page. Without scripts it leads to a page with the outcome;
 * site/scripts/forms/lead-form.ts shows faults at the field, and success in place of the form. `noValidate`, because
 * the server words the errors.
 */
export function LeadForm({ prompt, label, consent, wording, privacy, button, ...rest }: Props) {
	const { action, source, sent, meanwhile, ...messages } = rest
	return (
		<div className={styles['lead']} data-lead>
			<form
				method="post"
				action={action}
				noValidate
				data-failed={messages.failed}
				data-sending={messages.sending}
				data-empty={messages.empty}
				data-0={messages.offline}
				data-400={messages.wrong}
				data-429={messages.tooMany}
				data-uncarried={messages.uncarried}
			>
				<p>{prompt}</p>
				<Field label={label} id="lead" name="email" type="email" autoComplete="email" required />
				<MeantAddress meant={messages.meant} />
				<Button className={styles['button']} type="submit">
					{button}
				</Button>
				<p className={`small ${styles['consent']}`}>
					{consent} <a href={privacy.href}>{privacy.label}</a>
				</p>
				<input name="website" type="text" hidden autoComplete="off" />
				<input name="source" type="hidden" value={source} />
				<input name="consent" type="hidden" value={wording} />
			</form>
			<Success {...sent} hidden more={<MailLooks {...messages} />}>
				{/* In a new tab, because the page may show a test result that is stored nowhere. */}
				<ButtonLink href="#lead" target="_blank" rel="noreferrer" data-inbox>
					{/* The script fills in the name of the provider. */}
					{formatMessage('en', messages.inbox, { provider: '{}' })}
				</ButtonLink>
				<a href={meanwhile.href}>{meanwhile.label}</a>
				<TextButton hidden data-again={messages.sentAgain}>
					{messages.again}
				</TextButton>
			</Success>
			<MeantAddress meant={messages.meant} />
		</div>
	)
}

export function LeadSection({ title, ...form }: Props & { title: string }) {
	return (
		<section data-no-print>
			<h2 className="minor">{title}</h2>
			<LeadForm {...form} />
		</section>
	)
}

/** The email to look for in the inbox; the script fills in the actual sender and subject. */
function MailLooks({ mail, expected }: Pick<LeadFormWords, 'mail' | 'expected'>) {
	const text = formatMessage('en', mail, { sender: '{sender}', subject: '{subject}' })
	return (
		<p className="small">
			{text.split(/(\{sender\}\S*|\{subject\})/).map((piece) => {
				const [, name, mark] = /^\{(sender|subject)\}(.*)/s.exec(piece) ?? []
				if (name !== 'sender' && name !== 'subject') return piece
				return (
					<span key={name} className={name === 'sender' ? 'whole' : undefined}>
						<span data-mail={name}>{expected[name]}</span>
						{mark}
					</span>
				)
			})}
		</p>
	)
}

/** The suggestion of a corrected address; site/scripts/forms/suggest-address.ts fills it in and shows it. */
export function MeantAddress({ meant }: Pick<LeadFormWords, 'meant'>) {
	const [before, after] = formatMessage('en', meant, { address: '{}' }).split('{}')
	return (
		<div role="status" className={styles['meant']}>
			<p hidden data-meant>
				{before}
				<TextButton>{'{}'}</TextButton>
				{after}
			</p>
		</div>
	)
}

import type { LeavePage } from '#site/messages/request-page.ts'
import { LeaveForms } from '#site/blocks/tool-pages/leave/LeaveForms.tsx'
import type leave from '#content/tools/en/leave.yaml'
import { TermList } from '#site/ui/text/TermList.tsx'
import { Button, ButtonLink } from '#site/ui/controls/Button.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { leaveEntries, type LeaveEntry, writtenTime } from '#features/leave/rules/leave-entries.ts'
import type { LeaveForm } from '#features/leave/messages/leave-form.ts'
import { locales } from '#site-map/languages.ts'
import { longDate } from '#values/dates/long-date.ts'
import styles from './LeaveSteps.module.css'

type Props = {
	page: LeavePage
	words: typeof leave
	/** The addresses of the forms. */
	url: string
	/** The recipient of the email that the visitor can send instead of the form. */
	support: string
}

export function LeaveSteps({ page, words, url, support }: Props) {
	return (
		<div className={`frame ${styles['page']}`}>
			{page.step === 'form' && <FormAgain {...{ page, words, url }} />}
			{page.step === 'summary' && <Summary {...{ page, words, url }} />}
			{page.step === 'receipt' && <Receipt {...{ page, words }} />}
			{(page.step === 'away' || page.step === 'tooMany') && (
				<NotStored {...{ page, words, url, support }} />
			)}
		</div>
	)
}

/** The title of a step. */
export function leaveTitle(page: LeavePage, words: typeof leave): string {
	if (page.step === 'receipt') return words.kinds[page.request.kind].received
	return words[page.step === 'form' ? 'faulty' : page.step].title
}

type Step<Name extends LeavePage['step']> = {
	page: Extract<LeavePage, { step: Name }>
	words: typeof leave
	url: string
}

function FormAgain({ page, words, url }: Step<'form'>) {
	const { language, asked: kind, values, faults } = page
	const { title, text } = faults.length > 0 ? words.faulty : words.kinds[kind]
	return (
		<>
			<h1>{title}</h1>
			<p>{text}</p>
			<div className={styles['forms']}>
				<LeaveForms
					action={actionOf(url, 'summary', page)}
					{...{ words, language, kind, values, faults }}
				/>
			</div>
		</>
	)
}

function Summary({ page, words, url }: Step<'summary'>) {
	const { form, language, nonce } = page
	const { title, text, change } = words.summary
	return (
		<>
			<h1>{title}</h1>
			<p>{text}</p>
			<Entries entries={leaveEntries(form, words, language)} />
			<form
				className={styles['act']}
				data-no-print
				method="post"
				action={actionOf(url, 'receipt', page)}
			>
				<Hidden form={form} nonce={nonce} />
				<Button type="submit">{words.kinds[form.kind].confirm}</Button>
				<Button
					type="submit"
					tone="outline"
					name="step"
					value="form"
					formAction={actionOf(url, 'summary', page)}
				>
					{change}
				</Button>
			</form>
		</>
	)
}

function Receipt({ page, words }: Pick<Step<'receipt'>, 'page' | 'words'>) {
	const { request, language } = page
	const { receipt } = words
	const locale = locales[language]
	const day = longDate(new Date(request.due_at), locale, 'UTC')
	return (
		<>
			<h1>{words.kinds[request.kind].received}</h1>
			<Entries
				entries={[
					{ label: receipt.number, value: request.number },
					{ label: receipt.time, value: writtenTime(Date.parse(request.received_at), language) },
				]}
			/>
			<p>{formatMessage(locale, receipt.mail, { address: request.email ?? '' })}</p>
			<p>{formatMessage(locale, receipt.answer, { day })}</p>
			<h2>{receipt.content}</h2>
			<Entries entries={leaveEntries({ ...request, endDate: request.end_date }, words, language)} />
			<p>
				<a href={receipt.back.href}>{receipt.back.label}</a>
			</p>
		</>
	)
}

/** Shown if the form could not be stored. The visitor can send it again unchanged, or send an email instead. */
function NotStored({ page, words, url, support }: Step<'away' | 'tooMany'> & { support: string }) {
	const { form, language, nonce } = page
	const { title, text } = words[page.step]
	const message = form === null ? words.unread : text
	const entries = form === null ? [] : leaveEntries(form, words, language)
	return (
		<>
			<h1>{title}</h1>
			<p>{formatMessage(locales[language], message, { address: support })}</p>
			<Entries entries={entries} />
			<div className={styles['act']} data-no-print>
				{form !== null && (
					<form method="post" action={actionOf(url, 'receipt', page)}>
						<Hidden form={form} nonce={nonce} />
						<Button type="submit">{words.away.again}</Button>
					</form>
				)}
				<ButtonLink tone="outline" href={mailto(support, entries)}>
					{words.away.mail}
				</ButtonLink>
			</div>
		</>
	)
}

function Entries({ entries }: { entries: readonly LeaveEntry[] }) {
	if (entries.length === 0) return null
	return <TermList terms={entries.map(({ label, value }) => ({ name: label, text: value }))} />
}

/**
 * Hidden fields with the content of the form and its nonce. The nonce lets the server treat a second submission of the
 * form as the same request.
 */
function Hidden({ form, nonce }: { form: LeaveForm; nonce: string }) {
	return Object.entries({ ...form, nonce }).map(
		([name, value]) => value !== null && <input key={name} type="hidden" {...{ name, value }} />,
	)
}

function actionOf(
	url: string,
	step: 'summary' | 'receipt',
	{ language }: Pick<LeavePage, 'language'>,
) {
	return `${url}/${step}?lang=${language}`
}

function mailto(address: string, entries: readonly LeaveEntry[]): string {
	const subject = encodeURIComponent(entries[0]?.value ?? '')
	const body = entries.map(({ label, value }) => `${label}: ${value}`).join('\n')
	return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}

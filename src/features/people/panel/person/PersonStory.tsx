import type { ReactNode } from 'react'
import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import { ownerWordings } from '#features/waitlist/rules/by-hand.ts'
import type { Person } from '#features/people/messages/person.ts'
import { dateTimeParts, formatDateTime } from '#panel/format/format-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { meaningOf, meaningOfReport } from '#panel/format/refusal-meaning.ts'
import { personStory, type StoryEvent } from './person-story.ts'
import personWords from '#content/messages/es/panel/person.yaml'
import styles from './PersonPage.module.css'

const words = personWords.story

type Props = { person: Person }

/** A person's consents and mails, on a timeline, oldest first. A lit window: something arrived. */
export function PersonStory({ person }: Props) {
	return (
		<section>
			<h2>{words.title}</h2>
			<ol className={`timeline ${styles['story']}`}>
				{personStory(person).map((event) => (
					<li key={event.key}>
						<EventTime at={event.at} />
						<MiniWindow level={isLit(event) ? 100 : 0} size="cell" />
						<div>{textOf(event, person.locale ?? undefined)}</div>
					</li>
				))}
			</ol>
			<p className="soft">{words.notMeasured}</p>
		</section>
	)
}

function EventTime({ at }: { at: string }) {
	const parts = dateTimeParts(at)
	if (parts === null) return <span>{at}</span>
	return (
		<time dateTime={at}>
			{parts.before}
			{parts.year} <i>{parts.after.replace(/^,\s*/, '')}</i>
		</time>
	)
}

function isLit(event: StoryEvent): boolean {
	return event.kind === 'mail'
		? event.mail.outcome === 'accepted' &&
				(event.mail.report === null || event.mail.report.kind === 'complaint')
		: event.kind === 'status' && event.status === 'active'
}

function textOf(event: StoryEvent, language: string | undefined): ReactNode {
	if (event.kind === 'consent') return <Consent consent={event.consent} />
	if (event.kind === 'mail') return <Mail mail={event.mail} language={language} />
	if (event.kind === 'act') return <h3>{words.acts[event.act]}</h3>
	const { status, isFirst } = event
	const names: Readonly<Record<string, string>> = words.statuses
	return <h3>{isFirst ? words.statuses.first : (names[status] ?? status)}</h3>
}

type ConsentProps = { consent: Person['consents'][number] }

function Consent({ consent }: ConsentProps) {
	const { page, text, translation, version, purpose, locale, proof } = consent
	if (version === ownerWordings.added || version === ownerWordings.imported) {
		const isAdded = version === ownerWordings.added
		return (
			<>
				<h3>{isAdded ? words.added : words.imported}</h3>
				{isAdded && <p className="soft">{words.addedText}</p>}
				{proof !== null && <p className="soft">{formatMessage('es', words.proof, { proof })}</p>}
			</>
		)
	}
	return (
		<>
			<h3>{page === null ? words.signupElsewhere : formatMessage('es', words.signup, { page })}</h3>
			{text !== null && <blockquote lang={locale}>{text}</blockquote>}
			<p className="soft">
				{formatMessage('es', translation === null ? words.unknownWording : words.wording, {
					version,
				})}{' '}
				{translation !== null &&
					locale !== 'es' &&
					`${formatMessage('es', words.inSpanish, { translation })} `}
				{purpose !== null && words.purposes[purpose]}
			</p>
		</>
	)
}

type MailProps = { mail: Person['mails'][number]; language: string | undefined }

function Mail({ mail, language }: MailProps) {
	const { kind, subject, tries, failure, report } = mail
	const names: Readonly<Record<string, string>> = words.mails
	return (
		<>
			<h3>{names[kind] ?? words.mails.other}</h3>
			<p>
				<span lang={language}>“{subject}”</span>.{' '}
				{formatMessage('es', words.outcomes[sentenceOf(mail)], {
					tries,
					failure: failure === null ? '–' : `${failure}. ${meaningOf(failure)}`,
				})}
			</p>
			{report !== null && <p>{describeReport(report)}</p>}
		</>
	)
}

/** A resent mail starts with its first attempt, and keeps the reason that blocked it before. */
function sentenceOf({ outcome, tries, failure }: MailProps['mail']): keyof typeof words.outcomes {
	if (outcome === 'accepted') {
		if (failure !== null) return 'acceptedAfter'
		return tries > 1 ? 'acceptedLater' : 'accepted'
	}
	return outcome === 'waiting' && failure !== null ? 'delayed' : outcome
}

function describeReport(report: NonNullable<MailProps['mail']['report']>): string {
	const message = words.reports[report.kind === 'complaint' ? 'complaint' : 'returned']
	const code = report.code && `${report.code}:`
	return formatMessage('es', message, {
		date: formatDateTime(report.at),
		code,
		meaning: meaningOfReport(report),
	})
}

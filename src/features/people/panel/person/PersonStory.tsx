import type { ReactNode } from 'react'
import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import { ownerWordings } from '#features/waitlist/rules/by-hand.ts'
import type { Person } from '#features/people/messages/person.ts'
import { dateTimeParts, formatDateTime } from '#panel/format/format-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { meaningOf, meaningOfReport } from '#panel/format/refusal-meaning.ts'
import personWords from '#content/messages/es/panel/person.yaml'
import styles from './PersonPage.module.css'

const words = personWords.story

export function PersonStory({ person }: { person: Person }) {
	return (
		<section>
			<h2>{words.title}</h2>
			<ol className={`timeline ${styles['story']}`}>
				{personStory(person).map(({ key, at, isLit, text }) => (
					<li key={key}>
						<EventTime at={at} />
						<MiniWindow level={isLit ? 100 : 0} size="cell" />
						<div>{text}</div>
					</li>
				))}
			</ol>
			<p className="soft">{words.notMeasured}</p>
		</section>
	)
}

type StoryEvent = {
	readonly key: string
	/** ISO 8601; any text, or nothing, in imported rows. */
	readonly at: string
	/** Whether the window drawn beside the event is lit, as it is for a confirmation or an email that arrived. */
	readonly isLit: boolean
	readonly text: ReactNode
}

/** The events in a person's history, without the first status if a consent records the same signup. */
export function personStory(person: Person): readonly StoryEvent[] {
	const { consents, mails, history, acts } = person
	const names: Readonly<Record<string, string>> = words.statuses
	const statuses = history.map(({ at, status }, index) => ({
		key: `status ${index}`,
		at,
		isLit: status === 'active',
		text: <h3>{index === 0 ? words.statuses.first : (names[status] ?? status)}</h3>,
	}))
	const events: readonly StoryEvent[] = [
		...consents.map((consent, index) => ({
			key: `consent ${index}`,
			at: consent.given_at,
			isLit: false,
			text: <Consent consent={consent} />,
		})),
		...mails.map((mail) => ({
			key: `mail ${mail.id}`,
			at: mail.finished_at ?? mail.created_at,
			isLit:
				mail.outcome === 'accepted' && (mail.report === null || mail.report.kind === 'complaint'),
			text: <Mail mail={mail} language={person.locale ?? undefined} />,
		})),
		...statuses.slice(consents.length === 0 ? 0 : 1),
		...acts.map(({ at, act }, index) => ({
			key: `act ${index}`,
			at,
			isLit: false,
			text: <h3>{words.acts[act]}</h3>,
		})),
	]
	return events.toSorted((one, other) => timeOf(one) - timeOf(other))
}

/** Events without a time come first. */
function timeOf({ at }: StoryEvent): number {
	return Date.parse(at) || 0
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

/**
 * The key of the sentence about an email's outcome. When an email is resent, its attempts are counted from one again,
 * and its earlier failure is kept.
 */
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

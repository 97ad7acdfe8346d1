import { Fragment } from 'react'
import type { Person } from '#features/people/messages/person.ts'
import type { MyDataPage } from '#site/messages/request-page.ts'
import { type Language, languageNames, locales } from '#site-map/languages.ts'
import { pageOfSource } from '#site-map/signup-source.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type myData from '#content/messages/en/my-data.yaml'
import { Timeline } from '#site/ui/pictures/Timeline.tsx'
import { TermList } from '#site/ui/text/TermList.tsx'
import { dataEvents } from './my-data-events.ts'
import { dayOf } from './MyDataHead.tsx'

type Props = { page: MyDataPage; words: typeof myData }

export function Agreed({ page: { person, language }, words }: Props) {
	const events = dataEvents(person, words, locales[language])
	return (
		<Timeline
			moments={events.map(({ at, isLit, title, quote, lines }) => ({
				title,
				level: isLit ? 100 : 0,
				text: (
					<>
						<Moment at={at} language={language} />
						{quote !== null && (
							<>
								<br />
								<q>{quote}</q>
							</>
						)}
						{lines.map((line) => (
							<Fragment key={line}>
								<br />
								{line}
							</Fragment>
						))}
					</>
				),
			}))}
		/>
	)
}

/**
 * A timestamp as day and time of day in UTC. Any other text is shown unchanged, because a table adopted from elsewhere
 * can hold any text.
 */
function Moment({ at, language }: { at: string; language: Language }) {
	const time = Date.parse(at)
	if (Number.isNaN(time)) return <span>{at}</span>
	const iso = new Date(time).toISOString()
	return (
		<time dateTime={`${iso.slice(0, 16)}Z`}>
			{`${dayOf(time, language)}, ${iso.slice(11, 16)}`}
		</time>
	)
}

export function Sent({ page: { person, language }, words: { sent } }: Props) {
	if (person.mails.length === 0) return <p>{sent.none}</p>
	return (
		<>
			<Timeline
				moments={person.mails.map((mail) => {
					const day = dayOf(Date.parse(mail.finished_at ?? mail.created_at), language)
					const outcome = outcomeOf(mail, person.email, locales[language], sent)
					const level = mail.outcome === 'waiting' || mail.outcome === 'refused' ? 0 : 100
					return { title: mail.subject, level, text: `${day}. ${outcome}` }
				})}
			/>
			<p className="soft">{sent.note}</p>
		</>
	)
}

function outcomeOf(
	{ outcome, tries, failure }: Person['mails'][number],
	email: string,
	locale: string,
	sent: (typeof myData)['sent'],
): string {
	const host = email.slice(email.lastIndexOf('@') + 1)
	if (outcome === 'waiting') return sent.waiting
	if (outcome === 'refused') {
		return formatMessage(locale, sent.refused, { host, code: failure ?? '?' })
	}
	return tries > 1
		? formatMessage(locale, sent.acceptedLater, { host, tries })
		: formatMessage(locale, sent.accepted, { host })
}

export function Requests({ page: { person, language }, words: { requests: sentences } }: Props) {
	const locale = locales[language]
	const dayIn = (at: string) => ({ day: dayOf(Date.parse(at), language) })
	return (
		<TermList
			terms={person.requests.map(({ number, kind, received_at, due_at, done_at, ...declared }) => ({
				name: sentences.kinds[kind],
				text: (
					<>
						{formatMessage(locale, sentences.received, { number, ...dayIn(received_at) })}{' '}
						{done_at === null
							? formatMessage(locale, sentences.open, dayIn(due_at))
							: formatMessage(locale, sentences.done, dayIn(done_at))}
						{(['name', 'contract', 'reason', 'text', 'answer'] as const).map(
							(field) =>
								declared[field] && (
									<Fragment key={field}>
										<br />
										{declared[field]}
									</Fragment>
								),
						)}
					</>
				),
			}))}
		/>
	)
}

/** Other data about the person. */
export function Facts({ page: { person, language }, words: { else: names } }: Props) {
	const [first] = person.consents
	const labels = first && [
		first.utm_source,
		first.utm_medium,
		first.utm_campaign,
		first.utm_term,
		first.utm_content,
	]
	const { source, country, referrer, campaign, undeliverable_at, tags, note } = person
	const entries = [
		[names.language, languageNames[language]],
		[names.page, pageOfSource(source) ?? source],
		[names.country, country],
		[names.referrer, referrer ?? names.none],
		[names.campaign, labels?.filter(Boolean).join(', ') || campaign || names.none],
		[names.undeliverable, undeliverable_at && dayOf(Date.parse(undeliverable_at), language)],
		[names.tags, tags],
		[names.ownNote, note],
	] as const
	return (
		<>
			<TermList
				terms={entries.flatMap(([name, text]) => (text === null ? [] : [{ name, text }]))}
			/>
			<p className="soft">{names.note}</p>
		</>
	)
}

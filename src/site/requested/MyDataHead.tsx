import type { ReactNode } from 'react'
import type { MyDataPage } from '#site/messages/request-page.ts'
import { longDate } from '#values/dates/long-date.ts'
import { type Language, locales } from '#site-map/languages.ts'
import { retentionMs } from '#values/retention.ts'
import { maskedEmail } from '#features/waitlist/rules/masked-email.ts'
import { pauseAt } from '#features/my-data/rules/pause.ts'
import Letterboxes from '#site/art/objects/letterboxes.svg?react'
import OpenLetterbox from '#site/art/objects/open-letterbox.svg?react'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type myData from '#content/messages/en/my-data.yaml'
import { ActForm } from './ActForm.tsx'

type HeadProps = {
	title: string
	text: string | undefined
	/** Whether one open letterbox is drawn, instead of several closed ones. */
	isOpen: boolean
	children?: ReactNode
}

export function MessageHead({ title, text, isOpen, children }: HeadProps) {
	return (
		<div className="pair first">
			<div>
				<h1>{title}</h1>
				{text !== undefined && <p className="lede">{text}</p>}
				{children}
			</div>
			{isOpen ? <OpenLetterbox /> : <Letterboxes />}
		</div>
	)
}

export function MyDataHead({ page, words }: { page: MyDataPage; words: typeof myData }) {
	const { person, language, now } = page
	const locale = locales[language]
	if (person.status === 'unsubscribed') {
		return <MessageHead {...words.unsubscribed} isOpen={false} />
	}
	if (person.status === 'pending') {
		const { title, text, button, newest } = words.pending
		const end = Date.parse(page.pendingSince ?? '') + retentionMs.unconfirmed
		const day = dayOf(Number.isNaN(end) ? now + retentionMs.unconfirmed : end, language)
		const waiting = formatMessage(locale, text, { day })
		// The link of an older email opens the page but cannot confirm the address.
		return page.isNewestLink ? (
			<MessageHead title={title} text={waiting} isOpen>
				<ActForm act="confirm" label={button} />
			</MessageHead>
		) : (
			<MessageHead title={title} text={`${waiting} ${newest}`} isOpen />
		)
	}
	const pause = pauseAt(page.pausedUntil, now)
	if (pause !== null) {
		const { until, open, text, openText, button } = words.paused
		const day = pause.until !== null && dayOf(Date.parse(pause.until), language)
		return (
			<MessageHead
				title={day ? formatMessage(locale, until, { day }) : open}
				text={day ? text : openText}
				isOpen={false}
			>
				<ActForm act="resume" label={button} />
			</MessageHead>
		)
	}
	const text = formatMessage(locale, words.lede, { address: maskedEmail(person.email) })
	return <MessageHead title={words.title} text={text} isOpen />
}

/** A UTC day in the long format. */
export function dayOf(time: number, language: Language): string {
	return longDate(new Date(time), locales[language], 'UTC')
}

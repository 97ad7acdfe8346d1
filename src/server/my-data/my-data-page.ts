import type { Person } from '#contract/person.ts'
import { longDate } from '#domain/dates/long-date.ts'
import { type Language, languageNames, languages, locales } from '#domain/pages/languages.ts'
import { retentionMs } from '#domain/retention/retention.ts'
import { maskedEmail } from '#domain/waitlist/masked-email.ts'
import { pauseAt, pauseLengths } from '#domain/waitlist/pause.ts'
import { pageOfSource } from '#domain/waitlist/signup-source.ts'
import type { DataPerson } from './my-data.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import { type DataEvent, dataEvents } from './my-data-events.ts'
import { actForm, messageHead, part, radioGroup } from './my-data-parts.ts'
import type { PageTemplate } from '#server/platform/http/message-page.ts'
import { words as wordsOf } from '#words/entries.ts'
import { formatMessage } from '#words/format-message.ts'
import type { MyDataWords } from '#words/schemas/my-data.ts'

/** One person's data for the page. */
export type MyDataView = {
	readonly language: Language
	readonly person: DataPerson
	/** The stored person. */
	readonly stored: Person
	/** In milliseconds since 1970. */
	readonly now: number
}

/** Renders "Your data with us". Its forms post to the page's own URL, whose query has the token. */
export function myDataPage(template: PageTemplate, view: MyDataView): string {
	const words = wordsOf('myData', view.language)
	const isUnsubscribed = view.person.status === 'unsubscribed'
	const parts = [
		head(view, words),
		part(words.agreed.title, agreed(view, words)),
		part(words.sent.title, sent(view, words)),
		part(words.else.title, facts(view, words)),
		part(words.language.title, languageForm(view, words)),
		...(isUnsubscribed ? [] : [part(words.pause.title, pauseForm(words))]),
		...(isUnsubscribed ? [] : [part(words.unsubscribe.title, plainForm('unsubscribe', words))]),
		part(words.export.title, plainForm('export', words)),
		part(words.erase.title, plainForm('erase', words)),
	]
	const body = `<main id="main" tabindex="-1" class="frame">\n${parts.join('\n')}\n</main>`
	return template({ title: words.title, language: view.language, body })
}

/** The first screen: the person's status and the matching action. */
function head({ person, now, language }: MyDataView, words: MyDataWords): string {
	const locale = locales[language]
	if (person.status === 'unsubscribed') return messageHead(words.unsubscribed, false)
	if (person.status === 'pending') {
		const { title, text, button, newest } = words.pending
		const end = Date.parse(person.pendingSince ?? '') + retentionMs.unconfirmed
		const day = dayOf(Number.isNaN(end) ? now + retentionMs.unconfirmed : end, language)
		const waiting = formatMessage(locale, text, { day })
		// The link of an older mail opens the page but cannot confirm the address.
		if (!person.isNewestLink) return messageHead({ title, text: `${waiting} ${newest}` }, true)
		return messageHead({ title, text: waiting }, true, actForm('confirm', button, 'main'))
	}
	const pause = pauseAt(person.pausedUntil, now)
	if (pause !== null) {
		const { until, open, text, openText, button } = words.paused
		const isOpen = pause.until === null
		const title = isOpen
			? open
			: formatMessage(locale, until, { day: dayOf(Date.parse(pause.until), language) })
		const notice = { title, text: isOpen ? openText : text }
		return messageHead(notice, false, actForm('resume', button, 'main'))
	}
	const text = formatMessage(locale, words.lede, { address: maskedEmail(person.email) })
	return messageHead({ title: words.title, text }, true)
}

function agreed({ stored, language }: MyDataView, words: MyDataWords): string {
	return `<ol class="cord">\n${dataEvents(stored, words, locales[language])
		.map((event) => eventItem(event, language))
		.join('\n')}\n</ol>`
}

function eventItem({ at, isLit, title, quote, lines }: DataEvent, language: Language): string {
	const mark = `<svg class="${isLit ? 'lit' : 'dark'}" width="17" height="23" viewBox="0 0 17 23" aria-hidden="true"><path d="M1 1H16V22H1z"/></svg>`
	const said = quote === null ? '' : `<blockquote>${escapeHtml(quote)}</blockquote>`
	const text = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
	return `<li>${momentOf(at, language)}${mark}<div><h3>${escapeHtml(title)}</h3>${said}${text}</div></li>`
}

function sent(view: MyDataView, words: MyDataWords): string {
	const { stored, language } = view
	const { day, mail, outcome, none, note } = words.sent
	if (stored.mails.length === 0) return `<p>${escapeHtml(none)}</p>`
	const rows = stored.mails.map((each) => {
		const when = dayOf(Date.parse(each.finished_at ?? each.created_at), language)
		const became = outcomeOf(each, view, words)
		return `<tr><td>${escapeHtml(when)}</td><td>${escapeHtml(each.subject)}</td><td>${escapeHtml(became)}</td></tr>`
	})
	const columns = [day, mail, outcome].map((name) => `<th scope="col">${escapeHtml(name)}</th>`)
	return `<table>
<thead><tr>${columns.join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>
<p class="soft">${escapeHtml(note)}</p>`
}

/** The outcome of a mail. */
function outcomeOf(
	{ outcome, tries, failure }: Person['mails'][number],
	{ person, language }: MyDataView,
	words: MyDataWords,
): string {
	const locale = locales[language]
	const host = person.email.slice(person.email.lastIndexOf('@') + 1)
	if (outcome === 'waiting') return words.sent.waiting
	if (outcome === 'refused') {
		return formatMessage(locale, words.sent.refused, { host, code: failure ?? '?' })
	}
	return tries > 1
		? formatMessage(locale, words.sent.acceptedLater, { host, tries })
		: formatMessage(locale, words.sent.accepted, { host })
}

function facts({ stored, person, language }: MyDataView, words: MyDataWords): string {
	const names = words.else
	const first = stored.consents[0]
	const labels = first && [
		first.utm_source,
		first.utm_medium,
		first.utm_campaign,
		first.utm_term,
		first.utm_content,
	]
	const entries = [
		[names.language, languageNames[language]],
		[names.page, pageOfSource(stored.source) ?? stored.source],
		...(stored.country === null ? [] : [[names.country, stored.country]]),
		[names.referrer, stored.referrer ?? names.none],
		[names.campaign, labels?.filter(Boolean).join(', ') || stored.campaign || names.none],
		...(person.undeliverableAt === null
			? []
			: [[names.undeliverable, dayOf(Date.parse(person.undeliverableAt), language)]]),
		...(stored.tags === null ? [] : [[names.tags, stored.tags]]),
		...(stored.note === null ? [] : [[names.ownNote, stored.note]]),
	]
	const list = entries.map(
		([name = '', value = '']) =>
			`<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`,
	)
	return `<dl>${list.join('\n')}</dl>\n<p class="soft">${escapeHtml(names.note)}</p>`
}

function languageForm({ language }: MyDataView, words: MyDataWords): string {
	const { title, text, button } = words.language
	const options = languages.map((each) => ({
		value: each,
		label: languageNames[each],
		language: each,
		isChecked: each === language,
	}))
	return `<p>${escapeHtml(text)}</p>\n${actForm('language', button, 'outline', radioGroup('language', title, options))}`
}

function pauseForm(words: MyDataWords): string {
	const { title, text, button, lengths } = words.pause
	const options = pauseLengths.map((value, index) => ({
		value,
		label: lengths[value],
		isChecked: index === 0,
	}))
	return `<p>${escapeHtml(text)}</p>\n${actForm('pause', button, 'outline', radioGroup('length', title, options))}`
}

function plainForm(act: 'unsubscribe' | 'export' | 'erase', words: MyDataWords): string {
	const { text, button } = words[act]
	const tone = act === 'erase' ? 'outline bad' : 'outline'
	return `<p>${escapeHtml(text)}</p>\n${actForm(act, button, tone)}`
}

/** A time as day and time of day in UTC. Adopted tables can hold other text. */
function momentOf(at: string, language: Language): string {
	const time = Date.parse(at)
	if (Number.isNaN(time)) return `<span>${escapeHtml(at)}</span>`
	const iso = new Date(time).toISOString()
	return `<time datetime="${iso.slice(0, 16)}Z">${escapeHtml(dayOf(time, language))} <i>${iso.slice(11, 16)}</i></time>`
}

function dayOf(time: number, language: Language): string {
	return longDate(new Date(time), locales[language], 'UTC')
}
